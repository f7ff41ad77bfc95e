import { isEmail } from '@sullam/domain/form-rules.ts';
import { cleanEmail, cleanIdentifier } from '@sullam/domain/identifiers.ts';
import { toLatinDigits } from '@sullam/domain/latin-digits.ts';
import { isDay } from '@sullam/domain/lectures/zoned-time.ts';
import { isVisible } from '@sullam/domain/visible-text.ts';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { numbersOf, oddNumbers } from './odd-numbers.ts';
import { onceForEachSchema } from './once-for-each-schema.ts';

const options = {
  removeAdditional: true,
  useDefaults: true,
  strict: false,
  validateSchema: false,
  messages: true,
} as const;

// In a JSON body a number is a number; in an address everything is text and has to be read as what it should be. The first of
// each pair stops at the first fault, as nearly everything that is sent has none; the second names all of them.
const inBody = [false, true].map((allErrors) => new Ajv({ ...options, allErrors, coerceTypes: false }));
const inAddress = [false, true].map((allErrors) => new Ajv({ ...options, allErrors, coerceTypes: 'array' }));
const DATE_TIME = addFormats.default.get('date-time') as { validate(text: string): boolean };
const URI = addFormats.default.get('uri') as (text: string) => boolean;
const UUID = addFormats.default.get('uuid') as RegExp;
/** Milliseconds of the years that both sides can write: 1 to 9999. */
const [FIRST_MOMENT, LAST_MOMENT] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')];

/** A moment that the program and the database both know: no leap second, and no zone that leads out of the calendar. */
function isMoment(text: string): boolean {
  const moment = Date.parse(text);
  return DATE_TIME.validate(text) && moment >= FIRST_MOMENT && moment <= LAST_MOMENT;
}

/** Other names of fields, and what they are called in the code: what comes under either is under both. */
export const ALSO_NAMED = 'x-also-named';

interface Format {
  /** Brings what people type or paste into the form that is checked, looked up and stored. */
  clean?(text: string): string;
  isValid(text: string): boolean;
}

/** Every format that a schema may name. Identifiers are cleaned here and nowhere else. */
const FORMATS: Record<string, Format> = {
  email: { clean: cleanEmail, isValid: isEmail },
  // the handler refuses it together with the other faults of its form
  'typed-email': { clean: cleanEmail, isValid: () => true },
  // whether it is a code of ours, its owner knows: hyphens, spaces and case mean different things in different codes
  code: { clean: (text) => toLatinDigits(cleanIdentifier(text)), isValid: () => true },
  uri: { isValid: URI },
  uuid: { isValid: (text) => UUID.test(text) },
  date: { isValid: isDay },
  'date-time': { isValid: isMoment },
};

interface Place {
  parentData: Record<string, unknown>;
  parentDataProperty: string | number;
}

/** Cleans and checks a format before the length and the pattern of the same text are looked at. */
function compileFormat(name: string) {
  const format = FORMATS[name];
  if (!format) throw new Error(`no schema may name the format ${name}`);
  const check = (text: string, { parentData, parentDataProperty }: Place): boolean => {
    const clean = format.clean ? format.clean(text) : text;
    if (clean !== text) parentData[parentDataProperty] = clean;
    if (format.isValid(clean)) return true;
    check.errors = [{ keyword: 'format', params: { format: name } }];
    return false;
  };
  check.errors = undefined as object[] | undefined;
  return check as never;
}

for (const validator of [...inBody, ...inAddress]) {
  validator.removeKeyword('format');
  validator.addKeyword({
    keyword: 'format',
    type: 'string',
    schemaType: 'string',
    before: 'maxLength',
    modifying: true,
    errors: true,
    compile: compileFormat,
  });
  validator.addKeyword({
    keyword: ALSO_NAMED,
    type: 'object',
    schemaType: 'object',
    before: 'maxProperties',
    compile: (names: Record<string, string>) => (value: Record<string, unknown>) => {
      for (const [also, name] of Object.entries(names)) value[name] ??= value[also];
      return true;
    },
  });
  // as many characters as units at the most: few texts have to be read to their ends
  validator.removeKeyword('maxLength');
  validator.addKeyword({
    keyword: 'maxLength',
    type: 'string',
    schemaType: 'number',
    errors: true,
    compile: (limit: number) => {
      const check = (text: string): boolean => {
        if (text.length <= limit || (text.length <= 2 * limit && charactersOf(text) <= limit)) return true;
        check.errors = [{ keyword: 'maxLength', params: { limit } }];
        return false;
      };
      check.errors = undefined as object[] | undefined;
      return check as never;
    },
  });
  // what has to be there has to be seen
  validator.removeKeyword('minLength');
  validator.addKeyword({
    keyword: 'minLength',
    type: 'string',
    schemaType: 'number',
    errors: true,
    compile: (limit: number) => {
      const check = (text: string): boolean => {
        const isLong = limit === 0 || (text.length >= limit && [...text].length >= limit);
        if (isLong && (limit === 0 || isVisible(text))) return true;
        check.errors = [{ keyword: 'minLength', params: { limit: isLong ? 1 : limit } }];
        return false;
      };
      check.errors = undefined as object[] | undefined;
      return check as never;
    },
  });
}

