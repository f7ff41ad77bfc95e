export { findRules as readPostingRules, type KeptRules } from './posting-rules.repository.ts';
export { ModerationReason } from './posting-rules.schemas.ts';
export { reviewText } from './posting-rules.service.ts';
