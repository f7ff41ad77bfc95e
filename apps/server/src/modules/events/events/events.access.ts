import { can } from '@sullam/domain/permissions.ts';
import { sql } from 'kysely';
import { holds, isAdministrator } from '../../../kernel/access/access.ts';
import { type RequestContext, userIdOf } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { shapedStatement, statement } from '../../../kernel/database/statement.ts';
import { notAllowed, notFound, signInNeeded } from '../../../kernel/problem.ts';
import type { EventDay } from './events.schemas.ts';

const may =
  (slug: string) =>
  ({ caller }: RequestContext): boolean =>
    isAdministrator(caller) || holds(caller, slug);

export const readsAllEvents = may('organization_read_social_events');
export const editsEvents = may('organization_update_social_events');
export const deletesEvents = may('organization_delete_social_events');

/** Sees what is for members too: by the permission of members, or because they make events. */
export const isEventMember = (context: RequestContext): boolean =>
  holds(context.caller, 'organization_member_access_events') || readsAllEvents(context) || editsEvents(context);

/** Where the organisation lets anybody look, a member without the permission sees what visitors see. */
export const looksAtEvents = (context: RequestContext): boolean =>
  isEventMember(context) ||
  (context.features['anonymous-event-view'] && can(context.organizationPermissions, ['organization_social_events']));

export function checkMayLookAtEvents(context: RequestContext): void {
  if (looksAtEvents(context)) return;
  throw context.caller.kind === 'anonymous' ? signInNeeded() : notAllowed();
}

export const enrolsInEvents = ({ caller }: RequestContext): boolean =>
  holds(caller, 'organization_member_access_events');

/** Hosts stand at the door and see who comes. */
const hostOf = statement(({ eventId, userId }: { eventId: number; userId: number }) =>
  db.selectFrom('event_hosts').select('user_id').where('event_id', '=', eventId).where('user_id', '=', userId),
);

export interface EventRecord {
  eventId: number;
  status: 'DRAFT' | 'PUBLISHED' | 'CANCELLED';
  audience: 'EVERYONE' | 'MEMBERS';
  placePoolId: number;
  startsAt: Date;
  endsAt: Date;
  zone: string;
  days: EventDay[];
  ticketScope: string;
  sequence: number;
  version: number;
}

const found = shapedStatement(({ lock }: { lock: boolean }, { eventId }: { eventId: number }) => {
  const query = db
    .selectFrom('events')
    .select(['event_id', 'starts_at', 'ends_at', 'zone', 'ticket_scope', 'sequence', 'version'])
    .select([
      sql<EventRecord['status']>`status`.as('status'),
      sql<EventRecord['audience']>`audience`.as('audience'),
      sql<number>`place_pool_id`.as('place_pool_id'),
      sql<EventDay[]>`days`.as('days'),
    ])
    .where('event_id', '=', eventId);
  return lock ? query.forUpdate() : query;
});

/**
 * The only way to an event. A draft doesn't exist for who may not read all of them, and an event of members not for visitors.
 * @throws Problem not-found, not-allowed
 */
export async function accessEvent(
  context: RequestContext,
  tx: Tx,
  eventId: number,
  action: 'see' | 'edit' | 'run',
  { lock = false }: { lock?: boolean } = {},
): Promise<EventRecord> {
  checkMayLookAtEvents(context);
  // pipelined: the event-attendance benchmark measures check-in
  const [row, host] = await Promise.all([
    tx.one(found({ lock }, { eventId })),
    action === 'run' ? tx.one(hostOf({ eventId, userId: userIdOf(context.caller) })) : undefined,
  ]);
  const isHidden =
    row?.status === 'DRAFT'
      ? !readsAllEvents(context) && !editsEvents(context)
      : row?.audience === 'MEMBERS' && !isEventMember(context);
  if (!row || isHidden) throw notFound();
  if (action !== 'see' && !host && !editsEvents(context)) throw notAllowed();
  return {
    eventId: row.event_id,
    status: row.status,
    audience: row.audience,
    placePoolId: row.place_pool_id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    zone: row.zone,
    days: row.days,
    ticketScope: row.ticket_scope,
    sequence: row.sequence,
    version: row.version,
  };
}
