import { FormField, useFieldIds } from '@sullam/ui/components/form-field.tsx';
import { normaliseHex } from '@sullam/ui/theme/oklch.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useState } from 'react';

export interface ColorInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (hex: string) => void;
}

/** A colour: the system's picker, and the number for those who have it from their brand book. */
export function ColorInput({ label, value, onChange }: ColorInputProps) {
  const t = useT();
  const [text, setText] = useState(value);
  const error = normaliseHex(text) ? undefined : t('errors.rules.colorInvalid');
  const ids = useFieldIds({ error, hint: undefined });
  useEffect(() => {
    setText((before) => (normaliseHex(before) === value ? before : value));
  }, [value]);
  return (
    <FormField ids={ids} label={label} error={error}>
      <div className="flex items-center gap-2">
        <input
          type="color"
          aria-label={label}
          value={value}
          onChange={(event) => {
            setText(event.currentTarget.value);
            onChange(event.currentTarget.value);
          }}
          className="h-(--control-size) w-14 shrink-0 cursor-pointer rounded-md border border-control bg-surface p-1"
        />
        <input
          id={ids.id}
          aria-invalid={ids['aria-invalid']}
          aria-describedby={ids['aria-describedby']}
          value={text}
          dir="ltr"
          spellCheck={false}
          maxLength={7}
          onChange={(event) => {
            const next = event.currentTarget.value;
            setText(next);
            const hex = normaliseHex(next);
            if (hex) onChange(hex);
          }}
          className="min-h-(--control-size) w-32 rounded-md border border-control bg-surface px-3 text-field tabular aria-invalid:border-danger"
        />
      </div>
    </FormField>
  );
}
