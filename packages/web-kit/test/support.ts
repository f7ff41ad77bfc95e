import { vi } from 'vitest';

export {
  bootstrapWith,
  jsonResponse,
  sessionFor,
  TEST_NOW as NOW,
  TEST_USER as USER,
} from '../src/testing/fixtures.ts';

/** A server of a few calls: "POST /api/auth/refresh" to its response. */
export function fakeServer(
  responses: Record<string, (body: unknown, headers: Record<string, string>) => Response | Promise<Response>>,
) {
  return vi.fn(async (url: string | URL | Request, init: RequestInit = {}) => {
    const key = `${init.method ?? 'GET'} ${String(url).split('?')[0]}`;
    const respond = responses[key];
    if (!respond) throw new Error(`The test has no response for ${key}`);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    return respond(body, (init.headers ?? {}) as Record<string, string>);
  });
}
