import type { Readable } from 'node:stream';
import { type FileStore, readAll } from '../../../kernel/files/file-store.ts';
import { SNIFFED_BYTES } from './sniff.ts';

/** The bytes of something that was brought here, wherever they lie at the moment. */
export interface UploadedBytes {
  byteSize: number;
  /** The beginning, enough to see what it is. */
  sample(): Promise<Buffer>;
  all(): Promise<Buffer>;
  /** So many bytes from a place; fewer where the file ends. */
  part(start: number, length: number): Promise<Buffer>;
  /** Gives them their final name. */
  settle(key: string, contentType: string): Promise<void>;
}

/** Bytes that came with the request. */
export const bytesInMemory = (store: FileStore, bytes: Buffer): UploadedBytes => ({
  byteSize: bytes.length,
  sample: async () => bytes.subarray(0, SNIFFED_BYTES),
  all: async () => bytes,
  part: async (start, length) => bytes.subarray(start, start + length),
  settle: (key, contentType) => store.put(key, bytes, contentType),
});

const read = async (source: Readable | null): Promise<Buffer> => (source ? readAll(source) : Buffer.alloc(0));

/** Bytes that lie in the store under a name for the time of the upload. */
export const bytesInStore = (store: FileStore, key: string, byteSize: number): UploadedBytes => ({
  byteSize,
  sample: async () => read(await store.open(key, { start: 0, end: Math.min(byteSize, SNIFFED_BYTES) - 1 })),
  all: async () => read(await store.open(key)),
  part: async (start, length) => read(await store.open(key, { start, end: Math.min(byteSize, start + length) - 1 })),
  settle: (to, contentType) => store.move(key, to, contentType),
});

/** The body of a request, as far as it may be long; null when it is longer. */
export async function readBody(source: Readable, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source.iterator({ destroyOnReturn: false })) {
    length += (chunk as Buffer).length;
    if (length > limit) return null;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
