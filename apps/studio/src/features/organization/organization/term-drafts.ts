import type { NamedTerm } from '@sullam/api-client/schema.gen.ts';
import { LANGUAGES, type Language } from '@sullam/domain/localized.ts';
import type { TermForms } from '@sullam/domain/terms.ts';
import type { Picture, Term, TermSlug } from './organization.api.ts';

/** An organisation's own naming of one thing, as it is being edited; null: the product's own. */
export interface TermDraft {
  en: TermForms | null;
  ar: TermForms | null;
  /** A picture in each language; who has none in theirs sees the other. */
  media: Readonly<Record<Language, Picture | null>>;
}
export type TermDrafts = Partial<Record<TermSlug, TermDraft>>;

/** What is stored, by slug. */
export const draftsOf = (terms: readonly Term[]): TermDrafts =>
  Object.fromEntries(
    terms.map(({ slug, organizationTerms }) => {
      const own = (language: Language) => organizationTerms.find((term) => term.language === language);
      const media = { en: own('en')?.medium ?? null, ar: own('ar')?.medium ?? null };
      return [slug, { en: own('en')?.value ?? null, ar: own('ar')?.value ?? null, media }];
    }),
  );

/** A form that was left empty is no form. */
function plainForms(forms: TermForms | null): TermForms | null {
  if (!forms || (!forms.singular.trim() && !forms.plural.trim())) return null;
  const singular = forms.singular.trim() || forms.plural.trim();
  const more = (['dual', 'definite', 'definitePlural'] as const).flatMap((form) =>
    forms[form]?.trim() ? [[form, forms[form].trim()]] : [],
  );
  return { singular, plural: forms.plural.trim() || singular, ...Object.fromEntries(more) };
}

/** What brings the stored naming to the edited one. */
export function termChanges(before: TermDrafts, after: TermDrafts): NamedTerm[] {
  return (Object.keys(after) as TermSlug[]).flatMap((slug) => {
    const [old, now] = [before[slug], after[slug]];
    if (!now || JSON.stringify(old) === JSON.stringify(now)) return [];
    const isRenamed = JSON.stringify([old?.en, old?.ar]) !== JSON.stringify([now.en, now.ar]);
    const pictured = LANGUAGES.filter((language) => old?.media[language]?.mediaId !== now.media[language]?.mediaId);
    return [
      {
        slug,
        ...(isRenamed ? { value: { en: plainForms(now.en), ar: plainForms(now.ar) } } : {}),
        ...(pictured.length > 0
          ? { medium: Object.fromEntries(pictured.map((of) => [of, now.media[of]?.mediaId ?? null])) }
          : {}),
      },
    ];
  });
}
