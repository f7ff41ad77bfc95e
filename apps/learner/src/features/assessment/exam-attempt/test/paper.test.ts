import { ApiError } from '@sullam/api-client/api-error.ts';
import { describe, expect, it } from 'vitest';
import { readFailure, type SnapshotQuestion } from '../attempt.api.ts';
import { minutesToWarn, openAfter, openBefore, placeToGoOn } from '../paper.ts';
import { createServerClock } from '../server-clock.ts';
import { snapshotQuestion } from './snapshot.fixture.ts';

const MINUTE = 60_000;
const paper = (...states: SnapshotQuestion['state'][]): SnapshotQuestion[] =>
  states.map((state, index) => snapshotQuestion(index + 1, { state, isAnswered: index === 0 }));

describe('the way through a paper', () => {
  it('leads past questions that are closed or not reached', () => {
    const questions = paper('OPEN', 'CLOSED', 'OPEN', 'AHEAD', 'OPEN');
    expect([1, 3, 5].map((position) => openAfter(questions, position))).toEqual([3, 5, undefined]);
    expect([1, 3, 5].map((position) => openBefore(questions, position))).toEqual([undefined, 1, 3]);
  });

  it('goes on where somebody was, else at the first open question without an answer', () => {
    const questions = paper('OPEN', 'CLOSED', 'OPEN', 'OPEN');
    expect(placeToGoOn(questions, 4)).toBe(4);
    expect(placeToGoOn(questions, 2)).toBe(3);
    expect(placeToGoOn(questions, null)).toBe(3);
    expect(placeToGoOn([], null)).toBe(1);
  });
});

describe('the time', () => {
  it.each([
    [11 * MINUTE, 10 * MINUTE, 10],
    [10 * MINUTE, 9 * MINUTE, undefined],
    [MINUTE + 1, MINUTE, 1],
    [20 * MINUTE, 30_000, 1],
    [3000, 0, undefined],
  ])('between %i and %i ms announces %s', (before, after, expected) => {
    expect(minutesToWarn(before, after)).toBe(expected);
  });

  it('is the server’s, whatever the page’s clock says', async () => {
    let own = 1000;
    const clock = createServerClock(() => own);
    await clock.learnFrom(async () => {
      own += 200;
      return { serverTime: new Date(501_100).toISOString() };
    });
    own += 5000;
    expect(clock.now()).toBe(501_200 + 5000);
  });
});

describe('a failed save', () => {
  const refusal = (status: number, errorCode?: string) =>
    readFailure(new ApiError({ message: '', status, ...(errorCode ? { errorCode } : {}) } as never));
  it.each([
    ['without a connection', readFailure(new ApiError({ message: '', status: 500 }, true)), { kind: 'later' }],
    ['while the server starts', refusal(503), { kind: 'later' }],
    ['after the session', refusal(401, 'auth-006'), { kind: 'later' }],
    ['while the password has to be changed', refusal(403, 'auth-005'), { kind: 'later' }],
    ['too often', refusal(429), { kind: 'later' }],
    ['after another tab took over', refusal(409, 'exam.taken-over'), { kind: 'stopped', stop: 'taken-over' }],
    ['after the time', refusal(409, 'exam-attempt.time-over'), { kind: 'stopped', stop: 'finished' }],
    ['of a closed question', refusal(409, 'exam-attempt.question-closed'), { kind: 'refused' }],
    ['of another shape', refusal(400, 'validation'), { kind: 'refused' }],
  ])('%s is read as what it is', (_, read, expected) => {
    expect(read).toEqual(expected);
  });
});
