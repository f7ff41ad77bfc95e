import { type RawBuilder, sql } from 'kysely';
import { type RequestContext, userIdOf } from '../../../kernel/context.ts';
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

/** A file is the cover of a group from which the reader isn't banned. */
export const isCoverOf = (reader: RequestContext, groupId: RawBuilder<unknown>, mediaId: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select from social_groups g where ${inOrganization('g')} and g.social_group_id = ${groupId}
    and g.cover_media_id = ${mediaId} and not exists (select from social_group_members x where ${inOrganization('x')}
      and x.social_group_id = g.social_group_id and x.user_id = ${userIdOf(reader.caller)} and x.status = 'BANNED'))`;
