// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../src/base/stored.ts';
import { createKit } from '../src/create-kit.ts';
import { startErrorReports, withoutSecrets } from '../src/reports/error-reports.ts';
import { bootstrapWith, fakeServer, jsonResponse, NOW } from './support.ts';

describe('withoutSecrets', () => {
  it.each([
    ['https://x.test/?token=abc&lang=ar', 'https://x.test/?token=…&lang=ar'],
    ['authorization: Bearer abc.def-1', 'authorization: Bearer …'],
    ['no member salma@example.org here', 'no member … here'],
    ['jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2ln in it', 'jwt … in it'],
  ])('%s', (text, clean) => expect(withoutSecrets(text)).toBe(clean));
});

describe('uncaught errors', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const start = () => {
    const server = fakeServer({ 'POST /api/frontend-logger': () => jsonResponse(200, { ok: true }) });
    const kit = createKit({
      bootstrap: bootstrapWith(),
      storage: memoryStorage(),
      sessionStorage: memoryStorage(),
      exclusively: (_name, task) => task(),
      now: () => NOW,
      fetch: server as typeof fetch,
    });
    return { server, stop: startErrorReports(kit) };
  };
  const fail = (message: string) => {
    const error = new Error(message);
    error.stack = `Error: ${message} at x`;
    window.dispatchEvent(Object.assign(new Event('error'), { error }));
  };

  it('are sent together, each once', async () => {
    const { server, stop } = start();
    for (const message of ['one', 'one', 'two']) fail(message);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server).toHaveBeenCalledOnce();
    const { entries } = JSON.parse(String(server.mock.calls[0]?.[1]?.body)) as { entries: { message: string }[] };
    expect(entries.map(({ message }) => message)).toEqual(['Error: one', 'Error: two']);
    stop();
  });

  it('leave with the page', () => {
    const { server, stop } = start();
    fail('late');
    window.dispatchEvent(new Event('pagehide'));
    expect(server.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
    stop();
  });
});
