import type { FoundWord } from '@sullam/api-client/schema.gen.ts';
import { useT } from '../kit-context.tsx';

/** The listed words for which something was held, as they are written there and as they stand in the list; nothing without any. */
export function FoundWords({ words }: { readonly words: readonly FoundWord[] }) {
  const t = useT();
  if (words.length === 0) return null;
  return (
    <section className="mt-4 rounded-md bg-warning-soft p-3 text-sm">
      <h4 className="font-medium">{t('discussion-desk.labels.foundWords')}</h4>
      <ul className="mt-1 space-y-1">
        {words.map(({ word, written }) => (
          <li key={word} className="wrap-anywhere">
            {t('discussion-desk.labels.foundWord', { written, word })}
          </li>
        ))}
      </ul>
    </section>
  );
}
