import { sql } from 'kysely';
import { ours } from '../../kernel/database/organization.ts';
import type { MediaKind, MediaReference } from '../media/media.public.ts';

/** What can be handed out. */
export const ATTACHED_KINDS: readonly MediaKind[] = ['DOCUMENT', 'IMAGE', 'AUDIO', 'VIDEO', 'OTHER'];

export const showsAsAttachment: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from attachments a where ${ours('a')} and a.media_id = ${mediaId})`;
