/** The query of an address as it is written: a text, or a list where a name is repeated. */
export type PlainSearch = Record<string, string | string[]>;

/** Reads a query without guessing types: `q=123` stays a text, each route's `validateSearch` says what it is. */
export function parsePlainSearch(text: string): PlainSearch {
  const search: PlainSearch = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const before = search[name];
    search[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return search;
}

/** Writes a query; empty values are left out, lists are repeated. */
export function plainSearchText(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') query.append(name, String(item));
    }
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** One value of each name, as the guard takes a query. */
export function firstValues(search: Record<string, unknown>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(search).map(([name, value]) => {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      return [name, first === undefined || first === null ? undefined : String(first)];
    }),
  );
}
