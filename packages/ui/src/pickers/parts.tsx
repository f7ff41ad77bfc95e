import { type ReactNode, useId } from 'react';
import { Button, FieldError, Label, Popover, SelectValue, type SelectValueProps, Text } from 'react-aria-components';
import { cx } from '../base/cx.ts';
import { useShownError } from '../base/field-scope.tsx';
import { Icon } from '../base/icon.tsx';
import { ChevronDown, CircleAlert } from '../base/icons.ts';
import { OptionalMark, RequiredMark } from '../components/form-field.tsx';

/** What every picker takes. */
export interface PickerBase {
  readonly id?: string;
  readonly name?: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly optional?: boolean;
  readonly disabled?: boolean;
  readonly hideLabel?: boolean;
  readonly className?: string | undefined;
  readonly onBlur?: () => void;
}

export interface PickerOption {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  readonly disabled?: boolean;
}

interface InScope {
  /** By which the form around knows it. */
  readonly fieldId: string;
}

/** A picker's props with its error as far as it is to be seen yet. */
export function useInScope<Props extends PickerBase>(props: Props): Props & InScope {
  const fieldId = useId();
  const error = useShownError(fieldId, props.error);
  return { ...props, error, fieldId };
}

/** What the React Aria root of every picker takes of its props. */
export const rootProps = ({ id, name, error, disabled, onBlur, className, fieldId }: PickerBase & InScope) => ({
  'data-field': fieldId,
  ...(id ? { id } : {}),
  ...(name ? { name } : {}),
  isInvalid: Boolean(error),
  isDisabled: disabled ?? false,
  onBlur,
  className: cx('min-w-0', className),
});

export interface PickerFieldProps {
  /** The picker's own props. */
  readonly of: PickerBase;
  /** The control. */
  readonly children: ReactNode;
}

/** Label above, control, then its error and hint, as FormField draws them; inside the root of React Aria that ties them. */
export function PickerField({ of, children }: PickerFieldProps) {
  const { label, required, optional, hideLabel, error, hint } = of;
  return (
    <>
      <Label className={cx('block text-sm font-medium text-ink', hideLabel ? 'sr-only' : 'mb-1.5')}>
        {label}
        {required && <RequiredMark />}
        {optional && <OptionalMark />}
      </Label>
      {children}
      <FieldError className="mt-1.5 flex items-start gap-1.5 text-sm text-danger-text">
        <Icon of={CircleAlert} size={16} className="mt-[0.2lh]" />
        <span>{error}</span>
      </FieldError>
      {hint && (
        <Text slot="description" className="mt-1.5 block text-sm text-muted">
          {hint}
        </Text>
      )}
    </>
  );
}

const FRAME =
  'flex w-full min-h-(--control-size) items-center gap-2 rounded-md border border-control bg-surface text-start text-field text-ink ' +
  'transition-colors hover:border-ink invalid:border-danger disabled:opacity-60 ' +
  'focus-visible:border-focus focus-visible:outline-2 focus-visible:outline-focus';

/** The frame around a picker's control. */
export const pickerFrame = (error: string | undefined, more: string): string =>
  cx(FRAME, more, error && 'border-danger');

const LIST_POPOVER =
  // the list is never longer than the room that there is: it would lie on its field
  'flex w-(--trigger-width) min-w-50 flex-col rounded-md border border-line bg-raised text-ink shadow-8 entering:animate-in';

/** A part of a date or a time that is typed by itself. */
export const segmentClass = (type: string): string =>
  cx(
    'rounded-sm px-0.5 caret-transparent outline-none placeholder-shown:text-muted focus:bg-primary focus:text-on-primary',
    // a single figure would be too small to hit
    type !== 'literal' && 'inline-block min-w-6 text-center',
  );

/** Where the list opens, as wide as its picker. */
export const ListPopover = ({ children }: { readonly children: ReactNode }) => (
  <Popover className={LIST_POPOVER}>{children}</Popover>
);

/** Stands in a list without options. */
export const EmptyList = ({ children }: { readonly children: string }) => (
  <p className="px-3 py-4 text-center text-sm text-muted">{children}</p>
);

/** The button that says what is chosen and opens the list. */
export function ListButton({
  error,
  children,
}: Pick<PickerBase, 'error'> & Pick<SelectValueProps<object>, 'children'>) {
  return (
    <Button className={pickerFrame(error, 'px-3')}>
      <SelectValue className="min-w-0 flex-1 clip-line text-start">{children}</SelectValue>
      <Icon of={ChevronDown} size={18} className="text-muted" />
    </Button>
  );
}

/** At most 310 high, as the product's select menus are. */
export const listBox = 'max-h-[310px] overflow-y-auto p-1.5 outline-none';

/** The same where the focus stays in a search box above: then a frame around the list scrolls, and can be reached. */
export function ListScroller({ children }: { readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div tabIndex={0} className="max-h-[min(420px,60vh)] overflow-y-auto focus-visible:-outline-offset-2">
      {children}
    </div>
  );
}

export const listItem =
  'group flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-sm outline-none focus:bg-subtle selected:font-medium selected:text-primary-text disabled:opacity-50 touch:min-h-11';
