import { LANGUAGES, type Language, type Localized, otherLanguage } from '@sullam/domain/localized.ts';
import { useShownError } from '@sullam/ui/base/field-scope.tsx';
import { RequiredMark } from '@sullam/ui/components/form-field.tsx';
import { TextArea, TextField } from '@sullam/ui/components/text-field.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { Fragment, type ReactNode, useId } from 'react';
import { joinedLabel } from './joined-label.ts';

export interface LocalizedFieldProps {
  readonly label: string;
  readonly value: Localized;
  readonly onChange: (value: Localized) => void;
  readonly multiline?: boolean;
  readonly rows?: number;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly maxLength?: number;
  /** One under the other, for narrow places. */
  readonly stacked?: boolean;
}

const languageName = { en: 'common.names.english', ar: 'common.names.arabic' } as const;

export interface LanguagePart {
  readonly language: Language;
  /** "English", drawn above the control. */
  readonly caption: ReactNode;
  /** "Description, English", for those who hear it. */
  readonly name: string;
  readonly isFirst: boolean;
  /** Something is said to be wrong. */
  readonly isInvalid: boolean;
}

export interface BothLanguagesProps
  extends Pick<LocalizedFieldProps, 'label' | 'hint' | 'error' | 'required' | 'stacked'> {
  readonly children: (part: LanguagePart) => ReactNode;
}

/** The frame of a field for both languages side by side, the reader's first. */
export function BothLanguages({ label, hint, error: given, required, stacked, children }: BothLanguagesProps) {
  const t = useT();
  const own = useLanguage();
  const note = useId();
  const error = useShownError(note, given);
  const order: readonly Language[] = [own, otherLanguage(own)];
  return (
    <fieldset data-field={note} aria-describedby={error || hint ? note : undefined} className="min-w-0">
      <legend className="mb-1 text-sm font-medium">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className={stacked ? 'space-y-2' : 'grid gap-x-4 gap-y-2 sm:grid-cols-2'}>
        {order.map((language, at) => {
          const word = t(languageName[language]);
          const caption = <span className="text-xs font-normal text-muted">{word}</span>;
          return (
            <Fragment key={language}>
              {children({
                language,
                caption,
                name: joinedLabel(own, label, word),
                isFirst: at === 0,
                isInvalid: error !== undefined,
              })}
            </Fragment>
          );
        })}
      </div>
      {(error || hint) && (
        <p
          id={note}
          role={error ? 'alert' : undefined}
          className={error ? 'mt-1 text-sm text-danger-text' : 'mt-1 text-sm text-muted'}
        >
          {error ?? hint}
        </p>
      )}
    </fieldset>
  );
}

/** An author's text in both languages side by side. */
export function LocalizedField({ value, onChange, multiline, rows, maxLength, ...frame }: LocalizedFieldProps) {
  return (
    <BothLanguages {...frame}>
      {({ language, caption, name, isFirst, isInvalid }) => {
        const field = {
          label: caption,
          lang: language,
          dir: language === 'ar' ? ('rtl' as const) : ('ltr' as const),
          value: value[language] ?? '',
          maxLength,
          'aria-label': name,
          'aria-invalid': isInvalid && isFirst ? (true as const) : undefined,
        };
        const set = (text: string) => onChange({ ...value, [language]: text });
        return multiline ? (
          <TextArea {...field} rows={rows ?? 4} onChange={(event) => set(event.currentTarget.value)} />
        ) : (
          <TextField {...field} onChange={(event) => set(event.currentTarget.value)} />
        );
      }}
    </BothLanguages>
  );
}

/** Without the blanks around and without the languages that were left empty. */
export function trimmed(value: Localized): { en?: string; ar?: string } {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = value[language]?.trim();
      return text ? [[language, text]] : [];
    }),
  );
}
