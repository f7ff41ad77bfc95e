import { beforeAll, describe, expect, it } from 'vitest';
import { HTML_MARK } from '../../src/kernel/http/html-fields.ts';
import type { RouteDefinition } from '../../src/kernel/http/route.ts';
import { HOSTILE_MARKUP } from '../support/hostile-markup.ts';
import { longestStretch } from '../support/longest-stretch.ts';
import { addressOf, allOperations, type Message, queryOf, send, withQuery } from '../support/operations.ts';
import { sampleOf } from '../support/samples.ts';
import { sampled } from '../support/sampling.ts';
import { eachSchema, type Schema } from '../support/schema.ts';
import { testServer } from '../support/test-server.ts';
import { freshSession, givenWorld, type World } from '../support/world.ts';

/** Milliseconds for which one request may keep all others waiting. */
const MOST = 50;
const TRIES = 8;

const server = testServer();
let world: World;

beforeAll(async () => {
  world = await givenWorld(server);
});

interface HtmlField {
  path: string;
  maxLength: number;
}

/** The fields of an operation that are marked as HTML. */
function htmlFields(route: RouteDefinition): HtmlField[] {
  const found = new Map<string, HtmlField>();
  if (route.body)
    eachSchema(route.body as unknown as Schema, (schema, path) => {
      if (HTML_MARK in schema) found.set(path, { path, maxLength: schema.maxLength ?? 0 });
    });
  return [...found.values()];
}

/** A schema in which one field stands, with all that leads there: of a union its part, of a map and a list one entry. */
function bodyWith(schema: Schema, steps: readonly string[], text: string, name = ''): unknown {
  if (steps.length === 0) return text;
  const [step = '', ...rest] = steps;
  if (schema.anyOf) {
    const part = schema.anyOf.find((one) => leads(one, steps)) ?? schema.anyOf[0]!;
    return bodyWith(part, steps, text, name);
  }
  if (step === '[]') return [bodyWith(schema.items!, rest, text, name)];
  const inner =
    step === '*'
      ? (Object.values(schema.patternProperties ?? {})[0] ?? (schema.additionalProperties as Schema))
      : schema.properties![step]!;
  const sample = (sampleOf(schema, world.ids, name) ?? {}) as Record<string, unknown>;
  return { ...sample, [step === '*' ? 'a' : step]: bodyWith(inner, rest, text, step) };
}

function leads(schema: Schema, steps: readonly string[]): boolean {
  const paths: string[] = [];
  eachSchema(schema, (_, path) => paths.push(path));
  return paths.includes(pathOf(steps));
}

const pathOf = (steps: readonly string[]): string => steps.join('.').replaceAll('.[]', '[]');
const stepsOf = (path: string): string[] => path.replaceAll('[]', '.[]').split('.').filter(Boolean);

/**
 * The longest stretch of work on the main thread while a message is answered. It does the same work each time: what is
 * measured above that comes from others on the machine, or from the first run of a function. So the least of some tries is the
 * one that is true, and a slow answer is slow in all of them. Each try has a text of its own, of which nothing is kept yet.
 */
async function blockedBy(message: (attempt: number) => Message): Promise<{ blocked: number; status: number }> {
  let least = Number.POSITIVE_INFINITY;
  let status = 0;
  for (let attempt = 0; attempt < TRIES && least > MOST; attempt += 1) {
    const sent = message(attempt);
    const stretch = await longestStretch(async () => {
      ({ status } = await send(server, sent));
    });
    least = Math.min(least, stretch);
    if (status === 429) await server.admin`delete from rate_limits`;
  }
  return { blocked: least, status };
}

const all = allOperations().flatMap((route) =>
  htmlFields(route).map((field) => [`${route.operationId} ${field.path}`, route, field] as const),
);
/** Of the many fields of a question and of pages, some in each run. */
const cases = sampled(all, 20, 'event-loop');

describe('hostile markup at the limit of a field', () => {
  it('is tried on every field that the API marks as HTML', () => {
    expect(all.length).toBeGreaterThan(30);
  });

  it.each(cases)('%s keeps nobody waiting', { timeout: 300_000 }, async (name, route, { path, maxLength }) => {
    const { headers } = await freshSession(server, world.members.administrator);
    const length = Math.min(maxLength, (route.bodyLimit ?? 1_048_576) / 2 - 20_000);
    const slow: string[] = [];
    const texts = sampled(Object.entries(HOSTILE_MARKUP), 3, name).map(
      ([shape, make]) => [shape, make(length - 1)] as const,
    );
    for (const [shape, text] of [...texts, ['too long', '<b>كلمة</b> '.repeat(maxLength / 10)] as const]) {
      const { blocked, status } = await blockedBy((attempt) => ({
        method: route.method,
        url: withQuery(addressOf(route, world.ids), queryOf(route, world.ids)),
        headers,
        payload: JSON.stringify(bodyWith(route.body as unknown as Schema, stepsOf(path), `${text}${attempt}`)),
      }));
      if (blocked > MOST) slow.push(`${shape}: ${blocked.toFixed(0)} ms (${status})`);
      if (status >= 500) slow.push(`${shape}: status ${status}`);
    }
    expect(slow).toEqual([]);
  });
});
