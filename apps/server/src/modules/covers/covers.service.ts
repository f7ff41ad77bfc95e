import type { SystemContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { type FileStore, readAll } from '../../kernel/files/file-store.ts';
import { type Drawing, nameOf } from './cover-address.ts';
import { drawPicture } from './draw-picture.ts';

export const DRAW = 'covers.draw';

const placeOf = (organizationId: number, name: string): string => `public/${organizationId}/covers/${name}`;

/** Draws each picture once, however many ask for it meanwhile, and keeps it. */
export class DrawnPictures {
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(private readonly store: FileStore) {}

  async get(context: SystemContext, drawing: Drawing): Promise<Buffer> {
    const place = placeOf(context.organizationId, nameOf(context, context.organizationId, drawing));
    const kept = await this.store.open(place);
    if (kept) return readAll(kept);
    const drawn = this.#underWay.get(place) ?? this.draw(place, drawing);
    this.#underWay.set(place, drawn);
    try {
      return await drawn;
    } finally {
      this.#underWay.delete(place);
    }
  }

  private async draw(place: string, drawing: Drawing): Promise<Buffer> {
    const picture = await drawPicture(drawing);
    await this.store.put(place, picture, 'image/avif');
    return picture;
  }
}

/** Draws when this transaction has been committed, so that the first reader doesn't wait. */
export const drawAhead = (context: SystemContext, tx: Tx, drawing: Drawing): Promise<void> =>
  context.jobs.enqueue(tx, context.organizationId, DRAW, { drawing });
