import type { FrameBanner } from '@sullam/domain/page-manifest.ts';
import type { FastifyInstance } from 'fastify';
import type { RequestContext } from '../../../kernel/context.ts';

interface Preloaded {
  responses: Record<string, unknown>;
  /** What the page is about isn't there. */
  isMissing: boolean;
}

/** What stands in the strip above the bar, as a visitor gets it; nothing where it is switched off. */
export async function preloadBanner(
  http: FastifyInstance,
  context: RequestContext,
  banner: FrameBanner | undefined,
): Promise<Preloaded['responses']> {
  if (!banner || !context.features[banner.feature]) return {};
  return (await preload(http, context, [banner.call])).responses;
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

/** Whether a list among these answers has an entry. */
export const isAnyListed = (responses: Preloaded['responses']): boolean =>
  Object.values(responses).some((answer) => (answer as { data: unknown[] }).data.length > 0);
