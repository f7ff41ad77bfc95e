import { showNumber } from '@sullam/domain/certificates/certificate-number.ts';
import type { CertificateClaims } from '@sullam/domain/certificates/claims.ts';
import type { Facts, SheetArrangement } from '@sullam/domain/certificates/layout.ts';
import type { CoverFamily } from '@sullam/domain/configuration.ts';
import { chooseText, LANGUAGES, type Language, type Localized } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/certificate-sheet.ar.ts';
import { messages as english } from '@sullam/strings/areas/certificate-sheet.en.ts';
import { createFormatter, type Formatter } from '@sullam/strings/format.ts';
import { Newest } from '../../../kernel/newest.ts';
import type { Wording } from '../../../kernel/wording.ts';
import type { SheetHalf } from '../certificate-pdf/certificate-pdf.public.ts';
import type { CertificateDesign } from '../certificate-templates/certificate-templates.public.ts';

const WORDS = { en: english, ar: arabic };
const MINUTE_MS = 60_000;
/** A ladder of more steps would be a wall. */
const MOST_RUNGS = 12;
const RUNGS_OF_MANY = 10;

/** Every word that is printed, as it is kept; files are named by their numbers. */
export interface StoredSheet {
  family: CoverFamily;
  hue: number;
  rungs: number;
  heading: Localized;
  halves: Partial<Record<Language, StoredHalf>>;
  signatures: { name: Localized; title: Localized; mediaId: number | null }[];
  numberLabel: Localized;
  address: string;
  issuer: Localized;
  logoMediaId: number | null;
  markMediaId: number | null;
  title: string;
  /** Of a sheet that is arranged freely. */
  free?: StoredFree;
}

/** An arrangement as it was when the certificate was issued, with what it says. */
export interface StoredFree {
  arrangement: SheetArrangement;
  facts: Partial<Record<Language, Facts>>;
  /** The same without the result, which its holder may hide from others. */
  factsWithoutResult: Partial<Record<Language, Facts>>;
  logos: { LOGO: number | null; LIGHT_LOGO: number | null; MARK: number | null };
}

/** A half also without the result, which its holder may hide from others. */
export type StoredHalf = SheetHalf & { detailsWithoutResult: readonly string[] };

interface Writing {
  claims: CertificateClaims;
  design: CertificateDesign;
  language: Language;
  wording: Wording;
  habits: { region: string; arabicDigits: 'arab' | 'latn'; timeZone: string };
}

const formatters = new Newest<Formatter>();

/** One formatter for all sheets that are written alike: to make one takes longer than to write a sheet with it. */
function formatterOf({ language, habits }: Writing): Formatter {
  const key = [language, habits.region, habits.arabicDigits, habits.timeZone].join(' ');
  const known = formatters.get(key);
  if (known) return known;
  const formatter = createFormatter({ language, ...habits });
  formatters.set(key, formatter);
  return formatter;
}

const said = (text: Localized, language: Language): string => chooseText(text, language)?.text ?? '';

const withIssuer = (text: string, issuer: Localized, language: Language): string =>
  text.replaceAll('{organization}', said(issuer, language));

function detailsOf(writing: Writing, withResult: boolean): string[] {
  const { claims, design, language, wording } = writing;
  const t = wording.of(WORDS);
  const format = formatterOf(writing);
  const { lessons, duration, result } = design.shows;
  const parts = [
    ...(claims.courses ? [t('certificate-sheet.details.specialization', { count: claims.courses.length })] : []),
    ...(lessons && !claims.courses && claims.lessonCount > 0
      ? [t('certificate-sheet.details.lessons', { count: claims.lessonCount })]
      : []),
    ...(duration && claims.minutes > 0 ? [format.duration(claims.minutes * MINUTE_MS)] : []),
    ...(result && withResult && claims.result !== null
      ? [t('certificate-sheet.details.result', { result: { raw: format.exactPercent(claims.result) } })]
      : []),
  ];
  const date = { raw: format.date(claims.earnedAt, 'long') };
  const place = said(design.place, language);
  const joined = parts.join(language === 'ar' ? '، ' : ', ');
  return [
    ...(parts.length > 0 ? [t('certificate-sheet.details.all', { parts: { raw: joined } })] : []),
    place
      ? t('certificate-sheet.details.placeAndDay', { place: { raw: place }, date })
      : t('certificate-sheet.details.day', { date }),
  ];
}

