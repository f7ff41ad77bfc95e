import { publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { signInNeeded } from '../../../kernel/problem.ts';
import { SearchQuery, SearchResponse } from './search.schemas.ts';
import { search } from './search.service.ts';

export const searchRoutes = (): RouteDefinition[] => [
  publicRoute({
    method: 'GET',
    path: '/api/search',
    operationId: 'search',
    mayLag: true,
    summary: 'Courses, their parts and texts, specializations, announcements, people: what the caller may see',
    query: SearchQuery,
    response: SearchResponse,
    rateLimit: { per: 'caller', count: 240, seconds: 60 },
    handle: async (context, { query }) => {
      if (context.caller.kind === 'anonymous' && !context.features['anonymous-course-view']) throw signInNeeded();
      return search(context, query);
    },
  }),
];
