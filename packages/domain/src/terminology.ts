import type { Language } from './localized.ts';
import { mergeTerms, TERM_SLUGS, type TermForms, type TermOverrides, type Terms } from './terms.ts';

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
  wording('course_banner_title', 'Your next step', 'خطوتك التالية'),
  wording(
    'course_banner_subtitle',
    'Choose what you want to learn and go at your own pace.',
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

/** The product's own nouns of one language. */
function productTerms(language: Language): Terms {
  const forms = TERM_SLUGS.map((slug) => {
    const entry: TerminologyEntry | undefined = TERMINOLOGY.find((candidate) => candidate.slug === slug);
    const initial = entry?.initial?.[language];
    if (!initial) throw new Error(`No wording for the term ${slug}`);
    return [slug, initial] as const;
  });
  return Object.fromEntries(forms) as Terms;
}

/** The terms of one language: the product's own, replaced by the organisation's. */
export const resolveTerms = (language: Language, overrides: TermOverrides = {}): Terms =>
  mergeTerms(productTerms(language), overrides);
