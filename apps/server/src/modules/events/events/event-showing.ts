import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { ShowingKind } from '../../organization/media/media.public.ts';
import { editsEvents, isEventMember, looksAtEvents, readsAllEvents } from './events.access.ts';

/** Where the pictures of an event are shown: to who may see it, and to its guests, who may not even look at events. */
export const EVENT = 'event';
export const GUEST_TICKET = 'event-guest';

/** Pictures of an event and of who speaks there, as accessEvent() lets somebody see them. */
export const eventShowing: ShowingKind = {
  kind: EVENT,
  isStillSeen: (reader, { placeId, mediaId }) =>
    reader.features.events && looksAtEvents(reader)
      ? sql<boolean>`exists (select from events e where ${inOrganization('e')} and e.event_id = ${placeId}
          and (e.status <> 'DRAFT' or ${readsAllEvents(reader) || editsEvents(reader)}::boolean)
          and (e.audience = 'EVERYONE' or ${isEventMember(reader)}::boolean)
          and (e.cover_media_id = ${mediaId} or e.banner_media_id = ${mediaId} or exists (select from event_guests g
            where ${inOrganization('g')} and g.event_id = e.event_id and g.portrait_media_id = ${mediaId})))`
      : sql<boolean>`false`,
};

/** The cover on a guest's ticket, as long as it is theirs. */
export const guestTicketShowing: ShowingKind = {
  kind: GUEST_TICKET,
  isStillSeen: (reader, { placeId, mediaId }) =>
    reader.features.events
      ? sql<boolean>`exists (select from event_enrollments n join events e on ${inOrganization('e')} and e.event_id = n.event_id
          where ${inOrganization('n')} and n.event_enrollment_id = ${placeId} and n.state <> 'CANCELLED' and n.claim_hash is not null
            and e.cover_media_id = ${mediaId})`
      : sql<boolean>`false`,
};
