import { describe, expect, it } from 'vitest';
import { compareRecordings, differencesOf, reportOf } from '../compare.ts';
import type { Call } from '../recording.ts';

const call = (change: Partial<Call> = {}): Call => ({
  stage: 'as loaded',
  operation: 'getCourse GET /api/courses/{courseId}',
  who: 'learner',
  language: 'en',
  method: 'GET',
  url: '/api/courses/1',
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: { title: 'One', rows: [{ id: 1 }, { id: 2 }] },
  ...change,
});

const linesOf = (before: readonly Call[], after: readonly Call[]): string[] =>
  compareRecordings(before, after).map(({ line }) => line);

describe('two recordings', () => {
  it('that are the same have no difference', () => {
    expect(compareRecordings([call(), call()], [call(), call()])).toEqual([]);
  });

  it.each<[string, Partial<Call>, string]>([
    ['a field less', { body: { rows: [{ id: 1 }, { id: 2 }] } }, 'body.title: "One" → nothing'],
    ['a field more', { body: { title: 'One', rows: [{ id: 1 }, { id: 2, x: 1 }] } }, 'body.rows[1].x: nothing → 1'],
    ['a row less', { body: { title: 'One', rows: [{ id: 1 }] } }, 'body.rows[1]: {"id":2} → nothing'],
    ['another status', { status: 404 }, 'status: 200 → 404'],
    ['another header', { headers: {} }, 'headers.content-type: "application/json" → nothing'],
    ['nothing instead of null', { body: { title: 'One', rows: null } }, 'body.rows: [{"id":1},{"id":2}] → null'],
  ])('with %s differ', (_, change, line) => {
    expect(linesOf([call()], [call(change)])).toEqual([`as loaded · GET /api/courses/1 (learner, en): ${line}`]);
  });

  it('differ where properties or rows come in another order', () => {
    const reordered = call({ body: { rows: [{ id: 1 }, { id: 2 }], title: 'One' } });
    expect(linesOf([call()], [reordered])).toEqual([
      'as loaded · GET /api/courses/1 (learner, en): body: properties in the order rows,title instead of title,rows',
    ]);
    expect(linesOf([call()], [call({ body: { title: 'One', rows: [{ id: 2 }, { id: 1 }] } })])).toEqual([
      'as loaded · GET /api/courses/1 (learner, en): body.rows: the same rows in another order',
    ]);
  });

  it('differ by a call that is missing or new', () => {
    const other = call({ url: '/api/courses/2', status: 404 });
    expect(linesOf([call(), other], [call()])).toEqual([
      'as loaded · GET /api/courses/2 (learner, en): no longer called; it answered 404',
    ]);
    expect(linesOf([call()], [call(), other])).toEqual([
      'as loaded · GET /api/courses/2 (learner, en): not called before; it answers 404',
    ]);
  });

  it('are compared call by call where the same one is made again', () => {
    expect(linesOf([call(), call()], [call(), call({ status: 409 })])).toEqual([
      'as loaded · GET /api/courses/1 (learner, en) #2: status: 200 → 409',
    ]);
  });

  it('may name an operation differently', () => {
    expect(linesOf([call()], [call({ operation: 'readCourse GET /api/courses/{courseId}' })])).toEqual([]);
  });
});

describe('a report', () => {
  it('groups by operation and cuts what is very much', () => {
    const differences = ['a', 'b', 'c'].map((line) => ({ operation: 'getCourse', line }));
    expect(reportOf([...differences, { operation: 'getExam', line: 'd' }], 2)).toBe(
      'getCourse (3)\n  a\n  b\n  … and 1 more\ngetExam (1)\n  d',
    );
  });

  it('shortens long values', () => {
    expect(differencesOf('x'.repeat(500), 1)[0]?.length).toBeLessThan(140);
  });
});
