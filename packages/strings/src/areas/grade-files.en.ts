import type { EnglishMessages } from '../define.ts';

/** Words of grades as a spreadsheet; a file in either language is read. */
export const messages = {
  'grade-files.columns.learner': 'Member number',
  'grade-files.columns.firstName': 'First name',
  'grade-files.columns.lastName': 'Last name',
  'grade-files.columns.email': 'Email',
  'grade-files.columns.current': 'Current total',
  'grade-files.columns.final': 'Final total',
  'grade-files.columns.letter': 'Letter',
  'grade-files.columns.passed': 'Passed',
  'grade-files.states.excused': 'Excused',
  'grade-files.states.missing': 'Missing',
  'grade-files.states.pending': 'Pending',
  'grade-files.values.yes': 'Yes',
  'grade-files.values.no': 'No',
  'grade-files.values.sheet': 'Grades',
} satisfies EnglishMessages;
