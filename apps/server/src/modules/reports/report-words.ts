import { chooseText, type Language, type Localized } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/report-texts.ar.ts';
import { messages as english } from '@sullam/strings/areas/report-texts.en.ts';
import type { Catalogue } from '@sullam/strings/define.ts';
import type { Translator } from '@sullam/strings/translate.ts';
import type { RequestContext } from '../../kernel/context.ts';

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

/** The words of the module, or those that a kind of report brings along. */
export async function reportWords(
  context: Pick<RequestContext, 'wordingIn' | 'language'>,
  catalogues: Readonly<Record<Language, Catalogue>> = WORDS,
): Promise<ReportWords> {
  const wording = await context.wordingIn(context.language);
  const { formatLocale } = wording;
  const days = new Intl.DateTimeFormat(formatLocale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(formatLocale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const numbers = new Intl.NumberFormat(formatLocale);
  const percents = new Intl.NumberFormat(formatLocale, { style: 'percent' });
  return {
    t: wording.of(catalogues),
    day: (day) => days.format(new Date(day)),
    month: (day) => months.format(new Date(day)),
    number: (value) => numbers.format(value),
    percent: (share) => percents.format(share),
    text: (text) => chooseText(text, context.language)?.text ?? '',
  };
}
