import { expect, it } from 'vitest';
import { RefusalRules } from '../support/refusal-rules.ts';

const undeclared = (status: number, errorCode: string): string[] => {
  const rules = new RefusalRules();
  rules.watch('deleteCourse', { status, errorCode });
  return rules.undeclared();
};

// what testServer() asks after each file of tests
it('takes what a route declares, what follows from it, and failures', () => {
  expect(undeclared(409, 'course.has-enrolments')).toEqual([]);
  expect(undeclared(403, 'not-allowed')).toEqual([]);
  expect(undeclared(503, 'unavailable')).toEqual([]);
});

it('finds another code, and a declared one with another status', () => {
  expect(undeclared(409, 'event.over')).toEqual(['deleteCourse 409 event.over']);
  expect(undeclared(400, 'course.has-enrolments')).toEqual(['deleteCourse 400 course.has-enrolments']);
});
