export { findTerms } from './cancellation-terms.repository.ts';
export { CancellationTiers } from './cancellation-terms.schemas.ts';
