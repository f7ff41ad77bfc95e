import type { Language, Localized } from '@sullam/domain/localized.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { ARTICLE_TOOLS, FieldPlace } from '@sullam/web-kit/rich-text/editor-place.tsx';
import type { FieldTextProps } from '@sullam/web-kit/rich-text/field-text.tsx';
import { FormattedText } from '@sullam/web-kit/rich-text/lazy.tsx';
import type { RichTextHandle } from '@sullam/web-kit/rich-text/rich-text.tsx';
import { type Ref, useLayoutEffect, useRef } from 'react';
import { BothLanguages, type BothLanguagesProps } from '../../../parts/localized-field.tsx';
import { loadArticleFieldText } from './load-article-field-text.ts';

const ArticleFieldText = lazyPart<FieldTextProps>(
  loadArticleFieldText,
  ({ html, language, isLocked = false, isLong = false }) => (
    <FieldPlace html={html} language={language} isLocked={isLocked} isLong={isLong} more={ARTICLE_TOOLS} />
  ),
);

export interface LocalizedTextProps extends Omit<BothLanguagesProps, 'children' | 'required' | 'stacked'> {
  readonly value: Localized;
  readonly onChange: (value: Localized) => void;
  readonly isLocked?: boolean;
  /** With files of ours, tables and formulas. */
  readonly isArticle?: boolean;
  /** To reach the two editors: what is put in stands there at once. */
  readonly editors?: Partial<Record<Language, Ref<RichTextHandle>>>;
}

/** A formatted text (HTML) in both languages side by side. */
export function LocalizedText({ value, onChange, isLocked = false, isArticle, editors, ...frame }: LocalizedTextProps) {
  const Text = isArticle ? ArticleFieldText : FormattedText;
  // an editor may report a change before the one of the other language has been drawn: neither may take the other back
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (language: Language, html: string) => {
    latest.current = { ...latest.current, [language]: html };
    onChange(latest.current);
  };
  return (
    <BothLanguages {...frame}>
      {({ language, caption, name, isInvalid }) => (
        <div className="flex min-w-0 flex-col">
          <p className="mb-1.5">{caption}</p>
          <Text
            {...(editors?.[language] ? { ref: editors[language] } : {})}
            label={name}
            language={language}
            html={value[language] ?? ''}
            onChange={(html) => change(language, html)}
            isInvalid={isInvalid}
            isLocked={isLocked}
          />
        </div>
      )}
    </BothLanguages>
  );
}
