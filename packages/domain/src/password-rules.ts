import { PASSWORD_MIN_LENGTH } from './limits.ts';

/** Exactly the special characters of the specification, section 5. */
export const PASSWORD_SPECIAL_CHARACTERS = '!@#$%^&*()_+-=[]{};\':"\\|,.<>/?';

/** The rules of a new password, in the order in which they are shown. */
export const PASSWORD_RULE_IDS = ['minLength', 'uppercase', 'lowercase', 'digit', 'special'] as const;
export type PasswordRuleId = (typeof PASSWORD_RULE_IDS)[number];

/** The line of the confirmation field. */
export type ConfirmationRuleId = 'confirmation';

export interface RuleLine<Id extends string> {
  id: Id;
  passed: boolean;
}

const SPECIAL = new Set(PASSWORD_SPECIAL_CHARACTERS);

// Characters are code points. Letters without case (Arabic) are neither upper nor lower case; the hint says so.
const RULES: Record<PasswordRuleId, (characters: string[], password: string) => boolean> = {
  minLength: (characters) => characters.length >= PASSWORD_MIN_LENGTH,
  uppercase: (_, password) => /\p{Lu}/u.test(password),
  lowercase: (_, password) => /\p{Ll}/u.test(password),
  digit: (_, password) => /\p{Nd}/u.test(password),
  special: (characters) => characters.some((character) => SPECIAL.has(character)),
};

/** Evaluates each rule of a new password: the red and green lines. */
export function evaluatePassword(password: string): RuleLine<PasswordRuleId>[] {
  const characters = [...password];
  return PASSWORD_RULE_IDS.map((id) => ({ id, passed: RULES[id](characters, password) }));
}

/** The rules that a password breaks; empty for a good one. */
export function brokenPasswordRules(password: string): PasswordRuleId[] {
  return evaluatePassword(password)
    .filter((line) => !line.passed)
    .map((line) => line.id);
}

export interface ChangePasswordFields {
  oldPassword: string;
  newPassword: string;
  confirmation: string;
}

export interface ChangePasswordState {
  /** Fields that are empty: "This field is required". */
  missing: (keyof ChangePasswordFields)[];
  lines: RuleLine<PasswordRuleId | ConfirmationRuleId>[];
  canSubmit: boolean;
}

/** The confirmation equals the new password and is not empty. A mismatch shows on the confirmation line. */
export function isConfirmed(newPassword: string, confirmation: string): boolean {
  return confirmation !== '' && confirmation === newPassword;
}

/** The live state of a form that sets a new password; leave `oldPassword` out where none is asked for. */
export function evaluateChangePassword(
  fields: Omit<ChangePasswordFields, 'oldPassword'> & { oldPassword?: string },
): ChangePasswordState {
  const names = ['oldPassword', 'newPassword', 'confirmation'] as const;
  const missing = names.filter((name) => fields[name] === '');
  const lines = [
    ...evaluatePassword(fields.newPassword),
    { id: 'confirmation' as const, passed: isConfirmed(fields.newPassword, fields.confirmation) },
  ];
  return { missing, lines, canSubmit: missing.length === 0 && lines.every((line) => line.passed) };
}
