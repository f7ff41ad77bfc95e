import type { SystemContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { type FileStore, readAll } from '../../kernel/files/file-store.ts';
import { type Drawing, nameOf, previewName } from './cover-address.ts';
import { drawPicture, drawPreview } from './draw-picture.ts';

export const DRAW = 'covers.draw';

const placeOf = (organizationId: number, name: string): string => `public/${organizationId}/covers/${name}`;

/** Draws each picture once, however many ask for it meanwhile, and keeps it. */
export class DrawnPictures {
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(private readonly store: FileStore) {}

  /** `asPreview`: as a JPEG for the previews of links. */
  async get(context: SystemContext, drawing: Drawing, { asPreview = false } = {}): Promise<Buffer> {
    const name = nameOf(context, context.organizationId, drawing);
    const place = placeOf(context.organizationId, asPreview ? previewName(name) : name);
    const kept = await this.store.open(place);
    if (kept) return readAll(kept);
    const drawn = this.#underWay.get(place) ?? this.draw(place, drawing, asPreview);
    this.#underWay.set(place, drawn);
    try {
      return await drawn;
    } finally {
      this.#underWay.delete(place);
    }
  }

  private async draw(place: string, drawing: Drawing, asPreview: boolean): Promise<Buffer> {
    const picture = await (asPreview ? drawPreview(drawing) : drawPicture(drawing));
    await this.store.put(place, picture, asPreview ? 'image/jpeg' : 'image/avif');
    return picture;
  }
}

/** Draws when this transaction has been committed, so that the first reader doesn't wait. */
export const drawAhead = (context: SystemContext, tx: Tx, drawing: Drawing): Promise<void> =>
  context.jobs.enqueue(tx, context.organizationId, DRAW, { drawing });
