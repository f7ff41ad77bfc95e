import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { OutlineSubsection } from './course.api.ts';

/** Why a lesson isn't open yet, in a sentence. */
export function useLockText(): (lock: NonNullable<OutlineSubsection['lock']>) => string {
  const t = useT();
  const format = useFormat();
  const authorText = useAuthorText();
  return (lock) => {
    if (lock.reason === 'GROUP') return t('course.locked.byGroup');
    return lock.reason === 'RELEASE' && lock.until
      ? t('course.locked.byDate', { date: format.dateTime(lock.until, 'medium') })
      : t('course.locked.byPrerequisite', { title: authorText(lock.prerequisiteTitle) });
  };
}
