import type { Localized } from '@sullam/domain/localized.ts';
import type { Expression, RawBuilder } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** What a module that holds something in lessons (an exam, an assignment, a survey) says of it to the lesson. */
export interface LessonActivities {
  /** Whether what the lesson holds is out for its learners, as an expression; null where the module has nothing in it. */
  isPublished?(courseSubsectionId: Expression<number>): RawBuilder<boolean | null>;
  /**
   * Refuses to delete lessons of which learners have work, and keeps others from beginning any until the transaction ends: what
   * they sat, wrote, handed in or were marked for is never deleted with a lesson.
   */
  requireNoWork?(context: MemberContext, tx: Tx, courseSubsectionIds: readonly number[]): Promise<void>;
  /** Makes what a lesson of its kind holds as soon as there is the lesson. */
  added?(context: MemberContext, tx: Tx, lesson: AddedLesson): Promise<void>;
  /** What the lesson holds goes by the lesson's title. */
  renamed?(context: MemberContext, tx: Tx, courseSubsectionId: number, title: Localized): Promise<void>;
  /** Reads what lessons hold before they are deleted; what it answers clears away what nobody needs any more after that. */
  removing?(context: MemberContext, tx: Tx, courseSubsectionIds: readonly number[]): Promise<() => Promise<void>>;
  /** Whether nothing is missing of what the lesson holds and isn't out; null where the module has nothing in it. */
  isDraftComplete?(context: MemberContext, tx: Tx, courseSubsectionId: number): Promise<boolean | null>;
  /** Shows learners what the lesson holds, if that isn't out and nothing is missing; answers whether it did. */
  publishDraft?(context: MemberContext, tx: Tx, courseSubsectionId: number): Promise<boolean>;
}

/** A lesson that was just added to a course. */
export interface AddedLesson {
  courseId: number;
  courseSubsectionId: number;
  kind: string;
  title: Localized;
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

export async function activityAdded(context: MemberContext, tx: Tx, lesson: AddedLesson): Promise<void> {
  for (const { added } of context.extensions.of(lessonActivities)) await added?.(context, tx, lesson);
}

export async function activityRenamed(
  context: MemberContext,
  tx: Tx,
  courseSubsectionId: number,
  title: Localized,
): Promise<void> {
  for (const { renamed } of context.extensions.of(lessonActivities))
    await renamed?.(context, tx, courseSubsectionId, title);
}

/** Deletes lessons, and what they alone held. */
export async function activitiesRemoved(
  context: MemberContext,
  tx: Tx,
  place: Place,
  remove: () => Promise<void>,
): Promise<void> {
  const ids = await lessonsOf(tx, place);
  const clearing: (() => Promise<void>)[] = [];
  for (const { removing } of context.extensions.of(lessonActivities)) {
    const clear = await removing?.(context, tx, ids);
    if (clear) clearing.push(clear);
  }
  await remove();
  for (const clear of clearing) await clear();
}

/** Whether nothing is missing of what a lesson holds; what no module looks into counts as complete. */
export async function isDraftComplete(context: MemberContext, tx: Tx, courseSubsectionId: number): Promise<boolean> {
  for (const { isDraftComplete: look } of context.extensions.of(lessonActivities)) {
    const isComplete = await look?.(context, tx, courseSubsectionId);
    if (isComplete === true || isComplete === false) return isComplete;
  }
  return true;
}

/** Shows learners what a lesson holds, if nothing is missing; answers whether it did. */
export async function publishActivity(context: MemberContext, tx: Tx, courseSubsectionId: number): Promise<boolean> {
  for (const { publishDraft } of context.extensions.of(lessonActivities))
    if (await publishDraft?.(context, tx, courseSubsectionId)) return true;
  return false;
}
