import { type PersonalRows, signedRows } from '../../../kernel/personal-data.ts';
import { renewFoundBy } from './course-search-names.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const coursesPersonalRows: readonly PersonalRows[] = [
  signedRows('courses', 'created_by', 'it belongs to the organisation, which goes on with it'),
  {
    ...signedRows('course_instructors', 'user_id', 'it belongs to the organisation, which goes on with it'),
    // nobody's courses are found by a name that is gone
    erase: (_context, tx, userId) => renewFoundBy(tx, { userId }),
  },
];
