import type { Fault } from './fault.ts';

const builder = 'apps/studio/src/features/learning/builder';
const content = 'apps/server/src/modules/learning/course-content';

/** Of those who write courses: the outline, exams in lessons, publishing. */
export const AUTHORING_FAULTS: readonly Fault[] = [
  {
    name: 'A lesson that is typed behind another one comes last',
    file: `${content}/outline.repository.ts`,
    find: 'return at < 0 ? undefined : [...others.slice(0, at + 1), id, ...others.slice(at + 1)];',
    replace: 'return at < 0 ? undefined : [...others, id];',
    tests: [`${content}/test/course-content.authoring.test.ts`],
  },
  {
    name: 'An exam lesson is renamed and its exam isn’t',
    file: 'apps/server/src/modules/assessment/exams/exam-of-lesson.service.ts',
    find: '.length === 1) await renameExam',
    replace: '.length === 9) await renameExam',
    tests: [`${content}/test/course-content.authoring.test.ts`],
  },
  {
    name: 'A deleted lesson takes the questions of its exam with it',
    file: 'apps/server/src/modules/assessment/exams/exam-of-lesson.service.ts',
    find: 'for (const examId of await examsWithoutQuestions(tx, examIds)) {',
    replace: 'for (const examId of [...examIds, ...(await examsWithoutQuestions(tx, []))]) {',
    tests: [`${content}/test/course-content.authoring.test.ts`],
  },
  {
    name: 'Publishing shows an exam that asks nothing',
    file: 'apps/server/src/modules/assessment/scheduled-exams/exam-in-lesson.service.ts',
    find: ' || !(await readFindings(context, tx, exam)).isReady) return false;',
    replace: ' || !(await readFindings(context, tx, exam))) return false;',
    tests: [`${content}/test/course-content.authoring.test.ts`],
  },
  {
    name: 'What is typed is lost when it can’t be saved',
    file: `${builder}/use-writing.ts`,
    find: '      notifyError(error);\n      onRefused(part, place);',
    replace: '      notifyError(error);',
    tests: [`${builder}/test/writing.test.tsx`],
  },
  {
    name: 'A second lesson is sent behind one that has no id yet',
    file: `${builder}/use-writing.ts`,
    find: 'const after = place.after === null ? null : idOf(place.after);\n    // what',
    replace: 'const after = place.after === null ? null : Math.abs(place.after);\n    // what',
    tests: [`${builder}/test/writing.test.tsx`],
  },
  {
    name: 'A list that is pasted keeps its numbers, and blank lines mean nothing',
    file: `${builder}/typed-lines.ts`,
    find: "isAfterBlank ? 'module' : 'lesson'",
    replace: "'lesson'",
    tests: [`${builder}/test/writing.test.tsx`],
  },
  {
    name: 'A question that is written in the exam is never asked in it',
    file: 'apps/studio/src/features/assessment/exams/question-composer.tsx',
    find: '      onAdded({ questionId, name, type });\n',
    replace: '',
    tests: ['apps/studio/src/features/assessment/scheduled-exams/test/subsection-exam.test.tsx'],
  },
  {
    name: 'Publishing asks for a description that is there',
    file: 'apps/studio/src/features/learning/course-editor/publish-dialog.tsx',
    find: 'description: !isWritten(course.description),',
    replace: 'description: true,',
    tests: ['apps/studio/src/features/learning/course-editor/test/publish.test.tsx'],
  },
  {
    name: 'The links of menus lead out of the studio',
    file: 'packages/web-kit/src/router/router-link.tsx',
    find: 'addressOf: (href) => (isInside(href) ? publicHref(router, href) : href),',
    replace: 'addressOf: (href) => href,',
    tests: ['packages/web-kit/test/router-link.test.tsx'],
  },
];
