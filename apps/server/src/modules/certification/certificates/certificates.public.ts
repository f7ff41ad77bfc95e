export { statusOf } from './certificate-status.ts';
export { type StoredFree, type StoredHalf, type StoredSheet, shortAddressOf, writeSheet } from './certificate-words.ts';
export { managesCertificatesOf } from './certificates.access.ts';
export {
  type CertificateRow,
  findByNumber,
  findCredential,
  findCredentialByNumber,
  findSheet,
  findWithdrawn,
  insertFile,
  listFiles,
  listInvalid,
} from './certificates.repository.ts';
export { claimFields, IssuedCertificateStatus, Percent, Reason } from './certificates.schemas.ts';
export { CONTEXT, CONTEXT_PATH, STATUS_LIST_LENGTH, signedBy, statusListOf } from './credential.ts';
export { type StyleOf, styleOfOrganizations } from './document-style.ts';
