import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { MediaReference } from '../../organization/media/media.public.ts';

/** A file is handed out for a lecture, is its recording or the transcript of it. */
export const lectureMediaUses: MediaReference = ({ mediaId }) =>
  sql<boolean>`(exists (select from lecture_materials m where ${inOrganization('m')} and m.media_id = ${mediaId})
    or exists (select from lectures l where ${inOrganization('l')}
      and (l.recording_media_id = ${mediaId} or ${mediaId} = any(l.transcript_media_ids))))`;
