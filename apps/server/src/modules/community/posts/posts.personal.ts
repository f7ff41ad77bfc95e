import { sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { erasedRows, type PersonalRows, retainedRows, signedRows } from '../../../kernel/personal-data.ts';

/** What they posted goes where nobody has answered; else its text, while its place holds together what others wrote. */
const posts: PersonalRows = {
  ...retainedRows('posts', 'author_user_id', 'what others wrote about it keeps its place, without the text', {
    without: ['search_text', 'request_key'],
  }),
  erase: async (_context, tx, userId) => {
    await tx.run(
      db
        .deleteFrom('posts')
        .where('author_user_id', '=', userId)
        .where(
          sql<boolean>`not exists (select from visible_comments v where ${inOrganization('v')} and v.host_kind = 'post'
            and v.host_id = posts.post_id and v.author_user_id <> ${userId})`,
        ),
    );
    await tx.run(
      db.deleteFrom('post_versions').where(
        sql<boolean>`exists (select from posts p where ${inOrganization('p')} and p.post_id = post_versions.post_id
            and p.author_user_id = ${userId})`,
      ),
    );
    await tx.run(
      db
        .updateTable('posts')
        .set({
          html: '',
          media_ids: [],
          attachment_ids: [],
          tags: [],
          poll_options: [],
          link_preview_id: null,
          request_key: null,
        })
        .where('author_user_id', '=', userId),
    );
  },
};

/** What happens to rows that refer to a person whose account is deleted. */
export const postsPersonalRows: readonly PersonalRows[] = [
  posts,
  signedRows('posts', 'pinned_by', 'a pin belongs to the group'),
  erasedRows('post_mentions', 'user_id'),
  erasedRows('post_votes', 'user_id'),
  erasedRows('saved_posts', 'user_id'),
];
