import { controlClass } from '@sullam/ui/components/form-field.tsx';
import { DatePicker, TimeField } from '@sullam/ui/pickers/lazy.tsx';
import type { ReactNode } from 'react';

/** What of a sentence may be chosen: small, in the line. */
const INLINE = 'mx-1 my-1 inline-block w-auto max-w-full align-middle';

interface SentenceSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

export const SentenceSelect = ({ label, value, options, onChange }: SentenceSelectProps) => (
  <span className={INLINE}>
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={`${controlClass} h-(--control-size) w-auto max-w-full py-0`}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </span>
);

interface SentenceInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const SentenceTime = ({ label, value, onChange }: SentenceInputProps) => (
  <span className={INLINE}>
    <TimeField label={label} hideLabel value={value} onChange={onChange} />
  </span>
);

export const SentenceDate = ({ label, value, onChange }: SentenceInputProps) => (
  <span className={INLINE}>
    <DatePicker label={label} hideLabel value={value} onChange={(date) => date && onChange(date)} />
  </span>
);

/** A rule that is read as a sentence and changed at its words. */
export const Sentence = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <fieldset aria-label={label} className="text-body leading-10">
    {children}
  </fieldset>
);
