import { normalizeDecimal } from '@sullam/domain/digits.ts';
import type { Assessment, CriterionAssessment } from '@sullam/domain/grading/rubric-content.ts';

export const entryOf = (assessment: Assessment, criterionId: number): CriterionAssessment =>
  assessment.find((entry) => entry.criterionId === criterionId) ?? { criterionId };

const says = ({ levelId, points, comment }: CriterionAssessment): boolean =>
  typeof levelId === 'number' || typeof points === 'string' || Boolean(comment);

/** The assessment with another entry for its criterion; entries that say nothing are left out. */
export const withEntry = (assessment: Assessment, entry: CriterionAssessment): CriterionAssessment[] => [
  ...assessment.filter(({ criterionId }) => criterionId !== entry.criterionId),
  ...(says(entry) ? [entry] : []),
];

/** Points as they are sent; what is no number stays as it was typed, for the words at the field. */
export const typedPoints = (text: string): string | null =>
  text.trim() === '' ? null : (normalizeDecimal(text) ?? text.trim());
