import { LANGUAGES, type Language, type Localized } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';

/** Languages where there is no room for their names. */
export const LANGUAGE_MARKS: Readonly<Record<Language, string>> = { en: 'EN', ar: 'ع' };

const NAMES = { en: 'common.names.english', ar: 'common.names.arabic' } as const;
const LOOKS = {
  complete: 'text-muted',
  begun: 'bg-warning-soft text-warning-text',
  missing: 'border border-dashed border-warning-text text-warning-text',
};

export interface LanguageTagsProps {
  /** Those in which nothing is missing. */
  readonly languages: readonly Language[];
  /** What says whether a language was begun at all. */
  readonly begun: Localized;
}

/** Both languages of a thing, each as far as it is written: whole, in part, or not at all. */
export function LanguageTags({ languages, begun }: LanguageTagsProps) {
  const t = useT();
  const tags = LANGUAGES.map((language) => {
    const name = t(NAMES[language]);
    if (languages.includes(language)) return { language, state: 'complete', words: name } as const;
    if (begun[language])
      return { language, state: 'begun', words: t('studio.languages.begun', { language: name }) } as const;
    return { language, state: 'missing', words: t('studio.languages.missing', { language: name }) } as const;
  });
  return (
    <span className="inline-flex items-center gap-1">
      {tags.map(({ language, state, words }) => (
        <span
          key={language}
          title={words}
          className={cx('grid h-6 min-w-7 place-items-center rounded-sm px-1 text-xs', LOOKS[state])}
        >
          <span aria-hidden="true">{LANGUAGE_MARKS[language]}</span>
          <span className="sr-only">{words}</span>
        </span>
      ))}
    </span>
  );
}
