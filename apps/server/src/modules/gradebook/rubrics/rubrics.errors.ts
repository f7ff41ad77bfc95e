import type { AssessmentFinding, RubricFinding } from '@sullam/domain/grading/rubric-content.ts';
import { Problem } from '../../../kernel/problem.ts';

/** Something has been marked by it: it can be archived, not deleted. */
export const rubricInUse = (): Problem => new Problem('rubric.in-use', 409);
/** Only its owner and those whom the owner lets edit it, or who teach its course, may change it. */
export const notEditable = (): Problem => new Problem('rubric.not-editable', 403);
/** Only its owner decides with whom it is shared. */
export const notOwner = (): Problem => new Problem('rubric.not-owner', 403);

export const invalidRubric = (findings: readonly RubricFinding[]): Problem =>
  new Problem('validation', 400, { details: findings.map(({ path, code, values }) => ({ path, code, values })) });

/** The details name the criteria: `assessment.3`. */
export const invalidAssessment = (findings: readonly AssessmentFinding[]): Problem =>
  new Problem('validation', 400, {
    details: findings.map(({ criterionId, code }) => ({
      path: `assessment.${criterionId}`,
      code: code === 'NOT_JUDGED' ? 'required' : code === 'TWICE' ? 'unique' : 'choice',
      values: {},
    })),
  });
