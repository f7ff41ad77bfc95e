import { sql } from 'kysely';
import { userIdOf } from '../../../kernel/context.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { MediaReference, ShowingKind } from '../../organization/media/media.public.ts';

/** Where files of sessions are shown. */
export const SESSION_FILES = 'coaching-session';

export const isSessionFile: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from coaching_files where ${inOrganization()} and media_id = ${mediaId})`;

/** To the learner of the booking and the coach alone. After a hand-over it is the new coach. */
export const sessionFileShowing: ShowingKind = {
  kind: SESSION_FILES,
  isStillSeen: ({ caller }, { placeId, mediaId }) =>
    sql<boolean>`exists (
      select from coaching_booking_records b
      join coach_records c on ${inOrganization('c')} and c.coach_id = b.coach_id
      join coaching_files f on ${inOrganization('f')} and f.coaching_booking_id = b.coaching_booking_id
      where ${inOrganization('b')} and b.coaching_session_id = ${placeId} and f.media_id = ${mediaId}
        and ${userIdOf(caller)} in (b.user_id, c.user_id))`,
};
