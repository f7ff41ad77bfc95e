import type { CommentedSubject } from '@sullam/domain/subjects.gen.ts';
import { type RawBuilder, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { statement } from '../../../kernel/database/statement.ts';

interface Host {
  hostKind: CommentedSubject;
  hostId: number;
}

/**
 * Counts the comments of a host again instead of adding to a number, so that it can't drift. The statements leave in one write. The
 * count is taken once the row is locked: of two comments at the same moment the later one counts both.
 */
export async function countAnew(tx: Tx, hostKind: CommentedSubject, hostId: number): Promise<void> {
  const host = { hostKind, hostId };
  // pipelined: a comment is written so, and the benchmark of posts measures it
  await Promise.all([tx.run(rowEnsured(host)), tx.all(rowLocked(host)), tx.run(countedAnew(host))]);
}

const rowEnsured = statement(({ hostKind, hostId }: Host) =>
  db
    .insertInto('comment_activity')
    .values({ host_kind: hostKind, host_id: hostId, comment_count: 0 })
    .onConflict((conflict) => conflict.columns(['organization_id', 'host_kind', 'host_id']).doNothing()),
);

const rowLocked = statement(({ hostKind, hostId }: Host) =>
  db
    .selectFrom('comment_activity')
    .select('host_id')
    .where('host_kind', '=', hostKind)
    .where('host_id', '=', hostId)
    .forNoKeyUpdate(),
);

const countedAnew = statement(({ hostKind, hostId }: Host) => {
  const ofComments = <Value>(what: RawBuilder<Value>) => sql<Value>`(select ${what} from comments c
    where ${inOrganization('c')} and c.host_kind = ${hostKind} and c.host_id = ${hostId}
      and c.deleted_at is null and c.hidden_at is null)`;
  return db
    .updateTable('comment_activity')
    .set({
      comment_count: ofComments(sql<number>`count(*)::int`),
      last_comment_at: ofComments(sql<Date | null>`max(c.created_at)`),
    })
    .where('host_kind', '=', hostKind)
    .where('host_id', '=', hostId);
});

/** How many others than some have written about a host since then. */
export async function countCommenters(
  tx: Tx,
  { hostKind, hostId }: { hostKind: CommentedSubject; hostId: number },
  since: Date,
  except: readonly number[],
): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('comments')
      .select(sql<number>`count(distinct author_user_id)::int`.as('count'))
      .where('host_kind', '=', hostKind)
      .where('host_id', '=', hostId)
      .where('parent_comment_id', 'is', null)
      .where('created_at', '>=', since)
      .where('deleted_at', 'is', null)
      .where('hidden_at', 'is', null)
      .where(sql<boolean>`author_user_id <> all(${[...except]}::bigint[])`),
  );
  return row!.count;
}

/** When somebody last wrote about hosts of a kind, the newest first; what they took back counts where its place is kept. */
export async function listWritten(
  tx: Tx,
  { hostKind, userId, isOfHosts }: { hostKind: CommentedSubject; userId: number; isOfHosts: RawBuilder<boolean> },
  since: Date,
  limit: number,
): Promise<Date[]> {
  const rows = await tx.all(
    db
      .selectFrom('comments as c')
      .select('c.created_at')
      .where('c.host_kind', '=', hostKind)
      .where('c.author_user_id', '=', userId)
      .where('c.created_at', '>', since)
      .where(isOfHosts)
      .orderBy('c.created_at', 'desc')
      .limit(limit),
  );
  return rows.map((row) => row.created_at);
}

/** Where somebody has written. */
export const listHostsOf = (tx: Tx, userId: number) =>
  tx.all(
    db
      .selectFrom('comments')
      .select(['host_kind as hostKind', 'host_id as hostId'])
      .distinct()
      .where('author_user_id', '=', userId),
  );

/** Forgets the talk of hosts of a kind that are gone. */
export async function forgetTalk(
  tx: Tx,
  hostKind: CommentedSubject,
  isGone: (column: string) => RawBuilder<boolean>,
): Promise<void> {
  await tx.run(
    db
      .deleteFrom('likes')
      .where('liked_kind', '=', 'comment')
      .where(
        sql<boolean>`exists (select from comments c where ${inOrganization('c')} and c.comment_id = likes.liked_id
          and c.host_kind = ${hostKind} and ${isGone('c.host_id')})`,
      ),
  );
  await tx.run(db.deleteFrom('likes').where('liked_kind', '=', hostKind).where(isGone('likes.liked_id')));
  for (const table of ['moderation_cases', 'comment_readings', 'comment_activity', 'comments'] as const)
    await tx.run(
      db
        .deleteFrom(table)
        .where('host_kind', '=', hostKind)
        .where(isGone(`${table}.host_id`)),
    );
}
