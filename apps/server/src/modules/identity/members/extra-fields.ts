import { COUNTRY_CODES } from '@sullam/domain/countries.ts';
import { cleanCode, normalizeDecimal } from '@sullam/domain/digits.ts';
import { EMAIL_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import type { FormFieldType } from '@sullam/domain/form-fields.ts';
import { isEmail } from '@sullam/domain/form-rules.ts';
import { cleanEmail, cleanIdentifier } from '@sullam/domain/identifiers.ts';
import { toLatinDigits } from '@sullam/domain/latin-digits.ts';
import { isWebAddress } from '@sullam/domain/web-address.ts';
import type { ProblemDetail } from '../../../kernel/problem.ts';

/** What a field of the organisation's registration form asks for; label and hint don't matter to the check. */
export interface FormFieldRule {
  fieldKey: string;
  typeSlug: FormFieldType;
  isOptional: boolean;
  options: readonly { value: string }[];
}

export type ExtraFieldValue = string | number | boolean | string[];
export type ExtraFieldValues = Record<string, ExtraFieldValue>;

export interface CheckedExtraFields {
  /** What is to be stored, in plain form: Latin digits, ISO dates, trimmed texts. */
  values: ExtraFieldValues;
  /** Optional fields that were emptied. */
  cleared: string[];
  faults: ProblemDetail[];
}

const TEXT_MAXIMUM = 200;
const LONG_TEXT_MAXIMUM = 2000;
const CHOICES_MAXIMUM = 50;

class Fault {
  constructor(
    readonly code: string,
    readonly values: ProblemDetail['values'] = {},
  ) {}
}

type Reader = (given: unknown, field: FormFieldRule) => ExtraFieldValue | Fault;

const asText =
  (maximum: number, read: (text: string) => string | Fault): Reader =>
  (given) => {
    if (typeof given !== 'string') return new Fault('type');
    const text = given.trim();
    return [...text].length > maximum ? new Fault('textMaximum', { count: maximum }) : read(text);
  };

function readPhone(text: string): string | Fault {
  const plain = cleanCode(text).replace(/[().]/g, '');
  return /^\+?\d{6,15}$/.test(plain) ? plain : new Fault('phone');
}

/** A day as people write it in their digits, year first; the pickers of both applications send that form. */
function readDate(text: string): string | Fault {
  const match = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(toLatinDigits(cleanIdentifier(text)));
  if (!match) return new Fault('dateInvalid');
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year); // Date.UTC takes years below 100 for 19xx
  if (year < 1000 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return new Fault('dateInvalid');
  return date.toISOString().slice(0, 10);
}

const readNumber: Reader = (given) => {
  const text = typeof given === 'number' ? String(given) : given;
  if (typeof text !== 'string') return new Fault('numberInvalid');
  const value = Number(normalizeDecimal(text) ?? Number.NaN);
  return Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : new Fault('numberInvalid');
};

const readChoice: Reader = (given, field) =>
  typeof given === 'string' && field.options.some(({ value }) => value === given) ? given : new Fault('choice');

const readChoices: Reader = (given, field) => {
  if (!Array.isArray(given)) return new Fault('list');
  if (given.length > CHOICES_MAXIMUM) return new Fault('listMaximum', { count: CHOICES_MAXIMUM });
  const known = new Set(field.options.map(({ value }) => value));
  if (!given.every((choice): choice is string => typeof choice === 'string' && known.has(choice)))
    return new Fault('choice');
  return [...new Set(given)];
};

const COUNTRIES: ReadonlySet<string> = new Set(COUNTRY_CODES);

function readCountry(text: string): string | Fault {
  const code = cleanIdentifier(text).toUpperCase();
  return COUNTRIES.has(code) ? code : new Fault('choice');
}

const READERS: Record<FormFieldType, Reader> = {
  text: asText(TEXT_MAXIMUM, (text) => text),
  'long-text': asText(LONG_TEXT_MAXIMUM, (text) => text),
  email: asText(EMAIL_MAX_LENGTH, (text) => (isEmail(text) ? cleanEmail(text) : new Fault('email'))),
  phone: asText(40, readPhone),
  url: asText(2000, (text) => (isWebAddress(cleanIdentifier(text)) ? cleanIdentifier(text) : new Fault('url'))),
  number: readNumber,
  date: asText(40, readDate),
  select: readChoice,
  'multi-select': readChoices,
  country: asText(2, readCountry),
  boolean: (given) => (typeof given === 'boolean' ? given : new Fault('type')),
};

const isEmpty = (given: unknown): boolean =>
  given === undefined ||
  given === null ||
  (typeof given === 'string' && given.trim() === '') ||
  (Array.isArray(given) && given.length === 0);

/**
 * Checks the answers to an organisation's own registration fields, each by its type, and brings them into the form in
 * which they are stored. `all` (registering) requires every required field; `given` (changing a profile) looks only at
 * the fields that were sent, but doesn't let a required one be emptied. A yes/no field is never missing: no is an answer.
 */
export function checkExtraFields(
  fields: readonly FormFieldRule[],
  given: Readonly<Record<string, unknown>>,
  mode: 'all' | 'given',
): CheckedExtraFields {
  const result: CheckedExtraFields = { values: {}, cleared: [], faults: [] };
  const fault = (fieldKey: string, { code, values }: Fault) =>
    result.faults.push({ path: `extraFields.${fieldKey}`, code, values });
  const byKey = new Map(fields.map((field) => [field.fieldKey, field]));
  for (const key of Object.keys(given)) if (!byKey.has(key)) fault(key, new Fault('unknownField'));
  for (const field of fields) {
    const { fieldKey } = field;
    const isGiven = Object.hasOwn(given, fieldKey);
    if (!isGiven && mode === 'given') continue;
    const answer = isGiven ? given[fieldKey] : undefined;
    if (isEmpty(answer)) {
      if (!field.isOptional && field.typeSlug !== 'boolean') fault(fieldKey, new Fault('required'));
      else if (isGiven) result.cleared.push(fieldKey);
      continue;
    }
    const read = READERS[field.typeSlug](answer, field);
    if (read instanceof Fault) fault(fieldKey, read);
    else result.values[fieldKey] = read;
  }
  return result;
}
