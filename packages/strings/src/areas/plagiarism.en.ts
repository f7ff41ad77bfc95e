import type { EnglishMessages } from '../define.ts';

/** Similarities between submissions. */
export const messages = {
  'plagiarism.titles.plagiarism': 'Plagiarism',
  'plagiarism.titles.check': 'Plagiarism check',
  'plagiarism.titles.findings': 'Similar submissions',
  'plagiarism.titles.pair': 'Two texts compared',

  'plagiarism.states.OPEN': 'To review',
  'plagiarism.states.DISMISSED': 'Dismissed',

  'plagiarism.fields.isOn': 'Check submissions',
  'plagiarism.fields.threshold': 'Minimum similarity',
  'plagiarism.fields.excludesQuotations': 'Ignore quoted text',
  'plagiarism.fields.reason': 'Reason',
  'plagiarism.fields.together': 'Scroll together',

  'plagiarism.hints.what':
    'Compares each submission with all others, across all {courses} and earlier years, and finds matching passages of about ten words or more. Text from the instructions is ignored.',
  'plagiarism.hints.threshold': 'Share of the text that also appears in another submission',
  'plagiarism.hints.run': 'New submissions are checked automatically. Check again after changing the rules.',
  'plagiarism.hints.off': 'The check is off.',
  'plagiarism.hints.pair':
    'Passages with the same colour and number appear in both texts. Choose one to see it in each.',
  'plagiarism.hints.excerpts':
    'This text is from another {course}, which you don’t teach. Only the shared passages are shown.',

  'plagiarism.labels.similarity': 'Similarity',
  'plagiarism.labels.isLike': 'Similar to',
  'plagiarism.labels.elsewhere': 'A submission in another {course}',
  'plagiarism.labels.handedIn': 'submitted {date}',
  'plagiarism.labels.passages': { one: '{count} passage', other: '{count} passages' },
  'plagiarism.labels.passage': 'Passage {number}.',
  'plagiarism.labels.otherAssignment': 'Other assignment',
  'plagiarism.labels.dismissed': 'Dismissed',
  'plagiarism.labels.dismissedBy': 'Dismissed by {name}, {date}',
  'plagiarism.labels.checked': { one: '{count} submission checked', other: '{count} submissions checked' },
  'plagiarism.labels.waiting': { one: '{count} waiting', other: '{count} waiting' },
  'plagiarism.labels.unreadable': { one: '{count} without text', other: '{count} without text' },
  'plagiarism.labels.ownText': 'Checked text',
  'plagiarism.labels.otherText': 'Similar text',
  'plagiarism.labels.share': '{percent} of this text is in the other',
  'plagiarism.labels.shareBack': '{percent} the other way',
  'plagiarism.labels.notYet': 'Not checked yet.',

  'plagiarism.actions.run': 'Check all again',
  'plagiarism.actions.all': 'All similar submissions',
  'plagiarism.actions.toSubmission': 'Open submission',
  'plagiarism.actions.dismiss': 'Dismiss',
  'plagiarism.actions.restore': 'Restore',

  'plagiarism.dialogs.dismissTitle': 'Dismiss this similarity?',
  'plagiarism.dialogs.dismissText': 'It moves to the dismissed list with your reason.',

  'plagiarism.problems.TYPE': '{name} was not compared: no text can be read from this type of file.',
  'plagiarism.problems.TOO_LARGE': '{name} was not compared: it is too large.',
  'plagiarism.problems.DAMAGED': '{name} was not compared: it is damaged or has the wrong extension.',
  'plagiarism.problems.LOCKED': '{name} was not compared: it is password-protected.',
  'plagiarism.problems.NO_TEXT': '{name} was not compared: it contains no text, possibly only scanned pages.',
  'plagiarism.problems.GONE': '{name} was not compared: it no longer exists.',

  'plagiarism.empty.OPEN': 'No similarity above the threshold.',
  'plagiarism.empty.DISMISSED': 'Nothing dismissed.',
} as const satisfies EnglishMessages;
