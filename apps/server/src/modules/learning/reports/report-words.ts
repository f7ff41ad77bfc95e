import { chooseText, type Language, type Localized } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/report-texts.ar.ts';
import { messages as english } from '@sullam/strings/areas/report-texts.en.ts';
import type { Catalogue } from '@sullam/strings/define.ts';
import type { Translator } from '@sullam/strings/translate.ts';
import type { RequestContext } from '../../../kernel/context.ts';

const WORDS = { en: english, ar: arabic };

/** In whose words a report is told: on the screen, in files and in mails the same. */
export interface ReportWords {
  t: Translator;
  /** A day of the organisation's calendar, short. */
  day(day: string): string;
  /** A month of it. */
  month(day: string): string;
  number(value: number): string;
  percent(share: number): string;
  /** An author's text in the reader's language, or in the other where there is none. */
  text(text: Localized): string;
}

type Formats = ReturnType<typeof makeFormats>;

const makeFormats = (locale: string) => ({
  days: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  months: new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
  numbers: new Intl.NumberFormat(locale),
  percents: new Intl.NumberFormat(locale, { style: 'percent' }),
});

const formats = new Map<string, Formats>();

/** Making them costs as much as the rest of a report; there are as many locales as languages and digits. */
function formatsOf(locale: string): Formats {
  const made = formats.get(locale) ?? makeFormats(locale);
  formats.set(locale, made);
  return made;
}

/** The words of the module, or those that a kind of report brings along. */
export async function reportWords(
  context: Pick<RequestContext, 'wordingIn' | 'language'>,
  catalogues: Readonly<Record<Language, Catalogue>> = WORDS,
): Promise<ReportWords> {
  const wording = await context.wordingIn(context.language);
  const { days, months, numbers, percents } = formatsOf(wording.formatLocale);
  return {
    t: wording.of(catalogues),
    day: (day) => days.format(new Date(day)),
    month: (day) => months.format(new Date(day)),
    number: (value) => numbers.format(value),
    percent: (share) => percents.format(share),
    text: (text) => chooseText(text, context.language)?.text ?? '',
  };
}
