import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useDecimalText } from '../../parts/use-decimal-text.ts';
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
  const text = useDecimalText(value, onChange);
  const isWrong = !areMarks(value);
  return (
    <TextField
      hideLabel
      label={label}
      className="w-24"
      dir="ltr"
      {...text}
      placeholder={placeholder}
      maxLength={11}
      {...(isWrong && isChecked ? { error: t('exam-authoring.messages.marksWrong') } : {})}
      {...(isWrong ? { 'aria-invalid': true as const } : {})}
    />
  );
}
