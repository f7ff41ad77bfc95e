import { chooseText, type Language, type Localized } from '@sullam/domain/localized.ts';
import type { RequestContext } from './context.ts';
import { plainMoment } from './plain-moment.ts';
import { type ResultWords, resultWords } from './result-words.ts';

export interface FileAbout {
  /** What the file is: "Grades". It also names the sheet of a workbook. */
  title: string;
  /** What it is about, a course for example. */
  of?: Localized | string | null | undefined;
  language?: Language;
  /** The day in the name; the organisation's today where it is left out. */
  day?: string;
}

/** The name of a download: what it is, what about, and the day: "Grades - Botany 2026-11-29.xlsx". */
export function fileName(
  context: RequestContext,
  ending: string,
  { title, of, language = context.language, day = dayIn(context, context.configuration.time_zone) }: FileAbout,
): string {
  const subject = typeof of === 'string' ? of : chooseText(of ?? {}, language)?.text;
  // long titles leave room for the day and the ending
  const name = [title, subject].filter(Boolean).join(' - ').slice(0, 100).trim();
  return `${name} ${day}.${ending}`;
}

const dayIn = ({ clock }: RequestContext, timeZone: string): string => dayOf(clock.now(), timeZone);

/** The day of a moment by the clock of a zone: "2026-11-29". */
export const dayOf = (moment: Date | string, timeZone: string): string => plainMoment(moment, timeZone).slice(0, 10);

/** The name of a download whose title is one of the words of result files, in the reader's language. */
export const wordedFileName = async (
  context: RequestContext,
  title: Parameters<ResultWords['title']>[0],
  ending: string,
  about: Omit<FileAbout, 'title'> = {},
): Promise<string> => fileName(context, ending, { ...about, title: (await resultWords(context)).title(title) });
