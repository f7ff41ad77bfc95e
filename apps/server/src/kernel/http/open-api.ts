import type { TSchema } from 'typebox';
import type { Access } from '../access/access.ts';
import type { RouteDefinition } from './route.ts';
import { ErrorBody } from './schemas.ts';

type Json = Record<string, unknown>;

const REFUSALS = [400, 401, 403, 404, 409, 413, 415, 429, 500];

const pathOf = (route: RouteDefinition): string => route.path.replaceAll(/:(\w+)/g, '{$1}').replace('/*', '/{path}');

function parametersOf(place: 'path' | 'query', schema: TSchema | undefined): Json[] {
  const object = schema as unknown as { properties?: Record<string, unknown>; required?: string[] } | undefined;
  return Object.entries(object?.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (object?.required ?? []).includes(name),
    schema: property,
  }));
}

const accessText = (access: Access): string =>
  access.kind === 'permission' ? `permission: ${access.slugs.join(' or ')}` : access.kind;

function operationOf(route: RouteDefinition): Json {
  const success = String(route.successStatus ?? (route.answer ? 200 : 204));
  return {
    operationId: route.operationId,
    summary: route.summary,
    tags: [route.tag],
    'x-access': accessText(route.access),
    ...(route.access.kind === 'everyone' ? {} : { security: [{ bearer: [] }] }),
    parameters: [...parametersOf('path', route.params), ...parametersOf('query', route.query)],
    ...(route.body ? { requestBody: { required: true, content: { 'application/json': { schema: route.body } } } } : {}),
    ...(route.rawBody
      ? {
          requestBody: {
            required: true,
            content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
          },
        }
      : {}),
    responses: {
      [success]: route.answer
        ? { description: 'Done', content: { 'application/json': { schema: route.answer } } }
        : { description: 'Done' },
      ...Object.fromEntries(REFUSALS.map((status) => [String(status), { $ref: '#/components/responses/Refused' }])),
    },
  };
}

/** The whole API as an OpenAPI 3.0 document, from the routes alone: no database, no server. */
export function openApiDocument(routes: readonly RouteDefinition[]): Json {
  const paths: Record<string, Json> = {};
  const seen = new Set<string>();
  for (const route of [...routes]
    .filter((r) => !r.isHidden)
    .sort((a, b) => pathOf(a).localeCompare(pathOf(b)) || a.method.localeCompare(b.method))) {
    if (seen.has(route.operationId)) throw new Error(`two operations are called ${route.operationId}`);
    seen.add(route.operationId);
    const path = pathOf(route);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  // a plain copy: schema objects carry symbols and methods of their library
  return JSON.parse(
    JSON.stringify({
      openapi: '3.0.3',
      info: {
        title: 'Sullam',
        version: '1',
        description:
          'Headers of every call: `organization` (id), `language` (en or ar), `Authorization: Bearer` when signed in.',
      },
      paths,
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
        responses: {
          Refused: {
            description: 'Refused, in the one error shape',
            content: { 'application/json': { schema: ErrorBody } },
          },
        },
      },
    }),
  ) as Json;
}
