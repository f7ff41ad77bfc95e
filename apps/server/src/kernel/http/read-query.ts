import { parse } from 'node:querystring';

/** A query as routes take it: lists repeat their name (`status=A&status=B`), with brackets behind it or without (`status[]=A`). */
export function readQuery(text: string): Record<string, unknown> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [written, value = ''] of Object.entries(parse(text, '&', '=', { maxKeys: 1000 }))) {
    const name = written.endsWith('[]') ? written.slice(0, -2) : written;
    const isList = name !== written || Array.isArray(value) || name in query;
    query[name] = isList ? [query[name] ?? [], value].flat() : value;
  }
  return query;
}
