import { hasText, LANGUAGES, type Language, type Localized } from '@sullam/domain/localized.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck } from '@sullam/ui/base/icons.ts';
import { TextArea, TextField } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';

export interface LocalizedFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: Localized;
  readonly onChange: (value: Localized) => void;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly rows?: number;
  readonly maxLength?: number;
}

const DIRECTIONS = { en: 'ltr', ar: 'rtl' } as const;

/** One text in both languages, side by side; a mark says which language is written. */
export function LocalizedField({
  label,
  hint,
  value,
  onChange,
  error,
  required,
  rows,
  maxLength = 200,
}: LocalizedFieldProps) {
  const t = useT();
  const nameOf = (language: Language) => t(language === 'en' ? 'common.names.english' : 'common.names.arabic');
  return (
    <fieldset className="grid min-w-0 gap-x-6 gap-y-3 md:grid-cols-2">
      <legend className="sr-only">{label}</legend>
      {LANGUAGES.map((language, index) => {
        const props = {
          label: `${label} · ${nameOf(language)}`,
          lang: language,
          dir: DIRECTIONS[language],
          value: value[language] ?? '',
          maxLength,
          required: required ?? false,
          error: index === 0 ? error : undefined,
          hint: index === 0 ? hint : undefined,
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
            onChange({ ...value, [language]: currentTarget.value }),
          aside: hasText(value[language]) ? (
            <Icon of={CircleCheck} size={16} className="text-success-text" />
          ) : undefined,
        };
        return rows ? <TextArea key={language} {...props} rows={rows} /> : <TextField key={language} {...props} />;
      })}
    </fieldset>
  );
}
