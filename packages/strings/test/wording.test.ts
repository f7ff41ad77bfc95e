import { AUTH_ERROR_CODES, GENERIC_ERROR_CODES } from '@sullam/domain/error-codes.ts';
import { FEATURE_NAMES, isSwitchable } from '@sullam/domain/features.ts';
import { PASSWORD_RULE_IDS } from '@sullam/domain/password-rules.ts';
import { PERMISSIONS } from '@sullam/domain/permissions.ts';
import { PLANNED_PERMISSIONS } from '@sullam/domain/planned-permissions.ts';
import { resolveTerms } from '@sullam/domain/terminology.ts';
import { obliquePlural, TERM_SLUGS } from '@sullam/domain/terms.ts';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../src/all-areas.ts';
import type { Area, WordedErrorCode } from '../src/areas.ts';
import { type Catalogue, PLURAL_CATEGORIES, type RuntimeMessage } from '../src/define.ts';
import { loadArea, loadAreas } from '../src/load.ts';
import { NO_MISPLACED_PLACEHOLDERS } from '../src/placeholder-check.ts';
import { messageValueNames } from '../src/placeholders.ts';

/** Latin words that belong into Arabic texts: formats, products, examples. */
const ALLOWED_LATIN = [
  'Apple Pay',
  'Google Pay',
  'STC Pay',
  'PayPal',
  'Stripe',
  // labels on the sites of payment providers, which have no Arabic
  'developer.paypal.com',
  'Apps & Credentials',
  'Sandbox',
  'Live',
  'Transaction search',
  'Customer disputes',
  'Webhook ID',
  'Webhooks',
  'Developers',
  'API keys',
  'sk_test_',
  'sk_live_',
  'POST',
  'TEST',
  'Open Badges',
  'LinkedIn',
  'Letter',
  'JSON',
  'A4',
  'QR',
  'B و8، وS و5، وZ و2',
  'Ctrl K',
  '⌘K',
  'Enter',
  'Excel',
  '(.xlsx)',
  'MOV',
  'MP4 (H.264)',
  'H.264',
  'AAC',
  'DOCX',
  'H5P',
  'CSV',
  'PDF',
  'XML',
  'UUID',
  'UTC',
  'XLSX',
  'Zoom',
  'Jitsi',
  'Microsoft Teams',
  'Google Meet',
  'Google',
  'Apple',
  'Shift',
  'Ctrl + Enter',
  'N التالي',
  'P السابق',
  'English',
  'JPEG',
  'HEIC',
  'PNG',
  'WebP',
  'WebVTT',
  'LaTeX',
  'HTML',
  'WOFF2',
  'WOFF',
  'TTF',
  'OTF',
  'salma@example.org',
  'SCORM',
  'H5P',
  'GIFT',
  'XLIFF',
  'Cloze',
  'Moodle',
  'Common Cartridge',
  'Aiken',
  'Blackboard',
  'Moodle XML',
  'QTI',
  'ZIP',
  'Markdown',
  'https',
  'name@example.org',
  'https://example.org',
  'example.org',
  '#00416b',
];

/** Digits that belong into Arabic texts as they are, whichever the organisation writes: names, numbers to type, digits themselves. */
const ALLOWED_DIGITS = [
  '+966 50 123 4567',
  '(0 إلى 9)',
  'Open Badges 3.0',
  'MP4 (H.264)',
  'H.264',
  'XLIFF 2.0',
  'QTI 1.2',
  'QTI 2.1',
  'QTI 2 أو 3',
  'QTI من 1.2 إلى 3',
  '«1. …',
];

/** Words that authors reach for instead of a noun that organisations name themselves. */
const INSTEAD_OF_TERMS = {
  en: ['student', 'students', 'trainee', 'trainees', 'teacher', 'teachers'],
  ar: ['طالب', 'طلاب', 'متدرّب', 'متدرّبون', 'معلّم', 'معلّمون', 'مقرّر', 'مقرّرات'],
};

/**
 * Words that the glossary replaces by others ("Words that we choose"): each has one that the whole product uses. Arabic ones are
 * compared without vowel marks.
 */
const INSTEAD_OF_CHOSEN = {
  en: [
    /\b(some|every|no|any)body\b/i, // someone, everyone, no one, anyone
    /\bhand(s|ed|ing)? in\b/i, // submit
    /\b(tak(e|en|es|ing)|took) (it |them )?back\b/i, // withdraw, undo
    /\banew\b/i, // again, or a verb with re-
  ],
  ar: [
    /(?<!\p{L})[وفبكل]?(?:ال)?[اينت]?ستعم[اإ]?ل/u, // استخدم
    /(?<!\p{L})[وفبكل]?(?:ال)?(?:جواب|[اأ]جوب)/u, // إجابة؛ رد
    /(?<!\p{L})صوره?(?!\p{L}) (?:الرمز|ب)/u, // مسح الرمز
    /رمز (?:ال)?استجابة/u, // رمز QR
    /(?<!\p{L})باليد(?!\p{L})/u, // يدويًا
    /إكسل|مودل/u, // the product's own name: Excel, Moodle
    /(?<!علامة )تبويب جديد/u, // علامة تبويب جديدة
  ],
};

