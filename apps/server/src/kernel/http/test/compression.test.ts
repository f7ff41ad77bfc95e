import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../test/support/arrange.ts';
import { testServer } from '../../../../test/support/test-server.ts';

const server = testServer();
let admin: TestMember;

beforeAll(async () => {
  const organizationId = await givenOrganization(server);
  admin = await givenMember(server, organizationId, 'administrator');
  for (let n = 0; n < 12; n++) await givenMember(server, organizationId);
});

const ask = (url: string, accepted?: string) =>
  server.app.http.inject({
    url,
    headers: { ...admin.headers, ...(accepted === undefined ? {} : { 'accept-encoding': accepted }) },
  });

const unpack: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

describe('a response', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
  ])('comes as "%s" allows it', async (accepted, encoding) => {
    const plain = await ask('/api/members?take=20');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await ask('/api/members?take=20', accepted);
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length));
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(unpack[encoding]!(packed.rawPayload).toString()).toBe(plain.body);
  });

  it.each(['identity', 'zstd', ''])('comes as it is where only "%s" is accepted', async (accepted) => {
    const response = await ask('/api/members?take=20', accepted);
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.json()).toMatchObject({ total: 13 });
  });

  it('comes as it is when it is short', async () => {
    const response = await ask('/api/health', 'br');
    expect(response.headers['content-encoding']).toBeUndefined();
  });
});
