import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { ShowingKind } from '../../organization/media/media.public.ts';

/** Where the cover on a guest's ticket is shown: guests may not even look at events. */
export const GUEST_TICKET = 'event-guest';

/** The cover on a guest's ticket, as long as it is theirs. */
export const guestTicketShowing: ShowingKind = {
  kind: GUEST_TICKET,
  isStillSeen: (reader, { placeId, mediaId }) =>
    reader.features.events
      ? sql<boolean>`exists (select from event_enrollment_records n join event_records e on ${inOrganization('e')} and e.event_id = n.event_id
          where ${inOrganization('n')} and n.event_enrollment_id = ${placeId} and n.state <> 'CANCELLED' and n.claim_hash is not null
            and e.cover_media_id = ${mediaId})`
      : sql<boolean>`false`,
};
