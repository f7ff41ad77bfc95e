/** A JSON schema, as far as generated tests look into it. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  nullable?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
  anyOf?: Schema[];
  default?: unknown;
}

/** Visits a schema and everything in it; the path names properties, `[]` an item, `*` any other key. */
export function eachSchema(schema: Schema, visit: (schema: Schema, path: string) => void, path = ''): void {
  visit(schema, path);
  const below = (name: string) => (path ? `${path}.${name}` : name);
  for (const [name, part] of Object.entries(schema.properties ?? {})) eachSchema(part, visit, below(name));
  if (schema.items) eachSchema(schema.items, visit, `${path}[]`);
  for (const part of schema.anyOf ?? []) eachSchema(part, visit, path);
  for (const part of Object.values(schema.patternProperties ?? {})) eachSchema(part, visit, below('*'));
  if (typeof schema.additionalProperties === 'object') eachSchema(schema.additionalProperties, visit, below('*'));
}
