import { directionOf, type Language } from '@sullam/domain/localized.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { TextArea, TextField } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { FormattedText } from '@sullam/web-kit/rich-text/lazy.tsx';
import { HtmlCell } from '../../assessment/questions/questions.public.ts';
import type { TranslatedText } from './translations.api.ts';
import { useCell } from './use-cell.ts';

export interface CellProps {
  readonly courseId: number;
  readonly text: TranslatedText;
  readonly language: Language;
  /** What the field is called with its language. */
  readonly name: string;
}

/** One side of a text, written where it stands. */
export function WrittenCell({ courseId, text, language, name }: CellProps) {
  const t = useT();
  const cell = useCell(courseId, text, language);
  const field = {
    label: name,
    hideLabel: true,
    lang: language,
    dir: directionOf(language),
    value: cell.draft,
    maxLength: text.mostCharacters,
    'data-cell': language,
    error: cell.state === 'refused' ? cell.refusal : undefined,
  };
  return (
    <div className="min-w-0 space-y-1.5">
      {text.form === 'LINE' && <TextField {...field} onChange={(event) => cell.change(event.currentTarget.value)} />}
      {text.form === 'TEXT' && (
        <TextArea {...field} rows={2} onChange={(event) => cell.change(event.currentTarget.value)} />
      )}
      {text.form === 'HTML' && (
        <>
          <FormattedText label={name} language={language} html={cell.draft} onChange={cell.change} />
          {cell.state === 'refused' && <p className="text-sm text-danger-text">{cell.refusal}</p>}
        </>
      )}
      {text.form === 'RICH' && (
        <>
          <HtmlCell
            label={name}
            language={language}
            placeholder=""
            html={cell.draft}
            onChange={cell.change}
            data-cell={language}
            className="rounded-sm border border-line-strong bg-surface"
          />
          {cell.state === 'refused' && <p className="text-sm text-danger-text">{cell.refusal}</p>}
        </>
      )}
      {cell.state === 'conflict' && (
        <Banner tone="warning" live="assertive" title={t('translations.conflict.title')}>
          {(text.form === 'LINE' || text.form === 'TEXT') && (
            <p lang={language} dir={directionOf(language)} className="my-1 wrap-anywhere">
              {cell.theirs || t('translations.conflict.emptied')}
            </p>
          )}
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" variant="outline" onClick={() => void cell.keepMine()}>
              {t('translations.conflict.mine')}
            </Button>
            <Button size="sm" variant="outline" onClick={cell.takeTheirs}>
              {t('translations.conflict.theirs')}
            </Button>
          </div>
        </Banner>
      )}
      <p role="status" className="text-xs text-muted empty:hidden">
        {cell.state === 'saving' && t('common.states.saving')}
        {cell.state === 'saved' && t('common.states.saved')}
        {cell.state === 'failed' && (
          <span className="flex items-center gap-2 text-danger-text">
            {t('common.failed.title')}
            <Button size="sm" variant="ghost" onClick={() => void cell.retry()}>
              {t('common.actions.retry')}
            </Button>
          </span>
        )}
      </p>
    </div>
  );
}

/** The beginning of a text that is written in its own place. */
export function ExcerptCell({ text, language }: Pick<CellProps, 'text' | 'language'>) {
  const t = useT();
  const side = text[language];
  return side.text ? (
    <p lang={language} dir={directionOf(language)} className="clip-lines-3 wrap-anywhere">
      {side.text}
    </p>
  ) : (
    <p className="text-muted">{t('translations.sides.nothing')}</p>
  );
}
