import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { FormattedText } from '@sullam/web-kit/rich-text/lazy.tsx';
import { useId } from 'react';

export interface DraftTextProps {
  readonly body: string;
  readonly onChange: (body: string) => void;
  readonly words: number;
  readonly mostWords: number | null;
  /** What the server says about it. */
  readonly problem: string | undefined;
}

/** The text that is handed in, with its words counted. */
export function DraftText({ body, onChange, words, mostWords, problem }: DraftTextProps) {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  const isTooLong = mostWords !== null && words > mostWords;
  const limit = mostWords === null ? undefined : t('assignments.hints.mostWords', { count: mostWords });
  const error = isTooLong ? limit : problem;
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-sm font-medium">{t('assignments.fields.text')}</p>
        <span className="text-sm text-muted">{t('assignments.labels.words', { count: words })}</span>
      </div>
      <FormattedText
        label={t('assignments.fields.text')}
        language={language}
        isAnyLanguage
        isLong
        html={body}
        onChange={onChange}
        isInvalid={error !== undefined}
        describedBy={(error ?? limit) ? id : undefined}
      />
      {(error ?? limit) && (
        <p id={id} className={`mt-1.5 text-sm ${error ? 'text-danger-text' : 'text-muted'}`}>
          {error ?? limit}
        </p>
      )}
    </div>
  );
}