/** Messages in which such a word isn't the product's noun. */
const NOT_THE_NOUN: readonly { keys: RegExp; reason: string }[] = [
  {
    keys: /^questions?(-view)?\..*(unit|NUMERIC)/i,
    reason: 'the Arabic word for a module is also that for a unit of measure',
  },
];

const withoutVowelMarks = (text: string): string => text.replace(/[\u064B-\u0652]/g, '');

/** Finds the product's nouns as they are written in sentences: with articles, prepositions and endings. */
function nounPattern(language: 'en' | 'ar'): RegExp {
  const terms = resolveTerms(language);
  const nouns = TERM_SLUGS.flatMap((slug) => {
    const { singular, plural, dual, definite, definitePlural } = terms[slug];
    const oblique = [obliquePlural(plural, singular), dual?.replace(/ان$/, 'ين')];
    return [singular, plural, dual, definite, definitePlural, ...oblique].filter((form) => form !== undefined);
  });
  const words = [...nouns, ...INSTEAD_OF_TERMS[language]];
  if (language === 'en') return new RegExp(`\\b(${words.join('|')})\\b`, 'i');
  const stems = words.map((word) => withoutVowelMarks(word).replace(/^ال/, ''));
  const bound = stems.map((stem) => stem.replace(/ة$/, 'ت').replace(/[وي]ن$/, '[وي]'));
  const letter = '\\p{Script=Arabic}';
  const before = `(?<!${letter})[وف]?[بكل]?(?:ال|لل)?`;
  return new RegExp(
    `${before}(?:(?:${stems.join('|')})ا?|(?:${bound.join('|')})(?:ي|ك|ه|ها|هم|نا|كم)?)(?!${letter})`,
    'u',
  );
}

const nounIn = { en: nounPattern('en'), ar: nounPattern('ar') };

const textsOf = (message: RuntimeMessage): string[] =>
  typeof message === 'string' ? [message] : Object.values(message);
const bare = (text: string): string =>
  ALLOWED_LATIN.toSorted((a, b) => b.length - a.length).reduce(
    (rest, name) => rest.replaceAll(name, ''),
    text.replace(/\{[A-Za-z0-9_]+\}/g, ''),
  );
const entries = (catalogue: Catalogue): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, message]) => textsOf(message).map((text): [string, string] => [key, text]));
const offending = (catalogue: Catalogue, isWrong: (text: string) => boolean): string[] =>
  entries(catalogue)
    .filter(([, text]) => isWrong(text))
    .map(([key, text]) => `${key}: ${text}`);

