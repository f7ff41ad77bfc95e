import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { LocalizedList } from '../../../parts/localized-list.tsx';
import { LocalizedText } from '../../organization/rich-text/rich-text.public.ts';
import type { CourseForm } from './course-form.ts';

export interface CourseTextsProps {
  readonly form: CourseForm;
  readonly onChange: (part: Partial<CourseForm>) => void;
  readonly titleError: string | undefined;
}

/** What a course says about itself. */
export function CourseTexts({ form, onChange, titleError }: CourseTextsProps) {
  const t = useT();
  return (
    <Card padding="lg">
      <CardHeading description={t('studio.languages.sideBySide')}>{t('studio.titles.information')}</CardHeading>
      <div className="space-y-6">
        <LocalizedField
          label={t('builder.fields.title')}
          value={form.title}
          onChange={(title) => onChange({ title })}
          error={titleError}
        />
        <LocalizedField
          label={t('builder.fields.summary')}
          hint={t('builder.fields.summaryHint')}
          multiline
          rows={2}
          maxLength={500}
          value={form.subtitle}
          onChange={(subtitle) => onChange({ subtitle })}
        />
        <LocalizedText
          label={t('builder.fields.description')}
          value={form.description}
          onChange={(description) => onChange({ description })}
        />
        <LocalizedList
          label={t('builder.fields.outcomes')}
          value={form.outcomes}
          onChange={(outcomes) => onChange({ outcomes })}
        />
        <LocalizedList
          label={t('builder.fields.requirements')}
          value={form.requirements}
          onChange={(requirements) => onChange({ requirements })}
        />
        <LocalizedList
          label={t('builder.fields.audience')}
          value={form.audience}
          onChange={(audience) => onChange({ audience })}
        />
      </div>
    </Card>
  );
}
