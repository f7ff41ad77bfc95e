import { useEffect, useRef, useState } from 'react';
import { cx } from '../base/cx.ts';
import { asciiDigits, parseNumber, typedDigits } from '../base/digits.ts';
import { Minus, Plus } from '../base/icons.ts';
import { useUiWords } from '../base/ui-words.tsx';
import { IconButton } from './button.tsx';
import { bareControlClass, type FieldBase, FormField, frameClass, useFieldIds } from './form-field.tsx';

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
  /** How the number is shown; by default in the reader's digits without grouping. */
  readonly format?: (value: number) => string;
  readonly onBlur?: () => void;
}

function clamp(value: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): number {
  return Math.min(max, Math.max(min, value));
}

/** A number in Western or Arabic digits. What cannot be read as a number counts as empty on leaving the field. */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    hint,
    error,
    required,
    optional,
    hideLabel,
    className,
    value,
    onChange,
    min,
    max,
    step = 1,
    disabled,
    stepper,
    suffix,
    format,
    onBlur,
    name,
  } = props;
  const words = useUiWords();
  const ids = useFieldIds({ hint, error }, props.id);
  const { labelId, ...control } = ids;
  const [draft, setDraft] = useState<string>();
  const text = (number: number) => (format ? format(number) : typedDigits(String(number), words.number));
  const shown = draft ?? (value === undefined ? '' : text(value));
  const commit = (next: number | undefined) => {
    setDraft(undefined);
    onChange(next === undefined ? undefined : clamp(next, min, max));
  };
  const stepBy = (by: number) => {
    const sum = (parseNumber(shown) ?? min ?? 0) + by;
    commit(Number(sum.toFixed(6)));
  };
  return (
    <FormField {...{ ids, label, hint, error, required, optional, hideLabel, className }}>
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
          aria-required={required || undefined}
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
  const {
    label,
    hint,
    error,
    required,
    optional,
    hideLabel,
    className,
    value,
    onChange,
    onComplete,
    length = 6,
    autoFocus,
    disabled,
    name,
  } = props;
  const ids = useFieldIds({ hint, error }, props.id);
  const { labelId, ...control } = ids;
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
    <FormField {...{ ids, label, hint, error, required, optional, hideLabel, className }}>
      <div dir="ltr" className="group relative flex w-full max-w-90 gap-2">
        {Array.from({ length }, (_, at) => at).map((at) => (
          <span
            key={at}
            aria-hidden="true"
            className={cx(
              'flex h-14 min-w-0 flex-1 items-center justify-center rounded-md border bg-surface text-xl font-medium tabular',
              error ? 'border-danger' : 'border-control',
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
          aria-required={required || undefined}
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
