export { resendVerification } from './auth.api.ts';
export { useMayRegister } from './use-may-register.ts';
