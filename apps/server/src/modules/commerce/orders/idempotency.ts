import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx, transaction } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { ORGANIZATION } from '../../../kernel/database/organization.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { keyInUse, keyReused } from './orders.errors.ts';

const KEY = /^[\x21-\x7e]{1,255}$/;

/** How long responses are kept. */
export const KEPT_HOURS = 24;

const hashOf = (operation: string, body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([operation, body]))
    .digest('base64url');

const findResponse = (tx: Tx, userId: number, key: string) =>
  tx.one(
    db
      .selectFrom('idempotency_keys')
      .select(['request_hash as requestHash', 'response'])
      .where('user_id', '=', userId)
      .where('key', '=', key),
  );

/** Locks the caller's key until the transaction ends; returns false while another transaction holds it. */
async function lockKey(tx: Tx, userId: number, key: string): Promise<boolean> {
  const row = await tx.one(
    db.selectNoFrom(
      sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${ORGANIZATION}::text || ':' || ${userId}::text || ':' || ${key}::text, 35))`.as(
        'isMine',
      ),
    ),
  );
  return row?.isMine ?? false;
}

/**
 * Runs work in a transaction, once for each Idempotency-Key of the caller. The response is stored in the same transaction, so after a
 * crash either both the change and its response are there or neither is, and no key stays in progress.
 * @param header value of the Idempotency-Key header; without one the work runs each time
 * @throws Problem order.key-in-use while the first request runs, order.key-reused for another request under the same key
 */
export const onceForKey = <Response>(
  context: MemberContext,
  { header, operation, body }: { header: string | string[] | undefined; operation: string; body: unknown },
  work: (tx: Tx) => Promise<Response>,
): Promise<Response> =>
  transaction(context, async (tx) => {
    if (header === undefined) return work(tx);
    if (typeof header !== 'string' || !KEY.test(header)) throw invalidField('idempotency-key', 'invalid');
    const { userId } = context.caller;
    if (!(await lockKey(tx, userId, header))) throw keyInUse();
    const hash = hashOf(operation, body);
    const stored = await findResponse(tx, userId, header);
    if (stored && stored.requestHash !== hash) throw keyReused();
    if (stored) return stored.response as Response;
    const response = await work(tx);
    await tx.run(
      db.insertInto('idempotency_keys').values({
        user_id: userId,
        key: header,
        request_hash: hash,
        response: json(response),
        created_at: context.clock.now(),
      }),
    );
    return response;
  });

/** Deletes responses that are older than a day. */
export const forgetOldKeys = (tx: Tx, now: Date): Promise<number> =>
  tx.run(db.deleteFrom('idempotency_keys').where('created_at', '<', new Date(now.getTime() - KEPT_HOURS * 3_600_000)));
