import type { EnglishMessages } from '../define.ts';

/** The workspace in which assignments and exams are marked. */
export const messages = {
  'marking.titles.queue': 'Work to mark',
  'marking.titles.keys': 'Keyboard shortcuts',
  'marking.titles.bank': 'Saved comments',
  'marking.titles.views': 'Marking order',

  'marking.views.byLearner': 'By {student}',
  'marking.views.byQuestion': 'By question',

  'marking.labels.progress': '{done} of {total} marked',
  'marking.labels.open': 'To mark ({count})',
  'marking.labels.all': 'All ({count})',
  'marking.labels.namesHidden': 'Names hidden',
  'marking.labels.criteriaLeft': { one: '{count} criterion left', other: '{count} criteria left' },
  'marking.labels.sum': '{points} points given',
  'marking.labels.of': 'of {maximum}',
  'marking.labels.lateDays': { one: '{count} day late', other: '{count} days late' },
  'marking.labels.lateHours': { one: '{count} hour late', other: '{count} hours late' },
  'marking.labels.lateCut': 'Late penalty: {deducted} ({how}, {percent} each)',
  'marking.labels.late': 'Late',
  'marking.labels.result': 'Result',
  'marking.labels.wholePoints': 'Whole points',

  'marking.actions.close': 'Close marking',
  'marking.actions.queue': 'Show or hide the queue',
  'marking.actions.previous': 'Previous to mark',
  'marking.actions.next': 'Next to mark',
  'marking.actions.saveAndNext': 'Save and next',
  'marking.actions.sheet': 'Show or hide the marks',
  'marking.actions.bank': 'Saved comments',
  'marking.actions.keep': 'Save this comment',
  'marking.actions.insert': 'Insert: {comment}',
  'marking.actions.forget': 'Delete: {comment}',
  'marking.actions.mark': 'Mark',
  'marking.actions.markOf': 'Mark: {name}',
  'marking.actions.markAll': 'Mark {count}',
  'marking.actions.look': 'View',
  'marking.actions.lookOf': 'View: {name}',

  'marking.messages.kept': 'Comment saved.',

  'marking.empty.bank': 'No saved comments yet. Write one, then save it to use again.',
  'marking.empty.open': 'Nothing left to mark.',

  'marking.keys.walk': 'Next, previous to mark',
  'marking.keys.walkAll': 'Next, previous of all',
  'marking.keys.level': 'Choose the level of the current criterion, or begin the points',
  'marking.keys.clear': 'Clear the current criterion',
  'marking.keys.comment': 'Write a comment',
  'marking.keys.bank': 'Open the saved comments',
  'marking.keys.queue': 'Show or hide the queue',
  'marking.keys.save': 'Save and go on to the next',
  'marking.keys.help': 'Show these shortcuts',
  'marking.keys.note': 'Letter and number keys do nothing while you are typing in a field.',
} as const satisfies EnglishMessages;
