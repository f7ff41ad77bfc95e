import { sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
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
      .select([
        'b.discussion_board_id',
        'b.course_subsection_id',
        'b.course_group_id',
        'b.rubric_id',
        'b.rubric_version',
      ])
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
      db
        .insertInto('discussion_boards')
        .columns([
          ...(['organization_id', 'course_id', 'course_subsection_id', 'course_group_id', 'author_user_id'] as const),
          ...(['kind', 'title', 'body', 'media_ids', 'attachment_ids', 'allows_anonymous', 'posts_first'] as const),
          ...(['is_pinned', 'grading', 'maximum', 'own_count', 'reply_count', 'least_words', 'due_at'] as const),
          ...(['rubric_id', 'rubric_version', 'created_at'] as const),
        ])
        .expression(
          db
            .selectFrom('discussion_boards as b')
            .select([
              'b.organization_id',
              sql<number>`${copy.toCourseId}::bigint`.as('course'),
              sql<number | null>`${lessonId}::bigint`.as('lesson'),
              sql<number | null>`${groupId}::bigint`.as('in_group'),
              sql<number>`${caller.userId}::bigint`.as('by'),
            ])
            .select(['b.kind', 'b.title', 'b.body', 'b.media_ids', 'b.attachment_ids', 'b.allows_anonymous'])
            .select(['b.posts_first', 'b.is_pinned', 'b.grading', 'b.maximum', 'b.own_count', 'b.reply_count'])
            .select(['b.least_words', shiftedDate(context, copy, 'b.due_at').as('due')])
            .select([
              sql<number | null>`${rubric?.rubricId ?? null}::bigint`.as('rubric'),
              sql<number | null>`${rubric?.rubricVersion ?? null}::integer`.as('rubric_of'),
            ])
            .select(sql<Date>`${clock.now()}::timestamptz`.as('at'))
            .where('b.discussion_board_id', '=', board.discussion_board_id),
        ),
    );
  }
  await tx.sql`
    insert into course_discussion_settings (organization_id, course_id, learners_start, allows_anonymous)
    select organization_id, ${copy.toCourseId}, learners_start, allows_anonymous
    from course_discussion_settings where ${inOrganization()} and course_id = ${copy.fromCourseId}`;
};
