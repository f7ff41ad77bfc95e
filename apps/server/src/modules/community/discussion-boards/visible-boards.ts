import { type Expression, type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import {
  type CourseViewer,
  courseViewerOf,
  learnsCourse,
  worksOnCourse,
} from '../../learning/courses/courses.public.ts';
import { isUnlocked } from '../../learning/progress/progress.public.ts';

/**
 * The viewer sees the board: they work on its course, or it is out, is for them, and its lesson is open to them. What a moderator
 * took out of sight its author goes on seeing. `b` stands for `discussion_boards`, `c` for `course_overviews`.
 */
export function seesBoard(viewer: CourseViewer, now: Date): RawBuilder<boolean> {
  const { userId, readsAll } = viewer;
  const isInGroup = readsAll
    ? sql<boolean>`true`
    : sql<boolean>`(b.course_group_id is null or exists (select from course_group_seats g where ${inOrganization('g')}
        and g.course_id = b.course_id and g.course_group_id = b.course_group_id and g.user_id = ${userId}))`;
  const isLessonOpen = readsAll
    ? sql<boolean>`true`
    : sql<boolean>`(b.course_subsection_id is null or exists (select from lessons s where ${inOrganization('s')}
        and s.course_subsection_id = b.course_subsection_id and s.is_made and ${isUnlocked(userId, now, 's')}))`;
  return sql<boolean>`(${worksOnCourse(viewer, 'c')} or (${learnsCourse(viewer, 'c')} and b.published_at is not null
    and (b.hidden_at is null or b.author_user_id = ${userId}) and ${isInGroup} and ${isLessonOpen}))`;
}

/** The caller sees a board, by its id: the same for whoever doesn't join its table. */
export const isBoardSeen = (context: MemberContext, boardId: Expression<number>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from discussion_boards b join course_overviews c on ${inOrganization('c')} and c.course_id = b.course_id
    where ${inOrganization('b')} and b.discussion_board_id = ${boardId}
      and ${seesBoard(courseViewerOf(context), context.clock.now())})`;

/** The caller works on its course, and so decides about what is said on it. */
export const isBoardRun = (context: MemberContext, boardId: Expression<number>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from discussion_boards b join course_overviews c on ${inOrganization('c')} and c.course_id = b.course_id
    where ${inOrganization('b')} and b.discussion_board_id = ${boardId} and ${worksOnCourse(courseViewerOf(context), 'c')})`;

/** Somebody takes part in a board or runs it, as a condition on `member_records` as `m`. */
export const peopleOf = (boardId: number, now: Date): RawBuilder<boolean> =>
  sql<boolean>`exists (select from discussion_boards b join course_overviews c on ${inOrganization('c')} and c.course_id = b.course_id
    where ${inOrganization('b')} and b.discussion_board_id = ${boardId} and b.published_at is not null and b.hidden_at is null
      and (c.created_by = m.user_id
        or exists (select from course_teachers t where ${inOrganization('t')} and t.course_id = b.course_id and t.user_id = m.user_id)
        or (exists (select from learners l where ${inOrganization('l')} and l.course_id = b.course_id and l.user_id = m.user_id)
          and (b.course_group_id is null or exists (select from course_group_seats g where ${inOrganization('g')}
            and g.course_id = b.course_id and g.course_group_id = b.course_group_id and g.user_id = m.user_id))
          and (b.course_subsection_id is null or exists (select from lessons s where ${inOrganization('s')}
            and s.course_subsection_id = b.course_subsection_id and s.is_made
            and ${isUnlocked(sql.ref<number>('m.user_id'), now, 's')})))))`;
