export { bootstrapOf } from './bootstrap.ts';
export { readLanding } from './landing.reads.ts';
export type { Contact, LandingView } from './landing.schemas.ts';
export { findProfile, type ProfileRow } from './organizations.repository.ts';
export type { Bootstrap } from './organizations.schemas.ts';
export { type FormField, findFormFields } from './registration-form.repository.ts';
