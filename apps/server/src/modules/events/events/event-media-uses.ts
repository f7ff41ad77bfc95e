import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { MediaReference } from '../../organization/media/media.public.ts';

/** A file is the picture of an event, of its banner or of a guest. */
export const eventMediaUses: MediaReference = ({ mediaId }) =>
  sql<boolean>`(exists (select from events e where ${inOrganization('e')} and (e.cover_media_id = ${mediaId} or e.banner_media_id = ${mediaId}))
    or exists (select from event_guests g where ${inOrganization('g')} and g.portrait_media_id = ${mediaId}))`;
