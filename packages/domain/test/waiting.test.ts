import { describe, expect, it } from 'vitest';
import { inOrderOfWaiting, type WaitingWork } from '../src/waiting.ts';

const work = (change: Partial<WaitingWork>): WaitingWork => ({
  kind: 'SUBMISSIONS',
  count: 1,
  lateCount: 0,
  since: null,
  title: null,
  course: null,
  people: [],
  note: '',
  path: '/',
  ...change,
});
const pathsInOrder = (...works: WaitingWork[]) => inOrderOfWaiting(works).map(({ path }) => path);

describe('the order of what waits', () => {
  it('begins with what is marked, late work first, then what has waited longest; unknown times come last', () => {
    expect(
      pathsInOrder(
        work({ kind: 'APPROVALS', path: 'approval', since: new Date(0) }),
        work({ path: 'unknown' }),
        work({ path: 'new', since: new Date(20) }),
        work({ path: 'old', since: new Date(10) }),
        work({ path: 'late', since: new Date(30), lateCount: 1 }),
        work({ kind: 'ANSWERS', path: 'answers', since: new Date(5) }),
      ),
    ).toEqual(['late', 'old', 'new', 'unknown', 'answers', 'approval']);
  });

  it('names the course with most learners who fall behind first', () => {
    const behind = (count: number) =>
      work({ kind: 'FALLING_BEHIND', count, path: String(count), since: new Date(count) });
    expect(pathsInOrder(behind(2), behind(9), behind(4))).toEqual(['9', '4', '2']);
  });
});
