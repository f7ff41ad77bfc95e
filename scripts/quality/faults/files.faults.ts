import type { Fault } from './fault.ts';

/** Question files of other systems: what they hold, and what ours hold when they come back. */
export const FILE_FAULTS: readonly Fault[] = [
  {
    name: 'A tag that a question’s name speaks of vanishes on the way out and back',
    file: 'packages/question-formats/src/drafts/draft.ts',
    find: 'isMarkedUp(beginning) ? plainLine(beginning) : beginning',
    replace: 'plainLine(beginning)',
    tests: ['packages/question-formats/test/round-trip.test.ts'],
  },
  {
    name: 'A control character in a category makes an export that is no XML',
    file: 'packages/question-formats/src/exporting.ts',
    find: 'written.push({ item: clean, result });',
    replace: 'written.push({ item, result });',
    tests: ['packages/question-formats/test/texts-of-files.test.ts'],
  },
  {
    name: 'Items of QTI 3 are refused',
    file: 'packages/question-formats/src/qti/qti-versions.ts',
    find: "const PREFIX = 'qti-';",
    replace: "const PREFIX = 'qti3-';",
    tests: ['packages/question-formats/test/qti-marks.test.ts'],
  },
  {
    name: 'Both gaps right together becomes half for each without a word',
    file: 'packages/question-formats/src/scoring/fit-gaps.ts',
    find: 'if (gaps.length > 1) yield together;',
    replace: '',
    tests: ['packages/question-formats/test/qti-marks.test.ts'],
  },
  {
    name: 'Any one of two choices comes back from our own export worth double',
    file: 'packages/question-formats/src/qti/export-choices.ts',
    find: 'isSingle ? null : ceilingOf(question, key, entries)',
    replace: 'null',
    tests: ['packages/question-formats/test/qti-marks.test.ts'],
  },
  {
    name: 'A rule that also charges for no answer loses its shares',
    file: 'packages/question-formats/src/scoring/fit-choices.ts',
    find: 'blank === null || given',
    replace: 'blank === null || blank.numerator !== 0n || given',
    tests: ['packages/question-formats/test/qti-marks.test.ts'],
  },
  {
    name: 'A text with Moodle’s embedded answers is called GIFT',
    file: 'packages/question-formats/src/detect-format.ts',
    find: "if (CLOZE_GAP.test(text) && !GIFT_LINE.test(text)) return 'CLOZE';",
    replace: '',
    tests: ['packages/question-formats/test/texts-of-files.test.ts'],
  },
  {
    name: 'Formulas between tags of LaTeX stay letters',
    file: 'packages/question-formats/src/markup/formulas.ts',
    find: "opens: '[latex]'",
    replace: "opens: '[latexx]'",
    tests: ['packages/question-formats/test/texts-of-files.test.ts'],
  },
  {
    name: 'An ID number is lost in a GIFT file',
    file: 'packages/question-formats/src/gift/export-gift.ts',
    find: '...(idNumber ? [',
    replace: '...(idNumber === null ? [',
    tests: ['packages/question-formats/test/round-trip.test.ts'],
  },
  {
    name: 'Whoever imports can’t choose QTI 1.2',
    file: 'apps/studio/src/features/assessment/questions/import-dialog.tsx',
    find: "[...FORMATS, 'QTI_1', 'CLOZE', 'NUMBERED']",
    replace: "[...FORMATS, 'CLOZE', 'NUMBERED']",
    tests: ['apps/studio/src/features/assessment/questions/test/import-dialog.test.tsx'],
  },
];
