import type { Steps } from '@sullam/question-formats/steps.ts';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { runInSlices } from '../../../kernel/time-slices.ts';

/** Pictures and recordings are packed already. */
const PACKED = /\.(?:png|jpe?g|gif|webp|avif|heic|mp[34]|m4[av]|webm|ogg|mov)$/i;

function* packing(files: ReadonlyMap<string, Uint8Array>): Steps<Buffer> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const [name, content] of files) {
    const file = PACKED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    file.push(content, true);
    yield;
  }
  zip.end();
  return Buffer.concat(pieces);
}

/** Files as one ZIP archive. */
export const pack = (files: ReadonlyMap<string, Uint8Array>): Promise<Buffer> => runInSlices(packing(files));
