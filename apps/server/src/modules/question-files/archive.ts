import type { Steps } from '@sullam/question-formats/steps.ts';
import { unzipSync, Zip, ZipDeflate } from 'fflate';
import { inTurns } from './in-turns.ts';

const MEGABYTE = 1024 * 1024;
/** What a package may hold unpacked: a small file can claim to be very large. */
const MOST_BYTES = 100 * MEGABYTE;
const MOST_FILES = 12_000;

export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/** Some systems write paths with "\", or begin them with "./". */
const plainPath = (name: string): string => name.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');

const isWanted = (name: string): boolean => !name.endsWith('/') && !name.startsWith('__MACOSX/');

/** Which files to unpack together: about a megabyte in each step; null where all together are too much. */
function stepsOf(bytes: Uint8Array): Map<number, number> | null {
  const steps = new Map<number, number>();
  let size = 0;
  let place = -1;
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      place += 1;
      if (!isWanted(name)) return false;
      steps.set(place, Math.floor(size / MEGABYTE));
      size += originalSize;
      return false;
    },
  });
  return size > MOST_BYTES || steps.size > MOST_FILES ? null : steps;
}

function* unpacking(bytes: Uint8Array): Steps<Map<string, Uint8Array> | null> {
  const files = new Map<string, Uint8Array>();
  try {
    const steps = stepsOf(bytes);
    for (const step of new Set(steps?.values())) {
      let place = -1;
      const some = unzipSync(bytes, {
        filter: () => {
          place += 1;
          return steps?.get(place) === step;
        },
      });
      for (const [name, content] of Object.entries(some)) files.set(plainPath(name), content);
      yield;
    }
    return steps && files;
  } catch {
    return null; // not an archive, or a broken one: nothing of it is read
  }
}

/** The files of a ZIP archive by their paths; null when it can't be read or holds too much. */
export const unpack = (bytes: Uint8Array): Promise<Map<string, Uint8Array> | null> => inTurns(unpacking(bytes));

function* packing(files: ReadonlyMap<string, Uint8Array>): Steps<Buffer> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const [name, content] of files) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    file.push(content, true);
    yield;
  }
  zip.end();
  return Buffer.concat(pieces);
}

/** Files as one ZIP archive. */
export const pack = (files: ReadonlyMap<string, Uint8Array>): Promise<Buffer> => inTurns(packing(files));
