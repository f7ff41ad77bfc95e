import { type Language, type Localized, otherLanguage } from '@sullam/domain/localized.ts';
import { useShownError } from '@sullam/ui/base/field-scope.tsx';
import { FieldMessage } from '@sullam/ui/components/form-field.tsx';
import { TextArea, TextField } from '@sullam/ui/components/text-field.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useId } from 'react';
import { joinedLabel } from '../../../parts/joined-label.ts';
import { OWN_LANGUAGE_NAMES } from '../../../parts/own-language-names.ts';

export interface BothTextsProps {
  readonly label: string;
  readonly value: Localized;
  readonly onChange: (value: Localized) => void;
  readonly maxLength: number;
  readonly multiline?: boolean;
  /** Side by side where there is room. */
  readonly isWide?: boolean;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
}

/** A text in both languages, one under the other in narrow places: the language is the placeholder, in its own words. */
export function BothTexts(props: BothTextsProps) {
  const { label, value, onChange, maxLength, multiline, isWide, disabled, error } = props;
  const t = useT();
  const own = useLanguage();
  const id = useId();
  const shown = useShownError(id, error);
  const order: readonly Language[] = [own, otherLanguage(own)];
  return (
    <div data-field={id}>
      <div className={isWide ? 'grid gap-x-3 gap-y-1.5 sm:grid-cols-2' : 'space-y-1.5'}>
        {order.map((language, at) => {
          const name = t(language === 'en' ? 'common.names.english' : 'common.names.arabic');
          const field = {
            hideLabel: true,
            label: joinedLabel(own, label, name),
            placeholder: language === own ? `${label} · ${OWN_LANGUAGE_NAMES[own]}` : OWN_LANGUAGE_NAMES[language],
            lang: language,
            dir: language === 'ar' ? ('rtl' as const) : ('ltr' as const),
            maxLength,
            disabled,
            value: value[language] ?? '',
            ...(at === 0 && shown ? { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` } : {}),
          };
          const set = (text: string) => onChange({ ...value, [language]: text });
          return multiline ? (
            <TextArea key={language} {...field} rows={2} onChange={(event) => set(event.currentTarget.value)} />
          ) : (
            <TextField key={language} {...field} onChange={(event) => set(event.currentTarget.value)} />
          );
        })}
      </div>
      <FieldMessage id={id} error={error} />
    </div>
  );
}
