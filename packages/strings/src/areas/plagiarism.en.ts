import type { EnglishMessages } from '../define.ts';

/** Likenesses between submissions. */
export const messages = {
  'plagiarism.titles.plagiarism': 'Plagiarism',
  'plagiarism.titles.check': 'Plagiarism check',
  'plagiarism.titles.findings': 'Submissions that are alike',
  'plagiarism.titles.pair': 'Two texts compared',

  'plagiarism.states.OPEN': 'To look at',
  'plagiarism.states.DISMISSED': 'Dismissed',

  'plagiarism.fields.isOn': 'Check what is handed in',
  'plagiarism.fields.threshold': 'Report from a likeness of',
  'plagiarism.fields.excludesQuotations': 'Leave out what stands in quotation marks',
  'plagiarism.fields.reason': 'Reason',
  'plagiarism.fields.together': 'Scroll together',

  'plagiarism.hints.what':
    'Compares with everything that was handed in, in all {courses} and in earlier years. Any shared run of some ten words is found. The task itself is left out.',
  'plagiarism.hints.threshold': 'Share of the text that stands elsewhere too',
  'plagiarism.hints.run': 'New submissions are checked by themselves. Check again after you changed the rules.',
  'plagiarism.hints.off': 'The check is off: nothing is compared.',
  'plagiarism.hints.pair': 'Passages of the same colour and number stand in both texts. Choose one to see both places.',
  'plagiarism.hints.excerpts':
    'This text belongs to a {course} that you do not teach. Only the shared passages are shown.',

  'plagiarism.labels.likeness': 'Likeness',
  'plagiarism.labels.isLike': 'is like',
  'plagiarism.labels.elsewhere': 'A submission of another {course}',
  'plagiarism.labels.handedIn': 'handed in {date}',
  'plagiarism.labels.passages': { one: '{count} passage', other: '{count} passages' },
  'plagiarism.labels.passage': 'Passage {number}.',
  'plagiarism.labels.otherAssignment': 'Other assignment',
  'plagiarism.labels.dismissed': 'Dismissed',
  'plagiarism.labels.dismissedBy': 'Dismissed by {name}, {date}',
  'plagiarism.labels.checked': { one: '{count} submission checked', other: '{count} submissions checked' },
  'plagiarism.labels.waiting': { one: '{count} is waiting', other: '{count} are waiting' },
  'plagiarism.labels.unreadable': { one: '{count} without text', other: '{count} without text' },
  'plagiarism.labels.ownText': 'The text that was checked',
  'plagiarism.labels.otherText': 'The text that it is like',
  'plagiarism.labels.share': '{percent} of this text stands in the other one',
  'plagiarism.labels.shareBack': '{percent} the other way round',
  'plagiarism.labels.notYet': 'It has not been checked yet.',

  'plagiarism.actions.run': 'Check all again',
  'plagiarism.actions.all': 'All likenesses',
  'plagiarism.actions.toSubmission': 'To the submission',
  'plagiarism.actions.dismiss': 'Dismiss',
  'plagiarism.actions.restore': 'Take back',

  'plagiarism.dialogs.dismissTitle': 'Dismiss this likeness?',
  'plagiarism.dialogs.dismissText': 'It stays in the list of dismissed ones, with your reason.',

  'plagiarism.problems.TYPE': '{name} was not compared: nothing can be read from this kind of file.',
  'plagiarism.problems.TOO_LARGE': '{name} was not compared: it is too large.',
  'plagiarism.problems.DAMAGED': '{name} was not compared: it is damaged or not what its name says.',
  'plagiarism.problems.LOCKED': '{name} was not compared: it is locked by a password.',
  'plagiarism.problems.NO_TEXT': '{name} was not compared: it holds no text, perhaps only pictures of pages.',
  'plagiarism.problems.GONE': '{name} was not compared: it is gone.',

  'plagiarism.empty.OPEN': 'No likeness above the threshold was found.',
  'plagiarism.empty.DISMISSED': 'Nothing was dismissed.',
} as const satisfies EnglishMessages;
