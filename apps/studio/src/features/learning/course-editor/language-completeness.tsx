import { completeness, LANGUAGES } from '@sullam/domain/localized.ts';
import { CircleCheck } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { CourseForm } from './course-form.ts';

/** How much of the information stands in each language. */
export function LanguageCompleteness({ form }: { readonly form: CourseForm }) {
  const t = useT();
  const format = useFormat();
  const { title, subtitle, description, outcomes, requirements, audience } = form;
  const state = completeness([...outcomes, ...requirements, ...audience], [title, subtitle, description]);
  return (
    <ul className="flex flex-wrap gap-3">
      {LANGUAGES.map((language) => {
        const { filled, total, isComplete } = state[language];
        return (
          <li key={language} className="flex items-center gap-2 text-sm">
            <span className="text-muted">{t(language === 'en' ? 'common.names.english' : 'common.names.arabic')}</span>
            <Badge tone={isComplete ? 'success' : 'warning'} {...(isComplete ? { icon: CircleCheck } : {})}>
              {isComplete
                ? t('studio.languages.complete')
                : t('studio.languages.filled', { filled: format.number(filled), total: format.number(total) })}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}
