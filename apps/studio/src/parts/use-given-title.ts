import { TITLE_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { useLanguage } from '@sullam/web-kit/kit-context.tsx';
import { useQueryValues } from '@sullam/web-kit/router/params.ts';

/** What something new is called already, where one was asked for its title before its page opened (`?title=`). */
export function useGivenTitle(): Localized {
  const language = useLanguage();
  const words = useQueryValues().title?.trim().slice(0, TITLE_MAX_LENGTH);
  return words ? { [language]: words } : {};
}
