export { refuseUnlessActive } from './caller-lookup.ts';
export { changeIdentity, type IdentityChange } from './change-identity.ts';
export { beginMasquerade, continueMasquerade } from './masquerade.service.ts';
export { findOpenSessions } from './open-sessions.reads.ts';
export { forgetDevices, hasShownSecondFactor } from './sessions.repository.ts';
export { ActAsBody, SignedInUser, SignInResult } from './sessions.schemas.ts';
export { type Masquerader, Sessions } from './sessions.service.ts';
export { sessionOpenedOnNewDevice } from './sessions.signals.ts';
export { readSignedInUser } from './signed-in-user.reads.ts';
