import { sql } from 'kysely';
import { isAdministrator } from '../../../kernel/access/access.ts';
import { userIdOf } from '../../../kernel/context.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { MediaReference, ShowingKind } from '../../organization/media/media.public.ts';
import { isCoachingMember, looksAtCoaches } from './coaches.access.ts';

/** Where portraits and introduction videos of coaches are shown. */
export const COACH = 'coach';

/** Portrait and video of a coach, as accessCoach() lets somebody see them. */
export const coachShowing: ShowingKind = {
  kind: COACH,
  isStillSeen: (reader, { placeId, mediaId }) =>
    reader.features.coaching
      ? sql<boolean>`exists (select from coaches c join member_names n on ${inOrganization('n')} and n.user_id = c.user_id
          where ${inOrganization('c')} and c.coach_id = ${placeId}
          and (c.user_id = ${userIdOf(reader.caller)} or ${isAdministrator(reader.caller)}::boolean
            or (${looksAtCoaches(reader)}::boolean and c.status in ('APPROVED', 'PAUSED')
              and (c.visibility = 'PUBLIC' or ${isCoachingMember(reader)}::boolean)))
          and (coalesce(c.portrait_media_id, n.profile_media_id) = ${mediaId} or c.video_media_id = ${mediaId}))`
      : sql<boolean>`false`,
};

/** A file is a coach's portrait or introduction. */
export const coachMediaUses: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from coaches c where ${inOrganization('c')}
    and (c.portrait_media_id = ${mediaId} or c.video_media_id = ${mediaId}))`;
