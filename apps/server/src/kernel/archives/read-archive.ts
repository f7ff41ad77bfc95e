import { crc32 } from 'node:zlib';
import { MEGABYTE } from '@sullam/domain/file-limits.ts';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { Problem } from '../problem.ts';
import { type ArchiveFault, archiveRefused } from './archive-refused.ts';

/** What an archive may hold. Sizes are of unpacked bytes as they are counted, whatever the archive declares. */
export interface ArchiveLimits {
  files: number;
  fileBytes: number;
  totalBytes: number;
}

const LIMITS: ArchiveLimits = { files: 12_000, fileBytes: 50 * MEGABYTE, totalBytes: 100 * MEGABYTE };
/** Unpacked bytes to each packed one; text and markup stay far below. Small files may be anything. */
const MOST_RATIO = 100;
const ALWAYS_ALLOWED = MEGABYTE;

export interface ReadOptions {
  limits?: Partial<ArchiveLimits>;
  /** Which files are unpacked; all of them are checked. */
  wants?: (path: string) => boolean;
}

/** Whether bytes begin as a ZIP archive does. */
export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/** What the library says, as our reasons. */
const FAULTS: readonly (readonly [RegExp, ArchiveFault])[] = [
  [/encrypt/i, 'encrypted'],
  [/End of central directory record signature not found|unexpected EOF|overflows file bounds/i, 'cut-off'],
];

const faultOf = (error: unknown): ArchiveFault =>
  FAULTS.find(([pattern]) => pattern.test(error instanceof Error ? error.message : ''))?.[1] ?? 'damaged';

const refusalOf = (error: unknown, file?: string): Problem =>
  error instanceof Problem ? error : archiveRefused(faultOf(error), file === undefined ? {} : { file });

const open = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    const options = { lazyEntries: true, decodeStrings: false, validateEntrySizes: false };
    fromBuffer(bytes, options, (error, zip) => (error || !zip ? reject(refusalOf(error)) : resolve(zip)));
  });

const UTF_8 = new TextDecoder('utf-8', { fatal: true });
function nameOf({ fileName }: Entry): string {
  const raw = fileName as unknown as Buffer;
  try {
    return UTF_8.decode(raw).normalize('NFC');
  } catch {
    // of a program from before Unicode: read somehow, as long as it is always the same
    return raw.toString('latin1');
  }
}

const CONTROLS = /\p{Cc}/u;
const LEAVES = /^\/|^[a-z]:|(?:^|\/)\.\.(?:\/|$)/i;

/** The path of an entry inside the archive, with "/" between its parts. @throws where it leads out of it */
function pathOf(entry: Entry): string {
  const name = nameOf(entry);
  const path = name.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
  if (path === '' || CONTROLS.test(path) || LEAVES.test(path)) throw archiveRefused('unsafe-name', { file: name });
  return path;
}

const FILE_TYPE = 0o170_000;
const SYMBOLIC_LINK = 0o120_000;
const isLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK;

interface Listed {
  path: string;
  entry: Entry;
}

/** All entries, checked by what the directory says of them. */
function listEntries(zip: ZipFile, archiveBytes: number, limits: ArchiveLimits): Promise<Listed[]> {
  const listed: Listed[] = [];
  const paths = new Set<string>();
  let packed = 0;
  const check = (entry: Entry): void => {
    const path = pathOf(entry);
    if (isLink(entry)) throw archiveRefused('symbolic-link', { file: path });
    if (entry.isEncrypted()) throw archiveRefused('encrypted', { file: path });
    if (paths.has(path)) throw archiveRefused('duplicate-name', { file: path });
    paths.add(path);
    packed += entry.compressedSize;
    // entries that share bytes unpack to far more than the archive has
    if (packed > archiveBytes) throw archiveRefused('damaged');
    if (!path.endsWith('/')) listed.push({ path, entry });
    if (listed.length > limits.files) throw archiveRefused('too-many-files', { most: limits.files });
  };
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      try {
        check(entry);
        zip.readEntry();
      } catch (error) {
        reject(refusalOf(error));
      }
    });
    zip.on('error', (error) => reject(refusalOf(error)));
    zip.on('end', () => resolve(listed));
    zip.readEntry();
  });
}

/** Counts what really comes out of an archive. */
class Counter {
  readonly #limits: ArchiveLimits;
  #total = 0;

  constructor(limits: ArchiveLimits) {
    this.#limits = limits;
  }

  /** @throws beyond a limit */
  add(bytes: number, ofFile: number, { path, entry }: Listed): void {
    this.#total += bytes;
    const { fileBytes, totalBytes } = this.#limits;
    if (ofFile > entry.uncompressedSize) throw archiveRefused('false-sizes', { file: path });
    if (ofFile > Math.max(ALWAYS_ALLOWED, entry.compressedSize * MOST_RATIO))
      throw archiveRefused('bomb', { file: path });
    if (ofFile > fileBytes) throw archiveRefused('file-too-large', { file: path, most: fileBytes / MEGABYTE });
    if (this.#total > totalBytes) throw archiveRefused('too-large', { most: totalBytes / MEGABYTE });
  }
}

function unpackFile(zip: ZipFile, listed: Listed, counter: Counter): Promise<Buffer> {
  const { path, entry } = listed;
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error || !stream) return reject(refusalOf(error, path));
      const chunks: Buffer[] = [];
      let size = 0;
      let sum = 0;
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        sum = crc32(chunk, sum);
        try {
          counter.add(chunk.length, size, listed);
          chunks.push(chunk);
        } catch (reason) {
          stream.destroy();
          reject(refusalOf(reason, path));
        }
      });
      stream.on('error', (reason) => reject(refusalOf(reason, path)));
      stream.on('end', () => {
        if (size !== entry.uncompressedSize) reject(archiveRefused('false-sizes', { file: path }));
        else if (sum === entry.crc32) resolve(Buffer.concat(chunks));
        else reject(archiveRefused('checksum', { file: path }));
      });
    });
  });
}

/**
 * The files of a ZIP archive by their paths, in the order of its directory: the one reader of archives in the product. It
 * unpacks in pieces, counts them, and stops where a limit is met; names that lead out of the archive, links, duplicates,
 * encrypted and damaged entries refuse the whole archive.
 * @throws Problem archive.… (422) with the reason and the file that it concerns
 */
export async function readArchive(
  bytes: Uint8Array,
  { limits, wants = () => true }: ReadOptions = {},
): Promise<Map<string, Buffer>> {
  const within = { ...LIMITS, ...limits };
  const zip = await open(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (zip.entryCount > within.files * 2) throw archiveRefused('too-many-files', { most: within.files });
  const counter = new Counter(within);
  const files = new Map<string, Buffer>();
  for (const listed of await listEntries(zip, bytes.length, within))
    if (wants(listed.path)) files.set(listed.path, await unpackFile(zip, listed, counter));
  return files;
}
