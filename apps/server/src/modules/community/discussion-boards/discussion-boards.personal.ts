import { sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type PersonalRows, retainedRows } from '../../../kernel/personal-data.ts';

/** What they began goes where nobody has answered; else its text, while the title holds together what others wrote. */
const boards: PersonalRows = {
  ...retainedRows('discussion_boards', 'author_user_id', 'what others wrote on it keeps its place, without the text', {
    without: ['search_text', 'request_key'],
  }),
  erase: async (_context, tx, userId) => {
    const isLearners = sql<boolean>`course_subsection_id is null and exists (select from enrollment_records e
      where ${inOrganization('e')} and e.course_id = discussion_boards.course_id and e.user_id = ${userId})`;
    await tx.run(
      db
        .deleteFrom('discussion_boards')
        .where('author_user_id', '=', userId)
        .where(isLearners)
        .where(
          sql<boolean>`not exists (select from visible_comments v where ${inOrganization('v')} and v.host_kind = 'discussion-board'
            and v.host_id = discussion_boards.discussion_board_id and v.author_user_id <> ${userId})`,
        ),
    );
    await tx.run(
      db
        .updateTable('discussion_boards')
        .set({ body: json({}), media_ids: [], attachment_ids: [], is_anonymous: true, request_key: null })
        .where('author_user_id', '=', userId)
        .where(isLearners),
    );
  },
};

/** What happens to rows that refer to a person whose account is deleted. */
export const boardsPersonalRows: readonly PersonalRows[] = [boards];
