export { useRubricInCopy } from './copy-rubric.ts';
export { demandAssessment } from './demand-assessment.ts';
export { prepareRubric } from './prepare-rubric.ts';
export { findUsableVersion, readRubricVersion } from './rubrics.reads.ts';
export { insertRubric, markRubricUsed } from './rubrics.repository.ts';
export { Assessment, RubricForMarking } from './rubrics.schemas.ts';
