import { normalizeDecimal } from '@sullam/domain/digits.ts';
import { directionOf } from '@sullam/domain/localized.ts';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useDecimalText } from '../../parts/use-decimal-text.ts';

export interface DecimalFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly hideLabel?: boolean;
  readonly className?: string;
  /** As it is typed; `readDecimal` reads it. */
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** At most four digits after the point, zero or more; null: none of that kind. */
export function readDecimal(text: string): string | null {
  const plain = normalizeDecimal(text);
  return plain !== null && /^\d{1,6}(\.\d{1,4})?$/.test(plain) ? plain : null;
}

/** An exact number in either language's digits; it never passes through a float. */
export function DecimalField({ error, value, onChange, ...rest }: DecimalFieldProps) {
  const t = useT();
  const text = useDecimalText(value, onChange);
  const isWrong = value.trim() !== '' && readDecimal(value) === null;
  return (
    <TextField
      {...rest}
      dir={directionOf(useLanguage())}
      {...text}
      error={error ?? (isWrong ? t('errors.rules.numberInvalid') : undefined)}
    />
  );
}
