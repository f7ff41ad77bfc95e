import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { findByWords, isFound } from '../../../kernel/database/search.ts';
import { courseViewerOf, worksOnCourse } from '../../learning/courses/courses.public.ts';
import { closeness, foundTotal, type SearchSource } from '../../operations/search/search.public.ts';
import { HOST, saysFound } from './discussion-boards.reads.ts';
import { seesBoard } from './visible-boards.ts';

/** Discussions by what they and their contributions say; not by what the caller may read only once they have written. */
export const boardSearch: SearchSource = {
  kind: 'discussion',
  feature: 'discussion-boards',
  isForMembers: true,
  path: ({ id, courseId }) => `/lms/courses/${courseId}/discussion-boards/${id}`,
  find: async (context, tx, wanted) => {
    if (wanted.isNear) return [];
    const { caller } = context as MemberContext;
    const viewer = courseViewerOf(context);
    const [boardIds, commentIds] = await Promise.all([
      findByWords(tx, 'discussions', wanted.words),
      findByWords(tx, 'comments', wanted.words),
    ]);
    return tx.all(
      db
        .selectFrom('discussion_boards as b')
        .innerJoin('course_overviews as c', 'c.course_id', 'b.course_id')
        .select(['b.discussion_board_id as id', 'b.title', 'c.title as courseTitle', 'b.course_id as courseId'])
        .select(['b.body as html', foundTotal])
        .where(seesBoard(viewer, context.clock.now()))
        .where(
          sql<boolean>`(${isFound('b.discussion_board_id', boardIds)} or (${saysFound(commentIds)}
              and (not b.posts_first or ${worksOnCourse(viewer, 'c')}
                or exists (select from visible_comments o where ${inOrganization('o')} and o.host_kind = ${HOST}
                  and o.host_id = b.discussion_board_id and o.parent_comment_id is null
                  and o.author_user_id = ${caller.userId}))))`,
        )
        .orderBy(isFound('b.discussion_board_id', boardIds), 'desc')
        .orderBy(closeness('b.search_text', wanted), 'desc')
        .orderBy('b.discussion_board_id', 'desc')
        .offset(wanted.skip)
        .limit(wanted.take),
    );
  },
};
