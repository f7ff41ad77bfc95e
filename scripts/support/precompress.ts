import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|mjs|css|svg|json|webmanifest|txt|map|wasm)$/;

/** Files of so many bytes are worth an attempt more: those that every page begins with are among them. */
const LARGE = 50_000;
/** Ways to write the same file, of which none is the shortest for all. */
const WAYS: readonly Readonly<Record<number, number>>[] = [
  {},
  { [constants.BROTLI_PARAM_LGBLOCK]: 16 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 2 },
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
];

async function shortest(content: Buffer): Promise<Buffer> {
  let found: Buffer | undefined;
  for (const way of content.length < LARGE ? WAYS.slice(0, 1) : WAYS) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      ...way,
    };
    const written = await promisify(brotliCompress)(content, { params });
    if (!found || written.length < found.length) found = written;
  }
  return found ?? content;
}

async function compress(file: string): Promise<void> {
  const content = await fs.promises.readFile(file);
  const brotli = await shortest(content);
  const zipped = await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
  // first pages have dozens of small files: those shrink by a third
  if (brotli.length < content.length) await fs.promises.writeFile(`${file}.br`, brotli);
  if (zipped.length < content.length) await fs.promises.writeFile(`${file}.gz`, zipped);
}

/**
 * Writes `.br` and `.gz` beside every text file of a folder that they make smaller; returns how many text files there were. HTML is left out: the server
 * writes colours and texts of the organisation into it.
 */
export async function precompress(folder: string): Promise<number> {
  const names = await fs.promises.readdir(folder, { recursive: true });
  const files = names.filter((name) => TEXT.test(name)).map((name) => path.join(folder, name));
  const queue = [...files];
  const worker = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await compress(file);
  };
  await Promise.all([worker(), worker()]);
  return files.length;
}
