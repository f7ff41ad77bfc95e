import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { type ByteRange, type FileStore, isFileKey, type UploadWay } from './file-store.ts';

/** A file's or folder's entry is durable when its folder has been synced too. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // folders can't be opened there; renames are journalled
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT';

/** Files in a folder. A file appears under its name only when all of it is on the disk. */
export class LocalFileStore implements FileStore {
  readonly upload: UploadWay;
  private readonly root: string;

  constructor(dataDir: string) {
    this.root = path.join(dataDir, 'files');
    this.upload = {
      kind: 'resumable',
      append: (key, offset, source, limit) => this.append(key, offset, source, limit),
    };
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const temporary = await this.placeFor(`temporary/${randomUUID()}`);
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await this.settle(temporary, key);
  }

  async open(key: string, range?: ByteRange): Promise<Readable | null> {
    if (!(await this.stat(key))) return null;
    return createReadStream(this.pathOf(key), range ?? {});
  }

  async stat(key: string): Promise<{ byteSize: number } | null> {
    try {
      const found = await stat(this.pathOf(key));
      return found.isFile() ? { byteSize: found.size } : null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async move(from: string, to: string): Promise<void> {
    await this.settle(this.pathOf(from), to);
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private async append(key: string, offset: number, source: Readable, limit: number): Promise<number> {
    const file = await this.placeFor(key);
    const handle = await open(file, offset === 0 ? 'w' : 'r+');
    let end = offset;
    try {
      await handle.truncate(offset); // bytes behind it were never acknowledged
      end = await copyInto(handle, offset, source, limit);
    } finally {
      await handle.sync();
      await handle.close();
    }
    await syncFolder(path.dirname(file));
    return end;
  }

  private async settle(from: string, key: string): Promise<void> {
    const target = await this.placeFor(key);
    await rename(from, target);
    await syncFolder(path.dirname(target));
  }

  /** The path of a key, its folder made. */
  private async placeFor(key: string): Promise<string> {
    const file = this.pathOf(key);
    const made = await mkdir(path.dirname(file), { recursive: true });
    if (made) await syncFolder(path.dirname(made));
    return file;
  }

  private pathOf(key: string): string {
    if (!isFileKey(key)) throw new Error('not a key of a file');
    return path.join(this.root, key);
  }
}

/** Writes until the source ends, breaks off or gives more than allowed; answers where the file ends now. */
async function copyInto(handle: FileHandle, offset: number, source: Readable, limit: number): Promise<number> {
  let end = offset;
  let failure: unknown = null;
  try {
    // destroying the source would close the connection before it is answered
    for await (const chunk of source.iterator({ destroyOnReturn: false })) {
      const bytes = (chunk as Buffer).subarray(0, limit - end);
      await handle.write(bytes, 0, bytes.length, end).catch((error: unknown) => {
        failure = error;
      });
      if (failure !== null) break;
      end += bytes.length;
      if (end >= limit) break;
    }
  } catch {
    // the connection broke off: what came is kept, and the client goes on from there
    return end;
  }
  if (failure !== null) throw failure;
  return end;
}
