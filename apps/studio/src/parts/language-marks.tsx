import { LANGUAGES } from '@sullam/domain/localized.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Check, Minus } from '@sullam/ui/base/icons.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { TeachingCourse } from './course-types.ts';

const NAMES = { en: 'studio.languages.english', ar: 'studio.languages.arabic' } as const;

/** Which languages a course is written in, and how far the other one is behind. */
export function LanguageMarks({ course }: { readonly course: Pick<TeachingCourse, 'translations'> }) {
  const t = useT();
  const { translations } = course;
  const most = Math.max(...LANGUAGES.map((language) => translations[language].textCount));
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs">
      {LANGUAGES.map((language) => {
        const { hasTitle, textCount } = translations[language];
        const isComplete = hasTitle && textCount === most;
        const word = t(NAMES[language]);
        const state = isComplete
          ? t('studio.languages.complete')
          : t('studio.languages.filled', { filled: textCount, total: most });
        return (
          <span
            key={language}
            title={`${word}: ${hasTitle ? state : t('studio.courses.noTitle')}`}
            className={
              isComplete
                ? 'inline-flex items-center gap-1 text-success-text'
                : 'inline-flex items-center gap-1 text-muted'
            }
          >
            <Icon of={isComplete ? Check : Minus} size={14} />
            {word}
            <span className="sr-only">{hasTitle ? state : t('studio.courses.noTitle')}</span>
          </span>
        );
      })}
    </span>
  );
}
