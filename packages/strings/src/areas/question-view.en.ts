import type { EnglishMessages } from '../define.ts';

/** A question as learners see and answer it, and what became of the answer. */
export const messages = {
  'question-view.labels.answer': 'Your answer',
  'question-view.labels.givenAnswer': 'Answer given',
  'question-view.labels.true': 'True',
  'question-view.labels.false': 'False',
  'question-view.labels.number': 'Number',
  'question-view.labels.unit': 'Unit',
  'question-view.labels.noUnit': 'No unit',
  'question-view.labels.choices': 'Choices',
  'question-view.labels.chooseAll': 'Choose all that apply.',
  'question-view.labels.matchFor': 'Match for: {stem}',
  'question-view.labels.order': 'Put in order',
  'question-view.labels.noAnswer': 'No answer',
  'question-view.labels.blank': 'Blank {number}',
  'question-view.labels.point': 'Point {number}: {x} from the left, {y} from the top',
  'question-view.labels.aim': '{x} from the left, {y} from the top',
  'question-view.labels.words': { one: '{count} word', other: '{count} words' },
  'question-view.labels.file': 'File',
  'question-view.labels.hints': 'Hints',
  'question-view.labels.score': '{score} of {marks}',
  'question-view.labels.rightAnswer': 'Correct answer',
  'question-view.labels.explanation': 'Explanation',

  'question-view.hints.leastWords': { one: 'At least {count} word', other: 'At least {count} words' },
  'question-view.hints.mostWords': { one: 'Up to {count} word', other: 'Up to {count} words' },
  'question-view.hints.ordering': 'Not answered yet. Move the items, or keep this order.',
  'question-view.hints.noPicture': 'No picture yet.',
  'question-view.hints.hotspot': {
    one: 'Select the place on the picture. Keyboard: arrow keys move, {enter} selects, {remove} undoes.',
    other: 'Select up to {count} places on the picture. Keyboard: arrow keys move, {enter} selects, {remove} undoes.',
  },
  'question-view.hints.fileTypes': 'Types: {types}',
  'question-view.hints.emptyFile': 'The file is empty.',
  'question-view.hints.fileSize': 'Up to {size} each',
  'question-view.hints.mostFiles': { one: '{count} file', other: 'Up to {count} files' },

  'question-view.actions.keepOrder': 'Keep this order',
  'question-view.actions.hint': { one: 'Show the hint ({count} left)', other: 'Show a hint ({count} left)' },

  'question-view.results.right': 'Correct',
  'question-view.results.partial': 'Partly correct',
  'question-view.results.wrong': 'Incorrect',

  'question-view.outcomes.CORRECT': 'Correct',
  'question-view.outcomes.PARTIAL': 'Partly correct',
  'question-view.outcomes.WRONG': 'Incorrect',
  'question-view.outcomes.BLANK': 'Unanswered',
  'question-view.outcomes.PENDING': 'Awaiting marking',
} as const satisfies EnglishMessages;
