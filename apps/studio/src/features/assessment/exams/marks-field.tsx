import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { areMarks } from './exam-draft.ts';

interface MarksFieldProps {
  readonly label: string;
  /** A plain decimal, or what was typed where that is none. */
  readonly value: string;
  readonly placeholder: string;
  readonly onChange: (value: string) => void;
}

/** Marks, as narrow as they are. */
export function MarksField({ label, value, placeholder, onChange }: MarksFieldProps) {
  const t = useT();
  const isWrong = !areMarks(value);
  return (
    <DecimalField
      hideLabel
      label={label}
      className="w-20"
      value={value}
      placeholder={placeholder}
      maxLength={11}
      {...(isWrong ? { error: t('exam-authoring.messages.marksWrong') } : {})}
      onChange={onChange}
    />
  );
}
