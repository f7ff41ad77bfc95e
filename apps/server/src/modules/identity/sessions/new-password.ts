/** What decides about it: when the account's password was chosen, and since when this organisation asks for a newer one. */
export interface PasswordRequirement {
  passwordChangedAt: Date | null;
  newPasswordSince: Date | null;
}

/** Does this organisation ask its member for a newer password than the account has? */
export const needsNewPassword = ({ passwordChangedAt, newPasswordSince }: PasswordRequirement): boolean =>
  newPasswordSince !== null && (passwordChangedAt === null || passwordChangedAt < newPasswordSince);
