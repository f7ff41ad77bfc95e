import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { type FileStore, readAll } from '../../../kernel/files/file-store.ts';
import { type Drawing, type DrawnForm, NAME_OF, nameOf } from './cover-address.ts';
import { drawPicture, drawPreview, drawSmall } from './draw-picture.ts';

export const DRAW = 'covers.draw';

const DRAW_AS = { WHOLE: drawPicture, SMALL: drawSmall, PREVIEW: drawPreview } as const;
export const TYPE_OF = { WHOLE: 'image/avif', SMALL: 'image/avif', PREVIEW: 'image/jpeg' } as const;

const placeOf = (organizationId: number, name: string): string => `public/${organizationId}/covers/${name}`;

/** Draws each picture once, however many ask for it meanwhile, and keeps it. */
export class DrawnPictures {
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(private readonly store: FileStore) {}

  async get(context: SystemContext, drawing: Drawing, form: DrawnForm = 'WHOLE'): Promise<Buffer> {
    const name = NAME_OF[form](nameOf(context, context.organizationId, drawing));
    const place = placeOf(context.organizationId, name);
    const kept = await this.store.open(place);
    if (kept) return readAll(kept);
    const drawn = this.#underWay.get(place) ?? this.draw(place, drawing, form);
    this.#underWay.set(place, drawn);
    try {
      return await drawn;
    } finally {
      this.#underWay.delete(place);
    }
  }

  private async draw(place: string, drawing: Drawing, form: DrawnForm): Promise<Buffer> {
    const picture = await DRAW_AS[form](drawing);
    await this.store.put(place, picture, TYPE_OF[form]);
    return picture;
  }
}

/** Draws when this transaction has been committed, so that the first reader doesn't wait. */
export const drawAhead = (context: SystemContext, tx: Tx, drawing: Drawing): Promise<void> =>
  context.jobs.enqueue(tx, context.organizationId, DRAW, { drawing });
