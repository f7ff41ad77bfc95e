import { currencyExponent, type Money } from '@sullam/domain/currency.ts';
import { HOUR, MINUTE, SECOND } from '@sullam/domain/limits.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { relativeTime } from '@sullam/domain/relative-time.ts';
import { isolate, isolateLeftToRight } from '@sullam/domain/text-direction.ts';
import { type FormatHabits, formatLocaleOf } from './format-locale.ts';

export interface FormatterOptions extends FormatHabits {
  language: Language;
  /** IANA zone in which moments are shown. */
  timeZone?: string;
  /** Adds the Hijri date to long and medium Gregorian ones. */
  showsHijri?: boolean;
}

export type DateStyle = 'short' | 'medium' | 'long' | 'full';
export type DateInput = Date | string | number;
/** What of a moment is shown. */
export type MomentFields = Omit<Intl.DateTimeFormatOptions, 'timeZone'>;

const CLOCK: MomentFields = { dateStyle: 'short', timeStyle: 'short' };

/** The zone of this browser or process. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The words of relative time that Intl does not know; `t` of the area `common` fits. */
export type RelativeWords = (key: 'common.time.now' | 'common.time.fewMinutes' | 'common.time.inFewMinutes') => string;

const SIZE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** What a style shows. Intl's own medium date is written in figures in Arabic; ours names the month in both languages. */
const DATE_FIELDS: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { dateStyle: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { dateStyle: 'long' },
  full: { dateStyle: 'full' },
};

const toDate = (value: DateInput): Date => (value instanceof Date ? value : new Date(value));

/**
 * An amount with its currency, each isolated: bare "US$" turns into "$US" in a right-to-left line. The number of decimals is that of
 * ISO 4217; Intl's own differs for some currencies, such as IQD. A negative amount has a minus sign, where Intl writes a hyphen.
 */
export function moneyIn(locale: string, { amount, currency }: Money): string {
  const digits = currencyExponent(currency);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const parts = format.formatToParts(`${amount}e-${digits}` as Intl.StringNumericLiteral);
  return parts
    .map(({ type, value }) => {
      if (type === 'currency') return isolate(value);
      return type === 'minusSign' ? value.replace('-', '\u2212') : value;
    })
    .join('');
}

