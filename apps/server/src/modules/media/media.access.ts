import { isAdministrator } from '../../kernel/access/access.ts';
import type { MemberContext, RequestContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../kernel/problem.ts';
import type { MediaKind } from './media-kinds.ts';
import { mediaColumns } from './media-ref.ts';

/** Learners bring pictures and documents; what courses are made of needs the instructor portal, fonts an administrator. */
export function checkMayUpload(context: MemberContext, kind: MediaKind, visibility: 'PUBLIC' | 'PRIVATE'): void {
  const { caller } = context;
  const governs: boolean = isAdministrator(caller);
  if (governs) return;
  if (kind === 'FONT') throw notAllowed();
  if (caller.isInstructor) return;
  const mayBring = kind === 'IMAGE' || (kind === 'DOCUMENT' && visibility === 'PRIVATE');
  if (!mayBring) throw notAllowed();
}

export const findMedia = (tx: Tx, mediaId: number) =>
  tx.one(
    db.selectFrom('media as m').selectAll('m').select(mediaColumns('m').as('ref')).where('m.media_id', '=', mediaId),
  );

export type MediaRecord = NonNullable<Awaited<ReturnType<typeof findMedia>>>;

/**
 * The only way to a file's record. Everybody may see public ones; private ones are seen through what they belong to (a
 * lesson, a profile), here only by who brought them and by administrators, who alone may change them.
 */
export async function accessMedia(
  context: RequestContext,
  tx: Tx,
  mediaId: number,
  action: 'see' | 'change',
): Promise<MediaRecord> {
  const found = await findMedia(tx, mediaId);
  if (!found) throw notFound();
  const { caller } = context;
  const isOwn = caller.kind === 'member' && found.owner_user_id === caller.userId;
  if (isOwn || isAdministrator(caller)) return found;
  if (found.visibility !== 'PUBLIC') throw notFound();
  if (action === 'change') throw notAllowed();
  return found;
}
