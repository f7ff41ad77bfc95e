import { findListedWords, readWordList } from '@sullam/domain/word-list.ts';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useMemo, useState } from 'react';

/** A sentence to try the list with, as it stands in the form. It is looked at here, by the rule that the server has. */
export function TryWords({ entries }: { readonly entries: readonly string[] }) {
  const t = useT();
  const [sentence, setSentence] = useState('');
  const list = useMemo(() => readWordList(entries.map((entry) => entry.trim())), [entries]);
  const found = findListedWords(list, sentence);
  return (
    <div className="rounded-lg bg-subtle p-4">
      <TextField
        label={t('posting-rules.try.title')}
        hint={t('posting-rules.try.hint')}
        placeholder={t('posting-rules.try.field')}
        dir="auto"
        maxLength={300}
        value={sentence}
        onChange={(event) => setSentence(event.currentTarget.value)}
      />
      <p aria-live="polite" className="mt-2 min-h-6 text-sm">
        {found.length > 0 ? (
          <span className="font-medium text-danger-text">
            {t('posting-rules.try.found', { words: found.map(({ word }) => `\u2068${word}\u2069`).join(' · ') })}
          </span>
        ) : (
          sentence.trim() !== '' && <span className="text-muted">{t('posting-rules.try.nothing')}</span>
        )}
      </p>
    </div>
  );
}
