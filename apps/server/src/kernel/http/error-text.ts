import type { Language } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/errors.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/errors.en.gen.ts';
import type { Catalogue } from '@sullam/strings/define.ts';
import type { Wording } from '../wording.ts';

const ERRORS: Readonly<Record<Language, Catalogue>> = { en: english, ar: { ...english, ...arabic } };

type Values = Record<string, string | number>;

/** The sentence of an error code. */
export function errorText(wording: Wording, code: string, values: Values): string {
  const t = wording.of(ERRORS);
  return t.dynamic(`errors.codes.${code}`, values) ?? t('errors.codes.internal');
}

/** The sentence of a broken rule at a field, or of an error code that is reported there. */
export const ruleText = (wording: Wording, code: string, values: Values): string =>
  wording.of(ERRORS).dynamic(`errors.rules.${code}`, values) ?? errorText(wording, code, values);
