import type { SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import {
  insertEntitlement,
  listSubjects,
  lockEntitlement,
  resumeDisputed,
  resumeSuspended,
  revokeRunning,
  revokeUnbought,
  setEntitlementStatus,
  suspendBought,
  suspendDisputed,
} from './entitlements.repository.ts';
import { type Entitled, entitlementFollowing, type Grant, type Source } from './entitlements.types.ts';

/** The job that turns a grant at its times. */
export const TURN_ENTITLEMENT = 'entitlements.turn';

async function follow(context: SystemContext, tx: Tx, { userId, subject }: Entitled): Promise<void> {
  for (const part of context.extensions.of(entitlementFollowing))
    if (part.kind === subject.kind) await part.follow(context, tx, { userId, subject });
}

/** How a grant that nobody revoked stands at a time. */
export function statusAt(
  { startsAt = null, endsAt = null }: Pick<Grant, 'startsAt' | 'endsAt'>,
  now: Date,
): 'ENDED' | 'WAITING' | 'ACTIVE' {
  if (endsAt !== null && endsAt <= now) return 'ENDED';
  return startsAt !== null && startsAt > now ? 'WAITING' : 'ACTIVE';
}

/** Entitles somebody. What the same source has granted already stays as it is. */
export async function grantEntitlement(context: SystemContext, tx: Tx, grant: Grant): Promise<void> {
  const now = context.clock.now();
  const entitlementId = await insertEntitlement(tx, grant, { status: statusAt(grant, now), now });
  for (const runAt of [grant.startsAt, grant.endsAt])
    if (entitlementId !== undefined && runAt && runAt > now)
      await context.jobs.enqueue(tx, context.organizationId, TURN_ENTITLEMENT, { entitlementId }, { runAt });
  await follow(context, tx, grant);
}

/** Takes back what a source has granted; without one, all that is running. What another source grants goes on. */
export async function revokeEntitlements(
  context: SystemContext,
  tx: Tx,
  entitled: Entitled,
  of: Source | null = null,
): Promise<void> {
  await revokeRunning(tx, entitled, of, context.clock.now());
  await follow(context, tx, entitled);
}

/** Takes back everything that a source has granted somebody, such as an order line that granted several courses. */
export async function revokeSource(
  context: SystemContext,
  tx: Tx,
  { userId, source }: { userId: number; source: Source },
): Promise<void> {
  for (const subject of await listSubjects(tx, userId, source))
    await revokeEntitlements(context, tx, { userId, subject }, source);
}

/** Suspends everything that a source has granted somebody, because the payment for it is disputed. */
export async function suspendSource(
  context: SystemContext,
  tx: Tx,
  { userId, source }: { userId: number; source: Source },
): Promise<void> {
  for (const subject of await listSubjects(tx, userId, source)) {
    await suspendDisputed(tx, { userId, subject }, source);
    await follow(context, tx, { userId, subject });
  }
}

/** Gives back what a dispute has suspended. */
export async function resumeSource(
  context: SystemContext,
  tx: Tx,
  { userId, source }: { userId: number; source: Source },
): Promise<void> {
  for (const subject of await listSubjects(tx, userId, source)) {
    await resumeDisputed(tx, { userId, subject }, source);
    await follow(context, tx, { userId, subject });
  }
}

/**
 * Ends a person's right by their own wish: what they bought is suspended and can be resumed without paying again, everything else is
 * revoked.
 */
export async function leaveEntitled(context: SystemContext, tx: Tx, entitled: Entitled): Promise<void> {
  await revokeUnbought(tx, entitled, context.clock.now());
  await suspendBought(tx, entitled, 'LEFT');
  await follow(context, tx, entitled);
}

/** Gives a person back what they bought and left; returns false if there is nothing of the kind. */
export async function resumeLeft(context: SystemContext, tx: Tx, entitled: Entitled): Promise<boolean> {
  const isResumed = (await resumeSuspended(tx, entitled, 'LEFT')) > 0;
  if (isResumed) await follow(context, tx, entitled);
  return isResumed;
}

/** Begins or ends a grant whose time has come. */
export const turnEntitlement = (context: SystemContext, entitlementId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const held = await lockEntitlement(tx, entitlementId);
    if (!held || held.status === 'REVOKED') return;
    const status = statusAt(held, context.clock.now());
    if (status === held.status || (held.status === 'SUSPENDED' && status !== 'ENDED')) return;
    await setEntitlementStatus(tx, entitlementId, status);
    await follow(context, tx, { userId: held.userId, subject: { kind: held.subjectKind, id: held.subjectId } });
  });
