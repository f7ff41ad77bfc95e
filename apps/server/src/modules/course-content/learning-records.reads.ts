import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { lessonActivities } from './lesson-activities.ts';

type Place = { courseSubsectionId: number } | { courseSectionId: number };

async function lessonsOf(tx: Tx, place: Place): Promise<readonly number[]> {
  if ('courseSubsectionId' in place) return [place.courseSubsectionId];
  const rows = await tx.all(
    db
      .selectFrom('course_subsections')
      .select('course_subsection_id as id')
      .where('course_section_id', '=', place.courseSectionId)
      .orderBy('course_subsection_id'),
  );
  return rows.map(({ id }) => id);
}

/** Refuses to delete a place where learners have worked. */
export async function demandNoWork(context: MemberContext, tx: Tx, place: Place): Promise<void> {
  const ids = await lessonsOf(tx, place);
  for (const { demandNoWork: demand } of context.extensions.of(lessonActivities)) await demand?.(context, tx, ids);
}
