import { sql } from 'kysely';
import { userIdOf } from '../../../kernel/context.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { ShowingKind } from '../../organization/media/media.public.ts';
import { groupViewerOf, seesGroup, takesPart } from './visible-groups.ts';

/** Where the cover of a group is shown: to who knows of it, and to who was sent a link that leads into it. */
export const GROUP = 'group';
export const GROUP_LINK = 'group-link';

/** A group's cover, until it has another, or the reader may no longer know of the group. */
export const groupShowing: ShowingKind = {
  kind: GROUP,
  isStillSeen: (reader, { placeId, mediaId }) =>
    takesPart(reader)
      ? sql<boolean>`exists (select from social_groups g where ${inOrganization('g')} and g.social_group_id = ${placeId}
          and g.cover_media_id = ${mediaId} and ${seesGroup(groupViewerOf(reader))})`
      : sql<boolean>`false`,
};

/** The same by a link, as long as that is good and its reader isn't kept out. */
export const groupLinkShowing: ShowingKind = {
  kind: GROUP_LINK,
  isStillSeen: (reader, { placeId, mediaId }) =>
    takesPart(reader)
      ? sql<boolean>`exists (select from social_group_links l join social_groups g on ${inOrganization('g')}
            and g.social_group_id = l.social_group_id
          where ${inOrganization('l')} and l.social_group_link_id = ${placeId} and l.expires_at > ${reader.clock.now()}
            and g.cover_media_id = ${mediaId} and not exists (select from social_group_members x where ${inOrganization('x')}
              and x.social_group_id = l.social_group_id and x.user_id = ${userIdOf(reader.caller)} and x.status = 'BANNED'))`
      : sql<boolean>`false`,
};
