import type { CommentedSubject } from '@sullam/domain/subjects.gen.ts';
import { type RawBuilder, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization, ORGANIZATION } from '../../../kernel/database/organization.ts';
import { statement } from '../../../kernel/database/statement.ts';

/** Counts the talk of a host anew: never added up, so that it can't drift. */
export async function countAnew(tx: Tx, hostKind: CommentedSubject, hostId: number): Promise<void> {
  await tx.run(countedAnew({ hostKind, hostId }));
}

const countedAnew = statement(({ hostKind, hostId }: { hostKind: CommentedSubject; hostId: number }) =>
  db
    .insertInto('comment_activity')
    .columns(['organization_id', 'host_kind', 'host_id', 'comment_count', 'last_comment_at'])
    .expression(
      db
        .selectFrom('comments')
        .select([
          sql<number>`${ORGANIZATION}::bigint`.as('organization_id'),
          sql<string>`${hostKind}::text`.as('kind'),
          sql<number>`${hostId}::bigint`.as('id'),
          sql<number>`count(*)::int`.as('count'),
          sql<Date | null>`max(created_at)`.as('last'),
        ])
        .where('host_kind', '=', hostKind)
        .where('host_id', '=', hostId)
        .where('deleted_at', 'is', null)
        .where('hidden_at', 'is', null),
    )
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'host_kind', 'host_id']).doUpdateSet({
        comment_count: sql<number>`excluded.comment_count`,
        last_comment_at: sql<Date | null>`excluded.last_comment_at`,
      }),
    ),
);

/** How many others than some have written about a host since then. */
export async function countTalkers(
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
