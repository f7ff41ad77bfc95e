import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type PersonalRows, retainedRows } from '../../../kernel/personal-data.ts';
import { discardMedia } from './media.service.ts';

/** Private files that nothing refers to any more: the others are part of what they stand in. */
async function erasePrivateFiles(context: SystemContext, tx: Tx, userId: number): Promise<void> {
  const rows = await tx.sql<{ mediaId: number }[]>`
    select media_id as "mediaId" from media
    where ${inOrganization()} and owner_user_id = ${userId} and visibility = 'PRIVATE'`;
  for (const { mediaId } of rows) await discardMedia(context, tx, mediaId);
}

/** What becomes of a person's files. Members, which use this module, bring it. */
export const mediaPersonalRows: readonly PersonalRows[] = [
  {
    ...retainedRows('media', 'owner_user_id', 'files in lessons, texts and handed-in work are part of these', {
      without: ['storage_key', 'variants'],
    }),
    erase: erasePrivateFiles,
  },
];
