import type { FastifyInstance } from 'fastify';
import type { RequestContext } from '../../kernel/context.ts';

/** API calls whose answers the first screen of a public path needs; they travel in the first HTML. */
export function preloadedCalls(path: string): string[] {
  const overview = /^\/lms\/courses\/(\d{1,15})\/overview$/.exec(path);
  if (overview) return [`/api/courses/${overview[1]}`];
  // as the catalogue asks without filters (apps/learner/src/features/catalogue/catalogue-query.ts)
  if (path === '/lms/all-courses') return ['/api/courses?skip=0&take=12', '/api/courses/filter-options'];
  if (path === '/landing-page') return ['/api/organizations-dashboard/landing'];
  return [];
}

/** Asks our own API the way the visitor's browser would, without a network. Refused calls are left to the browser. */
export async function preload(
  http: FastifyInstance,
  context: RequestContext,
  path: string,
): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const url of preloadedCalls(path)) {
    const answer = await http.inject({
      method: 'GET',
      url,
      headers: { organization: String(context.organizationId), language: context.language },
    });
    if (answer.statusCode === 200) found[`GET ${url}`] = answer.json();
  }
  return found;
}
