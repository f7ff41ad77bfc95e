/** A schema of the document, as far as the recorder looks into it; every reference is followed. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  anyOf?: Schema[];
  items?: Schema;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required: boolean;
  schema: Schema;
}

export interface Operation {
  operationId: string;
  method: string;
  /** With its parameters in braces. */
  path: string;
  parameters: Parameter[];
  hasBody: boolean;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

type Node = Record<string, unknown>;

/** What stands where a reference leads: `#/components/parameters/CourseId`. */
function follow(document: Node, node: Node): Node {
  const reference = node.$ref;
  if (typeof reference !== 'string') return node;
  const found = reference
    .replace(/^#\//, '')
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, name) => (at as Node | undefined)?.[name], document);
  if (typeof found !== 'object' || found === null)
    throw new Error(`The document refers to ${reference}, which it lacks.`);
  return follow(document, found as Node);
}

function schemaOf(document: Node, node: Node): Schema {
  const { anyOf, items, ...rest } = follow(document, node) as Node & { anyOf?: Node[]; items?: Node };
  return {
    ...(rest as Schema),
    ...(anyOf ? { anyOf: anyOf.map((part) => schemaOf(document, part)) } : {}),
    ...(items ? { items: schemaOf(document, items) } : {}),
  };
}

function parameterOf(document: Node, node: Node): Parameter {
  const { name, in: place, required, schema } = follow(document, node) as unknown as Parameter & { schema?: Node };
  return { name, in: place, required: required === true, schema: schemaOf(document, (schema ?? {}) as Node) };
}

/** The operations of an OpenAPI document in the order of their paths, whether its parts stand in place or are referred to. */
export function operationsOf(document: Node): Operation[] {
  const paths = Object.entries(document.paths as Record<string, Node>).sort(([a], [b]) => (a < b ? -1 : 1));
  return paths.flatMap(([path, node]) => {
    const item = follow(document, node);
    return METHODS.filter((method) => item[method]).map((method) => {
      const operation = item[method] as Node;
      const parameters = [item.parameters, operation.parameters]
        .flatMap((list) => (list ?? []) as Node[])
        .map((parameter) => parameterOf(document, parameter));
      return {
        operationId: String(operation.operationId),
        method: method.toUpperCase(),
        path,
        parameters: parameters.filter((parameter) => parameter.in === 'path' || parameter.in === 'query'),
        hasBody: operation.requestBody !== undefined,
      };
    });
  });
}

/** The names of the parameters in a path, in their order. */
export const placesOf = ({ path }: Pick<Operation, 'path'>): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
