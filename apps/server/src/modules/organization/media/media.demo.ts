import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { DemoOrganization, DemoSubmission } from '../../../demo/content/types.ts';
import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import { placeOf } from './admit-media.ts';

const VARIANT_WIDTHS = [320, 640];

const TYPES: Record<
  string,
  { kind: 'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'CAPTIONS' | 'PAGE'; contentType: string }
> = {
  '.webp': { kind: 'IMAGE', contentType: 'image/webp' },
  '.png': { kind: 'IMAGE', contentType: 'image/png' },
  '.mp4': { kind: 'VIDEO', contentType: 'video/mp4' },
  '.webm': { kind: 'VIDEO', contentType: 'video/webm' },
  '.mp3': { kind: 'AUDIO', contentType: 'audio/mpeg' },
  '.m4a': { kind: 'AUDIO', contentType: 'audio/mp4' },
  '.ogg': { kind: 'AUDIO', contentType: 'audio/ogg' },
  '.opus': { kind: 'AUDIO', contentType: 'audio/ogg' },
  '.pdf': { kind: 'DOCUMENT', contentType: 'application/pdf' },
  '.vtt': { kind: 'CAPTIONS', contentType: 'text/vtt' },
  '.html': { kind: 'PAGE', contentType: 'text/html' },
};

interface StoredAsset {
  kind: (typeof TYPES)[string]['kind'];
  contentType: string;
  storageKey: string;
  byteSize: number;
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
  variants: { width: number; height: number; contentType: string; storageKey: string; byteSize: number }[];
}

/** The files of one organisation's demo: first their bytes go to the file store, then their rows into the transaction. */
export class DemoMedia {
  private readonly assets = new Map<string, StoredAsset>();
  private readonly ids = new Map<string, number>();

  constructor(
    private readonly context: SystemContext,
    private readonly files: FileStore,
    private readonly folder: string,
  ) {}

  /** The row of an asset, given by its path below the demo's assets. */
  idOf(asset: string): number {
    const id = this.ids.get(asset);
    if (id === undefined) throw new Error(`the demo has no file ${asset}`);
    return id;
  }

  /** Author HTML whose pictures name assets, with the pictures' media instead. */
  withAddresses(html: string): string {
    return html.replaceAll(/data-asset="([^"]+)"/g, (_, asset: string) => {
      const stored = this.assets.get(asset);
      return `data-media-id="${this.idOf(asset)}" loading="lazy" width="${stored?.width ?? ''}" height="${stored?.height ?? ''}"`;
    });
  }

  /** Copies every file that the organisation's content names. Twice is as good as once: names are made from the content. */
  async store(demo: DemoOrganization): Promise<void> {
    const durations = new Map<string, number>();
    for (const subsection of demo.courses.flatMap((course) =>
      course.sections.flatMap((section) => section.subsections),
    )) {
      if (subsection.kind === 'video' || subsection.kind === 'audio')
        durations.set(subsection.asset, Math.round(subsection.seconds));
    }
    for (const asset of namedAssets(demo))
      this.assets.set(asset, await this.storeOne(asset, durations.get(asset) ?? null));
  }

  async insertRows(tx: Tx): Promise<void> {
    for (const [asset, stored] of this.assets) {
      const row = await tx.one(
        db
          .insertInto('media')
          .values({
            kind: stored.kind,
            visibility: 'PUBLIC',
            status: 'READY',
            original_name: path.basename(asset),
            content_type: stored.contentType,
            byte_size: stored.byteSize,
            storage_key: stored.storageKey,
            width: stored.width,
            height: stored.height,
            duration_seconds: stored.durationSeconds,
            variants: json(stored.variants),
          })
          .returning('media_id'),
      );
      this.ids.set(asset, row!.media_id);
    }
  }

  private async storeOne(asset: string, durationSeconds: number | null): Promise<StoredAsset> {
    const { bytes, ending } = await servable(await readFile(path.join(this.folder, asset)), path.extname(asset));
    const type = TYPES[ending];
    if (!type) throw new Error(`the demo's file ${asset} is of no known kind`);
    const storageKey = await this.put(bytes, ending, type.contentType);
    const stored: StoredAsset = {
      ...type,
      storageKey,
      byteSize: bytes.length,
      width: null,
      height: null,
      durationSeconds,
      variants: [],
    };
    if (type.kind !== 'IMAGE') return stored;
    const { width = null, height = null } = await sharp(bytes).metadata();
    return {
      ...stored,
      width,
      height,
      variants: await this.smaller(bytes, width ?? 0),
    };
  }

  private async smaller(bytes: Buffer, width: number): Promise<StoredAsset['variants']> {
    const variants: StoredAsset['variants'] = [];
    for (const target of VARIANT_WIDTHS.filter((candidate) => candidate < width)) {
      const { data, info } = await sharp(bytes)
        .resize({ width: target })
        .webp({ quality: 74, effort: 2 })
        .toBuffer({ resolveWithObject: true });
      variants.push({
        width: info.width,
        height: info.height,
        contentType: 'image/webp',
        storageKey: await this.put(data, '.webp', 'image/webp'),
        byteSize: data.length,
      });
    }
    return variants;
  }

  private async put(bytes: Buffer, ending: string, contentType: string): Promise<string> {
    const storageKey = `demo/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}${ending}`;
    await this.files.put(placeOf('PUBLIC', this.context.organizationId, storageKey), bytes, contentType);
    return storageKey;
  }
}

