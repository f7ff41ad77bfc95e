import type { TSchema } from 'typebox';
import type { Access } from '../access/access.ts';
import { Components } from './components.ts';
import type { RouteDefinition } from './route.ts';
import { ErrorBody } from './schemas.ts';

type Json = Record<string, unknown>;

const REFUSALS = {
  Invalid: 'What was sent breaks a rule; `details` name the fields',
  SignInNeeded: 'Nobody is signed in, or not any more',
  NotAllowed: 'Not for this caller',
  NotFound: "It isn't there, or not for this caller",
  TooMany: 'Too often; `Retry-After` says when again',
  Refused: 'Any other refusal or failure',
};

const refusal = (name: keyof typeof REFUSALS): Json => ({ $ref: `#/components/responses/${name}` });

const pathOf = (route: RouteDefinition): string => route.path.replaceAll(/:(\w+)/g, '{$1}').replace('/*', '/{path}');

const propertiesOf = (schema: TSchema | undefined): Record<string, TSchema> =>
  (schema as { properties?: Record<string, TSchema> } | undefined)?.properties ?? {};

function parametersOf(components: Components, place: 'path' | 'query', schema: TSchema | undefined): Json[] {
  const required = (schema as { required?: string[] } | undefined)?.required ?? [];
  return Object.entries(propertiesOf(schema)).map(([name, property]) => ({
    name,
    in: place,
    ...(place === 'path' || required.includes(name) ? { required: true } : {}),
    schema: components.refer(property),
  }));
}

const accessText = (access: Access): string =>
  access.kind === 'permission' ? `permission: ${access.slugs.join(' or ')}` : access.kind;

/** The refusals that follow from what a route declares; those of its rules (conflicts) and failures are the default. */
function refusalsOf({ access, partOf, params, query, body, rateLimit }: RouteDefinition): Json {
  const isForMembers = access.kind !== 'everyone';
  return {
    ...(params || query || body ? { 400: refusal('Invalid') } : {}),
    ...(isForMembers ? { 401: refusal('SignInNeeded') } : {}),
    ...(isForMembers && access.kind !== 'signed-in' ? { 403: refusal('NotAllowed') } : {}),
    ...(params || partOf ? { 404: refusal('NotFound') } : {}),
    ...(rateLimit ? { 429: refusal('TooMany') } : {}),
    default: refusal('Refused'),
  };
}

const content = (type: string, schema: unknown): Json => ({ content: { [type]: { schema } } });

function requestBodyOf(components: Components, { body, rawBody }: RouteDefinition): Json {
  if (rawBody)
    return {
      requestBody: { required: true, ...content('application/octet-stream', { type: 'string', format: 'binary' }) },
    };
  return body ? { requestBody: { required: true, ...content('application/json', components.refer(body)) } } : {};
}

function operationOf(components: Components, route: RouteDefinition): Json {
  const { operationId, summary, tag, access, params, query, response } = route;
  const parameters = [...parametersOf(components, 'path', params), ...parametersOf(components, 'query', query)];
  return {
    operationId,
    summary,
    tags: [tag],
    'x-access': accessText(access),
    ...(route.refusesMasquerade ? { 'x-while-acting': 'refused' } : {}),
    ...(access.kind === 'everyone' ? {} : { security: [{ bearer: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBodyOf(components, route),
    responses: {
      [String(route.successStatus ?? (response ? 200 : 204))]: {
        description: 'Done',
        ...(response ? content('application/json', components.refer(response)) : {}),
      },
      ...refusalsOf(route),
    },
  };
}

/** The whole API as an OpenAPI 3.0 document, from the routes alone: no database, no server. */
export function openApiDocument(routes: readonly RouteDefinition[]): Json {
  const components = new Components();
  const paths: Record<string, Json> = {};
  const seen = new Set<string>();
  for (const route of [...routes]
    .filter((r) => !r.isHidden)
    .sort((a, b) => pathOf(a).localeCompare(pathOf(b)) || a.method.localeCompare(b.method))) {
    if (seen.has(route.operationId)) throw new Error(`two operations are called ${route.operationId}`);
    seen.add(route.operationId);
    const path = pathOf(route);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(components, route) };
  }
  const error = content('application/json', components.refer(ErrorBody));
  return {
    openapi: '3.0.3',
    info: {
      title: 'Sullam',
      version: '1',
      description:
        'Headers of every call: `organization` (id), `language` (en or ar), `Authorization: Bearer` when signed in. ' +
        'A list in a query repeats its name (`status=A&status=B`, or `status[]=A`). A parameter that an operation does not have is ignored.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([name, description]) => [name, { description, ...error }]),
      ),
      schemas: components.schemas(),
    },
  };
}
