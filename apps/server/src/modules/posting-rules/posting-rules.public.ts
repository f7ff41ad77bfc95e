export { findRules as readPostingRules } from './posting-rules.repository.ts';
export { reviewText } from './posting-rules.service.ts';
