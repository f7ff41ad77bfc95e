import { useEffect, useRef, useState } from 'react';
import { cx } from '../base/cx.ts';
import { asciiDigits, parseNumber } from '../base/digits.ts';
import { Minus, Plus } from '../base/icons.ts';
import { useUiWords } from '../base/ui-words.tsx';
import { useWrittenNumber } from '../base/written-number.ts';
import { IconButton } from './button.tsx';
import { bareControlClass, type FieldBase, FormField, frameClass, useField } from './form-field.tsx';

export interface NumberFieldProps extends FieldBase {
  readonly id?: string;
  readonly name?: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly disabled?: boolean;
  /** Buttons for one step up and down. */
  readonly stepper?: boolean;
  /** A unit or currency after the number. */
  readonly suffix?: string;
  readonly onBlur?: () => void;
}

function clamp(value: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): number {
  return Math.min(max, Math.max(min, value));
}

/** A number, typed in Western or Arabic digits and shown in the reader's. What cannot be read as a number counts as empty on leaving the field. */
export function NumberField(props: NumberFieldProps) {
  const { field, control, rest } = useField(props);
  const { value, onChange, min, max, step = 1, disabled, stepper, suffix, onBlur, name } = rest;
  const words = useUiWords();
  const write = useWrittenNumber();
  const [draft, setDraft] = useState<string>();
  const shown = draft ?? (value === undefined ? '' : write(String(value)));
  const commit = (next: number | undefined) => {
    setDraft(undefined);
    onChange(next === undefined ? undefined : clamp(next, min, max));
  };
  const stepBy = (by: number) => {
    const sum = (parseNumber(shown) ?? min ?? 0) + by;
    commit(Number(sum.toFixed(6)));
  };
  return (
    <FormField {...field}>
      <div className={frameClass}>
        {stepper && (
          <IconButton
            icon={Minus}
            iconSize={18}
            label={words.decrease}
            tabIndex={-1}
            disabled={disabled || (value !== undefined && min !== undefined && value <= min)}
            className="-my-px"
            onClick={() => stepBy(-step)}
          />
        )}
        <input
          {...control}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          role="spinbutton"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          disabled={disabled}
          value={shown}
          onChange={(event) => {
            setDraft(event.currentTarget.value);
            onChange(parseNumber(event.currentTarget.value));
          }}
          onBlur={() => {
            if (draft !== undefined) commit(parseNumber(draft));
            onBlur?.();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            stepBy(event.key === 'ArrowUp' ? step : -step);
          }}
          className={cx(bareControlClass, 'tabular', stepper && 'text-center')}
        />
        {name && <input type="hidden" name={name} value={value ?? ''} />}
        {suffix && <span className="flex items-center pe-3 text-sm text-muted">{suffix}</span>}
        {stepper && (
          <IconButton
            icon={Plus}
            iconSize={18}
            label={words.increase}
            tabIndex={-1}
            disabled={disabled || (value !== undefined && max !== undefined && value >= max)}
            className="-my-px"
            onClick={() => stepBy(step)}
          />
        )}
      </div>
    </FormField>
  );
}

export interface CodeFieldProps extends FieldBase {
  readonly id?: string;
  readonly name?: string;
  readonly value: string;
  /** Always ASCII digits. */
  readonly onChange: (code: string) => void;
  /** Called once when the last digit arrives. */
  readonly onComplete?: (code: string) => void;
  readonly length?: number;
  readonly autoFocus?: boolean;
  readonly disabled?: boolean;
}

/**
 * A one-time code. One real input under drawn boxes, so that pasting, autofill and readers work as with any field; left
 * to right in every language.
 */
export function CodeField(props: CodeFieldProps) {
  const { field, control, rest } = useField(props);
  const { value, onChange, onComplete, length = 6, autoFocus, disabled, name } = rest;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);
  const change = (typed: string) => {
    const code = asciiDigits(typed).replace(/\D/g, '').slice(0, length);
    onChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  return (
    <FormField {...field}>
      <div dir="ltr" className="group relative flex w-full max-w-90 gap-2">
        {Array.from({ length }, (_, at) => at).map((at) => (
          <span
            key={at}
            aria-hidden="true"
            className={cx(
              'flex h-14 min-w-0 flex-1 items-center justify-center rounded-md border bg-surface text-xl font-medium tabular',
              field.error ? 'border-danger' : 'border-control',
              at === Math.min(value.length, length - 1) &&
                'group-focus-within:border-focus group-focus-within:outline-2 group-focus-within:outline-focus',
            )}
          >
            {value[at] ?? ''}
          </span>
        ))}
        <input
          {...control}
          ref={input}
          name={name}
          inputMode="numeric"
          autoComplete="one-time-code"
          disabled={disabled}
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
          onSelect={(event) => event.currentTarget.setSelectionRange(value.length, value.length)}
          className="absolute inset-0 size-full cursor-text rounded-md bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent"
        />
      </div>
    </FormField>
  );
}
