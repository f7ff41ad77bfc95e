import type { Schema } from './openapi.ts';

const NAME = /^[A-Za-z_$][\w$]*$/;
const LINE_WIDTH = 100;

/** A literal in the project's quotes. */
export function literal(value: string | number | boolean | null): string {
  return typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : String(value);
}

/** Quotes a property name where TypeScript needs it. */
export function propertyName(name: string): string {
  return NAME.test(name) ? name : literal(name);
}

const union = (parts: readonly string[]): string => [...new Set(parts)].join(' | ');
const grouped = (text: string): string => (/^[^{(]* [|&] /.test(text) || text.includes('} |') ? `(${text})` : text);

/** `#/components/schemas/Money` names the type `Money`. */
function referredName(reference: string): string {
  const name = reference.split('/').at(-1) ?? '';
  if (!NAME.test(name)) throw new Error(`Can't name a type after ${reference}`);
  return name;
}

/** Puts fields into one line where that can be read, else each into its own. */
export function objectText(fields: readonly string[], indent: string): string {
  if (fields.length === 0) return 'Record<string, never>';
  const line = `{ ${fields.join('; ')} }`;
  if (!line.includes('\n') && line.length + indent.length <= LINE_WIDTH) return line;
  return `{\n${fields.map((field) => `${indent}  ${field};\n`).join('')}${indent}}`;
}

function objectType(schema: Schema, indent: string): string {
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => `${propertyName(name)}${required.has(name) ? '' : '?'}: ${typeText(property, `${indent}  `)}`,
  );
  const rest = Object.values(schema.patternProperties ?? {})[0] ?? schema.additionalProperties;
  if (fields.length > 0) return objectText(fields, indent);
  if (rest === false) return 'Record<string, never>';
  return `Record<string, ${typeof rest === 'object' ? typeText(rest, indent) : 'unknown'}>`;
}

function bareType(schema: Schema, indent: string): string {
  if (schema.$ref) return referredName(schema.$ref);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map((choice) => typeText(choice, indent)));
  if (schema.allOf) return schema.allOf.map((part) => grouped(typeText(part, indent))).join(' & ');
  switch (schema.type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'array':
      return `${grouped(schema.items ? typeText(schema.items, indent) : 'unknown')}[]`;
    case 'object':
      return objectType(schema, indent);
    default:
      return schema.properties ? objectType(schema, indent) : 'unknown';
  }
}

/** The TypeScript type of a schema; nested objects are indented. */
export function typeText(schema: Schema, indent = ''): string {
  const text = bareType(schema, indent);
  return schema.nullable && !/(^|\| )null$/.test(text) ? `${text} | null` : text;
}
