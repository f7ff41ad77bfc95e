import { erasedRows, type PersonalRows } from '../../../kernel/personal-data.ts';

/** What coaches wrote about a learner, or gave them, goes with the learner's account, but is not the learner's to export. */
const aboutLearner = (table: 'coaching_notes' | 'coaching_files'): PersonalRows => {
  const rows = erasedRows(table, 'learner_user_id');
  return { table, column: rows.column, erase: rows.erase! };
};

export const sessionNotePersonalRows: readonly PersonalRows[] = [
  erasedRows('coaching_notes', 'user_id'),
  aboutLearner('coaching_notes'),
  erasedRows('coaching_files', 'user_id'),
  aboutLearner('coaching_files'),
];
