import { normalizeDecimal } from '@sullam/domain/digits.ts';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { areMarks } from './exam-draft.ts';

interface MarksFieldProps {
  readonly label: string;
  /** A plain decimal, or what was typed where that is none. */
  readonly value: string;
  readonly placeholder: string;
  /** What is wrong is said. */
  readonly isChecked: boolean;
  readonly onChange: (value: string) => void;
}

/** Marks, typed in any digits and shown in those of the language. */
export function MarksField({ label, value, placeholder, isChecked, onChange }: MarksFieldProps) {
  const t = useT();
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = !areMarks(value);
  return (
    <TextField
      hideLabel
      label={label}
      className="w-24"
      inputMode="decimal"
      dir="ltr"
      value={typed ?? (isWrong || value === '' ? value : format.decimal(value))}
      placeholder={placeholder}
      maxLength={11}
      {...(isWrong && isChecked ? { error: t('exam-authoring.messages.marksWrong') } : {})}
      {...(isWrong ? { 'aria-invalid': true as const } : {})}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        onChange(normalizeDecimal(text) ?? text.trim());
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
