export { insertFirstPermissions } from './first-permissions.ts';
export { isManagement, mayGrant } from './granting.ts';
export { administers, holdsAnyOf, holdsAnySet, holdsSet, setsHeldBy, worksOnCourses } from './held-permissions.ts';
export { assignDefaultSets, assignSets } from './member-sets.ts';
export { permissionChangeChecks } from './permission-change.ts';
export {
  addSetsTo,
  findPermissionSets,
  findSetIdsOf,
  giveDefaultSets,
  heldSets,
} from './permission-sets.repository.ts';
export { demoPermissionSets } from './permissions.demo.ts';
export { permissionsPersonalRows } from './permissions.personal.ts';

/** Views that others may read. */
export const VIEWS = ['member_groups', 'member_permissions'] as const;
