import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Names of the entries of a folder; none where there is no such folder. */
async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  }
}

/** The folders of an organisation's files below the store's root: `public/7`, `private/7` and so on. */
async function foldersOf(root: string, organizationId: number): Promise<string[]> {
  const kinds = await entriesOf(root);
  return kinds.filter((kind) => kind.isDirectory()).map((kind) => path.join(kind.name, String(organizationId)));
}

async function isCurrent(from: string, to: string): Promise<boolean> {
  const copy = await stat(to).catch(() => null); // not there yet
  if (!copy) return false;
  const original = await stat(from);
  return copy.size === original.size && copy.mtimeMs >= original.mtimeMs;
}

/** Copies one file durably; it appears under its name only when it is whole. */
async function copyOne(from: string, to: string): Promise<void> {
  const draft = `${to}.arriving`;
  await copyFile(from, draft, constants.COPYFILE_FICLONE);
  const handle = await open(draft, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, to);
}

async function copyFolder(from: string, to: string): Promise<number> {
  let copied = 0;
  const entries = await entriesOf(from);
  if (entries.length > 0) await mkdir(to, { recursive: true });
  for (const entry of entries) {
    const [source, copy] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copied += await copyFolder(source, copy);
    else if (!(await isCurrent(source, copy))) {
      await copyOne(source, copy);
      copied += 1;
    }
  }
  return copied;
}

const storeOf = (dataDir: string): string => path.join(dataDir, 'files');

/** Copies the organisation's files from one DATA_DIR into another; files that are there already are left out. Answers how many. */
export async function copyFiles(from: string, to: string, organizationId: number): Promise<number> {
  let copied = 0;
  for (const folder of await foldersOf(storeOf(from), organizationId))
    copied += await copyFolder(path.join(storeOf(from), folder), path.join(storeOf(to), folder));
  return copied;
}

/** Deletes the organisation's files in a DATA_DIR. */
export async function deleteFiles(dataDir: string, organizationId: number): Promise<void> {
  for (const folder of await foldersOf(storeOf(dataDir), organizationId))
    await rm(path.join(storeOf(dataDir), folder), { recursive: true, force: true });
}
