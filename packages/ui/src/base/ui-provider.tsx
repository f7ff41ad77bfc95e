import type { ComponentType, ReactNode } from 'react';
import { UiLinkContext, type UiLinkProps, type UiNavigation, UiNavigationContext } from './ui-link.tsx';
import { type FindFirstDay, sunday, UiLocaleContext, UiWeekContext } from './ui-locale.ts';
import { type UiWords, UiWordsContext } from './ui-words.tsx';

export interface UiProviderProps {
  readonly words: UiWords;
  /** The format locale, for dates and numbers: `en-US`, `ar-AE-u-nu-latn`. */
  readonly locale: string;
  /** With which day weeks start in calendars. */
  readonly findFirstDay?: FindFirstDay;
  /** The application's router link. */
  readonly link?: ComponentType<UiLinkProps>;
  /** The application's router, as a hook, for links that a library draws. */
  readonly useNavigation?: () => UiNavigation | null;
  readonly children: ReactNode;
}

const useNone = () => null;

/** Words, locale and link component for everything below. */
export function UiProvider({ words, locale, findFirstDay = sunday, link, useNavigation, children }: UiProviderProps) {
  return (
    <UiLocaleContext value={locale}>
      <UiLinkContext value={link ?? 'a'}>
        <UiNavigationContext value={useNavigation ?? useNone}>
          <UiWeekContext value={findFirstDay}>
            <UiWordsContext value={words}>{children}</UiWordsContext>
          </UiWeekContext>
        </UiNavigationContext>
      </UiLinkContext>
    </UiLocaleContext>
  );
}
