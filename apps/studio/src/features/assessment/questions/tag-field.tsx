import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { TagField as Field, type TagFieldProps } from '../../../parts/tag-field.tsx';
import { questionTagsQuery } from './questions.api.ts';

/** Tags of questions: typed, or taken from those in use. */
export function TagField(props: Pick<TagFieldProps, 'value' | 'onChange'>) {
  const t = useT();
  const known = useQuery(questionTagsQuery()).data?.data ?? [];
  return (
    <Field
      label={t('questions.editor.tags')}
      hint={t('questions.editor.tagsHint', { key: 'Enter' })}
      known={known.map(({ tag }) => tag)}
      {...props}
    />
  );
}
