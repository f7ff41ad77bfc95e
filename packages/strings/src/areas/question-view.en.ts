import type { EnglishMessages } from '../define.ts';

/** A question as learners see and answer it, and what became of the answer. */
export const messages = {
  'question-view.labels.answer': 'Your answer',
  'question-view.labels.true': 'True',
  'question-view.labels.false': 'False',
  'question-view.labels.number': 'Number',
  'question-view.labels.unit': 'Unit',
  'question-view.labels.noUnit': 'No unit',
  'question-view.labels.choices': 'Choices',
  'question-view.labels.matchFor': 'What belongs to: {stem}',
  'question-view.labels.order': 'Put in order',
  'question-view.labels.blank': 'Blank {number}',
  'question-view.labels.point': 'Point {number}: {x} across, {y} down',
  'question-view.labels.aim': '{x} across, {y} down',
  'question-view.labels.words': { one: '{count} word', other: '{count} words' },
  'question-view.labels.file': 'File',
  'question-view.labels.hints': 'Hints',
  'question-view.labels.score': '{score} of {marks}',
  'question-view.labels.rightAnswer': 'Right answer',
  'question-view.labels.explanation': 'Explanation',

  'question-view.hints.leastWords': { one: 'At least {count} word', other: 'At least {count} words' },
  'question-view.hints.mostWords': { one: 'At most {count} word', other: 'At most {count} words' },
  'question-view.hints.ordering': 'Not answered yet: move the items, or keep them as they are.',
  'question-view.hints.noPicture': 'There is no picture yet.',
  'question-view.hints.hotspot': {
    one: 'Press the place on the picture. With the keyboard: arrow keys move, {enter} marks, {remove} takes back.',
    other:
      'Press up to {count} places on the picture. With the keyboard: arrow keys move, {enter} marks, {remove} takes back.',
  },
  'question-view.hints.fileTypes': 'Types: {types}',
  'question-view.hints.emptyFile': 'The file is empty: there is nothing in it.',
  'question-view.hints.fileSize': 'At most {size} each',
  'question-view.hints.mostFiles': { one: '{count} file', other: 'Up to {count} files' },

  'question-view.actions.keepOrder': 'This is my order',
  'question-view.actions.hint': { one: 'Show the hint ({count} left)', other: 'Show a hint ({count} left)' },

  'question-view.results.right': 'Right',
  'question-view.results.partial': 'Partly right',
  'question-view.results.wrong': 'Wrong',
  'question-view.results.missed': 'Missing',

  'question-view.outcomes.CORRECT': 'Right',
  'question-view.outcomes.PARTIAL': 'Partly right',
  'question-view.outcomes.WRONG': 'Wrong',
  'question-view.outcomes.BLANK': 'Not answered',
  'question-view.outcomes.PENDING': 'To be marked by a person',
} as const satisfies EnglishMessages;
