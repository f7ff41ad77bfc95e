import { TITLE_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { isWritten } from '@sullam/domain/localized.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { LocalizedField, type LocalizedFieldProps } from './localized-field.tsx';

export interface TitleFieldProps
  extends Pick<LocalizedFieldProps, 'label' | 'value' | 'onChange' | 'error' | 'maxLength' | 'stacked'> {}

/** What something is called, in at least one of both languages. */
export function TitleField({ error, maxLength = TITLE_MAX_LENGTH, ...field }: TitleFieldProps) {
  const t = useT();
  const isMissing = !isWritten(field.value);
  return (
    <LocalizedField
      {...field}
      required
      maxLength={maxLength}
      error={error ?? (isMissing ? t('errors.rules.oneLanguage') : undefined)}
    />
  );
}
