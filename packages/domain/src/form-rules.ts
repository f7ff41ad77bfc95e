import { EMAIL_MAX_LENGTH } from './field-limits.ts';
import { cleanIdentifier } from './identifiers.ts';
import { isWebAddress } from './web-address.ts';

/** Keys of the wording of broken rules, in the area `errors`. */
export type RuleMessageKey =
  | 'errors.rules.required'
  | 'errors.rules.textExactLength'
  | 'errors.rules.textMinimum'
  | 'errors.rules.textMaximum'
  | 'errors.rules.email'
  | 'errors.rules.url'
  | 'errors.rules.dateInvalid'
  | 'errors.rules.dateFuture'
  | 'errors.rules.datePast'
  | 'errors.rules.yearMinimum'
  | 'errors.rules.yearMaximum'
  | 'errors.rules.numberInvalid'
  | 'errors.rules.numberMinimum'
  | 'errors.rules.numberMaximum'
  | 'errors.rules.numberGreaterThan'
  | 'errors.rules.numberLessThan'
  | 'errors.rules.list'
  | 'errors.rules.listMinimum'
  | 'errors.rules.listMaximum'
  | 'errors.rules.listExactLength'
  | 'errors.rules.listNotEmpty';

/** A broken rule: which sentence to show and what to insert. */
export interface RuleMessage {
  key: RuleMessageKey;
  values: Record<string, number | string>;
}

/** A rule answers true or says what is wrong. */
export type Rule<Value> = (value: Value) => true | RuleMessage;

const broken = (key: RuleMessageKey, values: RuleMessage['values'] = {}): RuleMessage => ({ key, values });
const rule =
  <Value>(holds: (value: Value) => boolean, key: RuleMessageKey, values?: RuleMessage['values']): Rule<Value> =>
  (value) =>
    holds(value) || broken(key, values);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'string' && value.trim() === '');

const lengthOf = (text: string): number => [...text].length;

// Letters of any script on both sides. Between dots there is something; labels of a domain neither begin nor end with a hyphen.
const ATOM = /[^\s@<>()[\],;:\\".\p{C}]+/u.source;
const LABEL = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?/u.source;
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?=[^.]{2})${LABEL}$`, 'u');

/**
 * Whether a text is an e-mail address: the one rule of the product, for every field and every list. Invisible characters around
 * and inside are passed over, as `cleanEmail` drops them.
 */
export function isEmail(text: string): boolean {
  const address = cleanIdentifier(text).replaceAll('。', '.');
  return lengthOf(address) <= EMAIL_MAX_LENGTH && EMAIL.test(address);
}

/** A value has to be given. */
export const required: Rule<unknown> = rule((value) => !isEmpty(value), 'errors.rules.required');

/** Lets an empty value pass and applies the rules to any other. */
export function optional<Value>(...rules: Rule<Value>[]): Rule<Value> {
  return (value) => (isEmpty(value) ? true : (check(value, rules)[0] ?? true));
}

/** Rules of texts; lengths count code points. */
export const text = {
  length: (count: number): Rule<string> =>
    rule((value) => lengthOf(value) === count, 'errors.rules.textExactLength', { count }),
  minimum: (count: number): Rule<string> =>
    rule((value) => lengthOf(value) >= count, 'errors.rules.textMinimum', { count }),
  maximum: (count: number): Rule<string> =>
    rule((value) => lengthOf(value) <= count, 'errors.rules.textMaximum', { count }),
  email: rule<string>(isEmail, 'errors.rules.email'),
  url: rule<string>((value) => isWebAddress(value.trim()), 'errors.rules.url'),
};

const isDate = (value: Date): boolean => !Number.isNaN(value.getTime());

/** A date rule complains about an unreadable date before anything else. */
const dateRule =
  (holds: (value: Date) => boolean, key: RuleMessageKey, values?: RuleMessage['values']): Rule<Date> =>
  (value) =>
    isDate(value) ? holds(value) || broken(key, values) : broken('errors.rules.dateInvalid');

/** Rules of dates; "now" is passed in. The year is inserted as text, so that it is never grouped like a number. */
export const date = {
  future: (now: Date): Rule<Date> => dateRule((value) => value > now, 'errors.rules.dateFuture'),
  past: (now: Date): Rule<Date> => dateRule((value) => value < now, 'errors.rules.datePast'),
  minYear: (year: number): Rule<Date> =>
    dateRule((value) => value.getUTCFullYear() >= year, 'errors.rules.yearMinimum', { year: String(year) }),
  maxYear: (year: number): Rule<Date> =>
    dateRule((value) => value.getUTCFullYear() <= year, 'errors.rules.yearMaximum', { year: String(year) }),
};

const numberRule =
  (holds: (value: number) => boolean, key: RuleMessageKey, limit: number): Rule<number> =>
  (value) =>
    Number.isFinite(value) ? holds(value) || broken(key, { limit }) : broken('errors.rules.numberInvalid');

/** Rules of numbers. */
export const number = {
  minimum: (limit: number): Rule<number> => numberRule((value) => value >= limit, 'errors.rules.numberMinimum', limit),
  maximum: (limit: number): Rule<number> => numberRule((value) => value <= limit, 'errors.rules.numberMaximum', limit),
  greaterThan: (limit: number): Rule<number> =>
    numberRule((value) => value > limit, 'errors.rules.numberGreaterThan', limit),
  lessThan: (limit: number): Rule<number> => numberRule((value) => value < limit, 'errors.rules.numberLessThan', limit),
};

const listRule =
  (holds: (value: readonly unknown[]) => boolean, key: RuleMessageKey, values?: RuleMessage['values']): Rule<unknown> =>
  (value) =>
    Array.isArray(value) ? holds(value) || broken(key, values) : broken('errors.rules.list');

/** Rules of lists. */
export const list = {
  isArray: listRule(() => true, 'errors.rules.list'),
  minItems: (count: number): Rule<unknown> =>
    listRule((value) => value.length >= count, 'errors.rules.listMinimum', { count }),
  maxItems: (count: number): Rule<unknown> =>
    listRule((value) => value.length <= count, 'errors.rules.listMaximum', { count }),
  length: (count: number): Rule<unknown> =>
    listRule((value) => value.length === count, 'errors.rules.listExactLength', { count }),
  nonEmpty: listRule((value) => value.length > 0, 'errors.rules.listNotEmpty'),
};

/** The broken rules of a value, in order; by default no more than one is reported. */
export function check<Value>(value: Value, rules: readonly Rule<Value>[], maximum = 1): RuleMessage[] {
  const messages: RuleMessage[] = [];
  for (const current of rules) {
    if (messages.length >= maximum) break;
    const answer = current(value);
    if (answer !== true) messages.push(answer);
  }
  return messages;
}
