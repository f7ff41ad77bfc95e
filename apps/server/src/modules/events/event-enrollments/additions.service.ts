import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import {
  type Addition,
  type AdditionNotice,
  type AdditionRow,
  type AdditionRows,
  type AdditionRules,
  accountsFor,
  admitPeople,
  beginAddition,
  endAddition,
  findCandidates,
  judge,
  UNDO_WITHIN,
  wishesOf,
  wishesOfPeople,
} from '../../identity/learner-additions/learner-additions.public.ts';
import { reachPlace, readPoolFigures, takePlace } from '../../learning/capacity/capacity.public.ts';
import { accessEvent, closedBecause, type EventRecord, readTicketTypes } from '../events/events.public.ts';
import { listAddedPlaces, listEnrolledInEvent } from './additions.reads.ts';
import { ticketClosed } from './event-enrollments.errors.ts';
import { notifyOfAddition } from './event-enrollments.notifications.ts';
import { insertEnrollment, lockEnrollmentOfPlace } from './event-enrollments.repository.ts';
import type { EventAdditionBody, EventPreviewBody } from './event-enrollments.schemas.ts';
import { checkRuns, endEnrollment, grantTicket } from './event-enrollments.service.ts';
import { newTicket } from './ticket-codes.ts';

const rulesOf = (eventId: number): AdditionRules => ({
  access: ['organization_member_access_events'],
  findIn: (tx, userIds) => listEnrolledInEvent(tx, eventId, userIds),
});

/** A kind of ticket: its pool, and how it is had otherwise. Organisers give tickets out before and after the rest of the world gets them, and for nothing. */
async function kindOf(context: MemberContext, tx: Tx, eventId: number, eventTicketTypeId: number) {
  const types = await readTicketTypes(context, tx, eventId);
  const type = types.find((one) => one.event_ticket_type_id === eventTicketTypeId);
  if (!type?.place_pool_id) throw notFound();
  if (!type.is_open) throw ticketClosed();
  const isOnSale = closedBecause(context, type) === null;
  const notices: AdditionNotice[] = [
    ...(type.price_minor > 0 ? ['PRICED' as const] : []),
    ...(isOnSale ? [] : ['CLOSED' as const]),
  ];
  return { partPoolId: type.place_pool_id, notices };
}

async function accessAdding(context: MemberContext, tx: Tx, eventId: number): Promise<EventRecord> {
  const event = await accessEvent(context, tx, eventId, 'edit');
  checkRuns(context, event);
  return event;
}

/** Who comes after the last free place goes on the waiting list. */
function withPlaces(rows: readonly AdditionRow[], free: number): AdditionRow[] {
  let left = free;
  return rows.map((row) => {
    if (row.outcome !== 'ADDED' && row.outcome !== 'INVITED') return row;
    left -= 1;
    return left < 0 && row.outcome === 'ADDED' ? { ...row, outcome: 'WAITLISTED' as const } : row;
  });
}

export const findEventCandidates = (context: MemberContext, eventId: number, search: string) =>
  reading(context, async (tx) => {
    await accessEvent(context, tx, eventId, 'edit');
    return { data: await findCandidates(context, tx, search, rulesOf(eventId)) };
  });

/** What would become of each who is listed; nothing is changed, and places may be gone by the time that it is. */
export async function previewEventAddition(
  context: MemberContext,
  eventId: number,
  { eventTicketTypeId, ...body }: EventPreviewBody,
): Promise<AdditionRows> {
  await reading(context, (tx) => accessAdding(context, tx, eventId));
  const wishes = await wishesOf(context, body);
  return reading(context, async (tx) => {
    const event = await accessAdding(context, tx, eventId);
    const { partPoolId, notices } = await kindOf(context, tx, eventId, eventTicketTypeId);
    const figures = await readPoolFigures(tx, [event.placePoolId], context.clock.now());
    const freeOf = (id: number) => figures.find((one) => one.placePoolId === id)?.free ?? Number.POSITIVE_INFINITY;
    const rows = await judge(context, tx, wishes, rulesOf(eventId));
    return { rows: withPlaces(rows, Math.min(freeOf(event.placePoolId), freeOf(partPoolId))), notices };
  });
}

