import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { film, type UploadedMedia } from '../../../../../test/support/files.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { createApp } from '../../../../app.ts';

const server = testServer();
let organizationId: number;
let author: TestMember;
let colleague: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  author = await givenMember(server, organizationId, 'instructor');
  colleague = await givenMember(server, organizationId, 'instructor');
});

interface Ticket {
  uploadId: string;
  url: string;
  method: string;
  isResumable: boolean;
  headers: Record<string, string>;
}

const begin = (changes: Record<string, unknown> = {}, as = author) =>
  call<Ticket>(server, 'POST /api/media/presigned-upload', {
    as,
    body: { fileName: 'lesson.mp4', contentType: 'video/mp4', byteSize: 4096, kind: 'VIDEO', ...changes },
  });

const send = (ticket: Ticket, offset: number, bytes: Buffer, as = author, http = server.app.http) =>
  http.inject({
    method: 'PATCH',
    url: ticket.url,
    headers: { ...as.headers, ...ticket.headers, 'upload-offset': String(offset) },
    payload: bytes,
  });

const complete = (ticket: Ticket, as = author) => call<UploadedMedia>(server, `POST ${ticket.url}/complete`, { as });

let origin: string | undefined;

/** Begins to send over a line of its own, and stops there without hanging up. */
async function sendWithoutEnd(ticket: Ticket, bytes: Buffer): Promise<ClientRequest> {
  origin ??= await server.app.http.listen({ port: 0, host: '127.0.0.1' });
  const sending = request(new URL(ticket.url, origin), {
    method: 'PATCH',
    headers: { ...author.headers, ...ticket.headers, 'upload-offset': '0', 'content-length': '4096' },
  });
  sending.on('error', () => undefined); // the line is cut in the end, by us or by the server
  sending.write(bytes);
  await new Promise((resolve) => setTimeout(resolve, 300));
  return sending;
}

