import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { isEntitled } from './entitlements.reads.ts';
import type { Entitled, Grant, Source, Subject } from './entitlements.types.ts';

export type EntitlementStatus = 'WAITING' | 'ACTIVE' | 'SUSPENDED' | 'ENDED' | 'REVOKED';

/** Why a grant is suspended: its holder left what they bought, or its payment is disputed. */
export type Suspension = 'LEFT' | 'DISPUTE';

/** Answers the new grant's id; undefined where one of the same source is running. */
export async function insertEntitlement(
  tx: Tx,
  { userId, subject, source, sourceKey = '', startsAt = null, endsAt = null, grantedBy }: Grant,
  { status, now }: { status: Exclude<EntitlementStatus, 'SUSPENDED'>; now: Date },
): Promise<number | undefined> {
  const { kind, id } = subject;
  const row = await tx.one(granted({ userId, kind, id, source, sourceKey, status, startsAt, endsAt, now, grantedBy }));
  return row?.entitlement_id;
}

interface GrantValues {
  userId: number;
  kind: Subject['kind'];
  id: number;
  source: Grant['source'];
  sourceKey: string;
  status: EntitlementStatus;
  startsAt: Date | null;
  endsAt: Date | null;
  now: Date;
  grantedBy: number | null;
}

const granted = statement((grant: GrantValues) =>
  db
    .insertInto('entitlements')
    .values({
      user_id: grant.userId,
      subject_kind: grant.kind,
      subject_id: grant.id,
      source: grant.source,
      source_key: grant.sourceKey,
      status: grant.status,
      starts_at: grant.startsAt,
      ends_at: grant.endsAt,
      granted_at: grant.now,
      granted_by: grant.grantedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('entitlement_id'),
);

/** Grants of one source for many, from their times on; who owns the subjects does what follows. */
export async function insertGrants(
  tx: Tx,
  subject: Subject,
  { source, sourceKey = '' }: Source,
  grants: readonly { userId: number; grantedAt: Date; grantedBy?: number }[],
): Promise<void> {
  if (grants.length === 0) return;
  await tx.run(
    db
      .insertInto('entitlements')
      .values(
        grants.map(({ userId, grantedAt, grantedBy = null }) => ({
          user_id: userId,
          subject_kind: subject.kind,
          subject_id: subject.id,
          source,
          source_key: sourceKey,
          status: 'ACTIVE' as const,
          granted_at: grantedAt,
          granted_by: grantedBy,
        })),
      )
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** Revokes what is running or suspended of a source, or of all; answers how many there were. */
export function revokeRunning(tx: Tx, { userId, subject }: Entitled, of: Source | null, now: Date): Promise<number> {
  const running = db
    .updateTable('entitlements')
    .set({ status: 'REVOKED', suspended_for: null, revoked_at: now })
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('user_id', '=', userId)
    .where('status', 'in', ['WAITING', 'ACTIVE', 'SUSPENDED']);
  return tx.run(
    of === null ? running : running.where('source', '=', of.source).where('source_key', '=', of.sourceKey ?? ''),
  );
}

/** Revokes what is running of all sources but orders. */
export const revokeUnbought = (tx: Tx, { userId, subject }: Entitled, now: Date): Promise<number> =>
  tx.run(
    db
      .updateTable('entitlements')
      .set({ status: 'REVOKED', revoked_at: now })
      .where('subject_kind', '=', subject.kind)
      .where('subject_id', '=', subject.id)
      .where('user_id', '=', userId)
      .where('source', '<>', 'ORDER')
      .where('status', 'in', ['WAITING', 'ACTIVE']),
  );

/** Suspends active grants of a person that were bought; returns how many there were. */
export const suspendBought = (tx: Tx, { userId, subject }: Entitled, reason: Suspension): Promise<number> =>
  tx.run(
    db
      .updateTable('entitlements')
      .set({ status: 'SUSPENDED', suspended_for: reason })
      .where('subject_kind', '=', subject.kind)
      .where('subject_id', '=', subject.id)
      .where('user_id', '=', userId)
      .where('source', '=', 'ORDER')
      .where('status', '=', 'ACTIVE'),
  );

/** Resumes grants that were suspended for this reason; returns how many there were. */
export const resumeSuspended = (tx: Tx, { userId, subject }: Entitled, reason: Suspension): Promise<number> =>
  tx.run(
    db
      .updateTable('entitlements')
      .set({ status: 'ACTIVE', suspended_for: null })
      .where('subject_kind', '=', subject.kind)
      .where('subject_id', '=', subject.id)
      .where('user_id', '=', userId)
      .where('status', '=', 'SUSPENDED')
      .where('suspended_for', '=', reason),
  );

const grantsOf = ({ userId, subject }: Entitled, { source, sourceKey = '' }: Source) =>
  db
    .updateTable('entitlements')
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('user_id', '=', userId)
    .where('source', '=', source)
    .where('source_key', '=', sourceKey);

/** Suspends what a source has granted for a dispute, also what its holder has left. */
export const suspendDisputed = (tx: Tx, entitled: Entitled, source: Source): Promise<number> =>
  tx.run(
    grantsOf(entitled, source)
      .set({ status: 'SUSPENDED', suspended_for: 'DISPUTE' })
      .where('status', 'in', ['ACTIVE', 'SUSPENDED']),
  );

/** Resumes what a source has granted and a dispute has suspended. */
export const resumeDisputed = (tx: Tx, entitled: Entitled, source: Source): Promise<number> =>
  tx.run(
    grantsOf(entitled, source)
      .set({ status: 'ACTIVE', suspended_for: null })
      .where('status', '=', 'SUSPENDED')
      .where('suspended_for', '=', 'DISPUTE'),
  );

/** Those who have a running grant of a source. */
export async function listGranted(tx: Tx, subject: Subject, { source, sourceKey = '' }: Source): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('entitlements')
      .select('user_id')
      .where('subject_kind', '=', subject.kind)
      .where('subject_id', '=', subject.id)
      .where('source', '=', source)
      .where('source_key', '=', sourceKey)
      .where('status', 'in', ['WAITING', 'ACTIVE'])
      .orderBy('user_id'),
  );
  return rows.map((row) => row.user_id);
}

/** The keys of what a source has granted somebody and goes on. */
export async function listSourceKeys(
  tx: Tx,
  { userId, subject }: Entitled,
  source: Source['source'],
): Promise<string[]> {
  const rows = await tx.all(
    db
      .selectFrom('entitlements')
      .select('source_key')
      .where('user_id', '=', userId)
      .where('subject_kind', '=', subject.kind)
      .where('subject_id', '=', subject.id)
      .where('source', '=', source)
      .where('status', '=', 'ACTIVE'),
  );
  return rows.map((row) => row.source_key);
}

/** What a source has granted somebody and nobody has revoked, in the order of the ids. */
export async function listSubjects(tx: Tx, userId: number, { source, sourceKey = '' }: Source): Promise<Subject[]> {
  return tx.all(
    db
      .selectFrom('entitlements')
      .select(['subject_kind as kind', 'subject_id as id'])
      .where('user_id', '=', userId)
      .where('source', '=', source)
      .where('source_key', '=', sourceKey)
      .where('status', 'in', ['WAITING', 'ACTIVE', 'SUSPENDED'])
      .orderBy('subject_id')
      .orderBy('subject_kind'),
  );
}

/** One grant with its times; nobody else changes it until the transaction ends. */
export const lockEntitlement = (tx: Tx, entitlementId: number) =>
  tx.one(
    db
      .selectFrom('entitlements')
      .select([
        'user_id as userId',
        'subject_kind as subjectKind',
        'subject_id as subjectId',
        'status',
        'starts_at as startsAt',
        'ends_at as endsAt',
      ])
      .where('entitlement_id', '=', entitlementId)
      .forUpdate(),
  );

export const setEntitlementStatus = (
  tx: Tx,
  entitlementId: number,
  status: Exclude<EntitlementStatus, 'SUSPENDED'>,
): Promise<number> =>
  tx.run(
    db.updateTable('entitlements').set({ status, suspended_for: null }).where('entitlement_id', '=', entitlementId),
  );

/** Is somebody entitled now? */
export async function findIsEntitled(tx: Tx, { userId, subject }: Entitled): Promise<boolean> {
  const row = await tx.one(db.selectNoFrom(isEntitled(subject.kind, sql`${subject.id}::bigint`, userId).as('is')));
  return row?.is ?? false;
}