/** Gives people tickets, or places in the queue where none is free. The same request twice changes nothing. */
export async function addToEvent(context: MemberContext, eventId: number, body: EventAdditionBody): Promise<Addition> {
  const rules = rulesOf(eventId);
  const wishes = wishesOfPeople(body.people);
  const judged = await reading(context, async (tx) => {
    await accessAdding(context, tx, eventId);
    return judge(context, tx, wishes, rules);
  });
  const accounts = await accountsFor(context, judged);
  return transaction(context, async (tx) => {
    const event = await accessAdding(context, tx, eventId);
    const { partPoolId } = await kindOf(context, tx, eventId, body.eventTicketTypeId);
    const addition = await beginAddition(context, tx, { kind: 'EVENT', id: eventId }, body);
    const admitted = await admitPeople(context, tx, wishes, rules, accounts);
    const rows: AdditionRow[] = [];
    for (const row of admitted) {
      const isNew = (row.outcome === 'ADDED' || row.outcome === 'INVITED') && row.userId !== null;
      const ticket = { eventId, eventTicketTypeId: body.eventTicketTypeId, learnerAdditionId: addition.id };
      rows.push(isNew ? await giveTicket(context, tx, event, { ...ticket, partPoolId, row }) : row);
    }
    const idsOf = (isWaiting: boolean) =>
      rows.flatMap(({ outcome, userId }) =>
        userId !== null && (isWaiting ? outcome === 'WAITLISTED' : outcome === 'ADDED' || outcome === 'INVITED')
          ? [userId]
          : [],
      );
    const [userIds, waitingIds] = [idsOf(false), idsOf(true)];
    const changes = { learnerAdditionId: addition.id, userIds, waitingIds, note: body.note };
    if (userIds.length + waitingIds.length > 0)
      await audit(context, tx, { action: 'event.add', noun: 'event', nounId: eventId, changes });
    for (const isWaiting of [false, true])
      await notifyOfAddition(context, tx, {
        eventId,
        userIds: isWaiting ? waitingIds : userIds,
        isWaiting,
        note: body.note,
        learnerAdditionId: addition.id,
      });
    const undoableUntil = new Date(addition.createdAt.getTime() + UNDO_WITHIN).toISOString();
    return { learnerAdditionId: addition.id, undoableUntil, rows };
  });
}

interface TicketToGive {
  eventId: number;
  eventTicketTypeId: number;
  learnerAdditionId: number;
  partPoolId: number;
  row: AdditionRow;
}

async function giveTicket(
  context: MemberContext,
  tx: Tx,
  event: EventRecord,
  { partPoolId, row, ...of }: TicketToGive,
): Promise<AdditionRow> {
  const userId = row.userId!;
  const place = await takePlace(context, tx, { wholePoolId: event.placePoolId, partPoolId, userId, waits: true });
  if (!place.isNew) return { ...row, outcome: 'ALREADY' };
  const isTaken = place.state === 'TAKEN';
  const ticket = isTaken ? newTicket(context) : null;
  const now = context.clock.now();
  const state = isTaken ? 'ENROLLED' : 'WAITLISTED';
  await insertEnrollment(tx, { ...of, userId, state, placeId: place.placeId, answers: [], ticket, now });
  if (isTaken) await grantTicket(context, tx, event.eventId, userId);
  return isTaken ? row : { ...row, outcome: 'WAITLISTED' };
}

/** Takes back exactly what an addition gave; who has attended stays. What comes free goes to whoever waits. */
export const takeBackFromEvent = (
  context: MemberContext,
  eventId: number,
  learnerAdditionId: number,
): Promise<{ removed: number }> =>
  transaction(context, async (tx) => {
    const event = await accessEvent(context, tx, eventId, 'edit');
    if (!(await endAddition(context, tx, { kind: 'EVENT', id: eventId }, learnerAdditionId))) return { removed: 0 };
    const userIds: number[] = [];
    for (const placeId of await listAddedPlaces(tx, learnerAdditionId)) {
      const { place, release } = await reachPlace(context, tx, { placeId, wholePoolId: event.placePoolId });
      const row = await lockEnrollmentOfPlace(tx, placeId);
      if (!row || row.state === 'ATTENDED' || place.state === 'EXPIRED') continue;
      await release();
      await endEnrollment(context, tx, row);
      if (row.userId !== null) userIds.push(row.userId);
    }
    const changes = { learnerAdditionId, userIds };
    await audit(context, tx, { action: 'event.add-undo', noun: 'event', nounId: eventId, changes });
    return { removed: userIds.length };
  });
