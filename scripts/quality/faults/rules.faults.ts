import type { Fault } from './fault.ts';

const sitting = {
  file: 'packages/domain/src/exams/sitting.ts',
  tests: ['packages/domain/test/exams/exam-rules.test.ts'],
};
const late = {
  file: 'packages/domain/src/grading/late-policy.ts',
  tests: ['packages/domain/test/grading/late-policy.test.ts'],
};
const attempts = {
  file: 'packages/domain/src/grading/attempts-grade.ts',
  tests: ['packages/domain/test/grading/attempts-grade.test.ts'],
};
const arithmetic = { file: 'packages/domain/src/money.ts', tests: ['packages/domain/test/arithmetic.test.ts'] };
const words = ['packages/strings/test/wording.test.ts'];

/** In what the server and the applications share. */
export const RULE_FAULTS: readonly Fault[] = [
  {
    name: 'An exam can still be started at the moment when it closes',
    ...sitting,
    find: 'sitting.closesAt !== null && now >= sitting.closesAt',
    replace: 'sitting.closesAt !== null && now > sitting.closesAt',
  },
  {
    name: 'An exam allows one attempt more than it says',
    ...sitting,
    find: 'attemptsUsed >= sitting.attemptsAllowed',
    replace: 'attemptsUsed > sitting.attemptsAllowed',
  },
  {
    name: 'Extra time ends with everybody’s closing date',
    ...sitting,
    find: 'rules.closesAt + extraMinutes * MINUTE',
    replace: 'rules.closesAt',
  },
  {
    name: 'Results that come after the close are shown when an exam never closes',
    file: 'packages/domain/src/assessment/release.ts',
    find: 'everybodyClosesAt !== null && now >= everybodyClosesAt',
    replace: 'everybodyClosesAt === null || now >= everybodyClosesAt',
    tests: ['packages/domain/test/exams/exam-rules.test.ts'],
  },
  {
    name: 'Who joined after the due date is cut by it',
    ...late,
    find: 'isBeforeEnrollment(due, joinedAt) && joinedAt <= submitted ? null : due',
    replace: 'isBeforeEnrollment(due, joinedAt) && joinedAt <= submitted ? due : due',
  },
  {
    name: 'The first day of being late costs nothing',
    ...late,
    find: 'Math.ceil(late / MILLISECONDS[policy.interval])',
    replace: 'Math.floor(late / MILLISECONDS[policy.interval])',
  },
  {
    name: 'A group’s due date goes before the learner’s own',
    ...late,
    find: 'own.length > 0 ? own : accommodations',
    replace: 'own.length > 0 ? accommodations : own',
  },
  {
    name: 'An instructor’s preview counts as an attempt',
    ...attempts,
    find: "!isPreview && state !== 'OPEN'",
    replace: "state !== 'OPEN'",
  },
  {
    name: 'Who reaches exactly the pass mark fails',
    ...attempts,
    find: 'compareRationals(value, passPoints) >= 0',
    replace: 'compareRationals(value, passPoints) > 0',
  },
  {
    name: 'An amount is multiplied in floating point',
    ...arithmetic,
    find: 'return money(Number(roundDecimal(product, 0).units), value.currency);',
    replace: 'return money(Math.round(Number(product.units) / 10 ** product.scale), value.currency);',
  },
  {
    name: 'Splitting an amount loses the units that rounding leaves',
    file: 'packages/domain/src/commerce/allocation.ts',
    find: '      .slice(0, rest)\n',
    replace: '      .slice(0, 0)\n',
    tests: ['packages/domain/test/commerce.test.ts'],
  },
  {
    name: 'One of several prerequisites of a permission is enough',
    file: 'packages/domain/src/permissions.ts',
    find: 'return permission.prerequisites.every(',
    replace: 'return permission.prerequisites.length === 0 || permission.prerequisites.some(',
    tests: ['packages/domain/test/permissions.test.ts'],
  },
  {
    name: 'A page that visitors may not open is open to them',
    file: 'packages/domain/src/route-access.ts',
    find: '!(signedIn && ANONYMOUS_ONLY.includes(feature))',
    replace: '!ANONYMOUS_ONLY.includes(feature)',
    tests: ['packages/domain/test/route-access.test.ts'],
  },
  {
    name: 'A link leads to another site after sign-in',
    file: 'packages/domain/src/own-path.ts',
    find: '!PATH.test(path) || ',
    replace: '',
    tests: ['packages/domain/test/own-path.test.ts'],
  },
  {
    name: 'A message is English in Arabic',
    file: 'packages/strings/src/areas/activities.ar.gen.ts',
    find: '"activities.actions.due": "',
    replace: '"activities.actions.due": "All that is due ',
    tests: words,
  },
  {
    name: 'A message counts only one and many in Arabic',
    file: 'packages/strings/src/areas/activities.en.gen.ts',
    find: '"activities.actions.due": "All that is due",',
    replace: '"activities.actions.due": { one: "All that is due", other: "All that is due" },',
    tests: words,
  },
  {
    name: 'A message uses a word that the glossary replaces',
    file: 'packages/strings/src/areas/certificate-canvas.ar.ts',
    find: "'certificate-canvas.kinds.code': 'رمز QR'",
    replace: "'certificate-canvas.kinds.code': 'رمز الاستجابة'",
    tests: words,
  },
  {
    name: 'A dialog asks in another way than all others in Arabic',
    file: 'packages/strings/src/areas/groups.ar.ts',
    find: "'هل تريد حذف هذه المجموعة؟'",
    replace: "'أتحذف هذه المجموعة؟'",
    tests: words,
  },
  {
    name: 'A noun behind a number has one form in Arabic',
    file: 'packages/strings/src/areas/event-desk.ar.ts',
    find: "'من أصل {count}'",
    replace: "'من {count} مقعدًا'",
    tests: words,
  },
  {
    name: 'A message loses what it is to insert',
    file: 'packages/strings/src/areas/activities.en.gen.ts',
    find: 'Late submissions accepted until {date}',
    replace: 'Late submissions accepted',
    tests: words,
  },
  {
    name: 'A tag that has to be typed vanishes from the answers of a GIFT file',
    file: 'packages/question-formats/src/gift/import-gift.ts',
    tests: ['packages/question-formats/test/files-from-elsewhere.test.ts'],
    find: "if (text.format !== 'html') return text.text;",
    replace: "if (text.format !== 'html') return typedWords(text.text, 'html');",
  },
  {
    name: 'A rule of QTI that ours cannot say is taken for one of ours without a word',
    file: 'packages/question-formats/src/scoring/fitting.ts',
    tests: ['packages/question-formats/test/qti-scoring.test.ts'],
    find: 'if (penalty) return { question: { ...question, negativeMarks: marksText(penalty) }, notes };',
    replace: 'return { question, notes };',
  },
  {
    name: 'A cartridge of Canvas with a quiz is taken for Moodle XML',
    file: 'packages/question-formats/src/detect-format.ts',
    tests: ['packages/question-formats/test/canvas.test.ts'],
    find: "if (root === 'quiz' && ",
    replace: "if (root === 'quizz' && ",
  },
  {
    name: 'A room of the demo has Latin digits in Arabic',
    file: 'demo/acme/lectures.yaml',
    find: 'المستودع ١',
    replace: 'المستودع 1',
    tests: ['apps/server/src/demo/content/test/wording.test.ts'],
  },
  {
    name: 'A lesson of the demo ends in the middle of a sentence',
    file: 'demo/acme/courses/welcoming-customers/one-question-that-opens.ar.md',
    find: 'فاعرض غيره.',
    replace: 'فاعرض غيره',
    tests: ['apps/server/src/demo/content/test/wording.test.ts'],
  },
  {
    name: 'A comma of English stands in an Arabic lesson',
    file: 'demo/madar/courses/healthy-desk/far-wet-and-bright.ar.md',
    find: 'اليوم الكامل فتدفع ثمنه.',
    replace: 'اليوم الكامل, فتدفع ثمنه.',
    tests: ['apps/server/src/demo/content/test/wording.test.ts'],
  },
  {
    name: 'A sentence of an Arabic lesson stays in English',
    file: 'demo/madar/courses/healthy-desk/choose-three.ar.md',
    find: 'وبعد أسبوعين ارمِ الورقة وانظر ماذا بقي.',
    replace: 'After two weeks throw the note away.',
    tests: ['apps/server/src/demo/content/test/wording.test.ts'],
  },
  {
    name: 'A course of the demo claims an hour for six minutes of lessons',
    file: 'demo/madar/courses/charts-that-speak/course.yaml',
    find: '\nminutes: 35',
    replace: '\nminutes: 60',
    tests: ['apps/server/src/demo/content/test/wording.test.ts'],
  },
];
