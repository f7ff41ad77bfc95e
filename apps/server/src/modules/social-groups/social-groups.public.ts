/** Views of its tables that others may read. */
export const VIEWS = ['group_memberships', 'groups_of_people'] as const;

export { accessGroup } from './social-groups.access.ts';
export { demoGroups } from './social-groups.demo.ts';
export { listAdministrators } from './social-groups.reads.ts';
export { GroupParams } from './social-groups.schemas.ts';
export { auditGroup } from './social-groups.service.ts';
export { belongsTo, type GroupViewer, groupAccess, groupViewerOf, readsGroup, UPDATES } from './visible-groups.ts';
