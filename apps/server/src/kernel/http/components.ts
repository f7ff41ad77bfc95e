import { WITHOUT_NULL } from './schemas.ts';

type Json = Record<string, unknown>;

/** The named schemas of an OpenAPI document: each is written once, and referred to where it is used. */
export class Components {
  readonly #schemas = new Map<string, { json: Json; text: string }>();

  /** A schema as plain JSON, with a reference in place of everything named in it. */
  refer(schema: object): Json {
    const { title, [WITHOUT_NULL]: plain, ...own } = schema as Json & { title?: string; [WITHOUT_NULL]?: object };
    // beside a reference nothing else holds in OpenAPI 3.0: null is said around it
    if (plain) return { allOf: [this.refer(plain)], nullable: true };
    // `properties` is no schema but a list of them, in which `title` is a name like any other
    const entries = Object.entries(own).map(([key, value]) => [
      key,
      key === 'properties' ? this.#list(value as object) : this.#inner(value),
    ]);
    const json = Object.fromEntries(entries) as Json;
    return title === undefined ? json : this.#named(title, json);
  }

  schemas(): Record<string, Json> {
    const byName = [...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(byName.map(([name, { json }]) => [name, json]));
  }

  #named(name: string, json: Json): Json {
    const text = JSON.stringify(json);
    const known = this.#schemas.get(name);
    if (known && known.text !== text) throw new Error(`Two schemas are called ${name}:\n${known.text}\n${text}`);
    this.#schemas.set(name, { json, text });
    return { $ref: `#/components/schemas/${name}` };
  }

  #list(schemas: object): Json {
    return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, this.refer(schema as object)]));
  }

  #inner(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#inner(item));
    return value !== null && typeof value === 'object' ? this.refer(value) : value;
  }
}
