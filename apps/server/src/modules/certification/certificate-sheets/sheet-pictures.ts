import sharp from 'sharp';
import type { SystemContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import { readStoredFiles } from '../../organization/media/media.public.ts';

const LIMIT = 20_000_000;
/** Wide enough for a logo or a signature. */
const WIDTH = 900;
/** Dots to the inch of a picture that is as large as its author wants: enough for a printer, and not more. */
const DOTS = 220;
const MOST_DOTS = 2600;

/** The stored pictures of a sheet, in the forms that a PDF knows. */
export class SheetPictures {
  constructor(
    private readonly context: SystemContext,
    private readonly store: FileStore,
  ) {}

  private async bytesOf(mediaId: number | null): Promise<Buffer | null> {
    if (mediaId === null) return null;
    const files = await reading(this.context, (tx) => readStoredFiles(this.context, tx, this.store, [mediaId], LIMIT));
    return files?.get(mediaId)?.bytes ?? null;
  }

  /** PDF knows PNG and JPEG; whatever else was brought becomes PNG. */
  async small(mediaId: number | null): Promise<Buffer | null> {
    const bytes = await this.bytesOf(mediaId);
    return bytes && sharp(bytes).resize({ width: WIDTH, withoutEnlargement: true }).png().toBuffer();
  }

  /** As fine as it is large on paper; `longest` is in tenths of a millimetre. What lets nothing shine through becomes JPEG. */
  async inSize(mediaId: number, longest: number): Promise<Buffer | null> {
    const bytes = await this.bytesOf(mediaId);
    if (!bytes) return null;
    const dots = Math.min(MOST_DOTS, Math.ceil((longest * DOTS) / 254));
    const fitted = sharp(bytes).resize({ width: dots, height: dots, fit: 'outside', withoutEnlargement: true });
    const { isOpaque } = await sharp(bytes).stats();
    return isOpaque ? fitted.jpeg({ quality: 88 }).toBuffer() : fitted.png().toBuffer();
  }
}
