import { type InputHTMLAttributes, type Ref, type TextareaHTMLAttributes, useState } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import { Eye, EyeOff, type LucideIcon, Search, X } from '../base/icons.ts';
import { useUiWords } from '../base/ui-words.tsx';
import { IconButton } from './button.tsx';
import {
  bareControlClass,
  controlClass,
  describedBy,
  type FieldBase,
  FormField,
  frameClass,
  useField,
  useFieldIds,
} from './form-field.tsx';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'required' | 'size'>;

export interface TextFieldProps extends FieldBase, Native {
  readonly icon?: LucideIcon;
  /** Something at the end of the label's line. */
  readonly aside?: React.ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Types whose content is written left to right in every language. */
const LTR_TYPES = new Set(['email', 'tel', 'url']);

/** With any place-holder the style sheet can recognise an empty field, which takes the direction of the page. */
const EMPTY = ' ';

/** One line of text. E-mail, phone and address fields are left to right by themselves. */
export function TextField(props: TextFieldProps) {
  const { field, control, rest } = useField(props);
  const { icon, dir, placeholder, type = 'text', ...native } = rest;
  return (
    <FormField {...field}>
      <div className={frameClass}>
        {icon && <Icon of={icon} size={18} className="my-auto ms-3 text-muted" />}
        <input
          {...native}
          {...control}
          aria-invalid={control['aria-invalid'] ?? native['aria-invalid']}
          aria-describedby={describedBy(control['aria-describedby'], native['aria-describedby'])}
          type={type}
          dir={dir ?? (LTR_TYPES.has(type) ? 'ltr' : 'auto')}
          placeholder={placeholder ?? EMPTY}
          className={bareControlClass}
        />
      </div>
    </FormField>
  );
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'icon'> {
  /** `new-password` where one is chosen, for the browser's own help. */
  readonly autoComplete?: 'current-password' | 'new-password';
}

/** A password with a button that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const { field, control, rest } = useField(props);
  const { autoComplete = 'current-password', ...native } = rest;
  const words = useUiWords();
  const [shown, setShown] = useState(false);
  return (
    <FormField {...field}>
      <div className={frameClass}>
        <input
          {...native}
          {...control}
          type={shown ? 'text' : 'password'}
          dir="ltr"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={bareControlClass}
        />
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? words.hidePassword : words.showPassword}
          aria-pressed={shown}
          aria-controls={control.id}
          className="-my-px text-muted"
          onClick={() => setShown(!shown)}
        />
      </div>
    </FormField>
  );
}

export interface TextAreaProps
  extends FieldBase,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'required'> {
  readonly aside?: React.ReactNode;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; it grows with its content where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { field, control, rest } = useField(props);
  const { dir = 'auto', rows = 4, placeholder, ...native } = rest;
  return (
    <FormField {...field}>
      <textarea
        {...native}
        {...control}
        aria-invalid={control['aria-invalid'] ?? native['aria-invalid']}
        aria-describedby={describedBy(control['aria-describedby'], native['aria-describedby'])}
        dir={dir}
        rows={rows}
        placeholder={placeholder ?? EMPTY}
        className={cx(
          controlClass,
          'block field-sizing-content max-h-96 py-2 resize-y',
          rows === 2 && 'min-h-16',
          rows > 2 && 'min-h-24',
        )}
      />
    </FormField>
  );
}

export interface SearchFieldProps extends Omit<Native, 'value' | 'onChange' | 'defaultValue' | 'onSubmit'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Pressed Enter. */
  readonly onSubmit?: (value: string) => void;
  readonly hideLabel?: boolean;
  readonly className?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A search box with a magnifier and a button that empties it; Escape empties it too. */
export function SearchField({
  label,
  value,
  onChange,
  onSubmit,
  hideLabel = true,
  className,
  id,
  ...rest
}: SearchFieldProps) {
  const words = useUiWords();
  const ids = useFieldIds({}, id);
  return (
    <FormField ids={ids} label={label} hideLabel={hideLabel} className={cx('print:hidden', className)}>
      <div className="relative">
        <Icon of={Search} size={18} className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" />
        <input
          {...rest}
          id={ids.id}
          type="search"
          dir="auto"
          enterKeyHint="search"
          placeholder={rest.placeholder ?? label}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onSubmit?.(value);
            if (event.key === 'Escape' && value !== '') {
              event.preventDefault();
              onChange('');
            }
          }}
          className={cx(controlClass, 'appearance-none px-10')}
        />
        {value !== '' && (
          <IconButton
            icon={X}
            iconSize={18}
            label={words.clear}
            className="absolute! inset-y-0 end-0 my-auto text-muted"
            onClick={() => onChange('')}
          />
        )}
      </div>
    </FormField>
  );
}
