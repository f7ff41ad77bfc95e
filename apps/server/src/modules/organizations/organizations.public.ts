export { bootstrapOf } from './bootstrap.ts';
export { readLanding } from './landing.reads.ts';
export type { Contact, LandingView } from './landing.schemas.ts';
export { landingFigures } from './landing-figures.ts';
export { createOrganization } from './organizations.demo.ts';
export {
  findOrganizationIds,
  findProfile,
  lockOrganization,
  type ProfileRow,
  readLook,
} from './organizations.repository.ts';
export type { Bootstrap } from './organizations.schemas.ts';
export { type FormField, findFormFields, formAnswers } from './registration-form.repository.ts';
export { findTerms, readMessageTexts } from './wording.repository.ts';

/** Views that others may read. */
export const VIEWS = ['active_organizations'] as const;
