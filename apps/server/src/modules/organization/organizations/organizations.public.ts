export { bootstrapOf } from './bootstrap.ts';
export { type FeatureUse, featureUses } from './feature-uses.ts';
export { landingFigures } from './landing-figures.ts';
export { organizationDependencies } from './organization-dependencies.ts';
export {
  activateArrival,
  deleteArrival,
  deleteMove,
  deleteOrganization,
  endMove,
  findArrival,
  findArrivingAccounts,
  findMovable,
  findNamesakes,
  hasOrganizations,
  insertArrival,
  insertArrivingAccounts,
  insertMove,
  type MovableOrganization,
  markMoved,
  type OrganizationMove,
} from './organization-moves.repository.ts';
export {
  createOrganization,
  findOrganizationIds,
  findProfile,
  insertEmptyProfile,
  lockOrganization,
  readCalendar,
  readFeatures,
  readLook,
  readTimeZone,
} from './organizations.repository.ts';
export { changeOrganization } from './organizations.service.ts';

/** Views that others may read. */
export const VIEWS = ['active_organizations'] as const;
export { Version } from './organizations.schemas.ts';
