import { WITHOUT_NULL } from './schemas.ts';

type Json = Record<string, unknown>;
type Marked = Json & { title?: string; [WITHOUT_NULL]?: object };

/** The named schemas of an OpenAPI document: each is written once, and referred to where it is used. */
export class Components {
  readonly #schemas = new Map<string, { json: Json; text: string }>();

  /** A schema as plain JSON, with a reference in place of everything named in it. */
  refer(schema: object): Json {
    const { title, [WITHOUT_NULL]: plain, ...own } = schema as Marked;
    // beside a reference nothing else holds in OpenAPI 3.0: null is said around it
    if (plain) return { allOf: [this.refer(plain)], nullable: true };
    const json = this.#plain(own) as Json;
    return title === undefined ? json : this.#named(title, json);
  }

  schemas(): Record<string, Json> {
    const byName = [...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(byName.map(([name, { json }]) => [name, json]));
  }

  #named(name: string, json: Json): Json {
    const text = JSON.stringify(json);
    const known = this.#schemas.get(name);
    if (process.env.LOOSE && known && known.text !== text) {
      console.log('CONFLICT', name);
      return this.#named(name + '_', json);
    }
    if (known && known.text !== text) throw new Error(`Two schemas are called ${name}:\n${known.text}\n${text}`);
    this.#schemas.set(name, { json, text });
    return { $ref: `#/components/schemas/${name}` };
  }

  /** Everything of a schema may hold schemas; `properties` is a list of them, in which `title` is a name like any other. */
  #plain(value: unknown, isList = false): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#inner(item));
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value).map(([key, inner]) => [
      key,
      isList || key !== 'properties' ? this.#inner(inner) : this.#plain(inner, true),
    ]);
    return Object.fromEntries(entries);
  }

  #inner(value: unknown): unknown {
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? this.refer(value)
      : this.#plain(value);
  }
}
