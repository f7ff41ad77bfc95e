import { directionOf, type Language, type Localized, otherLanguage } from '@sullam/domain/localized.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useLanguage } from '@sullam/web-kit/kit-context.tsx';

/** The titles of an outline in the reader's language, the other one, or both beside each other. */
export type Titles = 'own' | 'other' | 'both';

interface InLanguageProps {
  readonly title: Localized;
  readonly language: Language;
}

/** In one language, whatever the reader's is; what is missing is said by a dash, its mark leads to writing it. */
function InLanguage({ title, language }: InLanguageProps) {
  const written = title[language];
  return written ? (
    <span lang={language} dir={directionOf(language)}>
      {written}
    </span>
  ) : (
    <span className="text-muted">–</span>
  );
}

export interface OutlineTitleProps {
  readonly title: Localized;
  readonly titles: Titles;
}

/** A title of the outline, in the language that is looked at; of both, the other one stands in a column of its own. */
export function OutlineTitle({ title, titles }: OutlineTitleProps) {
  const own = useLanguage();
  return titles === 'other' ? (
    <InLanguage title={title} language={otherLanguage(own)} />
  ) : (
    <AuthorTextFor text={title} />
  );
}

/** The second column, where both are looked at. */
export function OtherTitle({ title, titles }: OutlineTitleProps) {
  const own = useLanguage();
  if (titles !== 'both') return null;
  return (
    <span className="min-w-0 flex-1 basis-40 clip-line text-muted max-md:hidden">
      <InLanguage title={title} language={otherLanguage(own)} />
    </span>
  );
}