function halfOf(writing: Writing): StoredHalf {
  const { claims, design, language, wording } = writing;
  const t = wording.of(WORDS);
  const format = formatterOf(writing);
  const own = (text: Localized) => withIssuer(said(text, language), claims.issuer, language);
  return {
    opening: own(design.opening),
    name: said(claims.name, language),
    completed: own(design.completed),
    course: said(claims.course, language),
    details: detailsOf(writing, true),
    detailsWithoutResult: detailsOf(writing, false),
    validUntil:
      claims.validUntil === null
        ? null
        : t('certificate-sheet.validUntil', { date: { raw: format.date(claims.validUntil, 'long') } }),
  };
}

/** What the certificate says, as the words of an arrangement ask for it; null: it doesn't have that. */
function factsOf(writing: Writing, address: string, withResult: boolean): Facts {
  const { claims, language, wording } = writing;
  const t = wording.of(WORDS);
  const format = formatterOf(writing);
  const day = (date: string | null) => (date === null ? null : format.date(date, 'long'));
  const between = language === 'ar' ? '، ' : ', ';
  return {
    NAME: said(claims.name, language),
    COURSE: said(claims.course, language),
    SENTENCE: detailsOf(writing, withResult).join('\n'),
    RESULT: withResult && claims.result !== null ? format.exactPercent(claims.result) : null,
    HOURS: claims.minutes > 0 ? format.duration(claims.minutes * MINUTE_MS) : null,
    LESSONS: claims.lessonCount > 0 ? t('certificate-sheet.details.lessons', { count: claims.lessonCount }) : null,
    INSTRUCTORS: claims.instructors.map((name) => said(name, language)).join(between) || null,
    EARNED: day(claims.earnedAt),
    ISSUED: day(claims.issuedAt),
    VALID_UNTIL: day(claims.validUntil),
    NUMBER: fromTheLeft(showNumber(claims.number)),
    ADDRESS: fromTheLeft(shortAddressOf(address, claims.number)),
    ORGANIZATION: said(claims.issuer, language),
  };
}

/** Numbers and addresses are read from the left in every language. */
const fromTheLeft = (text: string): string => `\u2066${text}\u2069`;

export interface SheetSource {
  claims: CertificateClaims;
  design: CertificateDesign;
  hue: number;
  family: CoverFamily;
  address: string;
  logoMediaId: number | null;
  darkLogoMediaId: number | null;
  markMediaId: number | null;
  wordings: Readonly<Record<Language, Wording>>;
  habits: Writing['habits'];
}

/** Words the sheet in both languages, in those of them in which the holder's name is known. */
export function writeSheet(source: SheetSource): StoredSheet {
  const { claims, design, wordings, habits } = source;
  const { arrangement } = design;
  const writingIn = (language: Language): Writing => ({
    claims,
    design,
    language,
    wording: wordings[language],
    habits,
  });
  const family = design.family ?? source.family;
  const languages = LANGUAGES.filter((language) => claims.name[language]?.trim());
  const halves = Object.fromEntries(languages.map((language) => [language, halfOf(writingIn(language))]));
  const factsIn = (withResult: boolean) =>
    Object.fromEntries(
      languages.map((language) => [language, factsOf(writingIn(language), source.address, withResult)]),
    );
  const word = (key: 'certificate-sheet.number'): Localized =>
    Object.fromEntries(languages.map((language) => [language, wordings[language].of(WORDS)(key)]));
  const [first = 'en'] = languages;
  return {
    family,
    hue: source.hue,
    rungs: claims.lessonCount > MOST_RUNGS ? RUNGS_OF_MANY : Math.max(2, claims.lessonCount),
    heading: design.heading,
    halves,
    signatures: design.signatures.map(({ name, title, mediaId }) => ({ name, title, mediaId })),
    numberLabel: word('certificate-sheet.number'),
    address: source.address,
    issuer: claims.issuer,
    logoMediaId: family === 'stars' ? (source.darkLogoMediaId ?? null) : source.logoMediaId,
    markMediaId: family === 'stars' ? source.markMediaId : null,
    title: wordings[first].of(WORDS)('certificate-sheet.title', {
      heading: said(design.heading, first),
      name: said(claims.name, first),
      what: said(claims.course, first),
    }),
    ...(arrangement
      ? {
          free: {
            arrangement,
            facts: factsIn(true),
            factsWithoutResult: factsIn(false),
            logos: {
              LOGO: source.logoMediaId,
              LIGHT_LOGO: source.darkLogoMediaId,
              MARK: source.markMediaId,
            },
          },
        }
      : {}),
  };
}

export const shortAddressOf = (address: string, number: string): string =>
  `${new URL(address).host}/certificates/${showNumber(number)}`;
