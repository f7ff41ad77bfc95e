import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|mjs|css|svg|json|webmanifest|txt|map|wasm)$/;

async function compress(file: string): Promise<void> {
  const content = await fs.promises.readFile(file);
  const brotli = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
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
