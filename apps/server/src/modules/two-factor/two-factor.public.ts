export { admit, resendCode } from './admission.service.ts';
export { removeRecoveryCodes } from './two-factor.repository.ts';
export { PasswordBody } from './two-factor.schemas.ts';
export { confirmPassword } from './two-factor.service.ts';
