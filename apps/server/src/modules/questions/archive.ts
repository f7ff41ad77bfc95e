import { promisify } from 'node:util';
import { type AsyncUnzipOptions, type Unzipped, unzip, type Zippable, zip } from 'fflate';

const MEGABYTE = 1024 * 1024;
/** What a package may hold unpacked: a small file can claim to be very large. */
const MOST_BYTES = 100 * MEGABYTE;
const MOST_FILES = 12_000;

const unzipped = promisify<Uint8Array, AsyncUnzipOptions, Unzipped>(unzip);
const zipped = promisify<Zippable, { level: 6 }, Uint8Array>(zip);

export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/** The files of a ZIP archive by their paths; null when it can't be read or holds too much. */
export async function unpack(bytes: Uint8Array): Promise<Map<string, Uint8Array> | null> {
  let size = 0;
  let count = 0;
  const filter: AsyncUnzipOptions['filter'] = ({ name, originalSize }) => {
    if (name.endsWith('/') || name.startsWith('__MACOSX/')) return false;
    size += originalSize;
    count += 1;
    return size <= MOST_BYTES && count <= MOST_FILES;
  };
  try {
    const files = await unzipped(bytes, { filter });
    return size > MOST_BYTES || count > MOST_FILES ? null : new Map(Object.entries(files));
  } catch {
    return null; // not an archive, or a broken one: nothing of it is read
  }
}

/** Files as one ZIP archive. */
export const pack = async (files: ReadonlyMap<string, Uint8Array>): Promise<Buffer> =>
  Buffer.from(await zipped(Object.fromEntries(files), { level: 6 }));
