/** Views of its tables that others may read. */
export const VIEWS = ['group_memberships', 'groups_of_people', 'posting_pauses'] as const;

export { findPause, readGroup } from './group-detail.reads.ts';
export { listAdministrators } from './group-members.reads.ts';
export { GROUP_LINK, isCoverOf } from './group-showing.ts';
export { pausePosting } from './posting-pause.service.ts';
export { abilitiesOf, accessGroup, accessLockedGroup } from './social-groups.access.ts';
export { demoGroups } from './social-groups.demo.ts';
export { postingPaused } from './social-groups.errors.ts';
export { findLinked, findSeenGroup, listInvitable, lockGroup, type SeenGroup } from './social-groups.reads.ts';
export {
  findStanding,
  keepActive,
  putStanding,
} from './social-groups.repository.ts';
export { Group, GroupParams } from './social-groups.schemas.ts';
export { auditGroup, banInGroup, groupRoleEnding, letIn, requireRules } from './social-groups.service.ts';
export { groupAsked, groupMemberTold } from './social-groups.signals.ts';
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
