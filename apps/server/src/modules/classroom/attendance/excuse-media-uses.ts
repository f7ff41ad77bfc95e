import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { MediaReference } from '../../organization/media/media.public.ts';

/** A file is the proof of an excuse. */
export const excuseMediaUses: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from attendance_excuses e where ${inOrganization('e')} and ${mediaId} = any(e.media_ids))`;
