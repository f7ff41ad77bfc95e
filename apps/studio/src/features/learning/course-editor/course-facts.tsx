import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { CheckboxGroup } from '@sullam/ui/components/choice.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { PricesLink } from '../../../parts/prices-link.tsx';
import { MediaField } from '../../organization/media/media.public.ts';
import { categoriesQuery } from './course-editor.api.ts';
import type { CourseForm } from './course-form.ts';

const TYPES = ['SELF_PACED', 'ONLINE', 'ON_CAMPUS', 'BLENDED'] as const;
const LEVELS = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'] as const;

export interface CourseFactsProps {
  readonly form: CourseForm;
  readonly onChange: (part: Partial<CourseForm>) => void;
  readonly errors: Partial<Record<'price' | 'languages', string>>;
  readonly currency: string;
  readonly courseId: number;
  /** The address of the cover that is drawn while there is no picture. */
  readonly coverArt: string;
}

/** What can be chosen and counted about a course. */
export function CourseFacts({ form, onChange, errors, currency, courseId, coverArt }: CourseFactsProps) {
  const t = useT();
  const textOf = useAuthorText();
  const categories = useQuery(categoriesQuery());
  const shelves = (categories.data?.data ?? []).map((category) => ({
    value: String(category.courseCategoryId),
    label: textOf(category.name),
  }));
  return (
    <Card padding="lg">
      <CardHeading>{t('studio.titles.settings')}</CardHeading>
      <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        <NativeSelect
          label={t('builder.fields.category')}
          value={form.courseCategoryId}
          options={[{ value: '', label: t('common.labels.none') }, ...shelves]}
          onChange={(courseCategoryId) => onChange({ courseCategoryId })}
        />
        <NativeSelect
          label={t('builder.fields.learningType')}
          value={form.learningType}
          options={TYPES.map((value) => ({ value, label: t(`builder.types.${value}`) }))}
          onChange={(value) => onChange({ learningType: value as CourseForm['learningType'] })}
        />
        <NativeSelect
          label={t('builder.fields.level')}
          value={form.level}
          options={LEVELS.map((value) => ({ value, label: t(`builder.levels.${value}`) }))}
          onChange={(value) => onChange({ level: value as CourseForm['level'] })}
        />
        <NumberField
          label={t('builder.lesson.duration')}
          value={form.minutes}
          min={0}
          max={100_000}
          onChange={(minutes) => onChange({ minutes })}
        />
        <div className="space-y-1.5">
          <DecimalField
            label={t('builder.course.price', { currency })}
            hint={t('builder.fields.priceHint')}
            value={form.price}
            error={errors.price}
            onChange={(price) => onChange({ price })}
          />
          <PricesLink itemType="course" itemId={courseId}>
            {t('builder.fields.morePrices')}
          </PricesLink>
        </div>
        <DatePicker
          label={t('builder.course.expires')}
          value={form.expiresAt}
          onChange={(expiresAt) => onChange({ expiresAt })}
        />
        <DatePicker
          label={t('builder.fields.enrollsFrom')}
          hint={t('builder.fields.enrollsFromHint')}
          withTime
          value={form.enrollsFrom}
          onChange={(enrollsFrom) => onChange({ enrollsFrom })}
        />
        <Switch
          label={t('builder.fields.byInvitation')}
          description={t('builder.fields.byInvitationHint')}
          checked={form.isByInvitation}
          onChange={(isByInvitation) => onChange({ isByInvitation })}
        />
        <CheckboxGroup
          label={t('builder.fields.language')}
          inline
          value={form.languages}
          error={errors.languages}
          options={[
            { value: 'en', label: t('common.names.english') },
            { value: 'ar', label: t('common.names.arabic') },
          ]}
          onChange={(languages) => onChange({ languages })}
        />
        <div className="md:col-span-2">
          <MediaField
            label={t('builder.fields.cover')}
            hint={t('builder.fields.coverHint')}
            kind="IMAGE"
            visibility="PUBLIC"
            value={form.cover}
            standIn={coverArt}
            onChange={(cover) => onChange({ cover })}
          />
        </div>
      </div>
    </Card>
  );
}
