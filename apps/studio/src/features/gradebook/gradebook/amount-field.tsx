import { normalizeDecimal } from '@sullam/domain/digits.ts';
import { DecimalField, type DecimalFieldProps } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';

/** At most four digits after the point, zero or more; null: none of that kind. */
export function readDecimal(text: string): string | null {
  const plain = normalizeDecimal(text);
  return plain !== null && /^\d{1,6}(\.\d{1,4})?$/.test(plain) ? plain : null;
}

/** A decimal that says at once when `readDecimal` can't read it. */
export function AmountField({ error, value, ...rest }: DecimalFieldProps) {
  const t = useT();
  const isWrong = value.trim() !== '' && readDecimal(value) === null;
  return (
    <DecimalField {...rest} value={value} error={error ?? (isWrong ? t('errors.rules.numberInvalid') : undefined)} />
  );
}
