import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';

const options = { allErrors: false, removeAdditional: true, useDefaults: true, strict: false, messages: true } as const;

// In a JSON body a number is a number; in an address everything is text and has to be read as what it should be.
const strict = new Ajv({ ...options, coerceTypes: false });
const coercing = new Ajv({ ...options, coerceTypes: 'array' });
const DATE_TIME = addFormats.default.get('date-time') as { validate(text: string): boolean };
/** Milliseconds of the years that both sides can write: 1 to 9999. */
const [FIRST_MOMENT, LAST_MOMENT] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')];

/** A moment that the program and the database both know: no leap second, and no zone that leads out of the calendar. */
function isMoment(text: string): boolean {
  const moment = Date.parse(text);
  return DATE_TIME.validate(text) && moment >= FIRST_MOMENT && moment <= LAST_MOMENT;
}

for (const validator of [strict, coercing]) {
  addFormats.default(validator, ['date', 'email', 'uri', 'uuid']);
  validator.addFormat('date-time', isMoment);
}

export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }): ValidateFunction =>
  (httpPart === 'body' ? strict : coercing).compile(schema);

/** The field that a validation error is about, as a path with dots: `title.en`. */
export function pathOf(error: ErrorObject): string {
  const at = error.instancePath.split('/').filter(Boolean);
  const missing = (error.params as { missingProperty?: string }).missingProperty;
  return [...at, ...(missing ? [missing] : [])].join('.');
}

/** The rule that was broken, as the wording names it (`errors.rules.*`), with the values of its sentence. */
export function ruleOf(error: ErrorObject): { code: string; values: Record<string, number> } {
  const limit = (error.params as { limit?: number }).limit ?? 0;
  switch (error.keyword) {
    case 'required':
      return { code: 'required', values: {} };
    case 'minLength':
      return limit === 1 ? { code: 'required', values: {} } : { code: 'textMinimum', values: { count: limit } };
    case 'maxLength':
      return { code: 'textMaximum', values: { count: limit } };
    case 'minItems':
      return limit === 1 ? { code: 'listNotEmpty', values: {} } : { code: 'listMinimum', values: { count: limit } };
    case 'maxItems':
      return { code: 'listMaximum', values: { count: limit } };
    case 'minimum':
      return { code: 'numberMinimum', values: { limit } };
    case 'maximum':
      return { code: 'numberMaximum', values: { limit } };
    case 'enum':
    case 'const':
    case 'uniqueItems':
      return { code: 'choice', values: {} };
    case 'format':
      return { code: FORMAT_RULES[(error.params as { format?: string }).format ?? ''] ?? 'pattern', values: {} };
    case 'pattern':
      return { code: 'pattern', values: {} };
    default:
      return { code: 'type', values: {} };
  }
}

const FORMAT_RULES: Record<string, string> = {
  email: 'email',
  uri: 'url',
  date: 'dateInvalid',
  'date-time': 'dateInvalid',
};

const NULL_CHARACTER = /(?:^|[^\\])(?:\\\\)*\\u0000/;

/** Does this JSON text hold the one character that PostgreSQL can't keep? */
export const holdsNullCharacter = (json: string): boolean => json.includes('\\u0000') && NULL_CHARACTER.test(json);
