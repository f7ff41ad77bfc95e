import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../src/kernel/http/open-api.ts';
import type { RouteDefinition } from '../../src/kernel/http/route.ts';
import { allRoutes } from '../../src/modules.ts';
import { allOperations } from '../support/operations.ts';
import { eachSchema, type Schema } from '../support/schema.ts';

const operations = allOperations();

/** What is wrong, by operation: an empty list is what every rule wants. */
const faults = (rule: (route: RouteDefinition) => readonly string[]): string[] =>
  operations.flatMap((route) => rule(route).map((fault) => `${route.operationId}: ${fault}`));

const partsOf = (route: RouteDefinition, ...parts: ('params' | 'query' | 'body' | 'answer')[]): [string, Schema][] =>
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
  /^(accept|add|admit|answer|approve|archive|ask|assign|attach|begin|cancel|change|check|choose|clear|clone|close|compare|complete|confirm|contact|copy|count|create|deal|decide|delete|disable|dismiss|drop|dump|enable|end|enroll|exchange|export|find|finish|follow|force|forget|get|give|hide|import|invite|issue|join|leave|list|log|mark|masquerade|move|open|place|post|preview|publish|read|recommend|refresh|register|reject|release|remove|renew|reopen|reorder|replace|report|request|resend|reset|restore|revoke|run|save|search|send|set|sign|start|stop|store|stream|submit|subscribe|swap|switch|test|track|unassign|unfinish|unpost|unpublish|unsubscribe|update|upload|verify|visit|withdraw)([A-Z]|$)/;

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

  it('declares who may call it, says what it does and what it answers', () => {
    expect(
      faults(({ access, summary, tag, answer, isRaw, successStatus }) => [
        ...(access?.kind ? [] : ['no access']),
        ...(/^[\p{Lu}\d]/u.test(summary) && !summary.endsWith('.') ? [] : [`summary "${summary}"`]),
        ...(tag ? [] : ['no tag']),
        ...(answer && successStatus === 204 ? ['an answer without content'] : []),
        ...(!answer && !isRaw && successStatus && successStatus !== 204 ? [`nothing in a ${successStatus}`] : []),
      ]),
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

  it('pages with skip and take, and answers data and total', () => {
    expect(
      faults(({ query, answer, isRaw }) => {
        const asked = Object.keys((query as unknown as Schema | undefined)?.properties ?? {});
        const answered = Object.keys((answer as unknown as Schema | undefined)?.properties ?? {});
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
          'answer',
        ),
      ),
    ).toEqual([]);
  });

  it('is in the document, which is made of plain JSON', () => {
    const document = openApiDocument(allRoutes()) as { paths: Record<string, Record<string, { operationId: string }>> };
    const named = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    );
    expect(named.sort()).toEqual(operations.map((route) => route.operationId).sort());
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
