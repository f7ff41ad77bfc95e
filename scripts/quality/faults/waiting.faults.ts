import type { Fault } from './fault.ts';

const modules = 'apps/server/src/modules';
const tests = [`${modules}/learning/teaching/test/waiting.test.ts`];

/** Of what waits for those who teach. */
export const WAITING_FAULTS: readonly Fault[] = [
  {
    name: 'Who joined after the due date is late in the list of what was handed in',
    file: `${modules}/assessment/submission-marking/submission-work.reads.ts`,
    find: 'then null else dates.due_at end',
    replace: 'then dates.due_at else dates.due_at end',
    tests: [
      'apps/server/src/modules/assessment/submission-marking/test/submission-list.test.ts',
      'apps/server/src/modules/assessment/submission-marking/test/joined-late.test.ts',
    ],
  },
  {
    name: 'Work of a course that somebody only governs waits for them',
    file: `${modules}/learning/teaching/waiting.reads.ts`,
    find: 'worksOnCourse({ ...courseViewerOf(context), governs: false })',
    replace: 'worksOnCourse(courseViewerOf(context))',
    tests,
  },
  {
    name: 'What waits says whose work it is where names are hidden',
    file: `${modules}/assessment/submission-marking/waiting-submissions.reads.ts`,
    find: `case when w."isBlind" then '{}' else`,
    replace: `case when false then '{}' else`,
    tests,
  },
  {
    name: 'Work that one of two markers has marked still waits for them',
    file: `${modules}/assessment/submission-marking/waiting-submissions.reads.ts`,
    find: `a."markerCount" = 1 or r.marker_user_id is null`,
    replace: 'true',
    tests,
  },
];
