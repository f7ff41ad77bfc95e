import { otherLanguage } from '@sullam/domain/localized.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { LocalizedField } from '../../parts/localized-field.tsx';
import { LocalizedList } from '../../parts/localized-list.tsx';
import type { CourseForm } from './course-form.ts';

const RichTextField = lazyPart(
  () => import('../builder/editor/rich-text-field.tsx').then((file) => file.RichTextField),
  // as high as an editor, so that nothing below it jumps
  <div data-skeleton="" className="h-60 animate-pulse rounded-lg bg-line/50" />,
);

export interface CourseTextsProps {
  readonly form: CourseForm;
  readonly onChange: (part: Partial<CourseForm>) => void;
  readonly titleError: string | undefined;
}

/** What a course says about itself. */
export function CourseTexts({ form, onChange, titleError }: CourseTextsProps) {
  const t = useT();
  const own = useLanguage();
  return (
    <Card padding="lg">
      <CardHeading description={t('builder.languages.sideBySide')}>{t('builder.titles.information')}</CardHeading>
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
        <div className="grid gap-6 md:grid-cols-2">
          {[own, otherLanguage(own)].map((language) => (
            <RichTextField
              key={language}
              label={`${t('builder.fields.description')} · ${t(language === 'en' ? 'common.names.english' : 'common.names.arabic')}`}
              language={language}
              html={form.description[language] ?? ''}
              onChange={(html) => onChange({ description: { ...form.description, [language]: html } })}
            />
          ))}
        </div>
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
