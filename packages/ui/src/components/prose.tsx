import '../styles/prose.css';
import { use, useEffect, useRef } from 'react';
import { cx } from '../base/cx.ts';
import { UiLocaleContext } from '../base/ui-locale.ts';

export interface ProseProps {
  /** HTML that the server has sanitised; never what a browser was given by a person. */
  readonly html: string;
  readonly lang?: 'en' | 'ar' | undefined;
  readonly className?: string;
}

const FIRST_ITEM = /(<[uo]l\b[^>]*>\s*<li)>(?!\s*<(?:p|h\d|[uo]l|blockquote|pre|div)\b)/g;
const FIRST_PARAGRAPH = /(<[uo]l\b[^>]*>\s*<li\b[^>]*>\s*<p)>/g;

/**
 * A list whose HTML says no direction has that of its first item: bullets stand where its words begin, in a page of the
 * other direction too. The style of the list follows from it (prose.css).
 */
const withListDirections = (html: string): string =>
  html.replaceAll(FIRST_ITEM, '$1 dir="auto">').replaceAll(FIRST_PARAGRAPH, '$1 dir="auto">');

/** Author HTML in the reading style, each block in its own direction. What scrolls sideways can be reached by keyboard. */
export function Prose({ html, lang, className }: ProseProps) {
  const root = useRef<HTMLDivElement>(null);
  const hasArabicDigits = use(UiLocaleContext).endsWith('-nu-arab');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements are looked at again when the HTML changes
  useEffect(() => {
    for (const element of root.current?.querySelectorAll<HTMLElement>('pre, table, div[data-formula]') ?? []) {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
    }
  }, [html]);
  return (
    <div
      ref={root}
      lang={lang}
      dir={lang === undefined ? undefined : lang === 'ar' ? 'rtl' : 'ltr'}
      className={cx('prose', hasArabicDigits && 'prose-arabic-digits', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, as the property requires
      dangerouslySetInnerHTML={{ __html: withListDirections(html) }}
    />
  );
}
