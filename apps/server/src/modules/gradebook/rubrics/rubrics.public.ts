export { useRubricInCopy } from './copy-rubric.ts';
export { requireAssessment } from './require-assessment.ts';
export { demoRubrics, type LoadedRubric } from './rubrics.demo.ts';
export { findUsableVersion, readRubricVersion } from './rubrics.reads.ts';
export { markRubricUsed } from './rubrics.repository.ts';
export { Assessment, RubricForMarking } from './rubrics.schemas.ts';
