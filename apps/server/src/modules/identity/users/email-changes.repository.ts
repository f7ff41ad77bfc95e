import { db, type Tx } from '../../../kernel/database/database.ts';

export interface EmailChange {
  userId: number;
  organizationId: number;
  newEmail: string;
  askedByUserId: number;
  sessionId: string | null;
  askedAt: Date;
  expiresAt: Date;
  /** Until then the old mailbox may object; null: it has to confirm. */
  objectionsUntil: Date | null;
  oldConfirmedAt: Date | null;
  newConfirmedAt: Date | null;
}

export type Mailbox = 'OLD' | 'NEW';

/** Keeps a change that mailboxes are asked about, in the place of the one before, whose links stop working. */
export async function putEmailChange(
  tx: Tx,
  change: Omit<EmailChange, 'oldConfirmedAt' | 'newConfirmedAt'>,
): Promise<void> {
  await dropEmailChange(tx, change.userId);
  await tx.sql`
    insert into email_changes (user_id, organization_id, new_email, asked_by_user_id, session_id, asked_at, expires_at, objections_until)
    values (${change.userId}, ${change.organizationId}, ${change.newEmail}, ${change.askedByUserId}, ${change.sessionId},
      ${change.askedAt}, ${change.expiresAt}, ${change.objectionsUntil})`;
}

/** The change that waits, held for this transaction; undefined when there is none or its time is over. */
export async function lockEmailChange(tx: Tx, userId: number, now: Date): Promise<EmailChange | undefined> {
  const [row] = await tx.sql<EmailChange[]>`
    select user_id as "userId", organization_id as "organizationId", new_email as "newEmail",
      asked_by_user_id as "askedByUserId", session_id as "sessionId", asked_at as "askedAt", expires_at as "expiresAt",
      objections_until as "objectionsUntil", old_confirmed_at as "oldConfirmedAt", new_confirmed_at as "newConfirmedAt"
    from email_changes where user_id = ${userId} and expires_at > ${now} for update`;
  return row;
}

export async function noteMailbox(tx: Tx, userId: number, mailbox: Mailbox, now: Date): Promise<void> {
  if (mailbox === 'OLD') await tx.sql`update email_changes set old_confirmed_at = ${now} where user_id = ${userId}`;
  else await tx.sql`update email_changes set new_confirmed_at = ${now} where user_id = ${userId}`;
}

/** Nothing waits any more, and no link about it works. */
export async function dropEmailChange(tx: Tx, userId: number): Promise<void> {
  await tx.sql`delete from one_time_tokens where user_id = ${userId} and purpose = 'CHANGE_EMAIL'`;
  await tx.sql`delete from email_changes where user_id = ${userId}`;
}

/** Whose account has an address. */
export async function ownerOfEmail(tx: Tx, email: string): Promise<number | undefined> {
  const [row] = await tx.sql<{ userId: number }[]>`
    select user_id as "userId" from open_accounts where email_key = lower(${email}::text)`;
  return row?.userId;
}

/** Another address, which its mailbox has confirmed. What was mailed to the old one, and works once, works no more. */
export async function setEmail(tx: Tx, userId: number, email: string, now: Date): Promise<void> {
  await tx.run(db.updateTable('users').set({ email, email_verified_at: now }).where('user_id', '=', userId));
  await tx.sql`delete from one_time_tokens where user_id = ${userId}`;
  await tx.sql`delete from email_changes where user_id = ${userId}`;
}
