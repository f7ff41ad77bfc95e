import { parseTime, type Time } from '@internationalized/date';
import { use, useMemo } from 'react';
import { TimeField as AriaTimeField, DateInput, DateSegment } from 'react-aria-components';
import { inLocale } from '../base/in-locale.tsx';
import { UiLocaleContext } from '../base/ui-locale.ts';
import { eitherDigits } from './either-digits.ts';
import { type PickerBase, PickerField, pickerFrame, rootProps, segmentClass, useInScope } from './parts.tsx';

export interface TimeFieldProps extends PickerBase {
  /** `09:30`, on the clock of whichever zone the form says. */
  readonly value: string;
  /** Called with whole times only: while the field is being emptied or typed into, the last one stays. */
  readonly onChange: (value: string) => void;
}

function read(value: string): Time | null {
  try {
    return parseTime(value);
  } catch {
    // A value that is no time shows as an empty field; the caller's validation says what is wrong with it.
    return null;
  }
}

/** An hour of the day in the organisation's 12 or 24 hour form, typed part by part in either digits. */
export const TimeField = inLocale(function TimeField(given: TimeFieldProps) {
  const props = useInScope(given);
  const { value, onChange } = props;
  const locale = use(UiLocaleContext);
  const digits = useMemo(() => eitherDigits(locale), [locale]);
  return (
    <AriaTimeField<Time>
      {...rootProps(props)}
      value={read(value)}
      onChange={(time) => time && onChange(time.toString().slice(0, 5))}
      granularity="minute"
      isRequired={props.required ?? false}
      validationBehavior="aria"
    >
      <PickerField of={props}>
        <div ref={digits} className={pickerFrame(props.error, 'focus-within:border-focus')}>
          <DateInput className="flex min-w-0 flex-1 px-3 tabular">
            {(segment) => <DateSegment segment={segment} className={segmentClass(segment.type)} />}
          </DateInput>
        </div>
      </PickerField>
    </AriaTimeField>
  );
});
