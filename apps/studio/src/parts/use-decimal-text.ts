import { normalizeDecimal } from '@sullam/domain/digits.ts';
import { typedDigits } from '@sullam/ui/base/digits.ts';
import { useFormat } from '@sullam/web-kit/kit-context.tsx';
import { type ChangeEvent, useState } from 'react';

const told = (text: string): string => normalizeDecimal(text) ?? text.trim();

/**
 * The text of an exact number, for its field: typed in any digits, and shown in the reader's own afterwards. What is told
 * is a plain decimal, or what was typed where that is none.
 */
export function useDecimalText(value: string, onChange: (text: string) => void) {
  const { number } = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const plain = normalizeDecimal(value);
  return {
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: typed !== null && told(typed) === value ? typed : plain === null ? value : typedDigits(plain, number),
    onChange: ({ currentTarget: { value: text } }: ChangeEvent<HTMLInputElement>) => {
      setTyped(text);
      onChange(told(text));
    },
    onBlur: () => setTyped(null),
  };
}
