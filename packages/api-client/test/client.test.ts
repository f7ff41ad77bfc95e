import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../src/api-error.ts';
import { addressOf, type ClientOptions, createClient } from '../src/client.ts';

const response = (status: number, body?: unknown): Response =>
  body === undefined
    ? new Response(null, { status })
    : new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function clientOf(responses: (Response | Error)[], options: Partial<ClientOptions> = {}) {
  const send = vi.fn(async (_url: string | URL | Request, _init?: RequestInit) => {
    const next = responses.shift();
    if (next instanceof Error) throw next;
    return next ?? response(200, {});
  });
  const call = createClient({
    baseUrl: '',
    headers: () => ({ language: 'en' }),
    genericMessage: () => 'Something went wrong',
    fetch: send as typeof fetch,
    ...options,
  });
  return { call, send };
}

describe('addressOf', () => {
  it('fills the path and repeats lists in the query', () => {
    const address = addressOf('/api/users/{userId}', {
      path: { userId: 'a/b' },
      query: { portals: [1, 2], skip: 0, q: undefined },
    });
    expect(address).toBe('/api/users/a%2Fb?portals=1&portals=2&skip=0');
  });
});

describe('call', () => {
  it('sends JSON and reads JSON', async () => {
    const { call, send } = clientOf([response(200, { access: 'a' })]);
    await expect(call('POST /api/auth/login', { body: { email: 'a@b.c', password: 'x' } })).resolves.toEqual({
      access: 'a',
    });
    const [url, init] = send.mock.calls[0] ?? [];
    expect(url).toBe('/api/auth/login');
    expect(init).toMatchObject({ method: 'POST', body: '{"email":"a@b.c","password":"x"}' });
    expect(init?.headers).toEqual({ language: 'en', 'content-type': 'application/json' });
  });

  it('sends an idempotency key as a header, also when it is replayed after a renewal', async () => {
    const { call, send } = clientOf([response(401, { message: 'Old', status: 401 }), response(200, { orders: [] })], {
      onUnauthorized: async () => true,
    });
    await call('POST /api/cart/checkout', { body: { version: 'v' }, idempotencyKey: 'key-1' });
    expect(send).toHaveBeenCalledTimes(2);
    for (const [, init] of send.mock.calls) expect(init?.headers).toMatchObject({ 'idempotency-key': 'key-1' });
  });

  it('throws the one error shape and reports it first', async () => {
    const onError = vi.fn();
    const body = {
      message: 'No',
      status: 400,
      errorCode: 'validation',
      details: [{ path: 'q', code: 'required', message: 'Give it' }],
    };
    const { call } = clientOf([response(400, body)], { onError });
    const error = await call('GET /api/auth').catch((problem: unknown) => problem);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: 'No', status: 400, errorCode: 'validation', details: body.details });
    expect(onError).toHaveBeenCalledOnce();
  });

  it('words a broken connection and an unreadable response in general terms', async () => {
    const { call } = clientOf([new TypeError('Failed to fetch'), new Response('<html>', { status: 502 })]);
    await expect(call('GET /api/auth')).rejects.toMatchObject({
      message: 'Something went wrong',
      status: 500,
      isTransport: true,
    });
    await expect(call('GET /api/auth')).rejects.toMatchObject({ message: 'Something went wrong', status: 502 });
  });

  it('leaves a call that was given up alone', async () => {
    const onError = vi.fn();
    const given = new DOMException('given up', 'AbortError');
    const { call } = clientOf([given], { onError });
    await expect(call('GET /api/auth', { signal: AbortSignal.abort() })).rejects.toBe(given);
    expect(onError).not.toHaveBeenCalled();
  });

  it('renews once after a 401 and replays once with fresh headers', async () => {
    let token = 'old';
    const onUnauthorized = vi.fn(async () => {
      token = 'new';
      return true;
    });
    const { call, send } = clientOf([response(401, { message: 'no', status: 401 }), response(200, { id: 1 })], {
      headers: () => ({ authorization: token }),
      onUnauthorized,
    });
    await expect(call('GET /api/auth')).resolves.toEqual({ id: 1 });
    expect(onUnauthorized).toHaveBeenCalledWith({ authorization: 'old' });
    expect(send.mock.calls[1]?.[1]?.headers).toEqual({ authorization: 'new' });
  });

  it('gives up after one replay, and never renews for auth codes or bare calls', async () => {
    const onUnauthorized = vi.fn(async () => true);
    const no = () => response(401, { message: 'no', status: 401 });
    const replayed = clientOf([no(), no(), no()], { onUnauthorized });
    await expect(replayed.call('GET /api/auth')).rejects.toMatchObject({ status: 401 });
    expect(replayed.send).toHaveBeenCalledTimes(2);

    const coded = clientOf([response(401, { message: 'no', status: 401, errorCode: 'auth-007' })], { onUnauthorized });
    await expect(coded.call('GET /api/auth')).rejects.toMatchObject({ errorCode: 'auth-007' });
    const bare = clientOf([no()], { onUnauthorized });
    await expect(bare.call('GET /api/auth', { isBare: true })).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });
});

describe('a file', () => {
  const file = (headers: Record<string, string>) =>
    new Response('a,b', { headers: { 'content-type': 'text/csv', ...headers } });

  it('has the name that the server gives it', async () => {
    const name = 'درجات - أحياء 2026-11-29.csv';
    const disposition = `attachment; filename="x.csv"; filename*=UTF-8''${encodeURIComponent(name)}`;
    const { call } = clientOf([file({ 'content-disposition': disposition })]);
    const content: unknown = await call('GET /api/members/export');
    if (!(content instanceof File)) throw new Error('no file');
    expect([content.name, await content.text()]).toEqual([name, 'a,b']);
  });

  it('is what a signed credential is too, although it is JSON', async () => {
    const disposition = `attachment; filename="x.json"; filename*=UTF-8''Certificate.json`;
    const { call } = clientOf([file({ 'content-type': 'application/vc+ld+json', 'content-disposition': disposition })]);
    expect(await call('GET /api/members/export')).toBeInstanceOf(File);
  });

  it('without one is bytes alone', async () => {
    const { call } = clientOf([file({})]);
    const content: unknown = await call('GET /api/members/export');
    expect(content).not.toBeInstanceOf(File);
  });
});
