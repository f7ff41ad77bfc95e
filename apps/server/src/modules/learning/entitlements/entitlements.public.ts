export { hasLeft, isEntitled } from './entitlements.reads.ts';
export { findIsEntitled, insertGrants, listGranted, listSourceKeys } from './entitlements.repository.ts';
export {
  grantEntitlement,
  leaveEntitled,
  resumeLeft,
  resumeSource,
  revokeEntitlements,
  revokeSource,
  suspendSource,
} from './entitlements.service.ts';
export { type Entitled, entitlementFollowing, type Grant, type Source } from './entitlements.types.ts';
