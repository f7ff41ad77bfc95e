import type { TSchema } from 'typebox';
import type { Access } from '../access/access.ts';
import { Components } from './components.ts';
import { commonRefusals, FAILURES, refusalsOf } from './refusals.ts';
import type { RouteDefinition } from './route.ts';
import { ErrorBody } from './schemas.ts';

type Json = Record<string, unknown>;

/** The responses of refusals, by status. */
const REFUSALS = new Map([
  [400, ['Invalid', 'What was sent breaks a rule; `details` name the fields']],
  [401, ['SignInNeeded', 'Nobody is signed in, or not any more']],
  [403, ['NotAllowed', 'Not for this caller']],
  [404, ['NotFound', "It isn't there, or not for this caller"]],
  [405, ['MethodNotAllowed', 'The path has no such method; `Allow` names those that it has']],
  [409, ['Conflict', "What is there doesn't allow it, or has changed"]],
  [413, ['TooLarge', 'Larger than the limit']],
  [415, ['UnsupportedType', 'Of a type that is not read']],
  [422, ['Unprocessable', 'Well-formed, but beyond a limit or against a rule of its content']],
  [429, ['TooMany', 'Too often; `Retry-After` says when again']],
] as const);
const FAILURE = ['Failed', 'A failure of the server'] as const;

const refusal = (status: number): Json => ({
  $ref: `#/components/responses/${(REFUSALS.get(status as never) ?? FAILURE)[0]}`,
});

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

const refusedResponses = (route: RouteDefinition): Json => ({
  ...Object.fromEntries([...refusalsOf(route).keys()].map((status) => [status, refusal(status)])),
  default: refusal(0),
});

/** The components of refusals and failures. */
function refusalComponents(error: Json): Json {
  const implied = commonRefusals();
  const named = [...REFUSALS].map(([status, [name, description]]) => {
    const codes = [...(implied.get(status) ?? [])];
    return [name, { description, ...(codes.length > 0 ? { 'x-error-codes': codes } : {}), ...error }];
  });
  return Object.fromEntries([...named, [FAILURE[0], { description: FAILURE[1], 'x-error-codes': FAILURES, ...error }]]);
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
    ...(route.errors ? { 'x-error-codes': route.errors } : {}),
    ...(route.refusesMasquerade ? { 'x-while-acting': 'refused' } : {}),
    ...(access.kind === 'everyone' ? {} : { security: [{ bearer: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBodyOf(components, route),
    responses: {
      [String(route.successStatus ?? (response ? 200 : 204))]: {
        description: 'Done',
        ...(response ? content('application/json', components.refer(response)) : {}),
      },
      ...refusedResponses(route),
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
        'A list in a query repeats its name (`status=A&status=B`, or `status[]=A`). A parameter that an operation does not have is ignored. ' +
        '`x-error-codes` of an operation are its own error codes by status; those of a response belong to every operation with its cause.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: refusalComponents(error),
      schemas: components.schemas(),
    },
  };
}
