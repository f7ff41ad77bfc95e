import type { Fault } from './fault.ts';

const features = 'apps/learner/src/features';
const activities = `${features}/course-content/test/lesson-activities.test.tsx`;

/** Of lessons: what stands first in them, and that nothing moves. */
export const LESSON_FAULTS: readonly Fault[] = [
  {
    name: 'The start of an exam stands below what there is to read before it',
    file: `${features}/course-content/lesson-body.tsx`,
    find: '        <Activity lesson={lesson} />\n',
    replace: '        <ArticleLesson lesson={lesson} />\n        <Activity lesson={lesson} />\n',
    tests: [activities],
  },
  {
    name: 'Whoever has no attempt left does not get to the result from the lesson',
    file: `${features}/exams/exam-start.tsx`,
    find: '{finished && !isRunning && (',
    replace: '{finished && isRunning && (',
    tests: [activities],
  },
  {
    name: 'Returned work shows the task before the mark',
    file: `${features}/assignments/assignment-sheet.tsx`,
    find: '{!isBehind && (\n        <Clipped',
    replace: '{isBehind && (\n        <Clipped',
    tests: [activities],
  },
  {
    name: 'A lesson is drawn before its exam or assignment has come, and moves when it does',
    file: 'packages/web-kit/src/query/use-settled-query.ts',
    find: '    throw wait;\n',
    replace: '',
    tests: [activities],
  },
  {
    name: 'The way on stands twice on a phone: in the bar and below the lesson',
    file: `${features}/course-content/lesson.screen.tsx`,
    find: 'hasWayOn={!isWide || suggestsWayOn}',
    replace: 'hasWayOn={suggestsWayOn}',
    tests: [`${features}/course-content/test/lesson.test.tsx`],
  },
];
