import { toLatinDigits } from '@sullam/domain/latin-digits.ts';
import type { Language } from '@sullam/domain/localized.ts';
import type { Terms } from '@sullam/domain/terms.ts';
import { isolate } from '@sullam/domain/text-direction.ts';
import type { MessageKey, Messages } from './areas.ts';
import type { Catalogue, RuntimeMessage, Value, ValuesOf } from './define.ts';
import { formatLocaleOf } from './format-locale.ts';
import { overridden } from './overrides.ts';
import { interpolate, messageValueNames, termText } from './placeholders.ts';

export interface TranslatorOptions {
  language: Language;
  /** The loaded areas, merged. */
  catalogue: Catalogue;
  /** The organisation's nouns, or the product's own. */
  terms: Terms;
  /** The English messages of areas that lack one in this language. */
  fallback?: Catalogue;
  /** Messages that replace shipped ones, by key: the content service's and the organisation's own. */
  overrides?: Catalogue;
  /** Locale of numbers, with digits pinned; see `formatLocaleOf`. */
  formatLocale?: string;
  /** Called with a key that is not in the catalogue (an area that was not loaded); the key itself is shown. */
  onMissing?: (key: string) => void;
}

/** The wording function: `t('shell.menu.courses')`, `t('course.counts.lessons', { count: 3 })`. */
export interface Translator {
  <Key extends MessageKey>(key: Key, ...values: ValuesOf<Messages[Key]>): string;
  readonly language: Language;
  /** Whether the loaded areas hold a key. */
  has(key: string): key is MessageKey;
  /** The values that a message needs; empty for an unknown key. */
  needs(key: string): readonly string[];
  /** For one of several known keys, whatever values it needs; null while its area is not loaded. */
  dynamic(key: MessageKey, values?: Readonly<Record<string, Value>>): string | null;
  /** For keys made from data that the types don't know (an error code, a broken rule); null when there is no such message. */
  lookUp(key: string, values?: Readonly<Record<string, Value>>): string | null;
}

function chooseForm(message: RuntimeMessage, count: Value | undefined, rules: Intl.PluralRules): string {
  if (typeof message === 'string') return message;
  const category = typeof count === 'number' ? rules.select(count) : 'other';
  return message[category] ?? message.other ?? '';
}

const isEmpty = (catalogue: Catalogue | undefined): boolean => Object.keys(catalogue ?? {}).length === 0;

/** Thousands of messages are only copied where something is missing. */
const withFallback = ({ fallback, catalogue }: TranslatorOptions): Catalogue =>
  isEmpty(fallback) ? catalogue : { ...fallback, ...catalogue };

/** Builds the wording function of one reader. */
export function createTranslator(options: TranslatorOptions): Translator {
  const { language, terms, onMissing } = options;
  const catalogue = withFallback(options);
  const overrides = options.overrides ?? {};
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(options.formatLocale ?? formatLocaleOf(language));

  // Arabic messages are written with Arabic digits; an organisation may have chosen Latin ones for all of them
  const hasLatinDigits = language === 'ar' && numbers.format(1) === '1';
  const digitsOf = (text: string) => (hasLatinDigits ? toLatinDigits(text).replace(/(\d)٫(?=\d)/g, '$1.') : text);

  const insert = (value: Value | undefined, name: string): string => {
    if (value === undefined) return termText(name, terms, language) ?? '';
    if (typeof value === 'number') return numbers.format(value);
    return typeof value === 'string' ? isolate(value) : value.raw;
  };

  // A content service may replace thousands of messages: each is checked when it is first shown, and only once.
  const checked = new Map<string, RuntimeMessage>();
  const messageOf = (key: string): RuntimeMessage | undefined => {
    const shipped = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
    if (shipped === undefined || !Object.hasOwn(overrides, key)) return shipped;
    const message = checked.get(key) ?? overridden(shipped, overrides[key]);
    checked.set(key, message);
    return message;
  };

  const render = (key: string, values: Readonly<Record<string, Value>> = {}): string | null => {
    const message = messageOf(key);
    if (message === undefined) return null;
    return interpolate(digitsOf(chooseForm(message, values.count, rules)), (name) => insert(values[name], name));
  };

  const translate = (key: string, values?: Readonly<Record<string, Value>>): string => {
    const text = render(key, values);
    if (text === null) onMissing?.(key);
    return text ?? key;
  };

  return Object.assign(translate, {
    language,
    has: (key: string): key is MessageKey => Object.hasOwn(catalogue, key),
    needs: (key: string) => {
      const message = messageOf(key);
      return message === undefined ? [] : [...messageValueNames(message)];
    },
    dynamic: render,
    lookUp: render,
  }) as Translator;
}
