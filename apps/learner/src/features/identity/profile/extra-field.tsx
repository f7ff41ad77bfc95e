import { COUNTRY_CODES } from '@sullam/domain/countries.ts';
import type { FormFieldType } from '@sullam/domain/form-fields.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { Checkbox, CheckboxGroup } from '@sullam/ui/components/choice.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { TextArea, TextField } from '@sullam/ui/components/text-field.tsx';
import { LateDatePicker } from '@sullam/ui/pickers/late-date-picker.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMemo } from 'react';
import type { FormField } from './profile.api.ts';

export type ExtraValue = string | number | boolean | string[] | null | undefined;

export interface ExtraFieldProps {
  readonly field: FormField;
  readonly value: ExtraValue;
  readonly error: string | undefined;
  readonly id: string;
  readonly onChange: (value: ExtraValue) => void;
}

/** Input types that help the keyboard of a phone. */
const INPUT_TYPES: Partial<Record<FormFieldType, 'email' | 'tel' | 'url'>> = {
  email: 'email',
  phone: 'tel',
  url: 'url',
};

/** Whether an answer has to be given. */
export const isOptionalField = ({ modifiers }: FormField): boolean =>
  modifiers.some(({ formFieldTypeModifier }) => formFieldTypeModifier.slug === 'optional');

function countriesIn(language: Language): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
    a.label.localeCompare(b.label, language),
  );
}

/** The country list in the reader's language, in its order. */
function CountrySelect(props: Parameters<typeof NativeSelect>[0]) {
  const language = useLanguage();
  const options = useMemo(() => countriesIn(language), [language]);
  return <NativeSelect {...props} options={options} />;
}

/** One of the organisation's own questions, as its type wants to be asked. */
export function ExtraField({ field, value, error, id, onChange }: ExtraFieldProps) {
  const t = useT();
  const text = useAuthorText();
  const { typeSlug, fieldKey, label, hint, options } = field.formField;
  const isOptional = isOptionalField(field);
  const common = {
    id,
    label: text(label, fieldKey),
    ...(text(hint) ? { hint: text(hint) } : {}),
    error,
    ...(isOptional ? { optional: true } : { required: true }),
  };
  const plain = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const choices = options.map((option) => ({ value: option.value, label: text(option.label, option.value) }));
  const choose = t('common.fields.choosePlaceholder');
  switch (typeSlug) {
    case 'boolean':
      return (
        <Checkbox
          id={id}
          label={common.label}
          description={common.hint}
          error={error}
          checked={value === true}
          onChange={onChange}
        />
      );
    case 'multi-select':
      return (
        <CheckboxGroup
          {...common}
          inline
          options={choices}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
        />
      );
    case 'select':
      return <NativeSelect {...common} options={choices} placeholder={choose} value={plain} onChange={onChange} />;
    case 'country':
      return <CountrySelect {...common} options={[]} placeholder={choose} value={plain} onChange={onChange} />;
    case 'date':
      return <LateDatePicker {...common} value={plain || null} onChange={onChange} />;
    case 'long-text':
      return <TextArea {...common} value={plain} onChange={(event) => onChange(event.currentTarget.value)} />;
    default:
      return (
        <TextField
          {...common}
          type={INPUT_TYPES[typeSlug] ?? 'text'}
          // numbers may be written in either digits, so the field takes text and the server reads the number
          {...(typeSlug === 'number' ? { inputMode: 'decimal' as const } : {})}
          value={plain}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}
