import type { Fault } from './fault.ts';

const features = 'apps/learner/src/features';
const activities = `${features}/learning/course-content/test/lesson-activities.test.tsx`;

/** Of lessons: what stands first in them, and that nothing moves. */
export const LESSON_FAULTS: readonly Fault[] = [
  {
    name: 'The start of an exam stands below what there is to read before it',
    file: `${features}/learning/course-content/lesson-body.tsx`,
    find: '      <Part lesson={lesson} onEnded={onEnded} />\n',
    replace: '      <ArticleLesson lesson={lesson} />\n      <Part lesson={lesson} onEnded={onEnded} />\n',
    tests: [activities],
  },
  {
    name: 'Whoever has no attempt left does not get to the result from the lesson',
    file: `${features}/assessment/exams/exam-start.tsx`,
    find: '{finished && !isRunning && (',
    replace: '{finished && isRunning && (',
    tests: [activities],
  },
  {
    name: 'Returned work shows the task before the mark',
    file: `${features}/assessment/assignments/assignment-sheet.tsx`,
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
    file: `${features}/learning/course-content/lesson.screen.tsx`,
    find: 'hasWayOn={!isWide || suggestsWayOn}',
    replace: 'hasWayOn={suggestsWayOn}',
    tests: [`${features}/learning/course-content/test/lesson.test.tsx`],
  },
  {
    name: 'The time of a recording runs from right to left in Arabic',
    file: `${features}/learning/course-content/player-controls.tsx`,
    find: '<div dir="ltr" className="flex items-center gap-2.5',
    replace: '<div className="flex items-center gap-2.5',
    tests: [`${features}/learning/course-content/test/player.test.tsx`],
  },
  {
    name: 'The space that presses a button of the player also stops the recording',
    file: `${features}/learning/course-content/player-keys.ts`,
    find: "return key === ' ';",
    replace: 'return false;',
    tests: [`${features}/learning/course-content/test/player.test.tsx`],
  },
  {
    name: 'In Arabic the preview of a document stays on its first page',
    file: 'packages/web-kit/src/annotations/file-preview.tsx',
    find: 'Math.abs(scrollLeft)',
    replace: 'Math.max(0, scrollLeft)',
    tests: ['packages/web-kit/test/file-preview.test.tsx'],
  },
  {
    name: 'On a phone a document is only to be downloaded',
    file: `${features}/learning/course-content/document-lesson.tsx`,
    find: 'if (!hasPages(contentType)) return null;',
    replace: 'if (!hasPages(contentType) || !isWide) return null;',
    tests: [`${features}/learning/course-content/test/lesson.test.tsx`],
  },
];
