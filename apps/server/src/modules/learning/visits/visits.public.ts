export { findPlayback } from './visits.repository.ts';
