import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { cx } from '../base/cx.ts';
import { type FieldBase, FieldMessage, FormField, RequiredMark, useFieldIds } from './form-field.tsx';

export type NativeInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'onChange' | 'required'>;

/** An option with its text, on one line. */
export const ROW = 'flex items-start gap-2.5 py-1 touch:min-h-11 touch:py-2 has-disabled:opacity-60';
/** The native box that the mark is drawn over. */
export const BOX =
  'appearance-none size-5 shrink-0 mt-[calc((1lh-20px)/2)] border-[1.5px] border-control bg-surface transition-colors ' +
  'enabled:hover:border-ink checked:border-primary checked:bg-primary ' +
  'aria-invalid:border-danger forced-colors:appearance-auto bg-center bg-no-repeat';

/** Radio buttons are indeterminate too, as long as none of their group is chosen: that isn't to be seen. */
const PARTLY = 'indeterminate:border-primary indeterminate:bg-primary';

interface OptionTextProps {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly count?: ReactNode;
  readonly id?: string;
  readonly hidden?: boolean | undefined;
}

export function OptionText({ label, description, count, id, hidden }: OptionTextProps) {
  return (
    <span className={cx('min-w-0 flex-1 text-body', hidden && 'sr-only')}>
      <span className="flex justify-between gap-3">
        <span>{label}</span>
        {count !== undefined && <span className="text-sm text-muted">{count}</span>}
      </span>
      {description && (
        <span id={id} className="block text-sm text-muted">
          {description}
        </span>
      )}
    </span>
  );
}

export interface CheckboxProps extends NativeInput {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly onChange?: (checked: boolean) => void;
  readonly indeterminate?: boolean;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly hideLabel?: boolean;
  readonly count?: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A native checkbox with its text; the mark is drawn over it, so that it turns with neither direction nor theme. */
export function Checkbox(props: CheckboxProps) {
  const {
    label,
    description,
    onChange,
    indeterminate = false,
    error,
    required,
    hideLabel,
    count,
    className,
    id,
    ...rest
  } = props;
  const ids = useFieldIds({ error, hint: undefined }, id);
  const note = useId();
  return (
    <div data-field={ids.id} className={className}>
      <label className={cx(ROW, hideLabel && 'py-0 touch:min-h-0 touch:py-0')}>
        <span className="relative inline-flex">
          <input
            {...rest}
            id={ids.id}
            type="checkbox"
            aria-required={required || undefined}
            aria-invalid={ids['aria-invalid']}
            aria-describedby={[ids['aria-describedby'], description && note].filter(Boolean).join(' ') || undefined}
            ref={(element) => {
              if (element) element.indeterminate = indeterminate;
              if (typeof rest.ref === 'function') return rest.ref(element);
              if (rest.ref) rest.ref.current = element;
            }}
            onChange={(event) => onChange?.(event.currentTarget.checked)}
            className={cx(BOX, PARTLY, 'peer rounded-sm', hideLabel && 'touch-area')}
          />
          <svg
            aria-hidden="true"
            viewBox="0 0 20 20"
            className="pointer-events-none absolute start-0 top-[calc((1lh-20px)/2)] size-5 fill-none stroke-on-primary stroke-2 opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
          >
            {indeterminate ? (
              <path d="M5.5 10h9" strokeLinecap="round" />
            ) : (
              <path d="m5 10.5 3.4 3.4L15 7" strokeLinecap="round" strokeLinejoin="round" />
            )}
          </svg>
        </span>
        <OptionText
          label={
            <>
              {label}
              {required && <RequiredMark />}
            </>
          }
          description={description}
          count={count}
          id={note}
          hidden={hideLabel}
        />
      </label>
      {error && <FieldMessage id={ids.id} error={error} />}
    </div>
  );
}

export interface ChoiceOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly count?: ReactNode;
  readonly disabled?: boolean;
}

interface GroupFrameProps extends FieldBase {
  readonly role: 'group' | 'radiogroup';
  readonly id?: string | undefined;
  readonly inline?: boolean | undefined;
  readonly children: ReactNode;
}

export function GroupFrame({ role, id, inline, children, ...field }: GroupFrameProps) {
  const ids = useFieldIds(field, id);
  const radio = role === 'radiogroup';
  const aria = {
    role,
    'aria-labelledby': ids.labelId,
    'aria-describedby': ids['aria-describedby'],
    'aria-invalid': radio ? ids['aria-invalid'] : undefined,
    'aria-required': (radio && field.required) || undefined,
  };
  return (
    <FormField ids={ids} as="group" {...field}>
      <div
        {...aria}
        id={ids.id}
        tabIndex={-1}
        className={cx('outline-none', inline ? 'flex flex-wrap gap-x-6' : 'flex flex-col')}
      >
        {children}
      </div>
    </FormField>
  );
}

export interface CheckboxGroupProps extends FieldBase {
  readonly id?: string;
  readonly name?: string;
  readonly options: readonly ChoiceOption[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly inline?: boolean;
}

/** Several of several. */
export function CheckboxGroup({ options, value, onChange, name, ...frame }: CheckboxGroupProps) {
  return (
    <GroupFrame role="group" {...frame}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          value={option.value}
          label={option.label}
          description={option.description}
          count={option.count}
          disabled={option.disabled}
          checked={value.includes(option.value)}
          onChange={(checked) =>
            onChange(checked ? [...value, option.value] : value.filter((each) => each !== option.value))
          }
        />
      ))}
    </GroupFrame>
  );
}
