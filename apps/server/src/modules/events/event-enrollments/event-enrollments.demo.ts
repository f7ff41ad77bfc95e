import { HOUR } from '@sullam/domain/limits.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { takePlace } from '../../learning/capacity/capacity.public.ts';
import { grantEntitlement } from '../../learning/entitlements/entitlements.public.ts';
import { demoEvents } from '../events/events.public.ts';
import { insertEnrollment, setEnrollment } from './event-enrollments.repository.ts';
import { newTicket } from './ticket-codes.ts';

interface Taken {
  eventId: number;
  wholePoolId: number;
  type: { id: number; poolId: number };
  startsAt: Date;
}

/** They didn't all come on one day: the curve of the report has something to show. */
const HOURS_APART = 29;

/** Takes a place as the person would, or waits; who came, came at the beginning. `at`: the first of its list came last. */
async function enroll(load: DemoLoad, taken: Taken, { key, at, came }: { key: string; at: number; came: boolean }) {
  const { context, tx, loaded } = load;
  const { eventId, wholePoolId, type, startsAt } = taken;
  const userId = loaded.get(demoMembers).get(key)!;
  const place = await takePlace(context, tx, { wholePoolId, partPoolId: type.poolId, userId, waits: true });
  const state = place.state === 'TAKEN' ? 'ENROLLED' : 'WAITLISTED';
  const before = Math.min(startsAt.getTime(), context.clock.now().getTime());
  const now = new Date(before - (at + 0.5) * HOURS_APART * HOUR);
  const ticket = state === 'ENROLLED' ? newTicket(context) : null;
  const { placeId } = place;
  const id = await insertEnrollment(tx, {
    eventId,
    eventTicketTypeId: type.id,
    userId,
    state,
    placeId,
    answers: [],
    ticket,
    now,
  });
  if (state === 'ENROLLED')
    await grantEntitlement(context, tx, {
      userId,
      subject: { kind: 'EVENT', id: eventId },
      source: 'SELF',
      grantedBy: null,
    });
  if (came) await setEnrollment(tx, id, { state: 'ATTENDED', now, attendedAt: startsAt });
}

/** People of the demo's events: enrolled ones, some who came, and some who wait. */
export async function loadDemoEnrollments(load: DemoLoad): Promise<void> {
  for (const { event, ...taken } of load.loaded.get(demoEvents)) {
    for (const [at, key] of (event.enrolled ?? []).entries()) await enroll(load, taken, { key, at, came: false });
    for (const [at, key] of (event.attended ?? []).entries()) await enroll(load, taken, { key, at, came: true });
    for (const [at, key] of (event.waiting ?? []).entries()) await enroll(load, taken, { key, at, came: false });
  }
}
