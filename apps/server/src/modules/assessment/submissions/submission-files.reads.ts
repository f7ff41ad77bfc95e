import { extensionOf } from '@sullam/domain/submission-files.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { invalidField } from '../../../kernel/problem.ts';
import type { MediaReference } from '../../organization/media/media.public.ts';
import type { CourseAssignment } from '../assignments/assignments.public.ts';

export interface OwnFile {
  mediaId: number;
  name: string;
  byteSize: number;
}

/**
 * Files of a draft are the caller's own or were put there by somebody of the group, of the size and kind that the
 * assignment takes; in the order asked.
 * @throws Problem validation that names the file
 */
export async function requireFiles(
  context: MemberContext,
  tx: Tx,
  { mostBytes, extensions }: CourseAssignment,
  mediaIds: readonly number[],
  alreadyThere: ReadonlySet<number>,
): Promise<OwnFile[]> {
  if (mediaIds.length === 0) return [];
  const rows = await tx.all(
    db
      .selectFrom('media_files')
      .select(['media_id', 'byte_size', 'original_name', 'owner_user_id'])
      .where(sql<boolean>`media_id = any(${[...mediaIds]}::bigint[])`),
  );
  const byId = new Map(rows.map((row) => [row.media_id, row]));
  return mediaIds.map((mediaId, index) => {
    const file = byId.get(mediaId);
    const isTheirs = file?.owner_user_id === context.caller.userId || alreadyThere.has(mediaId);
    const fits =
      file !== undefined &&
      isTheirs &&
      file.byte_size <= mostBytes &&
      (extensions.length === 0 || extensions.some((extension) => extension === extensionOf(file.original_name)));
    if (!fits) throw invalidField(`mediaIds.${index}`, 'choice');
    return { mediaId, name: file.original_name, byteSize: file.byte_size };
  });
}

/** A file that was handed in. */
export const isSubmitted: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from submission_files where ${inOrganization()} and media_id = ${mediaId})`;

/** A file that somebody has put into a draft. */
export const isInDraft: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from submission_drafts where ${inOrganization()} and ${mediaId}::bigint = any(media_ids))`;
