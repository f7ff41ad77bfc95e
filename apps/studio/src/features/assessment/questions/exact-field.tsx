import { parseDecimal } from '@sullam/domain/decimal.ts';
import { DecimalField, type DecimalFieldProps } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';

/** An exact number of a question. What isn't one stays as it is typed, and is said once the field is left. */
export function ExactField(props: DecimalFieldProps) {
  const t = useT();
  const isWrong = parseDecimal(props.value) === null;
  return <DecimalField maxLength={40} {...props} {...(isWrong ? { error: t('errors.rules.numberInvalid') } : {})} />;
}
