import sharp from 'sharp';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import { drawStrip, eventDrawing } from '../../organization/covers/covers.public.ts';
import { readStoredFiles } from '../../organization/media/media.public.ts';
import type { EventCard } from '../event-catalogue/event-catalogue.public.ts';

const LIMIT = 20_000_000;
/** Of a strip of 129 by 34 millimetres, 220 dots to the inch. */
const SIZE = { width: 1116, height: 294 };

/** The picture at the head of a printed ticket: the event's own, else its dial. */
export async function ticketCover(context: MemberContext, store: FileStore, event: EventCard): Promise<Buffer> {
  const { cover, category, days, eventId } = event;
  const files = cover && (await reading(context, (tx) => readStoredFiles(context, tx, store, [cover.mediaId], LIMIT)));
  const bytes = cover && files?.get(cover.mediaId)?.bytes;
  return bytes
    ? sharp(bytes)
        .rotate()
        .resize({ ...SIZE, fit: 'cover' })
        .flatten()
        .jpeg({ quality: 86 })
        .toBuffer()
    : drawStrip(eventDrawing(context, eventId, category?.hue ?? null, days), SIZE);
}

const LOGO_HEIGHT = 120;

/** The organisation's logo for the head of a printed ticket, as PNG; null: it has none. */
export async function ticketLogo(
  context: MemberContext,
  store: FileStore,
  mediaId: number | null,
): Promise<Buffer | null> {
  if (mediaId === null) return null;
  const files = await reading(context, (tx) => readStoredFiles(context, tx, store, [mediaId], LIMIT));
  const bytes = files?.get(mediaId)?.bytes;
  return bytes ? sharp(bytes).resize({ height: LOGO_HEIGHT, fit: 'inside' }).png().toBuffer() : null;
}
