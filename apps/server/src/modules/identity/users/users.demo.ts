import type { Platform } from '../../../kernel/context.ts';
import { db, identityTransaction } from '../../../kernel/database/database.ts';

/** Accounts by e-mail address. Done again, the accounts that are there keep what they have. */
export function createUsers(
  platform: Platform,
  emails: readonly string[],
  passwordHash: string,
): Promise<Map<string, number>> {
  const now = platform.clock.now();
  return identityTransaction(platform, async (tx) => {
    await tx.run(
      db
        .insertInto('users')
        .values(emails.map((email) => ({ email, password_hash: passwordHash, email_verified_at: now })))
        .onConflict((conflict) => conflict.column('email_key').doNothing()),
    );
    const rows = await tx.all(db.selectFrom('users').select(['user_id', 'email']).where('email_key', 'in', emails));
    return new Map(rows.map((row) => [row.email, row.user_id]));
  });
}