describe('a resumable upload', () => {
  const bytes = film(4096);

  it('goes on where it stopped and becomes a file', async () => {
    const { body: ticket, status } = await begin();
    expect(status).toBe(201);
    expect(ticket).toMatchObject({ method: 'PATCH', isResumable: true });
    const first = await send(ticket, 0, bytes.subarray(0, 1000));
    expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, '1000']);
    const head = await server.app.http.inject({ method: 'HEAD', url: ticket.url, headers: author.headers });
    expect([head.statusCode, head.headers['upload-offset'], head.headers['upload-length']]).toEqual([
      200,
      '1000',
      '4096',
    ]);
    expect((await complete(ticket)).body).toMatchObject({ status: 409, errorCode: 'media.upload-incomplete' });
    expect((await send(ticket, 500, bytes.subarray(500))).statusCode).toBe(409);
    expect((await send(ticket, 1000, bytes.subarray(1000))).headers['upload-offset']).toBe('4096');
    const done = await complete(ticket);
    expect(done.body).toMatchObject({ kind: 'VIDEO', contentType: 'video/mp4', byteSize: 4096, status: 'READY' });
    const file = await server.app.http.inject({ method: 'GET', url: done.body.url });
    expect(file.rawPayload.equals(bytes)).toBe(true);
    expect((await complete(ticket)).body.mediaId).toBe(done.body.mediaId);
    expect((await send(ticket, 4096, Buffer.from('more'))).statusCode).toBe(409);
  });

  it('survives a restart of the server', async () => {
    const { body: ticket } = await begin();
    await send(ticket, 0, bytes.subarray(0, 2000));
    const restarted = await createApp(server.platform);
    const rest = await send(ticket, 2000, bytes.subarray(2000), author, restarted.http);
    expect(rest.headers['upload-offset']).toBe('4096');
    await restarted.http.close();
    expect((await complete(ticket)).status).toBe(200);
  });

  it('keeps what came before the connection broke off', async () => {
    const { body: ticket } = await begin();
    const sending = await sendWithoutEnd(ticket, bytes.subarray(0, 1500));
    sending.destroy(new Error('the line is gone'));
    const at = await vi.waitFor(async () => {
      const state = await call<{ receivedBytes: number }>(server, `GET ${ticket.url}`, { as: author });
      expect(state.body.receivedBytes).toBe(1500);
      return state.body.receivedBytes;
    });
    expect((await send(ticket, at, bytes.subarray(at))).headers['upload-offset']).toBe('4096');
    const file = await server.app.http.inject({ method: 'GET', url: (await complete(ticket)).body.url });
    expect(file.rawPayload.equals(bytes)).toBe(true);
  });

  it('goes on while its broken transfer is still held open', async () => {
    const { body: ticket } = await begin();
    const sending = await sendWithoutEnd(ticket, bytes.subarray(0, 1500));
    const head = await server.app.http.inject({ method: 'HEAD', url: ticket.url, headers: author.headers });
    expect(head.headers['upload-offset']).toBe('1500');
    const rest = await send(ticket, 1500, bytes.subarray(1500));
    expect([rest.statusCode, rest.headers['upload-offset']]).toEqual([204, '4096']);
    sending.destroy();
  });

  it('never takes more than was announced', async () => {
    const { body: ticket } = await begin();
    expect((await send(ticket, 0, film(9000))).headers['upload-offset']).toBe('4096');
    expect((await complete(ticket)).body.byteSize).toBe(4096);
  });

  it('looks at the bytes in the end', async () => {
    const { body: ticket } = await begin({ byteSize: 4 });
    await send(ticket, 0, Buffer.from('text'));
    expect((await complete(ticket)).body).toMatchObject({ status: 415, errorCode: 'media.type-mismatch' });
  });

  it('is its uploader’s alone', async () => {
    const { body: ticket } = await begin();
    expect((await send(ticket, 0, bytes, colleague)).statusCode).toBe(404);
    expect((await complete(ticket, colleague)).status).toBe(404);
    expect((await call(server, `GET ${ticket.url}`, { as: colleague })).status).toBe(404);
    expect((await call(server, `DELETE ${ticket.url}`, { as: colleague })).status).toBe(404);
    expect((await call(server, `GET ${ticket.url}`, { organizationId })).status).toBe(401);
    const other = await givenMember(server, await givenOrganization(server), 'administrator');
    expect((await call(server, `GET ${ticket.url}`, { as: other })).status).toBe(404);
  });

  it('can be given up', async () => {
    const { body: ticket } = await begin();
    await send(ticket, 0, bytes.subarray(0, 100));
    const file = path.join(server.platform.config.dataDir, 'files/staging', String(organizationId), ticket.uploadId);
    expect(existsSync(file)).toBe(true);
    expect((await call(server, `DELETE ${ticket.url}`, { as: author })).status).toBe(204);
    expect(existsSync(file)).toBe(false);
    expect((await send(ticket, 100, bytes.subarray(100))).statusCode).toBe(404);
  });

  it('is forgotten after a day', async () => {
    const { body: ticket } = await begin();
    await send(ticket, 0, bytes.subarray(0, 100));
    server.clock.advance(25 * 3_600_000);
    author = await givenMember(server, organizationId, 'instructor');
    const job = server.app.jobs.find(({ name }) => name === 'uploads.remove-expired');
    await job!.run({ ...server.platform, organizationId }, {});
    const left = await server.admin`select 1 from uploads where upload_id = ${ticket.uploadId}`;
    expect(left.length).toBe(0);
  });

  it('refuses what would be too large, unknown uploads and missing offsets', async () => {
    expect((await begin({ kind: 'IMAGE', byteSize: 11 * 1024 * 1024 }, author)).status).toBe(413);
    const { body: ticket } = await begin({}, author);
    const withoutOffset = await server.app.http.inject({
      method: 'PATCH',
      url: ticket.url,
      headers: { ...author.headers, ...ticket.headers },
      payload: bytes,
    });
    expect(withoutOffset.statusCode).toBe(400);
    expect((await send({ ...ticket, url: `/api/media/upload/${randomUUID()}` }, 0, bytes, author)).statusCode).toBe(
      404,
    );
    expect((await call(server, 'GET /api/media/upload/..%2f..%2fsecret', { as: author })).status).toBe(400);
  });
});
