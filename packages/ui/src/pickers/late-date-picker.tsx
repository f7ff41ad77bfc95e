import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../base/icon.tsx';
import { CalendarDays } from '../base/icons.ts';
import { bareControlClass, FormField, frameClass, useField } from '../components/form-field.tsx';
import type { DatePickerProps } from './date-picker.tsx';

interface Come {
  Part: ComponentType<DatePickerProps>;
  /** It was waited for in the field. */
  hadFocus: boolean;
  /** The field was pressed meanwhile, and nothing else since. */
  wasPressed: boolean;
}

/** By any of these the reader has come to the page. */
const COMINGS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** The picker's part, once it is there: it begins to come when the reader first does something on the page. */
function useLatePart(isWanted: boolean): ComponentType<DatePickerProps> | null {
  const [part, setPart] = useState<{ Part: ComponentType<DatePickerProps> } | null>(null);
  useEffect(() => {
    if (part) return;
    let isComing = false;
    const come = () => {
      if (isComing) return;
      isComing = true;
      import('./date-picker.tsx').then(
        ({ DatePicker: Part }) => setPart({ Part }),
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
  }, [part, isWanted]);
  return part?.Part ?? null;
}

/** The picker in the field's place. It never comes between the beginning and the end of a press, which would be lost. */
function usePicker(root: RefObject<HTMLElement | null>, isWanted: boolean): Come | null {
  const Part = useLatePart(isWanted);
  const [picker, setPicker] = useState<Come | null>(null);
  const press = useRef({ isDown: false, wasMade: false });
  useEffect(() => {
    if (picker) return;
    const isInside = ({ target }: Event) => root.current?.contains(target as Node) ?? false;
    const settle = () => {
      if (!Part || press.current.isDown) return;
      const hadFocus = root.current?.contains(document.activeElement) ?? false;
      const isElsewhere = !hadFocus && document.activeElement !== document.body;
      setPicker({ Part, hadFocus, wasPressed: press.current.wasMade && !isElsewhere });
    };
    const begin = (event: Event) => {
      press.current = { isDown: isInside(event), wasMade: false };
    };
    const end = (event: Event) => {
      press.current = { isDown: false, wasMade: press.current.isDown && isInside(event) };
      settle();
    };
    // a finger that scrolls the page ends its press so
    const cancel = () => {
      press.current = { isDown: false, wasMade: false };
      settle();
    };
    const heard = { pointerdown: begin, pointerup: end, pointercancel: cancel };
    for (const [name, hear] of Object.entries(heard)) window.addEventListener(name, hear, { passive: true });
    settle();
    return () => {
      for (const [name, hear] of Object.entries(heard)) window.removeEventListener(name, hear);
    };
  }, [Part, picker, root]);
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
 * is a field that looks the same. Whoever comes to that first goes on in the picker; whoever presses it finds the calendar open.
 */
export function LateDatePicker(props: DatePickerProps) {
  const root = useRef<HTMLDivElement>(null);
  const picker = usePicker(root, props.value !== null);
  useLayoutEffect(() => {
    if (!picker) return;
    // the calendar gives the focus back to where it was when it closes
    if (picker.hadFocus || picker.wasPressed) root.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
    if (picker.wasPressed) root.current?.querySelector<HTMLElement>('button[aria-haspopup]')?.click();
  }, [picker]);
  return <div ref={root}>{picker ? <picker.Part {...props} /> : <EmptyField {...props} />}</div>;
}
