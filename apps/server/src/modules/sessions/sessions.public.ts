export { refuseUnlessActive } from './caller-lookup.ts';
export { changeIdentity, type IdentityChange } from './change-identity.ts';
export { SignedInUser, SignInResult } from './sessions.schemas.ts';
export { Sessions } from './sessions.service.ts';
export { sessionOpenedOnNewDevice } from './sessions.signals.ts';
export { readSignedInUser } from './signed-in-user.reads.ts';
