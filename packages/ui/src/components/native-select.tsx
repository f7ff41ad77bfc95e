import type { Ref, SelectHTMLAttributes } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import { ChevronDown } from '../base/icons.ts';
import { controlClass, type FieldBase, FormField, useField } from './form-field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface NativeSelectProps
  extends FieldBase,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'required' | 'onChange' | 'children'> {
  readonly options: readonly SelectOption[];
  readonly onChange?: (value: string) => void;
  /** A first, empty choice. */
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** The browser's own select: no script, the system's list on phones. */
export function NativeSelect(props: NativeSelectProps) {
  const { field, control, rest } = useField(props);
  const { options, onChange, placeholder, ...native } = rest;
  return (
    <FormField {...field}>
      <div className="relative">
        <select
          {...native}
          {...control}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          className={cx(controlClass, 'appearance-none pe-10 clip-line')}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={18} className="pointer-events-none absolute inset-y-0 end-3 my-auto text-muted" />
      </div>
    </FormField>
  );
}
