import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { ShowingKind } from '../../organization/media/media.public.ts';
import { groupViewerOf, takesPart } from '../social-groups/social-groups.public.ts';
import { SCHEDULED } from './scheduled-posts.reads.ts';

/** Files of a scheduled post are its author's alone, until it is posted or taken back. */
export const scheduledShowing: ShowingKind = {
  kind: SCHEDULED,
  isStillSeen: (reader, { placeId }) =>
    takesPart(reader)
      ? sql<boolean>`exists (select from scheduled_posts s where ${inOrganization('s')} and s.scheduled_post_id = ${placeId}
          and s.author_user_id = ${groupViewerOf(reader).userId})`
      : sql<boolean>`false`,
};
