import { type PersonalRows, retainedRows, signedRows } from '../../../kernel/personal-data.ts';

export const coachPersonalRows: readonly PersonalRows[] = [
  retainedRows('coaches', 'user_id', 'sessions with the coach keep their coach'),
  signedRows('coaches', 'decided_by', 'who decided about a coach stays with the decision'),
];
