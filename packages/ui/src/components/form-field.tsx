import { type ReactNode, useId } from 'react';
import { cx } from '../base/cx.ts';
import { useShownError } from '../base/field-scope.tsx';
import { Icon } from '../base/icon.tsx';
import { CircleAlert } from '../base/icons.ts';
import { useUiWords } from '../base/ui-words.tsx';

/** What every field takes. At most one error, at the field. */
export interface FieldBase {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** Says "optional" after the label, for forms where most is required. */
  readonly optional?: boolean;
  /** The label is read out but not drawn. */
  readonly hideLabel?: boolean;
  readonly className?: string | undefined;
}

/** The ids that tie a control to its label, hint and error. */
export interface FieldIds {
  readonly id: string;
  readonly labelId: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Everything that describes a control: what its field says, and what its caller points at. */
export const describedBy = (...ids: readonly (string | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

/** Ids for one field; `given` keeps the id of the caller, so that an error summary can point at it. */
export function useFieldIds(field: Pick<FieldBase, 'hint' | 'error'>, given?: string): FieldIds {
  const own = useId();
  const id = given ?? own;
  const error = useShownError(id, field.error);
  return {
    id,
    labelId: `${id}-label`,
    'aria-describedby': describedBy(error && `${id}-error`, field.hint ? `${id}-hint` : undefined),
    'aria-invalid': error ? true : undefined,
  };
}

/** What a field itself takes of its props, as `useField` sorts them. */
interface SortedField<Rest> {
  /** For FormField around the control. */
  readonly field: Omit<FormFieldProps, 'children' | 'as'>;
  /** For the control: its id, what describes it, whether it is required. */
  readonly control: Omit<FieldIds, 'labelId'> & { readonly 'aria-required': true | undefined };
  /** All else, which is the field's own. */
  readonly rest: Rest;
}

type FieldKey = keyof FieldBase | 'id' | 'aside';

/** Sorts the props of a field into what frames it, what its control says to readers, and what is left. */
export function useField<Props extends FieldBase & { readonly id?: string | undefined; readonly aside?: ReactNode }>(
  props: Props,
): SortedField<Omit<Props, FieldKey>> {
  const { label, hint, error, required, optional, hideLabel, className, aside, id, ...rest } = props;
  const ids = useFieldIds({ hint, error }, id);
  const { labelId, ...control } = ids;
  return {
    field: { ids, label, hint, error, required, optional, hideLabel, className, aside },
    control: { ...control, 'aria-required': required || undefined },
    rest,
  };
}

/** The star after a label, with its word for readers. */
export function RequiredMark() {
  const words = useUiWords();
  return (
    <>
      <span aria-hidden="true" className="text-danger-text ms-1">
        {'*'}
      </span>
      <span className="sr-only">{` (${words.required})`}</span>
    </>
  );
}

/** Says "optional" after a label. The space keeps Arabic letters from joining across the two, and readers from one word. */
export function OptionalMark() {
  const words = useUiWords();
  return (
    <>
      {' '}
      <span className="ms-0.5 font-normal text-muted">{words.optional}</span>
    </>
  );
}

export interface FieldMessageProps {
  readonly id: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/** The line under a control: its error, and its hint. */
export function FieldMessage({ id, error: given, hint }: FieldMessageProps) {
  const error = useShownError(id, given);
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-sm text-danger-text">
          <Icon of={CircleAlert} size={16} className="mt-[0.2lh]" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </>
  );
}

export interface FormFieldProps extends FieldBase {
  readonly ids: FieldIds;
  readonly children: ReactNode;
  /** Something at the end of the label's line: a link, a count. */
  readonly aside?: ReactNode;
  /** `group`: the label names a group and points at no single control. */
  readonly as?: 'label' | 'group';
}

/** Label above, control, then its error and hint. */
export function FormField({
  ids,
  label,
  hint,
  error,
  required,
  optional,
  hideLabel,
  aside,
  as = 'label',
  className,
  children,
}: FormFieldProps) {
  const Label = as === 'label' ? 'label' : 'span';
  return (
    <div data-field={ids.id} className={cx('min-w-0', className)}>
      <div className={cx('mb-1.5 flex items-baseline justify-between gap-3', hideLabel && !aside && 'sr-only')}>
        <Label
          id={ids.labelId}
          {...(as === 'label' ? { htmlFor: ids.id } : {})}
          className={cx('text-sm font-medium text-ink', hideLabel && 'sr-only')}
        >
          {label}
          {required && <RequiredMark />}
          {optional && <OptionalMark />}
        </Label>
        {aside && <span className="text-sm text-muted">{aside}</span>}
      </div>
      {children}
      <FieldMessage id={ids.id} error={error} hint={hint} />
    </div>
  );
}

/** The classes of a text control; `bare` controls sit inside a frame of these classes. */
export const controlClass =
  'w-full min-h-(--control-size) rounded-md border border-control bg-surface px-3 text-field text-ink transition-colors ' +
  'hover:border-ink disabled:opacity-60 aria-invalid:border-danger focus-visible:outline-offset-0 ' +
  'focus-visible:border-focus';

/** A frame around a bare control and its buttons; it takes the looks that the control would have. */
export const frameClass =
  'flex w-full min-h-(--control-size) items-stretch rounded-md border border-control bg-surface text-field text-ink ' +
  'transition-colors hover:border-ink has-aria-invalid:border-danger has-[input:disabled]:opacity-60 ' +
  'has-[input:focus-visible]:border-focus has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus';

/** The control inside such a frame. */
export const bareControlClass = 'w-full min-w-0 flex-1 rounded-md bg-transparent px-3 text-field outline-none';
