import { randomBytes } from 'node:crypto';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import { heicPicture, notAccepted, notPlayable, tooLarge, typeMismatch, unreadable } from './media.errors.ts';
import { insertMedia, type NewMedia } from './media.repository.ts';
import { ACCEPTED, type FileType, type MediaKind } from './media-kinds.ts';
import { cleanPicture } from './pictures.ts';
import { playsAsMp4 } from './quick-time.ts';
import { endingOf, formatOf, SNIFFED_BYTES, sniff } from './sniff.ts';
import type { UploadedBytes } from './upload-body.ts';

export const MAKE_VARIANTS = 'media.make-variants';

/** Where a file lies in the store: the visibility is part of the place, so that no address reaches the other kind. */
export const placeOf = (visibility: 'PUBLIC' | 'PRIVATE', organizationId: number, storageKey: string): string =>
  `${visibility === 'PUBLIC' ? 'public' : 'private'}/${organizationId}/${storageKey}`;

/** A storage key that can't be guessed; its ending is the type that the bytes were seen to have. */
export function newStorageKey(ending: string): string {
  const name = randomBytes(16).toString('hex');
  return `${name.slice(0, 2)}/${name}.${ending}`;
}

export interface Admission {
  kind: MediaKind;
  visibility: 'PUBLIC' | 'PRIVATE';
  name: string;
  bytes: UploadedBytes;
  /** It is nobody's own: it doesn't come among the caller's files, and stays when they go. */
  isOwnerless?: boolean;
  /** Work of the same transaction: closing the upload. */
  also?: (tx: Tx, mediaId: number) => Promise<void>;
}

/** Looks at what was brought, gives it its place and its record. Pictures are drawn anew before anybody can fetch them. */
export async function admitMedia(context: MemberContext, store: FileStore, admission: Admission): Promise<number> {
  const { kind, visibility, bytes } = admission;
  if (bytes.byteSize > ACCEPTED[kind].limit) throw tooLarge(kind);
  const type = await typeOf(context, admission);
  const storageKey = newStorageKey(type.ending);
  const place = placeOf(visibility, context.organizationId, storageKey);
  const settled = await settle(store, place, type, kind, bytes);
  const media: NewMedia = {
    ownerUserId: admission.isOwnerless ? null : context.caller.userId,
    kind,
    visibility,
    status: kind === 'IMAGE' ? 'PROCESSING' : 'READY',
    name: admission.name,
    contentType: type.contentType,
    storageKey,
    ...settled,
    now: context.clock.now(),
  };
  return transaction(context, async (tx) => {
    const mediaId = await insertMedia(tx, media);
    await admission.also?.(tx, mediaId);
    if (kind === 'IMAGE') await context.jobs.enqueue(tx, context.organizationId, MAKE_VARIANTS, { mediaId });
    return mediaId;
  });
}

/**
 * The type of what was brought, by its bytes.
 * @throws Problem that says the true reason: another format than the name says, or one that isn't used here
 */
async function typeOf({ language }: MemberContext, { kind, name, bytes }: Admission): Promise<FileType> {
  const sample = await bytes.sample();
  const type = await sniff(kind, name, sample, bytes.byteSize <= SNIFFED_BYTES);
  if (type) return type;
  const [format, ending] = [await formatOf(sample), endingOf(name)];
  const { types } = ACCEPTED[kind];
  if (format === 'mov' && kind === 'VIDEO') {
    const mp4 = types.find((accepted) => accepted.ending === 'mp4');
    if (mp4 && (await playsAsMp4(bytes))) return mp4;
    throw notPlayable();
  }
  // phones hand out their pictures under the name of another format
  if (format === 'heic' && kind === 'IMAGE') throw heicPicture(language);
  const isClaimed = types.some((accepted) => accepted.ending === (ending === 'jpeg' ? 'jpg' : ending));
  if (!isClaimed && (format ?? ending) !== '') throw notAccepted(kind, ending || String(format), language);
  throw typeMismatch();
}

async function settle(store: FileStore, place: string, type: FileType, kind: MediaKind, bytes: UploadedBytes) {
  if (kind !== 'IMAGE') {
    await bytes.settle(place, type.contentType);
    return { byteSize: bytes.byteSize };
  }
  const picture = await cleanPicture(await bytes.all(), type.ending);
  if (!picture) throw unreadable();
  await store.put(place, picture.bytes, type.contentType);
  return { byteSize: picture.bytes.length, width: picture.width, height: picture.height };
}
