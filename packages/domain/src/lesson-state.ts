/**
 * How far a lesson is, of one place for all that speak of it. EMPTY: nothing was written, chosen or set up. DRAFT: something is,
 * which nobody was shown yet. CHANGED: learners see it, and there are changes that they don't. READY: they see all of it.
 */
export type LessonState = 'EMPTY' | 'DRAFT' | 'CHANGED' | 'READY';

export interface LessonFacts {
  /** Learners have something to see. */
  readonly hasContent: boolean;
  /** There is something that they don't see. */
  readonly hasDraft: boolean;
}

export function lessonState({ hasContent, hasDraft }: LessonFacts): LessonState {
  if (hasContent) return hasDraft ? 'CHANGED' : 'READY';
  return hasDraft ? 'DRAFT' : 'EMPTY';
}

/** Whether learners meet the lesson at all. */
export const isShownToLearners = (state: LessonState): boolean => state === 'CHANGED' || state === 'READY';
