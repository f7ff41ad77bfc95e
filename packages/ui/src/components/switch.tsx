import { type ReactNode, useId } from 'react';
import { cx } from '../base/cx.ts';
import { type NativeInput, OptionText, ROW } from './choice.tsx';

export interface SwitchProps extends NativeInput {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly onChange?: (on: boolean) => void;
  readonly hideLabel?: boolean;
  /** The text first and the switch at the end of the line, as in lists of settings. */
  readonly spread?: boolean;
  readonly className?: string;
}

/** On or off, at once. */
export function Switch({ label, description, onChange, hideLabel, spread, className, ...rest }: SwitchProps) {
  const note = useId();
  return (
    <label className={cx(ROW, spread && 'flex-row-reverse justify-between', className)}>
      <span className="relative mt-[calc((1lh-24px)/2)] inline-flex">
        <input
          {...rest}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its state itself
          role="switch"
          aria-describedby={description ? note : rest['aria-describedby']}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
          className="peer h-6 w-11 shrink-0 appearance-none rounded-full border-[1.5px] border-control bg-subtle transition-colors checked:border-primary checked:bg-primary touch-area"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 start-1 size-4 rounded-full bg-control transition-[inset-inline-start] peer-checked:start-6 peer-checked:bg-on-primary"
        />
      </span>
      <OptionText label={label} description={description} id={note} hidden={hideLabel} />
    </label>
  );
}
