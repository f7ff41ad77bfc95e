import { METHODS, type OpenApiDocument, type Operation, type Parameter } from './openapi.ts';
import { literal, objectText, propertyName, typeText } from './type-text.ts';

const HEADER = `// Made from openapi.json by scripts/api-types.ts. Change the server's routes, not this file.\n`;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function parametersText(operation: Operation, place: Parameter['in']): string | null {
  const fields = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === place)
    .map(({ name, required, schema }) => {
      const mark = required || place === 'path' ? '' : '?';
      return `${propertyName(name)}${mark}: ${typeText(schema ?? { type: 'string' }, '    ')}`;
    });
  return fields.length === 0 ? null : objectText(fields, '    ');
}

/** The body that an answer or a request carries: JSON by preference, `Blob` for anything else, null for none. */
function contentText(content: Operation['requestBody'] | Operation['responses'][string]): string | null {
  const types = Object.entries(content?.content ?? {});
  const json = types.find(([type]) => type.includes('json'));
  if (json) return typeText(json[1].schema ?? {}, '    ');
  return types.length === 0 ? null : 'Blob';
}

function answerText(operation: Operation): string {
  const successes = Object.entries(operation.responses).filter(([status]) => /^2/.test(status));
  const texts = successes.map(([, response]) => contentText(response) ?? 'undefined');
  return [...new Set(texts)].join(' | ') || 'undefined';
}

interface Entry {
  key: string;
  id: string;
  fields: readonly (readonly [name: string, text: string])[];
  summary: string | undefined;
}

function entryOf(method: string, path: string, operation: Operation): Entry {
  const body = contentText(operation.requestBody);
  const fields = [
    ['path', parametersText(operation, 'path')],
    ['query', parametersText(operation, 'query')],
    [operation.requestBody?.required === false ? 'body?' : 'body', body],
    ['answer', answerText(operation)],
  ] as const;
  return {
    key: `${method.toUpperCase()} ${path}`,
    id: capitalize(operation.operationId),
    fields: fields.filter((field): field is [(typeof field)[0], string] => field[1] !== null),
    summary: operation.summary,
  };
}

function entryText({ key, fields, summary }: Entry): string {
  const lines = fields.map(([name, text]) => `    ${name}: ${text};\n`).join('');
  return `${summary ? `  /** ${summary.replaceAll('*/', '* /')} */\n` : ''}  ${literal(key)}: {\n${lines}  };\n`;
}

function aliasesText({ key, id, fields }: Entry): string {
  return fields
    .map(([name]) => name.replace('?', ''))
    .map((name) => `export type ${id}${capitalize(name)} = Api[${literal(key)}]['${name}'];\n`)
    .join('');
}

/** The whole text of `schema.gen.ts`: shared types, the map of operations, an alias for each part of each operation. */
export function schemaTypes(document: OpenApiDocument): string {
  const entries: Entry[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) entries.push(entryOf(method, path, operation));
    }
  }
  entries.sort((a, b) => (a.key < b.key ? -1 : 1));
  const shared = Object.entries(document.components?.schemas ?? {})
    .map(([name, schema]) => `export type ${name} = ${typeText(schema)};\n`)
    .join('\n');
  return [
    HEADER,
    shared,
    `/** Every operation: what it takes and what it answers. */\nexport interface Api {\n${entries.map(entryText).join('')}}\n`,
    entries.map(aliasesText).join(''),
  ]
    .filter(Boolean)
    .join('\n');
}
