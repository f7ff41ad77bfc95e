import { type TSchema, Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { jsonText } from '../../src/kernel/http/json-text.ts';
import { openApiDocument } from '../../src/kernel/http/open-api.ts';
import { impliedRefusals } from '../../src/kernel/http/refusals.ts';
import type { RouteDefinition } from '../../src/kernel/http/route.ts';
import { NamedObject } from '../../src/kernel/http/schemas.ts';
import { allRoutes } from '../../src/modules.ts';
import { allOperations } from '../support/operations.ts';
import { eachSchema, type Schema } from '../support/schema.ts';

const operations = allOperations();
const document = openApiDocument(allRoutes()) as unknown as {
  paths: Record<string, Record<string, { operationId: string }>>;
  components: Record<'schemas' | 'responses', Record<string, object>>;
};

/** What is wrong, by operation: an empty list is what every rule wants. */
const faults = (rule: (route: RouteDefinition) => readonly string[]): string[] =>
  operations.flatMap((route) => rule(route).map((fault) => `${route.operationId}: ${fault}`));

const partsOf = (route: RouteDefinition, ...parts: ('params' | 'query' | 'body' | 'response')[]): [string, Schema][] =>
  parts.flatMap((part) => (route[part] ? [[part, route[part] as unknown as Schema] as [string, Schema]] : []));

/** The places in what comes in for which `isWrong` holds. */
const placesIn = (
  route: RouteDefinition,
  isWrong: (schema: Schema, path: string) => boolean,
  ...parts: Parameters<typeof partsOf>[1][]
): string[] =>
  partsOf(route, ...parts).flatMap(([part, root]) => {
    const found: string[] = [];
    eachSchema(root, (schema, path) => {
      if (isWrong(schema, path)) found.push(`${part}.${path}`);
    });
    return found;
  });

const VERBS =
  /^(accept|add|admit|answer|approve|archive|ask|assign|attach|begin|book|cancel|change|check|choose|claim|clear|clone|close|compare|complete|confirm|contact|copy|count|create|deal|decide|decline|deduct|delete|disable|dismiss|drop|dump|enable|end|enroll|exchange|export|extend|find|finish|follow|force|forget|get|give|handOver|hide|import|invite|issue|join|keep|leave|list|lock|log|mark|masquerade|merge|move|mute|object|open|pause|place|post|postpone|preview|publish|rate|read|reclaim|recommend|refresh|refund|register|reject|release|remove|renew|reopen|reorder|replace|reply|report|request|resend|reset|restore|resume|retry|revoke|run|save|search|send|set|sign|start|stop|store|stream|submit|subscribe|suggest|swap|switch|take|test|topUp|track|transfer|unassign|undo|unfinish|unlock|unpost|unpublish|unsubscribe|update|upload|verify|visit|withdraw)([A-Z]|$)/;

/** A pattern from end to end without open repetition limits a text by itself. */
const isBounded = (pattern: string | undefined): boolean =>
  pattern !== undefined &&
  /^\^.*\$$/.test(pattern) &&
  !/[^\\][*+]|\{\d+,\}/.test(pattern.replaceAll(/\[[^\]]*\]/g, '[]'));

