export { bootstrapOf } from './bootstrap.ts';
export { readLanding } from './landing.reads.ts';
export type { Contact, LandingView } from './landing.schemas.ts';
export { findProfile, lockOrganization, type ProfileRow } from './organizations.repository.ts';
export type { Bootstrap } from './organizations.schemas.ts';
export { type FormField, findFormFields } from './registration-form.repository.ts';

/** Views that others may read. */
export const VIEWS = ['active_organizations'] as const;
