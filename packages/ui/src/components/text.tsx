import type { ElementType, ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { useUiWords } from '../base/ui-words.tsx';

export interface AuthorTextProps {
  readonly children: ReactNode;
  /** The language the text is written in; unknown text decides its direction by itself. */
  readonly lang?: 'en' | 'ar' | undefined;
  /** The language of the page around it; when it differs, the text is marked with its language. */
  readonly pageLang?: 'en' | 'ar' | undefined;
  /** Leaves the mark out where it would be noise. */
  readonly unmarked?: boolean;
  readonly as?: ElementType;
  readonly className?: string | undefined;
  readonly id?: string;
}

/** Text that a person wrote, perhaps in the other language: it gets its own language and direction. */
export function AuthorText({ children, lang, pageLang, unmarked, as: As = 'span', className, id }: AuthorTextProps) {
  const words = useUiWords();
  const foreign = lang !== undefined && pageLang !== undefined && lang !== pageLang;
  const dir = lang === undefined ? 'auto' : lang === 'ar' ? 'rtl' : 'ltr';
  const text = (
    <As id={id} lang={foreign ? lang : undefined} dir={dir} className={cx(className)}>
      {children}
    </As>
  );
  if (!foreign || unmarked) return text;
  return (
    <>
      {text}
      <span className="ms-1.5 inline-block rounded-sm border border-line px-1 text-xs leading-body font-normal text-muted">
        {words.languageName(lang)}
      </span>
    </>
  );
}

export interface IsolateProps {
  readonly children: ReactNode;
  /** `ltr` for codes, addresses, numbers of telephones. */
  readonly dir?: 'ltr' | 'rtl' | 'auto';
  readonly className?: string;
}

/** A name, number or code inside a sentence of either direction. */
export function Isolate({ children, dir, className }: IsolateProps) {
  return (
    <bdi dir={dir} className={className}>
      {children}
    </bdi>
  );
}
