import { formatDecimal, trimDecimal } from '@sullam/domain/decimal.ts';
import {
  type Assessment,
  checkAssessment,
  type RubricContent,
  scoreAssessment,
} from '@sullam/domain/grading/rubric-content.ts';
import { invalidAssessment } from './rubrics.errors.ts';

/**
 * Refuses an assessment that a rubric doesn't allow; answers its exact points. A draft may leave criteria unjudged.
 * @throws Problem validation that names the criteria
 */
export function requireAssessment(
  content: RubricContent,
  assessment: Assessment,
  { isDraft = false } = {},
): { points: string; isComplete: boolean } {
  const findings = checkAssessment(content, assessment, isDraft);
  if (findings.length > 0) throw invalidAssessment(findings);
  const { points, isComplete } = scoreAssessment(content, assessment);
  return { points: formatDecimal(trimDecimal(points)), isComplete };
}
