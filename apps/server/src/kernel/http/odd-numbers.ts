import type { ErrorObject } from 'ajv';

interface Schema {
  type?: string | readonly string[];
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
}

const WRITTEN = { integer: /^-?\d+$/, number: /^-?\d+(?:\.\d+)?$/ } as const;
type Kind = keyof typeof WRITTEN;

/** Whether a value of an address has to be a number: of a union all parts but null, of a list its items. */
function kindOf({ type, anyOf, items }: Schema): Kind | null {
  if (anyOf) {
    const kinds = new Set(anyOf.filter((part) => part.type !== 'null').map(kindOf));
    const [only] = kinds;
    return kinds.size === 1 ? (only ?? null) : null;
  }
  if (type === 'array') return items ? kindOf(items) : null;
  return type === 'integer' || type === 'number' ? type : null;
}

/** Names in an address that have to be numbers, and how they are written. */
export function numbersOf(schema: Schema): ReadonlyMap<string, Kind> {
  const named = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, kindOf(part)] as const);
  return new Map(named.filter((entry): entry is [string, Kind] => entry[1] !== null));
}

/**
 * Values of an address that JavaScript would read as numbers though they are not written in decimal digits (`0x1`, `1e0`, ` 1`, `1.0`):
 * one resource would have many addresses, which caches, limits and logs take for different ones.
 */
export function oddNumbers(numbers: ReadonlyMap<string, Kind>, data: Readonly<Record<string, unknown>>): ErrorObject[] {
  const faults: ErrorObject[] = [];
  for (const [name, kind] of numbers)
    for (const value of [data[name]].flat())
      if (typeof value === 'string' && !WRITTEN[kind].test(value))
        faults.push({
          keyword: 'type',
          instancePath: `/${name}`,
          schemaPath: `#/properties/${name}/type`,
          params: { type: kind },
          message: `must be ${kind}`,
        });
  return faults;
}
