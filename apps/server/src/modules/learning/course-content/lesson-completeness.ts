import { LESSON_ACTIVITIES } from '@sullam/domain/lesson-kinds.gen.ts';
import { lessonKindOf } from '@sullam/domain/lesson-kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MemberContext, RequestContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { lessonActivities } from './lesson-activities.ts';
import { lessonsChanged } from './lesson-counts.ts';

/** Whether what a lesson holds is out, as an expression; null: nothing was set up or chosen yet. */
export const isActivityPublished = (context: RequestContext, lesson: string): RawBuilder<boolean | null> =>
  sql<boolean | null>`coalesce(null::boolean, ${sql.join(
    context.extensions
      .of(lessonActivities)
      .flatMap(({ isPublished }) => isPublished?.(sql.ref(`${lesson}.course_subsection_id`)) ?? []),
  )})`;

/** Whether a lesson has what its kind shows. */
const isMade = (context: RequestContext, lesson: string): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${lesson}.${name}`);
  return sql<boolean>`case
    when ${column('kind')} = 'ARTICLE' then exists (select from subsection_texts t where ${inOrganization('t')}
      and t.course_subsection_id = ${column('course_subsection_id')} and t.html <> '')
    when ${column('kind')} = any(${[...LESSON_ACTIVITIES]}::text[]) then coalesce(${isActivityPublished(context, lesson)}, false)
    else ${column('media_id')} is not null or ${column('embed_url')} is not null end`;
};

const changed = (context: RequestContext, courseSubsectionId: number) =>
  db
    .updateTable('course_subsections as s')
    .set({ is_made: sql<boolean>`not s.is_made` })
    .where('s.course_subsection_id', '=', courseSubsectionId)
    .where(sql<boolean>`s.is_made is distinct from ${isMade(context, 's')}`)
    .returning('s.course_id');

/** Keeps whether learners can be shown a lesson, after what it shows or holds was changed: until then it isn't there for them. */
export async function settleLesson(context: MemberContext, tx: Tx, courseSubsectionId: number): Promise<void> {
  const row = await tx.one(changed(context, courseSubsectionId));
  if (!row) return;
  const course = await tx.one(
    db
      .selectFrom('course_overviews')
      .select(['course_id as courseId', 'status'])
      .where('course_id', '=', row.course_id),
  );
  if (course) await lessonsChanged(context, tx, course);
}

/** The kinds of activities that go out with their course. */
const OPENED_WITH_COURSE = LESSON_ACTIVITIES.filter((kind) => !lessonKindOf(kind).isOpenedSeparately);

/** Activities of a course that were set up, aren't out and go out with the course. */
export async function waitingActivities(context: MemberContext, tx: Tx, courseId: number): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('course_subsections as s')
      .select('s.course_subsection_id as id')
      .where('s.course_id', '=', courseId)
      .where('s.kind', 'in', OPENED_WITH_COURSE)
      .where(isActivityPublished(context, 's'), '=', false)
      .orderBy('s.course_subsection_id'),
  );
  return rows.map(({ id }) => id);
}
