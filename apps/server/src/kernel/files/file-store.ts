import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

export interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/** Where the bytes of files are. Keys are made by us and never come from outside. */
export interface FileStore {
  /** Answers when the bytes are safe: a crash after it loses nothing. */
  put(organizationId: number, storageKey: string, bytes: Buffer | Readable, contentType: string): Promise<void>;
  read(organizationId: number, storageKey: string, range?: ByteRange): Promise<Readable>;
  /** Bytes of a file, or null when there is none. */
  size(organizationId: number, storageKey: string): Promise<number | null>;
  delete(organizationId: number, storageKey: string): Promise<void>;
}

/** Files in a folder of this machine. */
export class LocalFileStore implements FileStore {
  constructor(private readonly folder: string) {}

  async put(organizationId: number, storageKey: string, bytes: Buffer | Readable): Promise<void> {
    const target = this.pathOf(organizationId, storageKey);
    const temporary = `${target}.${randomUUID()}`;
    await mkdir(path.dirname(target), { recursive: true });
    const file = await open(temporary, 'wx');
    try {
      await writeFile(file, bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, target); // there is never half a file under its own name
  }

  async read(organizationId: number, storageKey: string, range?: ByteRange): Promise<Readable> {
    return createReadStream(this.pathOf(organizationId, storageKey), range ?? {});
  }

  async size(organizationId: number, storageKey: string): Promise<number | null> {
    try {
      return (await stat(this.pathOf(organizationId, storageKey))).size;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async delete(organizationId: number, storageKey: string): Promise<void> {
    await rm(this.pathOf(organizationId, storageKey), { force: true });
  }

  private pathOf(organizationId: number, storageKey: string): string {
    const root = path.join(this.folder, String(organizationId));
    const file = path.join(root, storageKey);
    if (!file.startsWith(root + path.sep)) throw new Error('a storage key leaves its organisation');
    return file;
  }
}
