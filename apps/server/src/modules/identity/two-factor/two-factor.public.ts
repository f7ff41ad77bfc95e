export { admit, resendCode } from './admission.service.ts';
export { removeRecoveryCodes } from './two-factor.repository.ts';
export { OwnerProof, PasswordBody } from './two-factor.schemas.ts';
export { confirmOwner, confirmPassword, requireOwnersCode } from './two-factor.service.ts';
