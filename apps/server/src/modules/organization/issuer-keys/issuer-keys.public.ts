export { didDocument, keyIdOf } from './did.ts';
export { digest, isSignedBy, signDocument } from './issuer-keys.crypto.ts';
export { findKeyInUse, listKeys } from './issuer-keys.repository.ts';
export { type Issuer, identityAt, identityOfIssuer, issuerOf, noteIdentity } from './issuer-keys.service.ts';
