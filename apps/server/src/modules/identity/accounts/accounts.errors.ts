import { brokenPasswordRules } from '@sullam/domain/password-rules.ts';
import { Problem } from '../../../kernel/problem.ts';

const atField = (path: string, code: 'password.too-weak' | 'password.same-as-old'): Problem =>
  new Problem(code, 400, { details: [{ path, code, values: {} }] });

/** One answer for a link that is unknown, spent, too old or somebody else's. */
export const invalidLink = (): Problem => new Problem('token.invalid', 400);
export const registrationClosed = (): Problem => new Problem('registration.closed', 403);
export const sameAsOld = (path: string): Problem => atField(path, 'password.same-as-old');

/** Refuses a new password that breaks one of the rules of packages/domain password-rules.ts. */
export function checkPasswordRules(password: string, path: string): void {
  if (brokenPasswordRules(password).length > 0) throw atField(path, 'password.too-weak');
}
