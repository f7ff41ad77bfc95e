import { parseDecimal } from '@sullam/domain/decimal.ts';
import { DecimalField, type DecimalFieldProps } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';

/** An exact number of a question. What isn't one stays as it is typed, and is said once the field is left. */
export function ExactField({ onBlur, ...field }: DecimalFieldProps) {
  const t = useT();
  const [wasLeft, setLeft] = useState(false);
  const isWrong = wasLeft && parseDecimal(field.value) === null;
  return (
    <DecimalField
      maxLength={40}
      {...field}
      {...(isWrong ? { error: t('errors.rules.numberInvalid') } : {})}
      onBlur={() => {
        setLeft(true);
        onBlur?.();
      }}
    />
  );
}
