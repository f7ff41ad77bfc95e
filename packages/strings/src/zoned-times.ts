import type { Language } from '@sullam/domain/localized.ts';

/** Times in an explicit zone, for texts whose reader's zone is unknown: mails, notifications, documents. Each names its zone once. */

const WITHIN_A_DAY: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, timeZone: string, fields: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = [locale, timeZone, ...Object.values(fields)].join(' ');
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...fields, timeZone });
  formats.set(key, known);
  return known;
}

export interface TimeSpan {
  startsAt: Date;
  endsAt: Date;
}

/** "Eastern European Summer Time": the name of a zone at an instant. */
export const zoneNameIn = (locale: string, at: Date, zone: string): string =>
  formatOf(locale, zone, { timeZoneName: 'long' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** "Wed, 5 May 2027, 10:00 Eastern European Summer Time" */
export const momentIn = (locale: string, at: Date, zone: string): string =>
  formatOf(locale, zone, { ...WITHIN_A_DAY, timeZoneName: 'long' }).format(at);

/** Each span with its own date and hours, then the zone once: "Wed, 5 May 2027, 10:00–11:00", "Thu, 6 May 2027, 18:00–19:30", the zone. */
export function spanLinesIn(locale: string, spans: readonly TimeSpan[], zone: string): string[] {
  const [first] = spans;
  if (!first) return [];
  const format = formatOf(locale, zone, WITHIN_A_DAY);
  return [
    ...spans.map(({ startsAt, endsAt }) => format.formatRange(startsAt, endsAt)),
    zoneNameIn(locale, first.startsAt, zone),
  ];
}

/** The same in one line. */
export function spansIn(language: Language, locale: string, spans: readonly TimeSpan[], zone: string): string {
  const lines = spanLinesIn(locale, spans, zone);
  const hours = lines.slice(0, -1).join(language === 'ar' ? '؛ ' : '; ');
  return `${hours} (${lines.at(-1) ?? zone})`;
}

/** "Wed, 5 May 2027, 10:00 (Eastern European Summer Time, GMT+3)": for readers who may be anywhere. */
export function momentWithOffsetIn(locale: string, language: Language, at: Date, zone: string): string {
  const offset =
    formatOf(locale, zone, { timeZoneName: 'shortOffset' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const name = zoneNameIn(locale, at, zone);
  // zones without a name of their own are called by their offset
  const zoneText = name.startsWith(offset) ? name : `${name}${language === 'ar' ? '، ' : ', '}${offset}`;
  return `${formatOf(locale, zone, WITHIN_A_DAY).format(at)} (${zoneText})`;
}
