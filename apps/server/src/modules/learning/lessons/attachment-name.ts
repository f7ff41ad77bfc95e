import { hasText, isWritten, type Localized } from '@sullam/domain/localized.ts';
import { cleanName, directionOfText } from '@sullam/domain/text-direction.ts';

const ENDING = /\.[A-Za-z0-9]{1,8}$/;

/** A name as authors would begin it: what the file or the page is called, in the language whose letters it has. */
export function nameFrom(called: string): Localized {
  const name = cleanName(called.replace(ENDING, '').replaceAll('_', ' ')).slice(0, 200) || called.slice(0, 200);
  return { [directionOfText(name) === 'rtl' ? 'ar' : 'en']: name };
}

/** Without languages that were left empty. */
export function cleaned(name: Localized | undefined): Localized | undefined {
  if (!isWritten(name)) return undefined;
  return {
    ...(hasText(name.en) ? { en: cleanName(name.en) } : {}),
    ...(hasText(name.ar) ? { ar: cleanName(name.ar) } : {}),
  };
}
