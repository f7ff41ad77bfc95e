import { useId } from 'react';
import { cx } from '../base/cx.ts';
import { BOX, type ChoiceOption, GroupFrame, OptionText, ROW } from './choice.tsx';
import type { FieldBase } from './form-field.tsx';

export interface RadioGroupProps extends FieldBase {
  readonly id?: string;
  readonly name?: string;
  readonly options: readonly ChoiceOption[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly inline?: boolean;
  /** Each option in a frame of its own, for choices with descriptions. */
  readonly cards?: boolean;
}

/** One of several. */
export function RadioGroup({ options, value, onChange, name, cards, ...frame }: RadioGroupProps) {
  const own = useId();
  return (
    <GroupFrame role="radiogroup" {...frame}>
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            ROW,
            cards &&
              'mb-2 rounded-lg border border-line bg-surface px-4 py-3 has-checked:border-primary has-checked:[box-shadow:inset_0_0_0_1px_var(--c-primary)]',
            cards && frame.inline && 'flex-1 basis-60',
          )}
        >
          <span className="relative inline-flex">
            <input
              type="radio"
              name={name ?? own}
              value={option.value}
              disabled={option.disabled}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className={cx(BOX, 'peer rounded-full')}
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute start-1.5 top-[calc((1lh-8px)/2)] size-2 rounded-full bg-on-primary opacity-0 peer-checked:opacity-100"
            />
          </span>
          <OptionText label={option.label} description={option.description} count={option.count} />
        </label>
      ))}
    </GroupFrame>
  );
}
