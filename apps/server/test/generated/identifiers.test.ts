import { describe, expect, it } from 'vitest';
import type { RouteDefinition } from '../../src/kernel/http/route.ts';
import { validatorCompiler } from '../../src/kernel/http/validation.ts';
import { allOperations } from '../support/operations.ts';
import { sampleOf } from '../support/samples.ts';
import { eachSchema, type Schema } from '../support/schema.ts';

/** Names of fields that identify something and hold text: what people type, paste or scan into them is cleaned. */
const EMAIL = /email$/i;
const TYPED = /^(code|digits|claim|token|voucherCode|invitation)$/i;
/** Handed over by another service, byte by byte; nobody types or pastes them. */
const NEVER_TYPED = new Set(['addPushToken body.token', 'finishZoomConsent body.code']);

const PARTS = ['query', 'body'] as const;
type Field = { operationId: string; part: (typeof PARTS)[number]; root: Schema; path: string; schema: Schema };

const fieldsOf = (route: RouteDefinition): Field[] =>
  PARTS.flatMap((part) => {
    const root = route[part] as unknown as Schema | undefined;
    const found: Field[] = [];
    if (root)
      eachSchema(root, (schema, path) => void found.push({ operationId: route.operationId, part, root, path, schema }));
    return found;
  });

const fields = allOperations().flatMap(fieldsOf);
const isText = ({ schema }: Field) => schema.type === 'string' && !schema.enum;
const nameOf = ({ path }: Field) => path.split('.').at(-1) ?? '';

/** The value at a path of a sample whose text at that path is `text`, as it arrives; undefined: refused. */
function arrives({ part, root, path }: Field, text: string): unknown {
  const sample = sampleOf(root, () => undefined, '');
  const names = path.replaceAll('[]', '.0').split('.').filter(Boolean);
  let place = sample as Record<string, unknown>;
  for (const name of names.slice(0, -1)) place = place[name] as Record<string, unknown>;
  const last = names.at(-1)!;
  place[last] = text;
  const isValid = validatorCompiler({ schema: root, httpPart: part, method: 'POST', url: '/' } as never) as unknown as (
    value: unknown,
  ) => boolean;
  return isValid(sample) ? place[last] : undefined;
}

const label = (field: Field): string => `${field.operationId} ${field.part}.${field.path}`;
const emails = fields.filter((field) => field.schema.format?.endsWith('email'));
const codes = fields.filter((field) => field.schema.format === 'code');

describe('identifiers that people type or paste', () => {
  it('are there', () => {
    expect([emails.length > 10, codes.length > 15]).toEqual([true, true]);
  });

  it('have a format that cleans them', () => {
    const bare = fields.filter(
      (field) =>
        isText(field) &&
        ((EMAIL.test(nameOf(field)) && !field.schema.format?.endsWith('email')) ||
          (TYPED.test(nameOf(field)) && field.schema.format !== 'code')),
    );
    expect(bare.map(label).filter((one) => !NEVER_TYPED.has(one))).toEqual([]);
  });

  it.each(emails.map((field) => [label(field), field] as const))('%s obeys the one rule for addresses', (_, field) => {
    const outcomes = ['\u200fsal\u200bma@XN--NGBC5AZD.example\u202c', 'salma@مدرسة.example', 'salma@mail', 'a b@c.co'];
    // registering names an address that is none together with all other faults of its form
    const refused = field.schema.format === 'email' ? [undefined, undefined] : outcomes.slice(2);
    expect(outcomes.map((text) => arrives(field, text))).toEqual([
      'salma@شبكة.example',
      'salma@مدرسة.example',
      ...refused,
    ]);
  });

  it.each(codes.map((field) => [label(field), field] as const))('%s arrives clean', (_, field) => {
    const good = String(sampleOf(field.schema, () => undefined, nameOf(field)));
    expect(arrives(field, `\u200f${good.slice(0, 3)}\u2060${good.slice(3)}\ufeff`)).toBe(good);
  });
});