/** Formats values for one reader. All results are plain text; those with a direction of their own are isolated. */
export function createFormatter(options: FormatterOptions) {
  const { language, timeZone, showsHijri = false } = options;
  const locale = formatLocaleOf(language, options);
  const hijriLocale = formatLocaleOf(language, options, 'islamic-umalqura');
  const zone = timeZone === undefined ? {} : { timeZone };

  const dates = memo((style: DateStyle) => new Intl.DateTimeFormat(locale, { ...DATE_FIELDS[style], ...zone }));
  const times = memo(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...zone }));
  const relatives = memo(() => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
  const numbers = memo((digits: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }));
  const percents = memo(
    (digits: number) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }),
  );
  const units = memo(
    (unit: string) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }),
  );
  const sizes = memo(
    (unit: string) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: language === 'en' && unit !== 'byte' ? 'short' : 'long', // Arabic's short units are hardly known
        maximumFractionDigits: 1,
      }),
  );
  const lists = memo(() => new Intl.ListFormat(locale, { type: 'conjunction' }));

  /** The date in the Hijri calendar, with its era. */
  const hijriDate = (value: DateInput, style: DateStyle = 'long'): string =>
    new Intl.DateTimeFormat(hijriLocale, { dateStyle: style === 'short' ? 'medium' : style, ...zone }).format(
      toDate(value),
    );

  const date = (value: DateInput, style: DateStyle = 'medium'): string => {
    const gregorian = dates(style).format(toDate(value));
    return showsHijri && style !== 'short' ? `${gregorian} (${isolate(hijriDate(value, style))})` : gregorian;
  };

  const time = (value: DateInput): string => times('').format(toDate(value));

  const chosen = memo(
    (key: string) => new Intl.DateTimeFormat(locale, { ...zone, ...(JSON.parse(key) as MomentFields) }),
  );
  const momentFormat = (shown: MomentFields, timeZone: string | undefined) =>
    chosen(JSON.stringify(timeZone === undefined ? shown : { ...shown, timeZone }));

  /** Chosen fields of a moment, in the reader's zone unless another one is given. */
  const fields = (value: DateInput, shown: MomentFields, timeZone?: string): string =>
    momentFormat(shown, timeZone).format(toDate(value));

  /** The name of a zone at a moment, the reader's unless another one is given: "Arabian Standard Time". */
  const zoneName = (value: DateInput, timeZone?: string): string =>
    momentFormat({ timeZoneName: 'long' }, timeZone)
      .formatToParts(toDate(value))
      .find((part) => part.type === 'timeZoneName')?.value ?? '';

  /** Whether the clock of a zone shows another hour or day than the reader's at a moment. */
  const isElsewhere = (value: DateInput, timeZone: string): boolean =>
    fields(value, CLOCK) !== fields(value, CLOCK, timeZone);

  const number = (value: number | bigint, fractionDigits = 2): string => numbers(fractionDigits).format(value);

  const exact = memo(
    (fraction: number) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: fraction, maximumFractionDigits: fraction }),
  );
  const exactPercents = memo(
    (fraction: number) =>
      new Intl.NumberFormat(locale, {
        style: 'percent',
        minimumFractionDigits: fraction,
        maximumFractionDigits: fraction,
      }),
  );
  const fractionDigits = (text: string): number => text.split('.')[1]?.length ?? 0;

  /** An exact decimal ("12.50") with the digits that it has. */
  const decimal = (text: string): string => exact(fractionDigits(text)).format(text as Intl.StringNumericLiteral);

  /** An exact percentage ("87.50", 100 is the whole) with the digits that it has. */
  const exactPercent = (text: string): string =>
    exactPercents(fractionDigits(text)).format(`${text}e-2` as Intl.StringNumericLiteral);

  const money = (value: Money): string => moneyIn(locale, value);

  const fileSize = (bytes: number): string => {
    const power = bytes < 1 ? 0 : Math.min(SIZE_UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
    return sizes(SIZE_UNITS[power] ?? 'byte').format(bytes / 1024 ** power);
  };

  /** A length in words: "1 hour and 20 minutes"; under a minute in seconds. */
  const duration = (milliseconds: number): string => {
    const hours = Math.floor(milliseconds / HOUR);
    const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
    const seconds = Math.floor((milliseconds % MINUTE) / SECOND);
    if (hours === 0 && minutes === 0) return units('second').format(seconds);
    const parts = [hours > 0 ? units('hour').format(hours) : '', minutes > 0 ? units('minute').format(minutes) : ''];
    return lists('').format(parts.filter((part) => part !== ''));
  };

  /** A position in a recording: "1:05:09"; reads left to right in both languages. */
  const clock = (milliseconds: number): string => {
    const total = Math.max(0, Math.floor(milliseconds / SECOND));
    const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
    const hours = Math.floor(total / 3600);
    const minutes = Math.floor((total % 3600) / 60);
    const head = hours > 0 ? `${number(hours, 0)}:${two.format(minutes)}` : number(minutes, 0);
    return isolateLeftToRight(`${head}:${two.format(total % 60)}`);
  };

  const relative = (value: DateInput, now: Date, words: RelativeWords): string => {
    const distance = relativeTime(toDate(value), now);
    if (distance === 'now') return words('common.time.now');
    if (distance === 'fewMinutes') return words('common.time.fewMinutes');
    if (distance === 'inFewMinutes') return words('common.time.inFewMinutes');
    const text = relatives('').format(distance.isFuture ? distance.count : -distance.count, distance.unit);
    // Intl's word means "in the course of"; what closes does so after that time. A noun in the singular needs no "one" beside it.
    return text.replace(/^خلال /, 'بعد ').replace(/ واحدة?$/, '');
  };

  return {
    language,
    locale,
    date,
    hijriDate,
    time,
    zoneName,
    fields,
    isElsewhere,
    /** Chosen fields of a calendar day, `2026-12-10`, which is the same in every zone. */
    day: (day: string, shown: MomentFields): string => fields(`${day}T12:00:00Z`, shown, 'UTC'),
    /** An hour of the wall, `18:30`, as the reader writes hours. */
    wallHour: (hour: string): string => fields(`2000-01-01T${hour}:00Z`, { timeStyle: 'short' }, 'UTC'),
    /** Chosen fields of a span of time; what both ends share is said once. */
    fieldsRange: (start: DateInput, end: DateInput, shown: MomentFields, timeZone?: string): string =>
      momentFormat(shown, timeZone).formatRange(toDate(start), toDate(end)),
    dateTime: (value: DateInput, style: DateStyle = 'medium'): string =>
      `${date(value, style)}${language === 'ar' ? '، ' : ', '}${time(value)}`,
    /** The year alone: "© 2026". */
    year: (value: DateInput): string =>
      new Intl.DateTimeFormat(locale, { year: 'numeric', ...zone }).format(toDate(value)),
    dateRange: (start: DateInput, end: DateInput, style: DateStyle = 'medium'): string =>
      dates(style).formatRange(toDate(start), toDate(end)),
    number,
    decimal,
    exactPercent,
    /** The sign of percentages, for a field that takes one. */
    percentSign:
      percents(0)
        .formatToParts(0)
        .find(({ type }) => type === 'percentSign')?.value ?? '%',
    /** A share from 0 to 1. */
    percent: (share: number, fractionDigits = 0): string => percents(fractionDigits).format(share),
    money,
    fileSize,
    duration,
    clock,
    relative,
    /** Names and the like in one sentence part: "A, B and C". */
    list: (items: readonly string[]): string => lists('').format(items.map(isolate)),
  };
}

export type Formatter = ReturnType<typeof createFormatter>;

/** Intl objects are dear to build and are needed again and again. */
function memo<Key extends string | number, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}
