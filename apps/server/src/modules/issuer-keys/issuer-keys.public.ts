export { didDocument, keyIdOf } from './did.ts';
export { digest, signDocument } from './issuer-keys.crypto.ts';
export { findKeyInUse, listKeys } from './issuer-keys.repository.ts';
export { type Issuer, identityOfIssuer, issuerOf } from './issuer-keys.service.ts';
