import type { Language } from '@sullam/domain/localized.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

const NAMES = { en: 'common.names.english', ar: 'common.names.arabic' } as const;

/** In which languages something is written, in one cell of a list. */
export function LanguageNames({ languages }: { readonly languages: readonly Language[] }) {
  const t = useT();
  const format = useFormat();
  return (
    <span className="whitespace-nowrap">
      {format.list(languages.map((language) => t(NAMES[language]))) || <span className="text-muted">{'–'}</span>}
    </span>
  );
}