/** The last text whose characters were counted: each part of a union asks for the same ones. */
let counted = { text: '', characters: 0 };

function charactersOf(text: string): number {
  if (text !== counted.text) {
    let characters = 0;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      // the second half of a character
      if (unit < 0xdc_00 || unit > 0xdf_ff) characters += 1;
    }
    counted = { text, characters };
  }
  return counted.characters;
}

/** Beyond so many values the first fault is enough: naming all of them would cost more than the request. */
const MOST_VALUES = 5000;

function isLarge(value: unknown): boolean {
  let count = 0;
  const visit = (inner: unknown): void => {
    count += 1;
    if (count > MOST_VALUES || inner === null || typeof inner !== 'object') return;
    for (const part of Object.values(inner)) visit(part);
  };
  visit(value);
  return count > MOST_VALUES;
}

function compile(schema: TSchema, validators: readonly Ajv[]): ValidateFunction {
  const [quick, thorough] = validators as [Ajv, Ajv];
  const isValid = quick.compile(schema);
  const validate = (data: unknown): boolean => {
    validate.errors = null as ErrorObject[] | null | undefined;
    if (isValid(data)) return true;
    validate.errors = isValid.errors;
    if (!isLarge(data)) {
      const all = thorough.compile(schema);
      if (!all(data)) validate.errors = all.errors;
    }
    counted = { text: '', characters: 0 };
    return false;
  };
  validate.errors = null as ErrorObject[] | null | undefined;
  return validate as unknown as ValidateFunction;
}

type Compiler = FastifySchemaCompiler<TSchema>;
const bodyCompiler: Compiler = onceForEachSchema(({ schema }) => compile(schema, inBody));
const addressCompiler: Compiler = onceForEachSchema(({ schema }) => {
  const numbers = numbersOf(schema);
  const isValid = compile(schema, inAddress);
  const validate = (data: Readonly<Record<string, unknown>>): boolean => {
    const odd = oddNumbers(numbers, data);
    validate.errors = odd.length > 0 ? odd : undefined;
    if (odd.length > 0) return false;
    const isRight = isValid(data) as boolean;
    validate.errors = isValid.errors;
    return isRight;
  };
  validate.errors = null as ErrorObject[] | null | undefined;
  return validate as unknown as ValidateFunction;
});

export const validatorCompiler: Compiler = (definition) =>
  (definition.httpPart === 'body' ? bodyCompiler : addressCompiler)(definition);

const MOST_FAULTS = 100;

/** How unlike a part of a union what was sent is: a word that says which part was meant counts most. */
const distance = (errors: readonly ErrorObject[]): number =>
  errors.reduce(
    (sum, { keyword }) => sum + (keyword === 'const' || keyword === 'enum' || keyword === 'type' ? 1000 : 1),
    0,
  );

/** Faults of a union are those of the part that was meant: the one that is least unlike. */
function withoutOtherParts(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const union = errors.find(({ keyword }) => keyword === 'anyOf');
  if (!union) return errors;
  const prefix = `${union.schemaPath}/`;
  const inside = (error: ErrorObject) =>
    error.schemaPath.startsWith(prefix) && error.instancePath.startsWith(union.instancePath);
  const parts = new Map<string, ErrorObject[]>();
  for (const error of errors.filter(inside)) {
    const part = error.schemaPath.slice(prefix.length).split('/')[0] ?? '';
    parts.set(part, [...(parts.get(part) ?? []), error]);
  }
  const [nearest = [union]] = [...parts.values()].sort((a, b) => distance(a) - distance(b));
  return withoutOtherParts([...errors.filter((error) => error !== union && !inside(error)), ...nearest]);
}

/** The faults to report: each field once. */
export function faultsOf(errors: readonly ErrorObject[]): ErrorObject[] {
  const byPath = new Map<string, ErrorObject>();
  for (const error of withoutOtherParts(errors)) if (!byPath.has(pathOf(error))) byPath.set(pathOf(error), error);
  return [...byPath.values()].slice(0, MOST_FAULTS);
}

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
