import sharp from 'sharp';
import type { MemberContext } from '../../kernel/context.ts';
import { reading } from '../../kernel/database/database.ts';
import type { FileStore } from '../../kernel/files/file-store.ts';
import { drawStrip, eventDrawing } from '../covers/covers.public.ts';
import { readStoredFiles } from '../media/media.public.ts';
import type { EventCard } from './events.schemas.ts';

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
