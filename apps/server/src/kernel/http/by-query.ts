import { type TObject, Type } from 'typebox';
import type { RouteDefinition } from './route.ts';

/**
 * The same read at another address: what the path of `route` says stands in the query there. Section 7 of the specification
 * names lists by their noun alone (`/api/course-surveys`), where the course is asked for as a filter.
 * @param route a GET with an object of params
 */
export function byQuery(route: RouteDefinition, at: Pick<RouteDefinition, 'path' | 'operationId'>): RouteDefinition {
  const { params, query, handle, ...rest } = route;
  const names = Object.keys((params as TObject | undefined)?.properties ?? {});
  if (route.method !== 'GET' || names.length === 0)
    throw new Error(`${route.operationId}: nothing that a query could say`);
  return {
    ...rest,
    ...at,
    query: Type.Object({ ...(params as TObject).properties, ...(query as TObject | undefined)?.properties }),
    handle: (context, { query: asked }, raw) => {
      const input = { params: asked, query: asked, body: undefined as never };
      return handle(context, input, raw);
    },
  };
}
