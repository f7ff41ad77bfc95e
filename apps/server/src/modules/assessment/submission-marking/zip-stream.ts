import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  path: string;
  /** The bytes, opened when their turn comes; null: not there any more. */
  open(): Promise<AsyncIterable<Uint8Array> | null>;
}

/** Files as one ZIP archive that is made while it is sent: never more of it in memory than a piece of one file. */
export function zipStream(entries: readonly ZipEntry[]): Readable {
  return Readable.from(pieces(entries));
}

async function* pieces(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else waiting.push(piece);
  });
  const take = (): Uint8Array[] => {
    if (failure) throw failure;
    const taken = waiting;
    waiting = [];
    return taken;
  };
  for (const { path, open } of entries) {
    const source = await open();
    if (!source) continue;
    const file = new ZipPassThrough(path);
    zip.add(file);
    for await (const piece of source) {
      file.push(piece);
      yield* take();
    }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
