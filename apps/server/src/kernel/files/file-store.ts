import type { Readable } from 'node:stream';

/** First and last byte, both inside. */
export interface ByteRange {
  start: number;
  end: number;
}

/** How a browser hands a large file to the store. */
export type UploadWay =
  | {
      kind: 'resumable';
      /** Writes what arrives behind `offset` bytes and answers how many are kept durably, even when the source breaks off. */
      append(key: string, offset: number, source: Readable, limit: number): Promise<number>;
    }
  | {
      kind: 'presigned';
      /** The address to which the browser sends the file itself. */
      presign(key: string, contentType: string, byteSize: number, seconds: number): Promise<string>;
      /** Where that is, for the pages' security policy. */
      origin: string;
    };

/** Where bytes are kept. What it has acknowledged survives a crash of the process and of the machine. */
export interface FileStore {
  readonly upload: UploadWay;
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The bytes, or null where there is no such file. */
  open(key: string, range?: ByteRange): Promise<Readable | null>;
  stat(key: string): Promise<{ byteSize: number } | null>;
  /** Gives a file its final name. */
  move(from: string, to: string, contentType: string): Promise<void>;
  /** Deleting what isn't there is no error: a job may run twice. */
  delete(key: string): Promise<void>;
}

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** Is this a name that we could have given a file? Nothing else reaches a disk or a bucket: no `..`, no separators of other systems. */
export const isFileKey = (key: string): boolean =>
  key.length <= 300 && key.split('/').every((segment) => SEGMENT.test(segment) && !segment.includes('..'));

/** The whole of a small file. */
export async function readAll(source: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
