import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { film, photo, type UploadedMedia, upload } from '../../../../../test/support/files.ts';
import { testServer } from '../../../../../test/support/test-server.ts';

const home = mkdtempSync(path.join(os.tmpdir(), 'sullam-s3-'));
const double = new S3rver({ directory: home, silent: true, configureBuckets: [{ name: 'sullam', configs: [] }] });
await double.configureBuckets();
const bucket = createServer(double.callback());
await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
const server = testServer({
  S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
});

afterAll(async () => {
  await new Promise((resolve) => bucket.close(resolve));
  rmSync(home, { recursive: true, force: true });
});

interface Ticket {
  uploadId: string;
  url: string;
  method: string;
  isResumable: boolean;
  headers: Record<string, string>;
}

describe('media in a bucket', () => {
  it('go there straight from the browser and come back through our addresses', async () => {
    const author = await givenMember(server, await givenOrganization(server), 'instructor');
    const bytes = film(4096);
    const { body: ticket } = await call<Ticket>(server, 'POST /api/media/presigned-upload', {
      as: author,
      body: { fileName: 'a.mp4', contentType: 'video/mp4', byteSize: 4096, kind: 'VIDEO' },
    });
    expect(ticket).toMatchObject({ method: 'PUT', isResumable: false });
    const complete = () =>
      call<UploadedMedia>(server, `POST /api/media/upload/${ticket.uploadId}/complete`, { as: author });
    expect((await complete()).body).toMatchObject({ errorCode: 'media.upload-incomplete' });
    const sent = await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: new Uint8Array(bytes) });
    expect(sent.status).toBe(200);
    const { body: media } = await complete();
    const part = await server.app.http.inject({ method: 'GET', url: media.url, headers: { range: 'bytes=10-19' } });
    expect([part.statusCode, part.rawPayload.equals(bytes.subarray(10, 20))]).toEqual([206, true]);
  });

  it('are resized there too', async () => {
    const author = await givenMember(server, await givenOrganization(server), 'instructor');
    const { body: media } = await upload(server, await photo(400, 400), { as: author });
    await server.runJobs();
    const { body: ready } = await call<UploadedMedia>(server, `GET /api/media/${media.mediaId}`, { as: author });
    expect(ready.variants.length).toBe(4);
    expect((await server.app.http.inject({ method: 'GET', url: ready.variants[1]!.url })).statusCode).toBe(200);
  });
});
