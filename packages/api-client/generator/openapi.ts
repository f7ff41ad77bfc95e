/** The part of an OpenAPI 3.0 document that the generator reads. */
export interface Schema {
  $ref?: string;
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';
  enum?: readonly (string | number | boolean | null)[];
  const?: string | number | boolean | null;
  nullable?: boolean;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  patternProperties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  description?: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: Schema;
}

interface Content {
  content?: Readonly<Record<string, { schema?: Schema }>>;
}

export interface Operation {
  operationId: string;
  summary?: string;
  parameters?: readonly Parameter[];
  requestBody?: Content & { required?: boolean };
  responses: Readonly<Record<string, Content>>;
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export interface OpenApiDocument {
  openapi: string;
  paths: Readonly<Record<string, Readonly<Partial<Record<(typeof METHODS)[number], Operation>>>>>;
  components?: { schemas?: Readonly<Record<string, Schema>> };
}
