import { PASSWORD_MAX_LENGTH } from '@sullam/domain/limits.ts';
import { type Static, Type } from 'typebox';
import { code, NamedObject, OneOf } from '../../../kernel/http/schemas.ts';

export const TwoFactorState = NamedObject('TwoFactorState', {
  isEnabled: Type.Boolean(),
  isRequired: Type.Boolean({ description: 'The organisation requires it' }),
  method: OneOf('EMAIL', 'TOTP'),
  hasTotp: Type.Boolean(),
  recoveryCodesLeft: Type.Integer(),
  isReset: Type.Boolean({ description: 'An administrator let codes come by mail here, although there is an app' }),
  needsCode: Type.Boolean({
    description:
      'There is an app, and this session has shown no code of it: what weakens the sign-in takes one besides the password',
  }),
});
export type TwoFactorState = Static<typeof TwoFactorState>;

export const TotpEnrolment = NamedObject('TotpEnrolment', {
  secret: Type.String(),
  uri: Type.String(),
  qr: Type.String({ description: 'SVG' }),
});
export const RecoveryCodes = NamedObject('RecoveryCodes', { recoveryCodes: Type.Array(Type.String()) });

/** A code as people type it: with spaces, hyphens, Arabic digits. */
export const TypedCode = code({ minLength: 1, maxLength: 40 });
export const CurrentPassword = Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH });
export const PasswordBody = NamedObject('PasswordBody', { password: CurrentPassword });
/** The password, and a code where the state says that one is needed. */
export const OwnerProof = NamedObject('OwnerProof', { password: CurrentPassword, code: Type.Optional(TypedCode) });
export type OwnerProof = Static<typeof OwnerProof>;
