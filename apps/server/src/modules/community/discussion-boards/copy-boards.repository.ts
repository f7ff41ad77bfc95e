import { sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { useRubricInCopy } from '../../gradebook/rubrics/rubrics.public.ts';
import { type CopyCoursePart, shiftedDate } from '../../learning/courses/courses.public.ts';

/**
 * The boards of a copied course that its instructors began, as drafts and without what was written on them. What learners began
 * stays behind, as do the discussions of groups that aren't copied.
 */
export const copyBoards: CopyCoursePart = async (context, tx, copy) => {
  const { caller, clock } = context;
  const rubricOf = async (rubricId: number | null, rubricVersion: number | null) =>
    rubricId === null || rubricVersion === null
      ? null
      : useRubricInCopy(context, tx, { rubricId, rubricVersion }, copy);
  const boards = await tx.all(
    db
      .selectFrom('discussion_boards as b')
      .select(['b.course_subsection_id', 'b.course_group_id', 'b.rubric_id', 'b.rubric_version'])
      .select(['b.kind', 'b.title', 'b.body', 'b.media_ids', 'b.attachment_ids', 'b.allows_anonymous', 'b.posts_first'])
      .select(['b.is_pinned', 'b.grading', 'b.maximum', 'b.own_count', 'b.reply_count', 'b.least_words'])
      .select('b.due_at')
      .where('b.course_id', '=', copy.fromCourseId)
      .where(
        sql<boolean>`(b.course_subsection_id is not null or not exists (select from learners l where ${inOrganization('l')}
          and l.course_id = b.course_id and l.user_id = b.author_user_id))`,
      )
      .orderBy('b.discussion_board_id'),
  );
  for (const board of boards) {
    const lessonId = board.course_subsection_id === null ? null : copy.subsectionIds.get(board.course_subsection_id);
    const groupId = board.course_group_id === null ? null : copy.courseGroupIds.get(board.course_group_id);
    if (lessonId === undefined || groupId === undefined) continue;
    const rubric = await rubricOf(board.rubric_id, board.rubric_version);
    await tx.run(
      db.insertInto('discussion_boards').values({
        ...board,
        title: json(board.title),
        body: json(board.body),
        due_at: shiftedDate(context, copy, board.due_at),
        course_id: copy.toCourseId,
        course_subsection_id: lessonId,
        course_group_id: groupId,
        author_user_id: caller.userId,
        rubric_id: rubric?.rubricId ?? null,
        rubric_version: rubric?.rubricVersion ?? null,
        created_at: clock.now(),
      }),
    );
  }
  await tx.sql`
    insert into course_discussion_settings (organization_id, course_id, learners_start, allows_anonymous)
    select organization_id, ${copy.toCourseId}, learners_start, allows_anonymous
    from course_discussion_settings where ${inOrganization()} and course_id = ${copy.fromCourseId}`;
};
