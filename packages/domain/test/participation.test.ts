import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLockedAt } from '../src/discussions/discussion.ts';
import { participationOf } from '../src/discussions/participation.ts';

const rules = { ownCount: 1, replyCount: 2, leastWords: 5 };
const own = (wordCount: number) => ({ wordCount, repliesTo: null });
const reply = (repliesTo: number, wordCount = 9) => ({ wordCount, repliesTo });

describe('participationOf', () => {
  it.each([
    ['nothing', [], 0],
    ['a contribution that is long enough', [own(5)], 1],
    ['one that is too short', [own(4)], 0],
    ['two replies to the same person', [reply(2), reply(2)], 1],
    ['replies to two people', [reply(2), reply(3)], 2],
    ['a reply to oneself', [reply(1)], 0],
    ['everything', [own(9), reply(2), reply(3)], 3],
    ['more than is asked', [own(9), own(9), reply(2), reply(3), reply(4)], 3],
  ] as const)('counts %s', (_, contributions, stepsDone) => {
    expect(participationOf(rules, 1, contributions)).toMatchObject({
      stepsDone,
      steps: 3,
      isComplete: stepsDone === 3,
    });
  });

  it('never counts less for having written more', () => {
    const contribution = fc.record({ wordCount: fc.nat(20), repliesTo: fc.option(fc.integer({ min: 1, max: 5 })) });
    fc.assert(
      fc.property(fc.array(contribution), contribution, (before, more) => {
        const one = participationOf(rules, 1, before).stepsDone;
        const other = participationOf(rules, 1, [...before, more]).stepsDone;
        expect(other).toBeGreaterThanOrEqual(one);
        expect(other).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe('isLockedAt', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
  it.each([
    [null, null, false],
    [at(9), null, true],
    [at(11), null, false],
    [at(9), at(11), true],
    [at(8), at(10), false],
  ])('from %s until %s', (lockedFrom, lockedUntil, isLocked) => {
    expect(isLockedAt({ lockedFrom, lockedUntil }, at(10))).toBe(isLocked);
  });
});
