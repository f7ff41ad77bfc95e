import type { Language, Localized } from '@sullam/domain/localized.ts';
import { otherLanguage } from '@sullam/domain/localized.ts';
import { Pencil, Type } from '@sullam/ui/base/icons.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { joinedLabel } from '../../parts/joined-label.ts';
import { htmlOfLine, lineOfHtml } from './plain-line.ts';

const ArticleFieldText = lazyPart(
  () => import('../rich-text/article-field-text.tsx').then((file) => file.ArticleFieldText),
  <SkeletonBar className="h-60 w-full" />,
);

interface HtmlLineProps {
  readonly label: string;
  readonly language: Language;
  readonly html: string;
  readonly onChange: (html: string) => void;
}

/** A short text that is mostly words: typed in a line, formatted (pictures, formulas) in a window of its own. */
function HtmlLine({ label, language, html, onChange }: HtmlLineProps) {
  const t = useT();
  const name = t(language === 'en' ? 'common.names.english' : 'common.names.arabic');
  const [isFormatting, setFormatting] = useState(false);
  const line = lineOfHtml(html);
  const full = joinedLabel(useLanguage(), label, name);
  return (
    <div className="flex min-w-0 items-start gap-1">
      {line === null ? (
        <div className="min-w-0 flex-1 rounded-md border border-control bg-surface px-3 py-2">
          <Prose html={html} lang={language} />
        </div>
      ) : (
        <TextField
          hideLabel
          className="min-w-0 flex-1"
          label={full}
          placeholder={name}
          lang={language}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          value={line}
          onChange={(event) => onChange(htmlOfLine(event.currentTarget.value))}
        />
      )}
      <IconButton
        icon={line === null ? Pencil : Type}
        iconSize={18}
        label={t('questions.editor.format', { field: full })}
        className="text-muted"
        {...{ onPointerEnter: ArticleFieldText.preload }}
        onClick={() => setFormatting(true)}
      />
      {isFormatting && (
        <FormatDialog
          label={full}
          language={language}
          html={html}
          onChange={onChange}
          onClose={() => setFormatting(false)}
        />
      )}
    </div>
  );
}

function FormatDialog({ onClose, onChange, html, ...field }: HtmlLineProps & { readonly onClose: () => void }) {
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

export interface LocalizedLineProps {
  readonly label: string;
  readonly value: Localized;
  readonly onChange: (value: Localized) => void;
}

/** A short text in both languages side by side, the reader's first. */
export function LocalizedLine({ label, value, onChange }: LocalizedLineProps) {
  const own = useLanguage();
  return (
    <div className="grid min-w-0 gap-2 md:grid-cols-2">
      {[own, otherLanguage(own)].map((language) => (
        <HtmlLine
          key={language}
          label={label}
          language={language}
          html={value[language] ?? ''}
          onChange={(html) => onChange({ ...value, [language]: html })}
        />
      ))}
    </div>
  );
}
