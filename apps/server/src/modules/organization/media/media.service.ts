import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { MAKE_VARIANTS, placeOf } from './admit-media.ts';
import { accessMedia, findMedia, type MediaRecord } from './media.access.ts';
import { inUse } from './media.errors.ts';
import { DELETE_FILES } from './media.jobs.ts';
import { isHandedIn, isInUse } from './media.reads.ts';
import { deleteMediaRow, exchangeFiles, updateMedia } from './media.repository.ts';
import type { MediaPatch } from './media.schemas.ts';
import type { FileInQuestion } from './media-references.ts';

const inQuestion = ({ organization_id, media_id, owner_user_id }: MediaRecord): FileInQuestion => ({
  organizationId: organization_id,
  mediaId: media_id,
  ownerUserId: owner_user_id,
});

const placesOf = (organizationId: number, row: MediaRecord): string[] => {
  const visibility = row.visibility as 'PUBLIC' | 'PRIVATE';
  const variants = (row.ref?.variants ?? []).map((variant) => variant.storageKey);
  return [row.storage_key, ...variants].map((key) => placeOf(visibility, organizationId, key));
};

export const changeMedia = (context: MemberContext, mediaId: number, patch: MediaPatch): Promise<void> =>
  transaction(context, async (tx) => {
    await accessMedia(context, tx, mediaId, 'change');
    await updateMedia(tx, mediaId, patch);
  });

/** Deletes a person's file without their asking, if nothing shows it. */
export async function discardMedia(context: SystemContext, tx: Tx, mediaId: number): Promise<void> {
  const row = await findMedia(tx, mediaId);
  if (!row || (await isInUse(context, tx, inQuestion(row)))) return;
  await deleteMediaRow(tx, mediaId);
  await context.jobs.enqueue(tx, context.organizationId, DELETE_FILES, {
    places: placesOf(context.organizationId, row),
  });
}

/** Deletes a file that nothing shows. Its bytes go after the commit. */
export const removeMedia = (context: MemberContext, mediaId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const row = await accessMedia(context, tx, mediaId, 'change');
    if (await isInUse(context, tx, inQuestion(row))) throw inUse();
    await deleteMediaRow(tx, mediaId);
    await context.jobs.enqueue(tx, context.organizationId, DELETE_FILES, {
      places: placesOf(context.organizationId, row),
    });
    await audit(context, tx, { action: 'media.delete', noun: 'media', nounId: mediaId });
  });

/** Two files change places: everything that showed the one shows the other from now on. What was handed in stays. */
export const swapMedia = (context: MemberContext, mediaId: number, withMediaId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const first = await accessMedia(context, tx, mediaId, 'change');
    const second = await accessMedia(context, tx, withMediaId, 'change');
    if (first.media_id === second.media_id) return;
    if (first.kind !== second.kind || first.visibility !== second.visibility)
      throw invalidField('withMediaId', 'choice');
    for (const file of [first, second]) if (await isHandedIn(context, tx, inQuestion(file))) throw inUse();
    await exchangeFiles(tx, mediaId, withMediaId);
    for (const { kind, media_id } of [first, second])
      if (kind === 'IMAGE')
        await context.jobs.enqueue(tx, context.organizationId, MAKE_VARIANTS, { mediaId: media_id });
    await audit(context, tx, { action: 'media.swap', noun: 'media', nounId: mediaId, changes: { withMediaId } });
  });
