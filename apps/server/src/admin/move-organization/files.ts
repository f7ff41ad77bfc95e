import { createHash } from 'node:crypto';
import { constants, createReadStream, type Stats } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../command-error.ts';

/** The answer, or null where a file or folder isn't there. */
const unlessMissing = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** The entries of a folder; none where there is no such folder. */
const entriesOf = async (folder: string) => (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? [];

/** The folders of an organisation's files below the store's root: `public/7`, `private/7` and so on. */
async function foldersOf(root: string, organizationId: number): Promise<string[]> {
  const kinds = await entriesOf(root);
  return kinds.filter((kind) => kind.isDirectory()).map((kind) => path.join(kind.name, String(organizationId)));
}

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex');
}

const hasSameBytes = async (from: string, to: string): Promise<boolean> => {
  const [original, copy] = await Promise.all([checksumOf(from), checksumOf(to)]);
  return original === copy;
};

/** How a file that is there already is compared: by all its bytes, or by size and date, which is quick. */
type Comparison = 'bytes' | 'dates';

async function isCurrent(from: string, to: string, by: Comparison): Promise<boolean> {
  const copy = await unlessMissing(stat(to));
  if (!copy) return false;
  const original = await stat(from);
  if (copy.size !== original.size) return false;
  return by === 'bytes' ? hasSameBytes(from, to) : copy.mtimeMs >= original.mtimeMs;
}

/** @throws CommandError if the copy differs although the original hasn't changed; what an upload appends is copied while writes are stopped */
async function compare(from: string, copy: string, before: Stats): Promise<void> {
  if (await hasSameBytes(from, copy)) return;
  const after = await stat(from);
  if (after.size === before.size && after.mtimeMs === before.mtimeMs)
    throw new CommandError(`The copy of ${from} differs from it. Check both disks, then run the command again.`);
}

/** Copies one file durably; it appears under its name only when it is whole and has been compared. */
async function copyOne(from: string, to: string): Promise<void> {
  const draft = `${to}.arriving`;
  const before = await stat(from);
  await copyFile(from, draft, constants.COPYFILE_FICLONE);
  const handle = await open(draft, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  await compare(from, draft, before);
  await rename(draft, to);
}

/** Returns whether it copied the file. One that is deleted on the way needs no copy. */
async function copyUnlessCurrent(from: string, to: string, by: Comparison): Promise<boolean> {
  try {
    if (await isCurrent(from, to, by)) return false;
    await copyOne(from, to);
    return true;
  } catch (error) {
    if (await unlessMissing(stat(from))) throw error;
    return false;
  }
}

async function copyFolder(from: string, to: string, by: Comparison): Promise<number> {
  let copied = 0;
  const entries = await entriesOf(from);
  if (entries.length > 0) await mkdir(to, { recursive: true });
  for (const entry of entries) {
    const [source, copy] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copied += await copyFolder(source, copy, by);
    else if (await copyUnlessCurrent(source, copy, by)) copied += 1;
  }
  return copied;
}

const storeOf = (dataDir: string): string => path.join(dataDir, 'files');

/**
 * Copies the organisation's files from one DATA_DIR into another and compares each copy with its original. Leaves out files that are
 * there already. Returns how many it copied.
 */
export async function copyFiles(from: string, to: string, organizationId: number, by: Comparison): Promise<number> {
  let copied = 0;
  for (const folder of await foldersOf(storeOf(from), organizationId))
    copied += await copyFolder(path.join(storeOf(from), folder), path.join(storeOf(to), folder), by);
  return copied;
}

/** Deletes the organisation's files in a DATA_DIR. */
export async function deleteFiles(dataDir: string, organizationId: number): Promise<void> {
  for (const folder of await foldersOf(storeOf(dataDir), organizationId))
    await rm(path.join(storeOf(dataDir), folder), { recursive: true, force: true });
}
