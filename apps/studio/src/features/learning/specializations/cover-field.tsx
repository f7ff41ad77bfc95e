import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type CoverFieldProps, CoverField as Field } from '@sullam/web-kit/upload/cover-field.tsx';

/** The cover of what the workshop makes, in its words. */
export function CoverField(props: Pick<CoverFieldProps, 'art' | 'cover' | 'onChange'>) {
  const t = useT();
  return (
    <Field
      label={t('builder.fields.cover')}
      hint={t('builder.fields.coverHint')}
      replaceLabel={t('media.actions.replace')}
      {...props}
    />
  );
}
