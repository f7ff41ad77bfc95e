import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict, invalidField } from '../../../kernel/problem.ts';
import { openPool, setPool } from '../../learning/capacity/capacity.public.ts';
import { isKnownGroup } from './event-checks.reads.ts';
import { readTicketTypes } from './event-parts.reads.ts';
import { accessEvent, type EventRecord } from './events.access.ts';
import { pricedTickets } from './events.errors.ts';
import {
  deleteTicketType,
  insertTicketType,
  ticketTypeColumns,
  updateEvent,
  updateTicketType,
} from './events.repository.ts';
import type { EventTicketTypeBody } from './events.schemas.ts';
import { ticketSeller, ticketTypeUses } from './ticket-selling.ts';

function checkType(type: EventTicketTypeBody, at: number): void {
  if (!type.name.en?.trim() && !type.name.ar?.trim()) throw invalidField(`ticketTypes.${at}.name`, 'oneLanguage');
  if (type.opensAt && type.closesAt && type.closesAt <= type.opensAt)
    throw invalidField(`ticketTypes.${at}.closesAt`, 'dateAfterStart');
}

/** Whoever may not know of a secret group saves the kind that is for it as it was. */
const groupOf = (
  before: Awaited<ReturnType<typeof readTicketTypes>>,
  { eventTicketTypeId }: EventTicketTypeBody,
): number | null => before.find((type) => type.event_ticket_type_id === eventTicketTypeId)?.social_group_id ?? null;

/** A group that somebody chooses is one that they may know of; those that the event has already stay. */
async function checkGroups(
  context: MemberContext,
  tx: Tx,
  types: readonly EventTicketTypeBody[],
  kept: ReadonlySet<number>,
): Promise<void> {
  for (const [at, { audience, socialGroupId }] of types.entries()) {
    if (audience !== 'GROUP' || (socialGroupId && kept.has(socialGroupId))) continue;
    if (!socialGroupId || !(await isKnownGroup(context, tx, socialGroupId)))
      throw invalidField(`ticketTypes.${at}.socialGroupId`, 'unknownReference');
  }
}

async function savePool(context: MemberContext, tx: Tx, event: EventRecord, id: number, quota: number | null) {
  const known = (await readTicketTypes(context, tx, event.eventId)).find((type) => type.event_ticket_type_id === id);
  const wholePoolId = event.placePoolId;
  if (known?.place_pool_id)
    return setPool(context, tx, { placePoolId: known.place_pool_id, wholePoolId }, { capacity: quota });
  const place_pool_id = await openPool(tx, {
    subject: { kind: 'EVENT_TICKET_TYPE', id },
    wholePoolId,
    capacity: quota,
  });
  await updateTicketType(tx, id, { place_pool_id });
}

async function isUsed(context: MemberContext, tx: Tx, eventId: number, id: number): Promise<boolean> {
  for (const isUsedBy of context.extensions.of(ticketTypeUses)) if (await isUsedBy(tx, eventId, id)) return true;
  return false;
}

/** Kinds that are left out are deleted, or taken off where somebody has one. */
async function leaveOut(context: MemberContext, tx: Tx, eventId: number, kept: readonly number[]): Promise<void> {
  const gone = (await readTicketTypes(context, tx, eventId)).filter(
    (type) => !kept.includes(type.event_ticket_type_id),
  );
  for (const { event_ticket_type_id: id } of gone) {
    if (await isUsed(context, tx, eventId, id)) await updateTicketType(tx, id, { is_open: false });
    else await deleteTicketType(tx, id);
  }
}

/** Writes the kinds of ticket of an event, in their order. */
export const saveTicketTypes = (
  context: MemberContext,
  eventId: number,
  { ticketTypes: wanted, version }: { ticketTypes: readonly EventTicketTypeBody[]; version: number },
): Promise<{ version: number }> =>
  transaction(context, async (tx) => {
    const event = await accessEvent(context, tx, eventId, 'edit', { lock: true });
    if (event.version !== version) throw conflict();
    wanted.forEach(checkType);
    const isSold = wanted.some(({ priceMinor }) => priceMinor > 0);
    if (isSold && event.status === 'PUBLISHED' && !ticketSeller(context)) throw pricedTickets();
    const before = await readTicketTypes(context, tx, eventId);
    const known = new Set(before.map((type) => type.event_ticket_type_id));
    const groups = new Set(before.flatMap((type) => type.social_group_id ?? []));
    const ticketTypes = wanted.map((type) => ({ ...type, socialGroupId: type.socialGroupId ?? groupOf(before, type) }));
    await checkGroups(context, tx, ticketTypes, groups);
    const kept: number[] = [];
    for (const [position, type] of ticketTypes.entries()) {
      const given = type.eventTicketTypeId;
      if (given !== null && (!known.has(given) || kept.includes(given)))
        throw invalidField(`ticketTypes.${position}.eventTicketTypeId`, 'unknownReference');
      const id = given ?? (await insertTicketType(tx, eventId, type, position));
      if (given !== null) await updateTicketType(tx, id, ticketTypeColumns(type, position));
      await savePool(context, tx, event, id, type.quota);
      kept.push(id);
    }
    await leaveOut(context, tx, eventId, kept);
    const changed = await updateEvent(tx, eventId, {}, { now: context.clock.now() });
    await audit(context, tx, { action: 'event.tickets', noun: 'event', nounId: eventId });
    return { version: changed.version };
  });
