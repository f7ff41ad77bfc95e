export { findRules as readPostingRules, type KeptRules } from './posting-rules.repository.ts';
export { reviewText } from './posting-rules.service.ts';
