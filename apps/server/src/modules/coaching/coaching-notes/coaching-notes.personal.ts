import { erasedRows, type PersonalRows } from '../../../kernel/personal-data.ts';

const aboutLearner = erasedRows('coaching_notes', 'learner_user_id');

/** What coaches wrote about a learner goes with the learner's account, but is not the learner's to export. */
export const sessionNotePersonalRows: readonly PersonalRows[] = [
  erasedRows('coaching_notes', 'user_id'),
  { table: aboutLearner.table, column: aboutLearner.column, erase: aboutLearner.erase! },
];
