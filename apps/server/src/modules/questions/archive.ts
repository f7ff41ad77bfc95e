import { unzipSync, zipSync } from 'fflate';

const MEGABYTE = 1024 * 1024;
/** What a package may hold unpacked: a small file can claim to be very large. */
const MOST_BYTES = 100 * MEGABYTE;
const MOST_FILES = 5000;

export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/** The files of a ZIP archive by their paths; null when it can't be read or holds too much. */
export function unpack(bytes: Uint8Array): Map<string, Uint8Array> | null {
  let size = 0;
  let count = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith('/') || name.startsWith('__MACOSX/')) return false;
        size += originalSize;
        count += 1;
        if (size > MOST_BYTES || count > MOST_FILES) throw new RangeError('the archive holds too much');
        return true;
      },
    });
    return new Map(Object.entries(files));
  } catch {
    return null; // not an archive, a broken one, or one that holds too much: nothing of it is read
  }
}

/** Files as one ZIP archive. */
export const pack = (files: ReadonlyMap<string, Uint8Array>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(files), { level: 6 }));
