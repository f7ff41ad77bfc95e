import { normalizeDecimal } from '@sullam/domain/digits.ts';
import { directionOf } from '@sullam/domain/localized.ts';
import { useWrittenNumber } from '@sullam/ui/base/written-number.ts';
import { TextField, type TextFieldProps } from '@sullam/ui/components/text-field.tsx';
import { useState } from 'react';
import { useLanguage } from '../kit-context.tsx';

export interface DecimalFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'dir' | 'type'> {
  /** A plain decimal ("12.5"), or what was typed where that is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

const PLAIN = /^-?\d+(\.\d+)?$/;

const plainOf = (typed: string): string => normalizeDecimal(typed) ?? typed.trim();

/** An exact number, typed in any digits and shown in the reader's, like `NumberField`; it never passes through a float. */
export function DecimalField({ value, onChange, onBlur, ...field }: DecimalFieldProps) {
  const write = useWrittenNumber();
  // while the hand is in it the field shows what it typed
  const [typed, setTyped] = useState<string | null>(null);
  const isTyped = typed !== null && plainOf(typed) === value;
  return (
    <TextField
      autoComplete="off"
      {...field}
      dir={directionOf(useLanguage())}
      inputMode="decimal"
      value={isTyped ? typed : PLAIN.test(value) ? write(value) : value}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(plainOf(event.currentTarget.value));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}
