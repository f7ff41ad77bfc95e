import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../base/icon.tsx';
import { CalendarDays } from '../base/icons.ts';
import { bareControlClass, FormField, frameClass, useField } from '../components/form-field.tsx';
import type { DatePickerProps } from './date-picker.tsx';

interface Come {
  Part: ComponentType<DatePickerProps>;
  /** It was waited for in the field. */
  hadFocus: boolean;
}

/** By any of these the reader has come to the page. */
const COMINGS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** The picker, once it is there: it begins to come when the reader first does something on the page. */
function usePicker(root: RefObject<HTMLElement | null>, isWanted: boolean): Come | null {
  const [picker, setPicker] = useState<Come | null>(null);
  useEffect(() => {
    if (picker) return;
    let isComing = false;
    const come = () => {
      if (isComing) return;
      isComing = true;
      import('./date-picker.tsx').then(
        ({ DatePicker: Part }) =>
          setPicker({ Part, hadFocus: root.current?.contains(document.activeElement) ?? false }),
        () => {
          // without a network: whatever is done next asks again
          isComing = false;
        },
      );
    };
    if (isWanted) come();
    for (const name of COMINGS) window.addEventListener(name, come, { passive: true });
    return () => {
      for (const name of COMINGS) window.removeEventListener(name, come);
    };
  }, [picker, isWanted, root]);
  return picker;
}

/** The field as it looks while nothing is chosen. */
function EmptyField({ disabled, value: _value, onChange: _onChange, ...props }: DatePickerProps) {
  const { field, control } = useField(props);
  return (
    <FormField {...field}>
      <div className={frameClass}>
        <input {...control} name={props.name} readOnly disabled={disabled} className={bareControlClass} />
        <span className="grid size-(--control-size) shrink-0 place-items-center text-muted">
          <Icon of={CalendarDays} />
        </span>
      </div>
    </FormField>
  );
}

/**
 * A date picker for a form that people begin on, of which it would be more than a third: until somebody does something on the page it
 * is a field that looks the same. Whoever comes to that first goes on in the picker.
 */
export function LateDatePicker(props: DatePickerProps) {
  const root = useRef<HTMLDivElement>(null);
  const picker = usePicker(root, props.value !== null);
  useLayoutEffect(() => {
    if (picker?.hadFocus) root.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
  }, [picker]);
  return <div ref={root}>{picker ? <picker.Part {...props} /> : <EmptyField {...props} />}</div>;
}
