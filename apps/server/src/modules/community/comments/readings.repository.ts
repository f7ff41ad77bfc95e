import type { CommentedSubject } from '@sullam/domain/subjects.gen.ts';
import { type RawBuilder, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { shapedStatement } from '../../../kernel/database/statement.ts';
import { upsert } from '../../../kernel/database/upsert.ts';

interface Reading {
  hostKind: CommentedSubject;
  hostId: number;
  userId: number;
}

/** Notes how somebody stands to the talk of a host. */
export async function noteReading(tx: Tx, reading: Reading, change: ReadingChange): Promise<void> {
  await tx.run(noted(Object.keys(change) as (keyof ReadingChange)[], { ...reading, ...change }));
}

interface ReadingChange {
  has_talked?: true;
  read_at?: Date;
  is_following?: boolean;
}

const noted = shapedStatement((changed: readonly (keyof ReadingChange)[], values: Reading & ReadingChange) => {
  const change = Object.fromEntries(changed.map((name) => [name, values[name]])) as ReadingChange;
  return upsert(
    db.insertInto('comment_readings'),
    { host_kind: values.hostKind, host_id: values.hostId, user_id: values.userId },
    change,
  );
});

/**
 * Those who follow the talk of a host, see it still, and have looked since they were told last, or never were; they count
 * as told now.
 */
export async function takeFollowers(
  tx: Tx,
  { hostKind, hostId }: Omit<Reading, 'userId'>,
  people: RawBuilder<boolean>,
  now: Date,
): Promise<number[]> {
  const rows = await tx.all(
    db
      .updateTable('comment_readings as f')
      .set({ told_at: now })
      .where('f.host_kind', '=', hostKind)
      .where('f.host_id', '=', hostId)
      .where(sql<boolean>`coalesce(f.is_following, f.has_talked)`)
      .where(sql<boolean>`(f.told_at is null or f.read_at >= f.told_at)`)
      .where(
        sql<boolean>`exists (select from member_records m where ${inOrganization('m')} and m.user_id = f.user_id and ${people})`,
      )
      .returning('f.user_id'),
  );
  return rows.map((row) => row.user_id);
}

/** Of some people those who see a host. */
export async function keepSeeing(tx: Tx, userIds: readonly number[], people: RawBuilder<boolean>): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await tx.all(
    db
      .selectFrom('member_records as m')
      .select('m.user_id')
      .where(sql<boolean>`m.user_id = any(${[...userIds]}::bigint[])`)
      .where(people),
  );
  return rows.map((row) => row.user_id);
}

/** Who has the talk of a host before them, or had a short while ago: streams tell them of something new. */
export async function listWatchers(
  tx: Tx,
  { hostKind, hostId }: Omit<Reading, 'userId'>,
  people: RawBuilder<boolean>,
  since: Date,
): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('comment_readings as f')
      .select('f.user_id')
      .where('f.host_kind', '=', hostKind)
      .where('f.host_id', '=', hostId)
      .where(sql<boolean>`(f.read_at >= ${since} or coalesce(f.is_following, f.has_talked))`)
      .where(
        sql<boolean>`exists (select from member_records m where ${inOrganization('m')} and m.user_id = f.user_id and ${people})`,
      ),
  );
  return rows.map((row) => row.user_id);
}
