import { type PersonalRows, retainedRows } from '../../../kernel/personal-data.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const placesPersonalRows: readonly PersonalRows[] = [
  retainedRows('places', 'user_id', 'how many places were taken is part of the record of what they were for'),
];
