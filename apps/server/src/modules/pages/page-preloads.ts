import type { FastifyInstance } from 'fastify';
import type { RequestContext } from '../../kernel/context.ts';

interface Preloaded {
  responses: Record<string, unknown>;
  /** What the page is about isn't there. */
  isMissing: boolean;
}

/** Asks our own API the way the visitor's browser would, without a network. Refused calls are left to the browser. */
export async function preload(
  http: FastifyInstance,
  context: RequestContext,
  calls: readonly string[],
): Promise<Preloaded> {
  const headers = { organization: String(context.organizationId), language: context.language };
  const responses = await Promise.all(
    calls.map(async (url) => [url, await http.inject({ method: 'GET', url, headers })] as const),
  );
  return {
    responses: Object.fromEntries(
      responses.flatMap(([url, response]) => (response.statusCode === 200 ? [[`GET ${url}`, response.json()]] : [])),
    ),
    isMissing: responses.some(([, response]) => response.statusCode === 404),
  };
}
