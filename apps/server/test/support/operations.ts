import type { RouteDefinition } from '../../src/kernel/http/route.ts';
import { allRoutes } from '../../src/modules.ts';
import { sampleOf } from './samples.ts';
import type { Schema } from './schema.ts';
import type { TestServer } from './test-server.ts';

/** Every operation of the API in the order of the document; pages and files are none. */
export function allOperations(): RouteDefinition[] {
  return allRoutes()
    .filter((route) => !route.isHidden)
    .sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));
}

export type Ids = (name: string) => unknown;

const properties = (schema: unknown): [string, Schema][] =>
  Object.entries((schema as Schema | undefined)?.properties ?? {});

/** The path of an operation with real ids, or those of `values`. */
export function addressOf(route: RouteDefinition, ids: Ids, values: Record<string, string> = {}): string {
  const schemas = Object.fromEntries(properties(route.params));
  return route.path.replaceAll(/:(\w+)|\*/g, (_, name: string | undefined) => {
    if (name === undefined) return 'a/file';
    return values[name] ?? encodeURIComponent(String(sampleOf(schemas[name] ?? { type: 'string' }, ids, name)));
  });
}

/** The required parameters of the query, as text; optional ones are left out. */
export function queryOf(route: RouteDefinition, ids: Ids): Record<string, string> {
  const required = new Set((route.query as Schema | undefined)?.required ?? []);
  return Object.fromEntries(
    properties(route.query)
      .filter(([name]) => required.has(name))
      .map(([name, schema]) => [name, String(sampleOf(schema, ids, name))]),
  );
}

/** All parameters of the query, as text. */
export const fullQueryOf = (route: RouteDefinition, ids: Ids): Record<string, string> =>
  Object.fromEntries(properties(route.query).map(([name, schema]) => [name, String(sampleOf(schema, ids, name))]));

export const bodyOf = (route: RouteDefinition, ids: Ids): unknown =>
  route.body ? sampleOf(route.body as unknown as Schema, ids, '') : undefined;

export interface Sent {
  status: number;
  contentType: string;
  text: string;
}

export interface Message {
  headers: Record<string, string>;
  url: string;
  method: string;
  /** Sent as it is; the content type is JSON unless `headers` says otherwise. */
  payload?: string | Buffer;
}

/** A stream never ends by itself: what it sends at once is enough. */
const LISTENED = 150;

/** Sends a message past all conveniences, so that malformed ones can be sent too. */
export async function send(server: TestServer, { headers, url, method, payload }: Message): Promise<Sent> {
  const response = await server.app.http.inject({
    method: method as 'GET',
    url,
    headers: payload === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(payload === undefined ? {} : { payload }),
    payloadAsStream: true,
  });
  const stream = response.stream();
  const chunks: Buffer[] = [];
  const isStream = String(response.headers['content-type'] ?? '').startsWith('text/event-stream');
  const ended = new Promise<void>((resolve, reject) => {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.once('end', resolve);
    stream.once('close', resolve);
    stream.once('error', reject);
  });
  await (isStream ? Promise.race([ended, new Promise((resolve) => setTimeout(resolve, LISTENED))]) : ended);
  stream.destroy();
  return {
    status: response.statusCode,
    contentType: String(response.headers['content-type'] ?? ''),
    text: Buffer.concat(chunks).toString(),
  };
}

export const withQuery = (url: string, query: Record<string, string>): string => {
  const text = Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  return text ? `${url}?${text}` : url;
};
