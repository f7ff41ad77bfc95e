import { sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import type { LoggedFacts } from '../../learning/activity-log/activity-log.public.ts';
import { HOST } from './discussion-boards.reads.ts';

/** What somebody said in discussions that can still be read; without a name only for themselves. */
export const contributionFacts: LoggedFacts = {
  type: 'CONTRIBUTED',
  feature: 'discussion-boards',
  facts: ({ userId, isOwn }) => {
    const said = db
      .selectFrom('visible_comments as x')
      .innerJoin('discussion_boards as b', 'b.discussion_board_id', 'x.host_id')
      .select(['x.created_at as occurred_at', sql<string>`b.discussion_board_id::text`.as('subject')])
      .select(['b.course_id', 'b.title'])
      .where('x.author_user_id', '=', userId)
      .where('x.host_kind', '=', HOST)
      .where('b.published_at', 'is not', null)
      .where('b.hidden_at', 'is', null);
    return isOwn ? said : said.where('x.is_anonymous', '=', false);
  },
  path: (subject, courseId) => `/lms/courses/${courseId}/discussion-boards/${subject}`,
};
