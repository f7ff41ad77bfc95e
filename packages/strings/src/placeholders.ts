import type { Language } from '@sullam/domain/localized.ts';
import { directionOf } from '@sullam/domain/localized.ts';
import {
  asMine,
  obliquePlural,
  TERM_SLUGS,
  type TermForms,
  type TermSlug,
  type Terms,
  withArabicArticle,
  withArabicTo,
} from '@sullam/domain/terms.ts';
import { directionOfText, isolate } from '@sullam/domain/text-direction.ts';
import type { RuntimeMessage } from './define.ts';

const PLACEHOLDER = /\{([A-Za-z0-9_]+)\}/g;

type TermReader = (forms: TermForms, language: Language) => string;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const definite = (noun: string, given: string | undefined, language: Language): string =>
  language === 'en' ? `the ${noun}` : given?.trim() || withArabicArticle(noun);

const singular: TermReader = (forms) => forms.singular;
const plural: TermReader = (forms) => forms.plural;
const dual: TermReader = (forms) => forms.dual?.trim() || forms.plural;
const theSingular: TermReader = (forms, language) => definite(forms.singular, forms.definite, language);
const thePlural: TermReader = (forms, language) => definite(forms.plural, forms.definitePlural, language);
const oblique: TermReader = (forms) => obliquePlural(forms.plural, forms.singular);
const theOblique: TermReader = (forms, language) => obliquePlural(thePlural(forms, language), forms.singular);
const toThe =
  (reader: TermReader): TermReader =>
  (forms, language) =>
    language === 'en' ? `to ${reader(forms, language)}` : withArabicTo(reader(forms, language));
const mine: TermReader = (forms, language) =>
  language === 'en' ? `my ${forms.plural}` : asMine(forms.plural, thePlural(forms, language));
const capital =
  (reader: TermReader): TermReader =>
  (forms, language) =>
    capitalize(reader(forms, language));

const termReaders = new Map<string, { slug: TermSlug; read: TermReader }>();
for (const slug of TERM_SLUGS) {
  const name = capitalize(slug);
  const readers: [string, TermReader][] = [
    [slug, singular],
    [`${slug}s`, plural],
    [`${slug}Dual`, dual],
    [name, capital(singular)],
    [`${name}s`, capital(plural)],
    [`the${name}`, theSingular],
    [`the${name}s`, thePlural],
    [`The${name}`, capital(theSingular)],
    [`The${name}s`, capital(thePlural)],
    [`${slug}sOblique`, oblique],
    [`the${name}sOblique`, theOblique],
    [`toThe${name}`, toThe(theSingular)],
    [`toThe${name}s`, toThe(theOblique)],
    [`my${name}s`, mine],
  ];
  for (const [placeholder, read] of readers) termReaders.set(placeholder, { slug, read });
}

/** Whether a placeholder is filled from the organisation's terminology. */
export function isTermPlaceholder(name: string): boolean {
  return termReaders.has(name);
}

/** The organisation's noun for a placeholder; one in the other script is isolated. */
export function termText(name: string, terms: Terms, language: Language): string | null {
  const reader = termReaders.get(name);
  if (!reader) return null;
  const text = reader.read(terms[reader.slug], language);
  const direction = directionOfText(text);
  return direction === null || direction === directionOf(language) ? text : isolate(text);
}

/** The placeholders of a text, terms left out. */
export function valueNames(text: string): Set<string> {
  const names = [...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');
  return new Set(names.filter((name) => !isTermPlaceholder(name)));
}

/** The placeholders of any form of a message, terms left out. */
export function messageValueNames(message: RuntimeMessage): Set<string> {
  if (typeof message === 'string') return valueNames(message);
  return new Set(['count', ...Object.values(message).flatMap((form) => [...valueNames(form ?? '')])]);
}

/** Fills the placeholders of a text. */
export function interpolate(text: string, fill: (name: string) => string): string {
  return text.replace(PLACEHOLDER, (_, name: string) => fill(name));
}
