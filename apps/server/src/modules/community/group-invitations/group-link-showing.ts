import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { ShowingKind } from '../../organization/media/media.public.ts';
import { GROUP_LINK, isCoverOf, takesPart } from '../social-groups/social-groups.public.ts';

/** A group's cover, for who has a link that leads into it, until the link expires or its reader is banned. */
export const groupLinkShowing: ShowingKind = {
  kind: GROUP_LINK,
  isStillSeen: (reader, { placeId, mediaId }) =>
    takesPart(reader)
      ? sql<boolean>`exists (select from social_group_links l where ${inOrganization('l')} and l.social_group_link_id = ${placeId}
          and l.expires_at > ${reader.clock.now()} and ${isCoverOf(reader, sql.ref('l.social_group_id'), mediaId)})`
      : sql<boolean>`false`,
};
