import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';

const options = { allErrors: false, removeAdditional: true, useDefaults: true, strict: false, messages: true } as const;

// In a JSON body a number is a number; in an address everything is text and has to be read as what it should be.
const strict = new Ajv({ ...options, coerceTypes: false });
const coercing = new Ajv({ ...options, coerceTypes: 'array' });
addFormats.default(strict, ['date', 'date-time', 'email', 'uri', 'uuid']);
addFormats.default(coercing, ['date', 'date-time', 'email', 'uri', 'uuid']);

export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }): ValidateFunction =>
  (httpPart === 'body' ? strict : coercing).compile(schema);

/** The field that a validation error is about, as a path with dots: `title.en`. */
export function pathOf(error: ErrorObject): string {
  const at = error.instancePath.split('/').filter(Boolean);
  const missing = (error.params as { missingProperty?: string }).missingProperty;
  return [...at, ...(missing ? [missing] : [])].join('.');
}

/** The rule that was broken, in the words of the form rules (packages/domain). */
export function codeOf(
  error: ErrorObject,
): 'required' | 'too-short' | 'too-long' | 'too-small' | 'too-large' | 'invalid' {
  switch (error.keyword) {
    case 'required':
      return 'required';
    case 'minLength':
    case 'minItems':
      return (error.params as { limit?: number }).limit === 1 ? 'required' : 'too-short';
    case 'maxLength':
    case 'maxItems':
      return 'too-long';
    case 'minimum':
    case 'exclusiveMinimum':
      return 'too-small';
    case 'maximum':
    case 'exclusiveMaximum':
      return 'too-large';
    default:
      return 'invalid';
  }
}

const NULL_CHARACTER = /(?:^|[^\\])(?:\\\\)*\\u0000/;

/** Does this JSON text hold the one character that PostgreSQL can't keep? */
export const holdsNullCharacter = (json: string): boolean => json.includes('\\u0000') && NULL_CHARACTER.test(json);
