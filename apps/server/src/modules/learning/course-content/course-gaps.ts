import { isLessonActivity } from '@sullam/domain/lesson-kinds.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { SubsectionEditing } from './course-content.schemas.ts';
import { isDraftComplete } from './lesson-activities.ts';
import { isActivityPublished } from './lesson-completeness.ts';

/** A lesson that learners would find empty, as far as they found it at all. */
export interface EmptyLesson {
  courseSubsectionId: number;
  kind: SubsectionEditing['kind'];
  title: Localized;
}

/**
 * The lessons of a course that lack what their kind shows: a video its video, an article its text, an exam its questions. Activities that
 * were set up aren't empty, although surveys and lectures are opened by themselves. With `draftsGoOut` drafts of articles count as
 * text, because they are published before the course is.
 */
export async function findEmptyLessons(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  { draftsGoOut }: { draftsGoOut: boolean },
): Promise<EmptyLesson[]> {
  const rows = await tx.all(
    db
      .selectFrom('course_subsections as s')
      .innerJoin('course_sections as p', 'p.course_section_id', 's.course_section_id')
      .select(['s.course_subsection_id as courseSubsectionId', 's.kind', 's.title'])
      .select([
        isActivityPublished(context, 's').as('isOut'),
        sql<boolean>`exists (select from subsection_texts t where ${inOrganization('t')}
          and t.course_subsection_id = s.course_subsection_id and t.draft_html <> '')`.as('hasDraft'),
      ])
      .where('s.course_id', '=', courseId)
      .where('s.is_made', '=', false)
      .orderBy('p.position')
      .orderBy('s.position')
      .orderBy('s.course_subsection_id'),
  );
  const empty: EmptyLesson[] = [];
  for (const { isOut, hasDraft, ...row } of rows) {
    const hasContent = isLessonActivity(row.kind)
      ? isOut !== null && (await isDraftComplete(context, tx, row.courseSubsectionId))
      : draftsGoOut && hasDraft;
    if (!hasContent) empty.push({ ...row, kind: row.kind as EmptyLesson['kind'] });
  }
  return empty;
}

/** What keeps a course from being published. Drafts were published before it is tried. */
export const findLessonGaps = (context: MemberContext, tx: Tx, courseId: number): Promise<EmptyLesson[]> =>
  findEmptyLessons(context, tx, courseId, { draftsGoOut: false });
