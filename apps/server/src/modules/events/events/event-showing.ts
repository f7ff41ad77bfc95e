import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { MediaReference, ShowingKind } from '../../organization/media/media.public.ts';
import { editsEvents, isEventMember, looksAtEvents, readsAllEvents } from './events.access.ts';

/** Where the pictures of an event are shown: to who may see it. */
export const EVENT = 'event';

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

/** A file is the picture of an event, of its banner or of a guest. */
export const eventMediaUses: MediaReference = ({ mediaId }) =>
  sql<boolean>`(exists (select from events e where ${inOrganization('e')} and (e.cover_media_id = ${mediaId} or e.banner_media_id = ${mediaId}))
    or exists (select from event_guests g where ${inOrganization('g')} and g.portrait_media_id = ${mediaId}))`;
