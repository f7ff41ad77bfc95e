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

/**
 * The plural as it stands after a preposition, a noun or a verb ("كل المتعلّمين"). Only sound masculine plurals change
 * ("متعلّم", "متعلّمون"); those of other patterns that end alike ("فنون") keep their form.
 */
export function obliquePlural(plural: string, singular: string): string {
  return plural.endsWith(`${singular}ون`) ? `${plural.slice(0, -2)}ين` : plural;
}

/** A noun with its article after the preposition "to", which merges with it: "للمتعلّم". */
export function withArabicTo(definite: string): string {
  return definite.startsWith(ARTICLE) ? `لل${definite.slice(ARTICLE.length)}` : `ل${definite}`;
}

/** The reader's own ("دوراتي"); a phrase keeps its form, since the ending belongs to one of its words. */
export function asMine(plural: string, definitePlural: string): string {
  return /^\p{Script=Arabic}+(?<!ون)$/u.test(plural) ? `${plural}ي` : `${definitePlural} الخاصة بي`;
}

/**
 * The terms of one language: the product's own, replaced by the organisation's. A renamed noun loses the dual and
 * definite forms of the product's noun, since those belong to another word.
 */
export function mergeTerms(initial: Terms, overrides: TermOverrides): Terms {
  const terms: Partial<Terms> = {};
  for (const slug of TERM_SLUGS) {
    const shipped = initial[slug];
    const own = overrides[slug];
    const singular = own?.singular?.trim() || shipped.singular;
    const plural = own?.plural?.trim() || (own?.singular?.trim() ? singular : shipped.plural);
    const base: TermForms = singular === shipped.singular && plural === shipped.plural ? shipped : { singular, plural };
    terms[slug] = { ...base, ...definedForms(own), singular, plural };
  }
  return terms as Terms;
}

function definedForms(forms: Partial<TermForms> | undefined): Partial<TermForms> {
  return Object.fromEntries(Object.entries(forms ?? {}).filter(([, form]) => form?.trim()));
}
