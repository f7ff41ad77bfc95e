import type { EnglishMessages } from '../define.ts';

/** Words of grades as a spreadsheet; a file in either language is read. */
export const messages = {
  'gradeFiles.columns.learner': 'Learner number',
  'gradeFiles.columns.firstName': 'First name',
  'gradeFiles.columns.lastName': 'Last name',
  'gradeFiles.columns.email': 'Email',
  'gradeFiles.columns.current': 'Current total',
  'gradeFiles.columns.final': 'Final total',
  'gradeFiles.columns.letter': 'Letter',
  'gradeFiles.columns.passed': 'Passed',
  'gradeFiles.states.excused': 'Excused',
  'gradeFiles.states.missing': 'Missing',
  'gradeFiles.states.pending': 'Pending',
  'gradeFiles.values.yes': 'Yes',
  'gradeFiles.values.no': 'No',
  'gradeFiles.values.sheet': 'Grades',
} satisfies EnglishMessages;
