import { normalizeDecimal, toLatinDigits } from './digits.ts';
import { isEmail, isWebAddress } from './form-rules.ts';
import type { Localized } from './localized.ts';

/** Types of the fields that an organisation adds to its registration form. */
export const EXTRA_FIELD_TYPES = [
  'text',
  'long-text',
  'email',
  'phone',
  'url',
  'number',
  'date',
  'select',
  'multi-select',
  'country',
  'boolean',
] as const;
export type ExtraFieldType = (typeof EXTRA_FIELD_TYPES)[number];

export const EXTRA_TEXT_MAXIMUM = 200;
export const EXTRA_LONG_TEXT_MAXIMUM = 2000;

/** A field of the form as both sides need it to check an entry. */
export interface ExtraField {
  fieldKey: string;
  typeSlug: ExtraFieldType;
  isOptional: boolean;
  options: readonly { value: string; label: Localized }[];
}

export type ExtraFieldValue = string | number | boolean | string[];

/** What is wrong with an entry: a rule of the wording (`errors.rules.*`) with its values. */
export interface ExtraFieldFault {
  fieldKey: string;
  code: string;
  values: Record<string, string | number>;
}

type Reading = { value: ExtraFieldValue } | { code: string; values?: Record<string, string | number> };

const isBlank = (given: unknown): boolean =>
  given === undefined ||
  given === null ||
  (typeof given === 'string' && given.trim() === '') ||
  (Array.isArray(given) && given.length === 0);

function readText(given: unknown, maximum: number): { value: string } | { code: string; values?: { count: number } } {
  if (typeof given !== 'string') return { code: 'type' };
  const value = given.trim();
  return [...value].length > maximum ? { code: 'textMaximum', values: { count: maximum } } : { value };
}

function readMatching(given: unknown, holds: (text: string) => boolean, code: string): Reading {
  const text = readText(given, EXTRA_TEXT_MAXIMUM);
  return 'code' in text || holds(text.value) ? text : { code };
}

function readPhone(given: unknown): Reading {
  const text = readText(given, EXTRA_TEXT_MAXIMUM);
  if ('code' in text) return text;
  const value = toLatinDigits(text.value).replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  const digits = value.replace(/\D/g, '').length;
  return /^\+?[\d\s()./-]+$/.test(value) && digits >= 5 && digits <= 15 ? { value } : { code: 'pattern' };
}

function readNumber(given: unknown): Reading {
  if (typeof given === 'number') return Number.isFinite(given) ? { value: given } : { code: 'numberInvalid' };
  const plain = typeof given === 'string' ? normalizeDecimal(given) : null;
  const value = plain === null ? Number.NaN : Number(plain);
  return Number.isFinite(value) ? { value } : { code: 'numberInvalid' };
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function readDate(given: unknown): Reading {
  const match = typeof given === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(toLatinDigits(given.trim())) : null;
  if (!match) return { code: 'dateInvalid' };
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 && !isLeap ? 28 : DAYS[month - 1];
  return days !== undefined && day >= 1 && day <= days && year >= 1800 ? { value: match[0] } : { code: 'dateInvalid' };
}

function readChoices(given: unknown, field: ExtraField): Reading {
  if (!Array.isArray(given)) return { code: 'list' };
  const known = new Set(field.options.map((option) => option.value));
  const chosen = [...new Set(given)];
  return chosen.every((value): value is string => typeof value === 'string' && known.has(value))
    ? { value: chosen as string[] }
    : { code: 'choice' };
}

/** Regions of ISO 3166 are the two-letter codes for which this engine knows a name. */
function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code)) return false;
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) !== code;
}

const READERS: Record<ExtraFieldType, (given: unknown, field: ExtraField) => Reading> = {
  text: (given) => readText(given, EXTRA_TEXT_MAXIMUM),
  'long-text': (given) => readText(given, EXTRA_LONG_TEXT_MAXIMUM),
  email: (given) => readMatching(given, isEmail, 'email'),
  phone: readPhone,
  url: (given) => readMatching(given, isWebAddress, 'url'),
  number: readNumber,
  date: readDate,
  select: (given, field) =>
    typeof given === 'string' && field.options.some((option) => option.value === given)
      ? { value: given }
      : { code: 'choice' },
  'multi-select': readChoices,
  country: (given) => (typeof given === 'string' && isCountry(given) ? { value: given } : { code: 'choice' }),
  boolean: (given) => (typeof given === 'boolean' ? { value: given } : { code: 'type' }),
};

/**
 * Reads what somebody entered into an organisation's own fields: the values in the form in which they are kept, or what
 * is wrong with them. An empty entry of an optional field is left out; a boolean that wasn't given is false.
 */
export function readExtraFields(
  fields: readonly ExtraField[],
  given: Readonly<Record<string, unknown>>,
): { values: Record<string, ExtraFieldValue>; faults: ExtraFieldFault[] } {
  const values: Record<string, ExtraFieldValue> = {};
  const faults: ExtraFieldFault[] = [];
  for (const field of fields) {
    const { fieldKey, typeSlug } = field;
    const entry = Object.hasOwn(given, fieldKey) ? given[fieldKey] : undefined;
    if (isBlank(entry)) {
      if (typeSlug === 'boolean') values[fieldKey] = false;
      else if (!field.isOptional) faults.push({ fieldKey, code: 'required', values: {} });
      continue;
    }
    const reading = READERS[typeSlug](entry, field);
    if ('value' in reading) values[fieldKey] = reading.value;
    else faults.push({ fieldKey, code: reading.code, values: reading.values ?? {} });
  }
  const known = new Set(fields.map((field) => field.fieldKey));
  for (const fieldKey of Object.keys(given)) {
    if (!known.has(fieldKey)) faults.push({ fieldKey, code: 'unknownField', values: {} });
  }
  return { values, faults };
}
