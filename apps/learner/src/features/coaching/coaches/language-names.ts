import { useLanguage } from '@sullam/web-kit/kit-context.tsx';

/** Names languages by their ISO 639-1 codes. */
export function useLanguageName(): (code: string) => string {
  const names = new Intl.DisplayNames([useLanguage()], { type: 'language' });
  return (code) => names.of(code) ?? code;
}
