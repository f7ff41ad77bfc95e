import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStore } from '../create-file-store.ts';
import { type FileStore, isFileKey, readAll } from '../file-store.ts';

const home = mkdtempSync(path.join(os.tmpdir(), 'sullam-stores-'));
let server: Server;
let endpoint: string;

beforeAll(async () => {
  const double = new S3rver({
    directory: path.join(home, 's3'),
    silent: true,
    configureBuckets: [{ name: 'sullam', configs: [] }],
  });
  await double.configureBuckets();
  server = createServer(double.callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(home, { recursive: true, force: true });
});

const stores: Record<string, () => FileStore> = {
  'the local disk': () => createFileStore({ dataDir: path.join(home, 'data'), s3: null }),
  'an S3-compatible store': () =>
    createFileStore({
      dataDir: home,
      s3: { endpoint, region: 'us-east-1', bucket: 'sullam', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    }),
};

describe.each(Object.entries(stores))('%s', (_name, make) => {
  const bytes = Buffer.from('0123456789');

  it('keeps, answers parts, moves and deletes', async () => {
    const store = make();
    await store.put('public/1/ab/file.txt', bytes, 'text/plain');
    expect(await store.stat('public/1/ab/file.txt')).toEqual({ byteSize: 10 });
    expect((await readAll((await store.open('public/1/ab/file.txt'))!)).equals(bytes)).toBe(true);
    const part = await store.open('public/1/ab/file.txt', { start: 2, end: 4 });
    expect(String(await readAll(part!))).toBe('234');
    await store.move('public/1/ab/file.txt', 'public/1/cd/other.txt', 'text/plain');
    expect(await store.stat('public/1/ab/file.txt')).toBeNull();
    expect(await store.stat('public/1/cd/other.txt')).toEqual({ byteSize: 10 });
    await store.delete('public/1/cd/other.txt');
    await store.delete('public/1/cd/other.txt');
    expect(await store.open('public/1/cd/other.txt')).toBeNull();
  });
});

describe('an S3-compatible store', () => {
  it('lets a browser send a file itself', async () => {
    const store = stores['an S3-compatible store']!();
    if (store.upload.kind !== 'presigned') throw new Error('expected a presigned upload');
    const url = await store.upload.presign('staging/1/x', 'application/octet-stream', 5, 600);
    const answer = await fetch(url, {
      method: 'PUT',
      body: 'hello',
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(answer.status).toBe(200);
    expect(String(await readAll((await store.open('staging/1/x'))!))).toBe('hello');
  });
});

describe('the local disk', () => {
  it('forgets bytes that were never acknowledged, and leaves nothing half written', async () => {
    const store = stores['the local disk']!();
    if (store.upload.kind !== 'resumable') throw new Error('expected a resumable upload');
    const { append } = store.upload;
    expect(await append('staging/1/y', 0, Readable.from([Buffer.from('abcdef')]), 100)).toBe(6);
    expect(await append('staging/1/y', 3, Readable.from([Buffer.from('XY')]), 100)).toBe(5);
    expect(String(await readAll((await store.open('staging/1/y'))!))).toBe('abcXY');
    expect(await append('staging/1/y', 5, Readable.from([Buffer.from('0123456789')]), 8)).toBe(8);
    await store.put('private/1/z.txt', Buffer.from('z'), 'text/plain');
    expect(readdirSync(path.join(home, 'data/files/temporary'))).toEqual([]);
  });

  it('takes no name that leads elsewhere', async () => {
    for (const key of [
      '../x',
      'a/../../x',
      '/etc/passwd',
      'a//b',
      'a\\b',
      '.hidden',
      '',
      'a/./b',
      `${'a/'.repeat(200)}b`,
    ])
      expect([key, isFileKey(key)]).toEqual([key, false]);
    await expect(stores['the local disk']!().stat('../x')).rejects.toThrow();
  });
});
