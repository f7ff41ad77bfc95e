import { erasedRows, keptRows, type PersonalRows } from '../../../kernel/personal-data.ts';

/** What becomes of rows that refer to somebody whose account is deleted. */
export const progressPersonalRows: readonly PersonalRows[] = [
  keptRows('course_totals', 'user_id', 'what was learnt stays with the number'),
  keptRows('finished_subsections', 'user_id', 'what was learnt stays with the number'),
  erasedRows('playback_positions', 'user_id'),
  erasedRows('weekly_goals', 'user_id'),
];
