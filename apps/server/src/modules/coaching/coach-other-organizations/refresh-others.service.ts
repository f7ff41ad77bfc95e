import { mergedSpans, type Span } from '@sullam/domain/coaching/spans.ts';
import { DAY } from '@sullam/domain/limits.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { identityTransaction, reading, transaction } from '../../../kernel/database/database.ts';
import { listActiveMemberships } from '../../identity/members/members.public.ts';
import {
  coachSessionSpans,
  noteAvailabilityChange,
  readCoachReach,
  readLecturesAndEvents,
} from '../coach-availability/coach-availability.public.ts';
import { findCoach, listCoaches } from './other-spans.reads.ts';
import { type OtherSpans, replaceOtherSpans } from './other-spans.repository.ts';

/** A session that began within this time may still last, with its buffers. */
const BACK = DAY;

/** The other organisations of a person in which the account is active. */
export async function otherOrganizations(context: SystemContext, userId: number): Promise<number[]> {
  const memberships = await identityTransaction({ database: context.database }, (tx) =>
    listActiveMemberships(tx, userId),
  );
  return memberships
    .map(({ organizationId }) => organizationId)
    .filter((organizationId) => organizationId !== context.organizationId)
    .sort((one, other) => one - other);
}

/** When a person is busy in the organisation of the context: sessions with their buffers, lectures and events. */
const readBusy = (context: SystemContext, userId: number, within: Span): Promise<Span[]> =>
  reading(context, async (tx) => {
    const spans = await readLecturesAndEvents(tx, userId, within);
    const asCoach = (await listCoaches(tx, userId)).at(0);
    if (asCoach)
      for (const spansOf of context.extensions.of(coachSessionSpans))
        spans.push(...(await spansOf(context, tx, asCoach.coachId, within)));
    return mergedSpans(spans);
  });

/**
 * Copies when a coach is busy in the other organisations of the same account. Each organisation is read in a transaction of its own, so
 * that none ever sees rows of another.
 */
export async function refreshOthers(context: SystemContext, coachId: number): Promise<void> {
  const [coach, { horizonDays }] = await reading(context, async (tx) => [
    await findCoach(tx, coachId),
    await readCoachReach(context, tx, coachId),
  ]);
  if (!coach) return;
  const now = context.clock.now().getTime();
  const within = { from: now - BACK, until: now + (horizonDays + 1) * DAY };
  const others: OtherSpans[] = [];
  for (const organizationId of coach.isApproved ? await otherOrganizations(context, coach.userId) : [])
    others.push({
      otherOrganizationId: organizationId,
      spans: await readBusy({ ...context, organizationId }, coach.userId, within),
    });
  await transaction(context, async (tx) => {
    if (await replaceOtherSpans(tx, coachId, others)) await noteAvailabilityChange(context, tx, coachId);
  });
}