/** Drawings are sent as pictures: an SVG can carry script, therefore the server serves none. */
async function servable(bytes: Buffer, ending: string): Promise<{ bytes: Buffer; ending: string }> {
  if (ending !== '.svg') return { bytes, ending };
  return { bytes: await sharp(bytes, { density: 192 }).webp({ lossless: true }).toBuffer(), ending: '.webp' };
}

/** Every path below the demo's assets that stands anywhere in an organisation's content. */
function namedAssets(demo: DemoOrganization): Set<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (/^[\w.-]+\/[\w./-]+\.(webp|svg|png|mp4|webm|mp3|m4a|ogg|opus|pdf|vtt|html)$/.test(value)) found.add(value);
      for (const [, asset] of value.matchAll(/data-asset="([^"]+)"/g)) if (asset) found.add(asset);
    } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) look(part);
  };
  look(demo);
  return found;
}

export const demoMedia = demoKey<DemoMedia>('media');

/** The files of the content. Their bytes are put where they were before when the loading begins anew. */
export async function loadDemoMedia({ context, tx, demo, files, assets, loaded, step }: DemoLoad): Promise<void> {
  const media = new DemoMedia(context, files, assets);
  await media.store(demo);
  await media.insertRows(tx);
  loaded.put(demoMedia, media);
  step();
}

/** A file of a learner's own. Its bytes are named by what they are: stored twice they lie there once. */
export async function storeDemoPdf(
  { context, tx, files }: DemoLoad,
  userId: number,
  pdf: NonNullable<DemoSubmission['pdf']>,
): Promise<number> {
  const { drawPdf } = await import('../../../demo/draw-pdf.ts');
  const { organizationId } = context;
  const bytes = await drawPdf(pdf.title, pdf.paragraphs, context.clock.now());
  const storageKey = `demo/${createHash('sha256').update(`${organizationId}/${userId}/${pdf.name}`).digest('hex').slice(0, 32)}.pdf`;
  await files.put(placeOf('PRIVATE', organizationId, storageKey), bytes, 'application/pdf');
  const row = await tx.one(
    db
      .insertInto('media')
      .values({
        owner_user_id: userId,
        kind: 'DOCUMENT',
        visibility: 'PRIVATE',
        status: 'READY',
        original_name: pdf.name,
        content_type: 'application/pdf',
        byte_size: bytes.length,
        storage_key: storageKey,
      })
      .returning('media_id'),
  );
  return row!.media_id;
}
