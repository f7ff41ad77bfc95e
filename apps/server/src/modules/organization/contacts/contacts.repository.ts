import type { Language } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { ContactMessageBody } from './contacts.schemas.ts';

export async function insertContactMessage(
  tx: Tx,
  userId: number | null,
  body: ContactMessageBody,
  now: Date,
): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('contact_messages')
      .values({ user_id: userId, ...body, created_at: now })
      .returning('contact_message_id'),
  );
  return row!.contact_message_id;
}

/** Puts an address on the list; answers false when it is there already. */
export async function upsertSubscription(
  tx: Tx,
  subscription: { email: string; language: Language; tokenHash: string; now: Date },
): Promise<boolean> {
  const { email, language, tokenHash, now } = subscription;
  const touched = await tx.run(
    db
      .insertInto('email_subscriptions')
      .values({
        email_key: sql<string>`lower(${email})`,
        email,
        language,
        unsubscribe_token_hash: tokenHash,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['organization_id', 'email_key'])
          .doUpdateSet({ email, language, unsubscribe_token_hash: tokenHash, created_at: now, unsubscribed_at: null })
          .where('email_subscriptions.unsubscribed_at', 'is not', null),
      ),
  );
  return touched === 1;
}

/** Answers whether the token belonged to an address, on the list or off it already. */
export async function unsubscribe(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('email_subscriptions')
      .set({ unsubscribed_at: sql<Date>`coalesce(unsubscribed_at, ${now})` })
      .where('unsubscribe_token_hash', '=', tokenHash),
  );
  return touched > 0;
}
