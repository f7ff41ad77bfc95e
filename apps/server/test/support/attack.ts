import type { RouteDefinition } from '../../src/kernel/http/route.ts';
import { validatorCompiler } from '../../src/kernel/http/validation.ts';
import { BROKEN_BODIES, HOSTILE_TEXTS, mutationsOf } from './mutations.ts';
import { addressOf, bodyOf, type Ids, type Message, queryOf, withQuery } from './operations.ts';
import type { Schema } from './schema.ts';

type Sendable = Omit<Message, 'headers'> & { headers?: Record<string, string> };

/** A message that an operation must bear, made and judged when it is asked for: most are never sent. */
export interface Attack {
  what: string;
  /** Whether it has to be refused; otherwise it may also be accepted. */
  isInvalid(): boolean;
  message(): Sendable;
}

type Validate = (value: unknown) => boolean;

/** What says whether a value keeps to a schema; it is compiled when it is asked for the first time. */
function compile(schema: unknown, httpPart: string): Validate {
  let isValid: Validate | undefined;
  return (value) => {
    isValid ??= validatorCompiler({ schema, httpPart, method: 'POST', url: '/' } as never) as unknown as Validate;
    return isValid(value);
  };
}

const properties = (schema: unknown): [string, Schema][] =>
  Object.entries((schema as Schema | undefined)?.properties ?? {});

/** JSON text as a client would write it that isn't ours: lone surrogates and all. */
const asJson = (value: unknown): string => JSON.stringify(value) ?? 'null';

function bodyAttacks(route: RouteDefinition, ids: Ids): Attack[] {
  const url = withQuery(addressOf(route, ids), queryOf(route, ids));
  const { method } = route;
  const broken = BROKEN_BODIES.map(({ what, payload, contentType }) => ({
    what,
    isInvalid: () => !route.rawBody && route.body !== undefined,
    message: () => ({ method, url, payload, ...(contentType ? { headers: { 'content-type': contentType } } : {}) }),
  }));
  if (!route.body) return method === 'GET' || method === 'DELETE' ? [] : broken;
  const isValid = compile(route.body, 'body');
  const mutations = mutationsOf(route.body as unknown as Schema, bodyOf(route, ids)).map(({ what, make }) => ({
    what,
    isInvalid: () => {
      const payload = asJson(make());
      // the validator fills in defaults: it gets a copy of its own. A null character is refused before it.
      return payload.includes('\\u0000') || !isValid(JSON.parse(payload));
    },
    message: () => ({ method, url, payload: asJson(make()) }),
  }));
  const tooLong = {
    what: 'a body beyond the limit',
    isInvalid: () => true,
    message: () => ({ method, url, payload: `"${'x'.repeat((route.bodyLimit ?? 1_048_576) + 1)}"` }),
  };
  const nothing = {
    what: 'no body',
    isInvalid: () => !isValid(undefined) && !isValid({}),
    message: () => ({ method, url }),
  };
  return [...broken, ...mutations, tooLong, nothing];
}

const HOSTILE_SEGMENTS = [
  '0',
  '-1',
  '1.5',
  'abc',
  '1e3',
  '9007199254740993',
  '99999999999999999999',
  '٣',
  '%00',
  '%',
  '%ff',
  '..%2f..%2fetc',
  "1'--",
  '__proto__',
  'null',
  ' ',
  'x'.repeat(290),
];

function pathAttacks(route: RouteDefinition, ids: Ids): Attack[] {
  const payload = route.body ? asJson(bodyOf(route, ids)) : undefined;
  const isValid = route.params ? compile(route.params, 'params') : () => true;
  const query = queryOf(route, ids);
  return properties(route.params).flatMap(([name]) =>
    HOSTILE_SEGMENTS.map((segment) => {
      const sample = Object.fromEntries(
        properties(route.params).map(([other, schema]) => [other, String(ids(other) ?? schema.enum?.[0] ?? '1')]),
      );
      let decoded = segment;
      try {
        decoded = decodeURIComponent(segment);
      } catch {
        decoded = ''; // no text at all: the router refuses it
      }
      const isInvalid = () =>
        decoded === '' ||
        decoded.includes('\0') ||
        (name !== '*' && /Id$/.test(name) && !isValid({ ...sample, [name]: decoded }));
      const url = withQuery(addressOf(route, ids, { [name]: encodeUnlessEscaped(segment) }), query);
      return {
        what: `${name} = ${segment.slice(0, 30)} in the path`,
        isInvalid,
        message: () => ({ method: route.method, url, ...(payload === undefined ? {} : { payload }) }),
      };
    }),
  );
}

const encodeUnlessEscaped = (segment: string): string =>
  segment.includes('%') ? segment : encodeURIComponent(segment);

const HOSTILE_VALUES = [
  '',
  ' ',
  'abc',
  '-1',
  '0',
  '1.5',
  '1e9',
  '99999999999999999999',
  'true',
  'null',
  '{}',
  '[object Object]',
  'x'.repeat(5000),
];

function queryAttacks(route: RouteDefinition, ids: Ids): Attack[] {
  const url = addressOf(route, ids);
  const required = queryOf(route, ids);
  const isValid = route.query ? compile(route.query, 'querystring') : () => true;
  const payload = route.body ? asJson(bodyOf(route, ids)) : undefined;
  const attack = (what: string, isInvalid: () => boolean, address: string): Attack => ({
    what,
    isInvalid,
    message: () => ({ method: route.method, url: address, ...(payload === undefined ? {} : { payload }) }),
  });
  const mayBeRight = () => false;
  const found = properties(route.query).flatMap(([name]) => [
    ...[...HOSTILE_VALUES, ...HOSTILE_TEXTS.filter((text) => !/[\ud800-\udfff]/.test(text))].map((value) => {
      const query = { ...required, [name]: value };
      return attack(
        `${name} = ${JSON.stringify(value.slice(0, 40))} in the query`,
        () => value.includes('\0') || !isValid({ ...query }),
        withQuery(url, query),
      );
    }),
    attack(`${name} twice`, mayBeRight, `${withQuery(url, { ...required, [name]: '1' })}&${name}=2&${name}=x`),
    attack(
      `${name} as an object`,
      mayBeRight,
      `${withQuery(url, required)}${Object.keys(required).length ? '&' : '?'}${name}[a]=1&${name}.b=2`,
    ),
    attack(
      `${name} as bytes that are no text`,
      mayBeRight,
      `${withQuery(url, required)}${Object.keys(required).length ? '&' : '?'}${name}=%ED%A0%80%ff`,
    ),
  ]);
  for (const name of Object.keys(required)) {
    const { [name]: _, ...rest } = required;
    found.push(attack(`no ${name} in the query`, () => !isValid({ ...rest }), withQuery(url, rest)));
  }
  return found;
}

/** Everything that an operation must bear, made from its schemas. `ids` are of records that exist. */
export const attacksOn = (route: RouteDefinition, ids: Ids): Attack[] => [
  ...pathAttacks(route, ids),
  ...queryAttacks(route, ids),
  ...bodyAttacks(route, ids),
];
