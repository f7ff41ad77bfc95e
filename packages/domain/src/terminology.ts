import type { Language } from './localized.ts';

/** The forms of a renamable noun. Only singular and plural are asked for; the others refine Arabic sentences. */
export interface TermForms {
  singular: string;
  plural: string;
  /** Arabic: two of it ("دورتان"). */
  dual?: string;
  /** With the article ("الدورة"); otherwise made from the singular. */
  definite?: string;
  /** The plural with the article ("الدورات"); otherwise made from the plural. */
  definitePlural?: string;
}

export interface TerminologyEntry {
  slug: string;
  kind: 'term' | 'wording' | 'picture';
  isRequired: boolean;
  initial: Record<Language, TermForms> | null;
}

const term = (slug: string, en: TermForms, ar: TermForms): TerminologyEntry => ({
  slug,
  kind: 'term',
  isRequired: true,
  initial: { en, ar },
});

const wording = (slug: string, en: string, ar: string): TerminologyEntry => ({
  slug,
  kind: 'wording',
  isRequired: false,
  initial: { en: { singular: en, plural: en }, ar: { singular: ar, plural: ar } },
});

const picture = (slug: string): TerminologyEntry => ({ slug, kind: 'picture', isRequired: false, initial: null });

/** Everything an organisation may name or picture in its own way (specification, section 3). */
export const TERMINOLOGY = [
  picture('auth_image'),
  picture('login_organization_logo'),
  picture('course_header_image'),
  picture('event_header_image'),
  wording('course_banner_title', 'Keep climbing', 'واصل الصعود'),
  wording(
    'course_banner_subtitle',
    'Choose what you want to learn next and go at your own pace.',
    'اختر ما تودّ تعلّمه، وتقدّم بالسرعة التي تناسبك.',
  ),
  wording('event_banner_title', 'Meet and learn together', 'نلتقي لنتعلّم معًا'),
  wording(
    'event_banner_subtitle',
    'Talks, workshops and gatherings, online and in person.',
    'محاضرات وورش عمل ولقاءات، عن بُعد وحضوريًا.',
  ),
  term(
    'blended',
    { singular: 'blended', plural: 'blended' },
    { singular: 'مدمج', plural: 'مدمجة', definite: 'المدمج', definitePlural: 'المدمجة' },
  ),
  term(
    'course',
    { singular: 'course', plural: 'courses' },
    { singular: 'دورة', plural: 'دورات', dual: 'دورتان', definite: 'الدورة', definitePlural: 'الدورات' },
  ),
  term(
    'dashboard',
    { singular: 'dashboard', plural: 'dashboards' },
    {
      singular: 'لوحة معلومات',
      plural: 'لوحات معلومات',
      dual: 'لوحتا معلومات',
      definite: 'لوحة المعلومات',
      definitePlural: 'لوحات المعلومات',
    },
  ),
  term(
    'instructor',
    { singular: 'instructor', plural: 'instructors' },
    { singular: 'مدرّب', plural: 'مدرّبون', dual: 'مدرّبان', definite: 'المدرّب', definitePlural: 'المدرّبون' },
  ),
  term(
    'module',
    { singular: 'module', plural: 'modules' },
    { singular: 'وحدة', plural: 'وحدات', dual: 'وحدتان', definite: 'الوحدة', definitePlural: 'الوحدات' },
  ),
  term(
    'student',
    { singular: 'learner', plural: 'learners' },
    { singular: 'متعلّم', plural: 'متعلّمون', dual: 'متعلّمان', definite: 'المتعلّم', definitePlural: 'المتعلّمون' },
  ),
] as const satisfies readonly TerminologyEntry[];

/** The nouns that sentences of the interface insert by placeholder. */
export const TERM_SLUGS = ['course', 'module', 'instructor', 'student', 'dashboard', 'blended'] as const;
export type TermSlug = (typeof TERM_SLUGS)[number];

/** The nouns of one language as an organisation names them. */
export type Terms = Record<TermSlug, TermForms>;

/** An organisation's own naming of a term: any form may be missing. */
export type TermOverrides = Partial<Record<TermSlug, Partial<TermForms>>>;

const ARTICLE = 'ال';

/** Puts the Arabic article before a single word; a phrase keeps its form, since its article belongs elsewhere. */
export function withArabicArticle(noun: string): string {
  return noun.startsWith(ARTICLE) || noun.trim().includes(' ') ? noun : `${ARTICLE}${noun}`;
}

function initialForms(slug: TermSlug, language: Language): TermForms {
  const entry: TerminologyEntry | undefined = TERMINOLOGY.find((candidate) => candidate.slug === slug);
  const forms = entry?.initial?.[language];
  if (!forms) throw new Error(`No wording for the term ${slug}`);
  return forms;
}

/**
 * The terms of one language: the product's own, replaced by the organisation's. A renamed noun loses the dual and
 * definite forms of the product's noun, since those belong to another word.
 */
export function resolveTerms(language: Language, overrides: TermOverrides = {}): Terms {
  const terms: Partial<Terms> = {};
  for (const slug of TERM_SLUGS) {
    const initial = initialForms(slug, language);
    const own = overrides[slug];
    const singular = own?.singular?.trim() || initial.singular;
    const plural = own?.plural?.trim() || (own?.singular?.trim() ? singular : initial.plural);
    const base: TermForms = singular === initial.singular && plural === initial.plural ? initial : { singular, plural };
    terms[slug] = { ...base, ...definedForms(own), singular, plural };
  }
  return terms as Terms;
}

function definedForms(forms: Partial<TermForms> | undefined): Partial<TermForms> {
  return Object.fromEntries(Object.entries(forms ?? {}).filter(([, form]) => form?.trim()));
}
