import type { Language } from '@sullam/domain/localized.ts';
import { messages as arabicCodes } from '@sullam/strings/areas/error-codes.ar.gen.ts';
import { messages as englishCodes } from '@sullam/strings/areas/error-codes.en.gen.ts';
import { messages as arabicErrors } from '@sullam/strings/areas/errors.ar.ts';
import { messages as englishErrors } from '@sullam/strings/areas/errors.en.ts';
import type { Catalogue } from '@sullam/strings/define.ts';
import type { Wording } from '../wording.ts';

const ENGLISH: Catalogue = { ...englishErrors, ...englishCodes };
const ERRORS: Readonly<Record<Language, Catalogue>> = {
  en: ENGLISH,
  ar: { ...ENGLISH, ...arabicErrors, ...arabicCodes },
};

type Values = Record<string, string | number>;

/** The sentence of an error code. */
export function errorText(wording: Wording, code: string, values: Values): string {
  const t = wording.of(ERRORS);
  return t.lookUp(`errors.codes.${code}`, values) ?? t('errors.codes.internal');
}

/** The sentence of a broken rule at a field, or of an error code that is reported there. */
export const ruleText = (wording: Wording, code: string, values: Values): string =>
  wording.of(ERRORS).lookUp(`errors.rules.${code}`, values) ?? errorText(wording, code, values);
