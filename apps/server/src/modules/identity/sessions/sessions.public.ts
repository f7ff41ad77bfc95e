export { memberDependencies, sessionDependency } from './access-dependencies.ts';
export { refuseUnlessActive } from './caller-lookup.ts';
export { knownDeviceOf, withPerson } from './known-device.ts';
export { beginMasquerade, continueMasquerade } from './masquerade.service.ts';
export { heldPermissions } from './member-permissions.ts';
export { findOpenSessions } from './open-sessions.reads.ts';
export {
  forgetDevices,
  hasShownSecondFactor,
  noteSecondFactor,
  organizationOfSession,
} from './sessions.repository.ts';
export { ActAsBody, SignInResult } from './sessions.schemas.ts';
export { type Masquerader, Sessions } from './sessions.service.ts';
export { sessionOpenedOnNewDevice } from './sessions.signals.ts';
