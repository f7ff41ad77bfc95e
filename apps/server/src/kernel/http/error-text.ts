import type { Language } from '@sullam/domain/localized.ts';
import { resolveTerms } from '@sullam/domain/terminology.ts';
import { messages as arabic } from '@sullam/strings/areas/errors.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/errors.en.gen.ts';
import { createTranslator } from '@sullam/strings/translate.ts';

const translators = {
  en: createTranslator({ language: 'en', catalogue: english, terms: resolveTerms('en') }),
  ar: createTranslator({ language: 'ar', catalogue: { ...english, ...arabic }, terms: resolveTerms('ar') }),
};

type Values = Record<string, string | number>;

/** The sentence of an error code. */
export const errorText = (language: Language, code: string, values: Values): string =>
  translators[language].dynamic(`errors.codes.${code}`, values) ?? translators[language]('errors.codes.internal');

/** The sentence of a broken rule at a field, or of an error code that is told there. */
export const ruleText = (language: Language, code: string, values: Values): string =>
  translators[language].dynamic(`errors.rules.${code}`, values) ?? errorText(language, code, values);