describe('every operation', () => {
  it('has a name of its own that is a verb and a noun', () => {
    const names = allRoutes().map((route) => route.operationId);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(
      faults(({ operationId }) =>
        /^[a-z][a-zA-Z0-9]+$/.test(operationId) && VERBS.test(operationId) ? [] : ['no verb'],
      ),
    ).toEqual([]);
  });

  it('lies below /api/ in kebab-case, with parameters in camelCase that are all described', () => {
    expect(
      faults(({ path, params }) => {
        const named = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] as string);
        const described = Object.keys((params as unknown as Schema | undefined)?.properties ?? {}).filter(
          (name) => name !== '*',
        );
        return [
          ...(/^\/api(\/([a-z0-9-]+|:[a-z][a-zA-Z0-9]*|\*))+(\.json)?$/.test(path) ? [] : [path]),
          ...named.filter((name) => !described.includes(name)).map((name) => `${name} isn't described`),
          ...described.filter((name) => !named.includes(name)).map((name) => `${name} isn't in the path`),
        ];
      }),
    ).toEqual([]);
  });

  it('declares who may call it, says what it does and what it responds with', () => {
    expect(
      faults(({ access, summary, tag, response, isRaw, successStatus }) => [
        ...(access?.kind ? [] : ['no access']),
        ...(/^[\p{Lu}\d]/u.test(summary) && !summary.endsWith('.') ? [] : [`summary "${summary}"`]),
        ...(tag ? [] : ['no tag']),
        ...(response && successStatus === 204 ? ['a response without content'] : []),
        ...(!response && !isRaw && successStatus && successStatus !== 204 ? [`nothing in a ${successStatus}`] : []),
      ]),
    ).toEqual([]);
  });

  it('declares no error code that follows from the rest of its route', () => {
    expect(
      faults((route) => {
        const implied = impliedRefusals(route);
        return Object.entries(route.errors ?? {}).flatMap(([status, codes]) =>
          codes.filter((code) => implied.get(Number(status))?.has(code)),
        );
      }),
    ).toEqual([]);
  });

  it('reads without a body', () => {
    expect(faults(({ method, body }) => (method === 'GET' && body ? ['a body'] : []))).toEqual([]);
  });

  it('takes ids as ids', () => {
    const isWrong = (schema: Schema, path: string) =>
      /(^|\.)(\w+Id)$/.test(path) &&
      schema.type !== 'string' &&
      !(schema.type === 'integer' && (schema.minimum ?? -1) >= 0 && schema.maximum !== undefined);
    expect(faults((route) => placesIn(route, isWrong, 'params', 'query', 'body'))).toEqual([]);
  });

  it('limits every text that it takes', () => {
    const isWrong = ({ type, enum: words, format, pattern, maxLength, const: fixed }: Schema) =>
      type === 'string' &&
      !words &&
      fixed === undefined &&
      maxLength === undefined &&
      !isBounded(pattern) &&
      !['uuid', 'date', 'date-time'].includes(format ?? '');
    expect(faults((route) => placesIn(route, isWrong, 'query', 'body'))).toEqual([]);
  });

  it('limits every list and every number that it takes', () => {
    const isWrong = ({ type, maxItems, minimum, maximum, enum: words }: Schema) =>
      (type === 'array' && maxItems === undefined) ||
      ((type === 'integer' || type === 'number') && !words && (minimum === undefined || maximum === undefined));
    expect(faults((route) => placesIn(route, isWrong, 'query', 'body'))).toEqual([]);
  });

  it('limits what can be named freely', () => {
    const isWrong = (schema: Schema) =>
      schema.type === 'object' &&
      (typeof schema.additionalProperties === 'object' || schema.patternProperties !== undefined) &&
      (schema as { maxProperties?: number }).maxProperties === undefined;
    expect(faults((route) => placesIn(route, isWrong, 'body'))).toEqual([]);
  });

  it('pages with skip and take, and responds with data and total', () => {
    expect(
      faults(({ query, response, isRaw }) => {
        const asked = Object.keys((query as unknown as Schema | undefined)?.properties ?? {});
        const answered = Object.keys((response as unknown as Schema | undefined)?.properties ?? {});
        const isPaged = asked.includes('skip');
        const hasCursor = asked.includes('cursor') || asked.includes('after');
        if (!isPaged || hasCursor || isRaw) return [];
        return [
          ...['skip', 'take'].filter((name) => !asked.includes(name)).map((name) => `no ${name}`),
          ...['data', 'total'].filter((name) => !answered.includes(name)).map((name) => `no ${name}`),
        ];
      }),
    ).toEqual([]);
  });

  it('names fields in camelCase, and by the word where a status counts', () => {
    expect(
      faults((route) =>
        placesIn(
          route,
          (_, path) => {
            const name = path.split('.').at(-1)?.replaceAll('[]', '') ?? '';
            return (
              !/^(|\*|[a-z][a-zA-Z0-9]*|[A-Z]+(_[A-Z]+)*)$/.test(name) &&
              !/[-]/.test(name) &&
              !/^[a-z]+(_[a-z]+)+$/.test(name)
            );
          },
          'body',
          'response',
        ),
      ),
    ).toEqual([]);
  });

  it('is in the document, which is made of plain JSON', () => {
    const named = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(named.sort()).toEqual(operations.map((route) => route.operationId).sort());
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});

/** Visits every object in a value, with the names that lead to it. */
function eachObject(value: unknown, visit: (found: Record<string, unknown>, path: string) => void, path = ''): void {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) visit(value as Record<string, unknown>, path);
  for (const [name, inner] of Object.entries(value)) eachObject(inner, visit, path ? `${path}.${name}` : name);
}

describe('the document', () => {
  it('is small enough to be reviewed: 2 kB an operation with all schemas, 40 lines for a usual one, none of more than 120', () => {
    const lines = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((operation) => jsonText(operation).split('\n').length),
    );
    const sorted = lines.sort((a, b) => a - b);
    expect(jsonText(document).length / lines.length).toBeLessThan(2000);
    expect(sorted.reduce((sum, count) => sum + count, 0) / sorted.length).toBeLessThan(30);
    expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThanOrEqual(40);
    expect(sorted.at(-1)).toBeLessThanOrEqual(120);
  });

  it('writes no object twice: what is used again has a name', () => {
    const places = new Map<string, string[]>();
    eachObject({ ...document.paths, ...document.components.schemas }, (found, path) => {
      if (found.type !== 'object' || !found.properties || path in document.components.schemas) return;
      const text = JSON.stringify(found);
      places.set(text, [...(places.get(text) ?? []), path]);
    });
    expect([...places.values()].filter((found) => found.length > 1)).toEqual([]);
  });

  it('refers to everything that it names', () => {
    const used = new Set<string>();
    eachObject(document, ({ $ref }) => {
      if (typeof $ref === 'string') used.add($ref);
    });
    const kept = (['schemas', 'responses'] as const).flatMap((kind) =>
      Object.keys(document.components[kind]).map((name) => `#/components/${kind}/${name}`),
    );
    expect([...used].sort()).toEqual(kept.sort());
  });

  it('names in PascalCase, and one shape only', () => {
    expect(Object.keys(document.components.schemas).filter((name) => !/^([A-Z][a-z]*\d*)+$/.test(name))).toEqual([]);
    const route = operations[0] as RouteDefinition;
    const named = (name: string, properties: Record<string, TSchema>, operationId: string): RouteDefinition => ({
      ...route,
      path: `/${operationId}`,
      operationId,
      response: NamedObject(name, properties),
    });
    const one = named('Thing', { a: Type.String() }, 'one');
    expect(() => openApiDocument([one, named('Thing', { a: Type.Integer() }, 'two')])).toThrow('called Thing');
    expect(() => openApiDocument([one, named('Thing', { a: Type.String() }, 'two')])).not.toThrow();
  });
});
