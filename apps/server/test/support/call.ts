import type { TestMember } from './arrange.ts';
import type { TestServer } from './test-server.ts';

export interface CallResponse<Body> {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
}

export interface CallOptions {
  as?: Pick<TestMember, 'headers'>;
  /** For anonymous calls. */
  organizationId?: number;
  language?: 'en' | 'ar';
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the API the way a client does: `call(server, 'GET /api/courses?take=2', { as: learner })`. */
export async function call<Body = Record<string, never>>(
  server: TestServer,
  operation: string,
  options: CallOptions = {},
): Promise<CallResponse<Body>> {
  const [method, url] = operation.split(' ') as ['GET', string];
  const response = await server.app.http.inject({
    method,
    url,
    headers: {
      ...(options.as?.headers ?? { organization: String(options.organizationId ?? 1) }),
      ...(options.language ? { language: options.language } : {}),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { payload: options.body as object }),
  });
  const isJson = String(response.headers['content-type'] ?? '').includes('json');
  return {
    status: response.statusCode,
    body: (isJson ? response.json() : response.body) as Body,
    headers: response.headers,
  };
}
