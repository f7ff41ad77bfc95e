/** Views of its tables that others may read. */
export const VIEWS = ['group_memberships', 'groups_of_people', 'posting_pauses'] as const;

export { findPause } from './group-detail.reads.ts';
export { listAdministrators } from './group-members.reads.ts';
export { pausePosting } from './posting-pause.service.ts';
export { accessGroup } from './social-groups.access.ts';
export { demoGroups } from './social-groups.demo.ts';
export { postingPaused } from './social-groups.errors.ts';
export { GroupParams } from './social-groups.schemas.ts';
export { auditGroup, banInGroup } from './social-groups.service.ts';
export { undoBan, undoPause } from './taking-back.service.ts';
export {
  belongsTo,
  type GroupViewer,
  groupAccess,
  groupViewerOf,
  readsGroup,
  seesGroup,
  takesPart,
  UPDATES,
} from './visible-groups.ts';
