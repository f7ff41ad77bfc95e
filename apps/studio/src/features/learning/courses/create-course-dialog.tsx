import { LANGUAGES, type Language } from '@sullam/domain/localized.ts';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TitledDialog } from '../../../parts/titled-dialog.tsx';
import { categoriesQuery, type TeachingCourse, useCreateCourse } from './courses.api.ts';

type LearningType = TeachingCourse['learningType'];

const TYPES = [
  { value: 'SELF_PACED', word: 'catalogue.types.selfPaced' },
  { value: 'ONLINE', word: 'catalogue.types.online' },
  { value: 'ON_CAMPUS', word: 'catalogue.types.onCampus' },
  { value: 'BLENDED', word: 'catalogue.types.blended' },
] as const satisfies readonly { value: LearningType; word: string }[];

/** As little as a course needs to begin; then on to its outline, which is typed at once. */
export function CreateCourseDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const go = useGo();
  const text = useAuthorText();
  const categories = useQuery(categoriesQuery());
  const create = useCreateCourse();
  const [category, setCategory] = useState('');
  const [learningType, setLearningType] = useState<LearningType>('SELF_PACED');
  const refusals = useRefusals(create.error, { courseCategoryId: category });
  const send = (title: Partial<Record<Language, string>>) =>
    create.mutate(
      {
        title,
        languages: LANGUAGES.filter((language) => title[language]),
        learningType,
        ...(category ? { courseCategoryId: Number(category) } : {}),
      },
      { onSuccess: ({ courseId }) => go(`/courses/${courseId}/outline`) },
    );
  return (
    <TitledDialog
      onClose={onClose}
      size="lg"
      title={t('builder.dialogs.createTitle')}
      description={t('builder.dialogs.createText')}
      submitLabel={t('builder.dialogs.create')}
      pending={create.isPending}
      label={t('builder.fields.title')}
      field="title"
      refusal={create.error}
      onSubmit={send}
    >
      <NativeSelect
        label={t('builder.fields.category')}
        optional
        value={category}
        onChange={setCategory}
        error={refusals.courseCategoryId}
        options={[
          { value: '', label: t('common.labels.none') },
          ...(categories.data?.data ?? []).map((each) => ({
            value: String(each.courseCategoryId),
            label: text(each.name),
          })),
        ]}
      />
      <RadioGroup
        label={t('builder.fields.learningType')}
        inline
        value={learningType}
        onChange={(value) => setLearningType(value as LearningType)}
        options={TYPES.map(({ value, word }) => ({ value, label: t(word) }))}
      />
    </TitledDialog>
  );
}
