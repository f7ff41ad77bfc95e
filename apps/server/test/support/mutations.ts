import type { Schema } from './schema.ts';

/** A changed input and what was changed. */
export interface Mutation {
  what: string;
  /** Makes the input: of hundreds, and some of them large, a run takes a few. */
  make(): unknown;
}

/** A value for one place. */
interface Value {
  what: string;
  value: unknown;
}

/** Texts that break programs: what ends strings, statements, lines and headers, what turns text around, what isn't text. */
export const HOSTILE_TEXTS: readonly string[] = [
  "'; drop table users; --",
  '" or 1=1 --',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff y',
  '\u202e\u2066reversed\u2069',
  '\uffff\ufffe',
  '<script>alert(1)</script>',
  '{{7*7}}$\u007b7*7}#{7*7}%{7*7}',
  '../../../../etc/passwd',
  'line\r\nset-cookie: a=b',
  '__proto__',
  'constructor',
  '%_\\%',
  '\\',
  '',
  ' ',
  '٣٫١٤',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  'é'.normalize('NFD'),
  '(((((((((((((((((a',
  '1e999999999',
  'NaN',
];

/** Moments that a form of dates allows and that the program or the database can't hold. */
const HOSTILE_MOMENTS = ['2016-12-31T23:59:60Z', '9999-12-31T23:59:59-23:59', '0000-01-01T00:00:00Z'];

const HOSTILE_NUMBERS = [
  -1,
  0,
  0.5,
  -0.0001,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e22,
  1e308,
  -1e308,
  5e-324,
];

const WRONG_TYPES: readonly unknown[] = [null, true, 7, 'text', [], {}, [[]], { a: 1 }, ['x'], [null]];

type Put = (value: unknown) => unknown;

/** Values for one place: of wrong types, beyond its limits, hostile. Which of them are invalid its validator says. */
function valuesFor(schema: Schema): Value[] {
  const values: Value[] = WRONG_TYPES.map((value) => ({ what: JSON.stringify(value), value }));
  const say = (what: string, value: unknown) => values.push({ what, value });
  if (schema.type === 'string') {
    for (const text of HOSTILE_TEXTS) say(JSON.stringify(text), text);
    if (schema.format === 'date-time') for (const text of HOSTILE_MOMENTS) say(text, text);
    if (schema.maxLength !== undefined) {
      say('one character too long', 'x'.repeat(schema.maxLength + 1));
      say('as long as possible, each character of four bytes', '\u{1f600}'.repeat(Math.floor(schema.maxLength / 2)));
    }
    if (schema.minLength) say('one character too short', 'x'.repeat(schema.minLength - 1));
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    for (const number of HOSTILE_NUMBERS) say(String(number), number);
    if (schema.maximum !== undefined) say('the maximum', schema.maximum);
    if (schema.maximum !== undefined) say('beyond the maximum', schema.maximum + 1);
    if (schema.minimum !== undefined) say('below the minimum', schema.minimum - 1);
  }
  return values;
}

/** All changes of a body, place by place; `put` makes the whole body from a new value of this place. */
export function mutationsOf(schema: Schema, sample: unknown, put: Put = (value) => value, path = 'body'): Mutation[] {
  const found: Mutation[] = valuesFor(schema).map(({ what, value }) => ({
    what: `${path} = ${what}`,
    make: () => put(value),
  }));
  for (const [index, part] of (schema.anyOf ?? []).entries())
    found.push(...mutationsOf(part, sample, put, `${path}|${index}`));
  if (schema.properties && typeof sample === 'object' && sample !== null) {
    const object = sample as Record<string, unknown>;
    for (const [name, part] of Object.entries(schema.properties)) {
      const { [name]: value, ...rest } = object;
      if (schema.required?.includes(name)) found.push({ what: `${path} without ${name}`, make: () => put(rest) });
      found.push(...mutationsOf(part, value, (changed) => put({ ...object, [name]: changed }), `${path}.${name}`));
    }
    if (!schema.additionalProperties)
      found.push({ what: `${path} with an unknown key`, make: () => put({ ...object, unknownKey: 1 }) });
  }
  if (schema.items && Array.isArray(sample)) {
    const [first, ...rest] = sample as unknown[];
    found.push(...mutationsOf(schema.items, first, (changed) => put([changed, ...rest]), `${path}[0]`));
    const tooMany = (schema.maxItems ?? 5000) + 1;
    if (tooMany <= 5001)
      found.push({ what: `${path} with ${tooMany} items`, make: () => put(Array(tooMany).fill(first ?? null)) });
    found.push({ what: `${path} with an item twice`, make: () => put([first, first]) });
  }
  return found;
}

/** Bodies that no schema sees: they fail before, or try to reach the objects of the program. */
export const BROKEN_BODIES: readonly { what: string; payload: string; contentType?: string }[] = [
  { what: 'half an object', payload: '{"a":' },
  { what: 'no JSON', payload: 'a=1&b=2' },
  { what: 'a form', payload: 'a=1', contentType: 'application/x-www-form-urlencoded' },
  { what: 'XML', payload: '<a/>', contentType: 'application/xml' },
  { what: 'deep nesting', payload: `${'['.repeat(50_000)}${']'.repeat(50_000)}` },
  { what: 'a prototype', payload: '{"__proto__":{"isAdministrator":true}}' },
  { what: 'a constructor', payload: '{"constructor":{"prototype":{"isAdministrator":true}}}' },
  { what: 'a byte order mark', payload: '\ufeff{"a":' },
];
