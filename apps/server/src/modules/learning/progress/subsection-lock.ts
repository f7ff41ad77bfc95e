import type { Localized } from '@sullam/domain/localized.ts';

export interface LockInput {
  releaseAt: Date | null;
  prerequisiteSubsectionId: number | null;
  /** It is released to groups of the course, and the learner is in none of them. */
  isForOthers: boolean;
  isFinished: boolean;
  /** Nobody waits for what learners can't be shown. */
  isMade: boolean;
  title: Localized;
}

export interface Lock {
  reason: 'GROUP' | 'RELEASE' | 'PREREQUISITE';
  until: string | null;
  prerequisiteSubsectionId: number | null;
  prerequisiteTitle: Localized | null;
}

/** Why a subsection can't be opened yet, or null. What was finished once stays open. */
export function lockOf(subsectionId: number, all: ReadonlyMap<number, LockInput>, now: Date): Lock | null {
  const subsection = all.get(subsectionId);
  if (!subsection || subsection.isFinished) return null;
  const nothing = { until: null, prerequisiteSubsectionId: null, prerequisiteTitle: null };
  if (subsection.isForOthers) return { ...nothing, reason: 'GROUP' };
  if (subsection.releaseAt && subsection.releaseAt > now) {
    return { ...nothing, reason: 'RELEASE', until: subsection.releaseAt.toISOString() };
  }
  const prerequisite =
    subsection.prerequisiteSubsectionId === null ? undefined : all.get(subsection.prerequisiteSubsectionId);
  if (prerequisite?.isMade && !prerequisite.isFinished) {
    return {
      ...nothing,
      reason: 'PREREQUISITE',
      prerequisiteSubsectionId: subsection.prerequisiteSubsectionId,
      prerequisiteTitle: prerequisite.title,
    };
  }
  return null;
}
