import type { Expression, RawBuilder } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { extensionPoint } from '../../kernel/extensions.ts';

/** What a module that holds something in lessons (an exam, an assignment, a survey) says of it to the lesson. */
export interface LessonActivities {
  /** Whether what the lesson holds is out for its learners, as an expression; null where the module has nothing in it. */
  isPublished?(courseSubsectionId: Expression<number>): RawBuilder<boolean | null>;
  /**
   * Refuses to delete lessons of which learners have work, and keeps others from beginning any until the transaction ends: what
   * they sat, wrote, handed in or were marked for is never deleted with a lesson.
   */
  requireNoWork?(context: MemberContext, tx: Tx, courseSubsectionIds: readonly number[]): Promise<void>;
}

/** Whoever holds something in lessons brings it. */
export const lessonActivities = extensionPoint<LessonActivities>('lesson-activities');

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
export async function requireNoWork(context: MemberContext, tx: Tx, place: Place): Promise<void> {
  const ids = await lessonsOf(tx, place);
  for (const { requireNoWork: requireNone } of context.extensions.of(lessonActivities))
    await requireNone?.(context, tx, ids);
}
