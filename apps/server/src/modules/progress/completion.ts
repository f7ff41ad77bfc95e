import { type PassingCriteria, type PassingCriterion, unmetCriteria } from '@sullam/domain/passing-criteria.ts';
import { type Progress, progressFromCounts } from '@sullam/domain/progress.ts';

export interface Counts {
  finishedCount: number;
  requiredCount: number;
}

export interface Judgement {
  progress: Progress;
  unmet: PassingCriterion[];
}

/** How far a learner is and what is still missing. Nothing is graded yet: a course that demands a grade isn't complete. */
export function judge(counts: Counts, criteria: PassingCriteria): Judgement {
  const progress = progressFromCounts(counts.finishedCount, counts.requiredCount);
  return { progress, unmet: unmetCriteria(criteria, { progress, grade: null, attendance: null }) };
}
