import type { Schema } from './schema.ts';

/** Texts of the forms that patterns in the API ask for. */
const PATTERNED = [
  'plain',
  'a-name',
  'en',
  'ar',
  '#336699',
  'SAR',
  'https://example.test/page',
  'https://fonts.gstatic.com/font.woff2',
  '/lms/all-courses',
  '12:30',
  '2026-01-02',
  '2026-01',
  '123456',
  'noun.verb',
  'Aa1!aaaa',
  'user@example.test',
  'image/png',
  'A_B',
  '400',
  '50',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  '00000000-0000-4000-8000-000000000001',
];

const FORMATS: Record<string, string> = {
  email: 'somebody@example.test',
  'typed-email': 'somebody@example.test',
  uri: 'https://example.test/page',
  uuid: '00000000-0000-4000-8000-000000000001',
  date: '2026-01-02',
  'date-time': '2026-01-02T03:04:05.000Z',
};

function textOf(schema: Schema, name: string): string {
  if (schema.format && FORMATS[schema.format]) return FORMATS[schema.format]!;
  if (schema.pattern) {
    const found = PATTERNED.find((text) => new RegExp(schema.pattern!, 'u').test(text));
    if (found === undefined) throw new Error(`no sample fits the pattern ${schema.pattern} of ${name}: add one`);
    return found;
  }
  return 'plain words'.padEnd(schema.minLength ?? 0, 'x').slice(0, schema.maxLength ?? 100);
}

/** A value that fits a schema. `ids` answers what it knows by name (`courseId`), undefined for anything else. */
export function sampleOf(schema: Schema, ids: (name: string) => unknown, name: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find((value) => value !== null);
  if (schema.anyOf) return sampleOf(schema.anyOf[0]!, ids, name);
  const known = name && !schema.properties && schema.type !== 'array' ? ids(name) : undefined;
  if (known !== undefined && (schema.type === 'string') === (typeof known === 'string')) return known;
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, part]) => [key, sampleOf(part, ids, key)]),
      );
    case 'array': {
      const count = Math.max(schema.minItems ?? 0, 1);
      return schema.items
        ? Array.from({ length: count }, () => sampleOf(schema.items!, ids, name.replace(/s$/, '')))
        : [];
    }
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return textOf(schema, name);
  }
}
