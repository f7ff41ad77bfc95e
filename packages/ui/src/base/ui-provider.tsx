import type { ComponentType, ReactNode } from 'react';
import { UiLinkContext, type UiLinkProps } from './ui-link.tsx';
import { UiLocaleContext } from './ui-locale.ts';
import { type UiWords, UiWordsContext } from './ui-words.tsx';

export interface UiProviderProps {
  readonly words: UiWords;
  /** The format locale, for dates and numbers: `en-US`, `ar-AE-u-nu-latn`. */
  readonly locale: string;
  /** The application's router link. */
  readonly link?: ComponentType<UiLinkProps>;
  readonly children: ReactNode;
}

/** Words, locale and link component for everything below. */
export function UiProvider({ words, locale, link, children }: UiProviderProps) {
  return (
    <UiLocaleContext value={locale}>
      <UiLinkContext value={link ?? 'a'}>
        <UiWordsContext value={words}>{children}</UiWordsContext>
      </UiLinkContext>
    </UiLocaleContext>
  );
}