describe.each(AREAS)('the wording of %s', async (area: Area) => {
  const en = await loadArea(area, 'en');
  const ar = await loadArea(area, 'ar');

  it('has the same keys in both languages, all under its own name', () => {
    expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort());
    // rules that only the server reports are worded beside its codes
    const names = area === 'error-codes' ? ['errors.codes.', 'errors.rules.'] : [`${area}.`];
    expect(Object.keys(en).filter((key) => !names.some((name) => key.startsWith(name)))).toEqual([]);
  });

  it('has all six Arabic plural forms wherever English counts', () => {
    for (const [key, message] of Object.entries(en)) {
      const forms = typeof message === 'string' ? 'text' : [...PLURAL_CATEGORIES].sort();
      const arabic = ar[key] ?? '';
      expect([key, typeof arabic === 'string' ? 'text' : Object.keys(arabic).sort()]).toEqual([key, forms]);
    }
  });

  it('asks for the same values in both languages', () => {
    for (const [key, message] of Object.entries(en)) {
      expect([key, [...messageValueNames(ar[key] ?? '')].sort()]).toEqual([
        key,
        [...messageValueNames(message)].sort(),
      ]);
    }
  });

  it('leaves no text empty, untrimmed or with a lone brace', () => {
    const isWrong = (text: string) =>
      text.trim() !== text || text === '' || /[{}]/.test(text.replace(/\{[A-Za-z0-9_]+\}/g, '')) || / {2}/.test(text);
    expect([...offending(en, isWrong), ...offending(ar, isWrong)]).toEqual([]);
  });

  it('is Arabic in Arabic', () => {
    expect(offending(ar, (text) => /[A-Za-z]/.test(bare(text)))).toEqual([]);
    expect(offending(ar, (text) => /[,;?"']/.test(bare(text)))).toEqual([]);
    expect(offending(ar, (text) => /\s[،؛؟.!:]/.test(text))).toEqual([]);
    expect(offending(ar, (text) => /[\u06CC\u06A9\u06C1]/.test(text))).toEqual([]);
  });

  it('writes numbers in Arabic digits, which follow the choice of the organisation', () => {
    const rest = (text: string) => bare(ALLOWED_DIGITS.reduce((left, name) => left.replaceAll(name, ''), text));
    expect(offending(ar, (text) => /[0-9]/.test(rest(text)))).toEqual([]);
  });

  it('calls the check-in of events by its name, not by that of signing in', () => {
    if (!/^event/.test(area)) return;
    const isCheckIn = (key: string) => /check-in/i.test(textsOf(en[key] ?? '').join(' '));
    expect(
      offending(ar, (text) => /تسجيل (ال)?دخول/.test(text)).filter((found) => isCheckIn(found.split(':')[0] ?? '')),
    ).toEqual([]);
  });

  it('says each thing by the word that the glossary chooses', () => {
    // what people may type into the search is no message
    const said = (catalogue: Catalogue) =>
      Object.fromEntries(Object.entries(catalogue).filter(([key]) => !/\.(found|\w*[wW]ords)\./.test(key)));
    const among = (patterns: readonly RegExp[]) => (text: string) =>
      patterns.some((pattern) => pattern.test(withoutVowelMarks(text)));
    expect([
      ...offending(said(en), among(INSTEAD_OF_CHOSEN.en)),
      ...offending(said(ar), among(INSTEAD_OF_CHOSEN.ar)),
    ]).toEqual([]);
  });

  it('asks before it acts in one way in Arabic', () => {
    expect(offending(ar, (text) => /^أ[تن]\p{L}+ .*؟$/u.test(withoutVowelMarks(text)))).toEqual([]);
  });

  it('counts with the plural forms where a noun follows a number in Arabic', () => {
    // "in {minutes} minutes" needs six forms in Arabic; a ratio, an abbreviation or a size doesn't
    const nouns =
      /\{(?:count|total|most|maximum|minutes|hours|days|points|planned|of|capacity)\} (?:ثانية|دقيقة|دقائق|ساعة|ساعات|يوم|أيام|شهر|مقعد|جلس|درس|دروس|سؤال|أسئلة|نقطة|نقاط|درجة|درجات|حرف|أحرف|كلمة|كلمات|شخص|أشخاص|نتيجة|نتائج|صف|ملف|مرة|مرات)/;
    const single = Object.entries(ar).filter(([, message]) => typeof message === 'string') as [string, string][];
    expect(single.filter(([, text]) => nouns.test(text)).map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  it('names what organisations name themselves by a placeholder', () => {
    const named = (catalogue: Catalogue, language: 'en' | 'ar') =>
      offending(catalogue, (text) => nounIn[language].test(withoutVowelMarks(bare(text)))).filter(
        (found) => !NOT_THE_NOUN.some(({ keys }) => keys.test(found.slice(0, found.indexOf(':')))),
      );
    expect([...named(en, 'en'), ...named(ar, 'ar')]).toEqual([]);
  });

  it('is English in English', () => {
    // the name of the language, and the mark of test payments, which is in both
    const isMeant = (text: string) => text === 'العربية' || text === 'TEST · اختبار';
    expect(offending(en, (text) => /\p{Script=Arabic}/u.test(text) && !isMeant(text))).toEqual([]);
    expect(offending(en, (text) => /\s[,.;:!?]/.test(text))).toEqual([]);
  });
});

describe('the wording as a whole', () => {
  it('has no key twice', async () => {
    const parts = await Promise.all(AREAS.map((area) => loadArea(area, 'en')));
    const all = await loadAreas(AREAS, 'en');
    expect(Object.keys(all)).toHaveLength(parts.reduce((sum, part) => sum + Object.keys(part).length, 0));
    expect(NO_MISPLACED_PLACEHOLDERS).toBe(true);
  });

  it('words every auth code, generic code, password rule, feature and permission', async () => {
    const all = await loadAreas(AREAS, 'ar');
    const codes: WordedErrorCode[] = [...AUTH_ERROR_CODES, ...GENERIC_ERROR_CODES];
    const wanted = [
      ...codes.map((code) => `errors.codes.${code}`),
      ...PASSWORD_RULE_IDS.map((id) => `auth.password.${id}`),
      ...FEATURE_NAMES.map((feature) => `organization-settings.features.${feature}`),
      ...FEATURE_NAMES.filter(isSwitchable).flatMap((feature) => [
        `organization-settings.featureTexts.${feature}`,
        `organization-settings.featureWords.${feature}`,
      ]),
      ...PERMISSIONS.filter(
        ({ slug, contextId }) => [3, 4].includes(contextId) && !PLANNED_PERMISSIONS.has(slug),
      ).flatMap(({ slug, category }) => [
        `members.permissions.${/^organization_(create|read|update|delete)_/.exec(slug)?.[1] ?? slug}`,
        `members.categories.${category}`,
      ]),
    ];
    expect(wanted.filter((key) => !(key in all))).toEqual([]);
  });
});
