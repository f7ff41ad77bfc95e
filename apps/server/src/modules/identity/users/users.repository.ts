import { type Database, db, identityTransaction, type Tx } from '../../../kernel/database/database.ts';

/** Makes an account; answers its user. */
export async function insertUser(tx: Tx, email: string, passwordHash: string | null, now: Date): Promise<number> {
  const [row] = await tx.sql<{ userId: number }[]>`
    insert into users (email, password_hash, password_changed_at, created_at)
    values (${email}, ${passwordHash}, ${passwordHash === null ? null : now}, ${now}) returning user_id as "userId"`;
  if (!row) throw new Error('an account was not inserted');
  return row.userId;
}

/** The account of an e-mail address, made without a password when there is none. */
export const userFor = (database: Database, email: string): Promise<number> =>
  identityTransaction({ database }, async (tx) => {
    await tx.sql`insert into users (email) values (${email}) on conflict do nothing`;
    const [row] = await tx.sql<{ userId: number }[]>`
      select user_id as "userId" from users where email_key = lower(${email}::text)`;
    if (!row) throw new Error('an account was not inserted');
    return row.userId;
  });

/** Those of some addresses, in the form in which they are compared, that their owners have confirmed. */
export async function listConfirmedAddresses(tx: Tx, emails: readonly string[]): Promise<string[]> {
  const rows = await tx.sql<{ email: string }[]>`
    select email_key as email from users
    where email_key = any(${[...emails]}::text[]) and email_verified_at is not null and deleted_at is null`;
  return rows.map(({ email }) => email);
}

/** Holds an account for this transaction; false when there is none (any more). */
export async function lockUser(tx: Tx, userId: number): Promise<boolean> {
  const rows = await tx.sql`select 1 from users where user_id = ${userId} and deleted_at is null for update`;
  return rows.length > 0;
}

const account = (userId: number) => db.updateTable('users').where('user_id', '=', userId);

export async function setPassword(tx: Tx, userId: number, passwordHash: string, now: Date): Promise<void> {
  await tx.run(account(userId).set({ password_hash: passwordHash, password_changed_at: now }));
}

export async function setEmailVerified(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.run(account(userId).set({ email_verified_at: now }).where('email_verified_at', 'is', null));
}

export async function keepTotpStep(tx: Tx, userId: number, step: number): Promise<void> {
  await tx.run(account(userId).set({ totp_last_step: step }));
}

export async function setTwoFactorWish(tx: Tx, userId: number, isEnabled: boolean): Promise<void> {
  await tx.run(account(userId).set({ two_factor_enabled: isEnabled }));
}

export async function setTotp(tx: Tx, userId: number, sealedSecret: string | null, step: number | null): Promise<void> {
  await tx.run(account(userId).set({ totp_secret: sealedSecret, totp_last_step: step }));
}

/** What is kept of an account that was deleted: that its number was somebody. Its address is free again. */
export async function forgetUser(tx: Tx, userId: number, nobodysEmail: string, now: Date): Promise<void> {
  await tx.sql`delete from one_time_tokens where user_id = ${userId}`;
  await tx.sql`delete from email_changes where user_id = ${userId}`;
  await tx.run(
    account(userId).set({
      email: nobodysEmail,
      password_hash: null,
      email_verified_at: null,
      totp_secret: null,
      two_factor_enabled: false,
      deleted_at: now,
    }),
  );
}
