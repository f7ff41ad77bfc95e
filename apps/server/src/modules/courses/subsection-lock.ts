import type { Localized } from '@sullam/domain/localized.ts';

export interface LockInput {
  releaseAt: Date | null;
  prerequisiteSubsectionId: number | null;
  isFinished: boolean;
  title: Localized;
}

export interface Lock {
  reason: 'RELEASE' | 'PREREQUISITE';
  until: string | null;
  prerequisiteSubsectionId: number | null;
  prerequisiteTitle: Localized | null;
}

/** Why a subsection can't be opened yet, or null. What was finished once stays open. */
export function lockOf(subsectionId: number, all: ReadonlyMap<number, LockInput>, now: Date): Lock | null {
  const subsection = all.get(subsectionId);
  if (!subsection || subsection.isFinished) return null;
  if (subsection.releaseAt && subsection.releaseAt > now) {
    return {
      reason: 'RELEASE',
      until: subsection.releaseAt.toISOString(),
      prerequisiteSubsectionId: null,
      prerequisiteTitle: null,
    };
  }
  const prerequisite =
    subsection.prerequisiteSubsectionId === null ? undefined : all.get(subsection.prerequisiteSubsectionId);
  if (prerequisite && !prerequisite.isFinished) {
    return {
      reason: 'PREREQUISITE',
      until: null,
      prerequisiteSubsectionId: subsection.prerequisiteSubsectionId,
      prerequisiteTitle: prerequisite.title,
    };
  }
  return null;
}
