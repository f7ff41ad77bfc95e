import type { Language } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Pencil, Type } from '@sullam/ui/base/icons.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type KeyboardEvent, useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { loadArticleFieldText } from '../../organization/rich-text/rich-text.public.ts';
import { htmlOfLine, lineOfHtml } from './plain-line.ts';

const ArticleFieldText = lazyPart(loadArticleFieldText, <SkeletonBar className="h-60 w-full" />);

export interface HtmlCellProps {
  readonly label: string;
  readonly language: Language;
  readonly placeholder: string;
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly className?: string;
  readonly autoFocus?: boolean;
  readonly 'data-cell'?: string | undefined;
}

/** A cell that is written in: mostly words, typed where they stand; pictures and formulas in a window of their own. */
export function HtmlCell(props: HtmlCellProps) {
  const { label, language, placeholder, html, onChange, className, autoFocus, ...field } = props;
  const t = useT();
  const [isFormatting, setFormatting] = useState(false);
  const line = lineOfHtml(html);
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return (
    <div lang={language} dir={direction} className={cx('group/cell flex min-w-0 items-start', className)}>
      {line === null ? (
        <div className="min-w-0 flex-1 px-3 py-2">
          <Prose html={html} lang={language} />
        </div>
      ) : (
        <textarea
          {...field}
          aria-label={label}
          // biome-ignore lint/a11y/noAutofocus: who begins to write a question begins here
          autoFocus={autoFocus}
          rows={1}
          lang={language}
          dir={direction}
          placeholder={placeholder}
          value={line}
          onChange={(event) => onChange(htmlOfLine(event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' ')))}
          className="field-sizing-content block min-h-(--control-size) min-w-0 flex-1 resize-none rounded-sm bg-transparent px-3 py-1.5 focus-visible:-outline-offset-2"
        />
      )}
      <IconButton
        icon={line === null ? Pencil : Type}
        iconSize={16}
        label={t('questions.editor.format', { field: label })}
        className={cx(
          'text-muted',
          line !== null &&
            'opacity-0 group-focus-within/cell:opacity-100 group-hover/cell:opacity-100 focus-visible:opacity-100 touch:opacity-100',
        )}
        {...{ onPointerEnter: ArticleFieldText.preload }}
        onClick={() => setFormatting(true)}
      />
      {isFormatting && (
        <FormatDialog
          label={label}
          language={language}
          html={html}
          onChange={onChange}
          onClose={() => setFormatting(false)}
        />
      )}
    </div>
  );
}

interface FormatDialogProps extends Pick<HtmlCellProps, 'label' | 'language' | 'html' | 'onChange'> {
  readonly onClose: () => void;
}

/** The same text with everything that formatting can do. */
function FormatDialog({ onClose, onChange, html, ...field }: FormatDialogProps) {
  const t = useT();
  const [draft, setDraft] = useState(html);
  return (
    <FormDialog
      open
      size="lg"
      onClose={onClose}
      title={field.label}
      submitLabel={t('common.actions.done')}
      onSubmit={() => {
        onChange(draft);
        onClose();
      }}
    >
      <ArticleFieldText {...field} html={html} onChange={setDraft} />
    </FormDialog>
  );
}
