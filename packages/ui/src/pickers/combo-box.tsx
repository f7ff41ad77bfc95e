import { ComboBox as AriaComboBox, Button, Input, ListBox, Popover } from 'react-aria-components';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import { ChevronDown } from '../base/icons.ts';
import { inLocale } from '../base/in-locale.tsx';
import { useUiWords } from '../base/ui-words.tsx';
import { OptionItem } from './option-item.tsx';
import {
  listBox,
  listPopover,
  type PickerBase,
  PickerLabel,
  PickerMessage,
  type PickerOption,
  pickerFrame,
} from './parts.tsx';

export interface ComboBoxProps extends PickerBase {
  readonly name?: string;
  readonly options: readonly PickerOption[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly placeholder?: string;
  /** Given when the server searches: the options are then shown as they come. */
  readonly query?: string;
  readonly onQueryChange?: (query: string) => void;
  readonly loading?: boolean;
  readonly onBlur?: () => void;
}

/** One of many, found by typing. */
export const ComboBox = inLocale(function ComboBox(props: ComboBoxProps) {
  const {
    id,
    name,
    label,
    hint,
    error,
    required,
    optional,
    disabled,
    hideLabel,
    className,
    options,
    value,
    onChange,
    placeholder,
    query,
    onQueryChange,
    loading,
    onBlur,
  } = props;
  const words = useUiWords();
  const remote = onQueryChange
    ? { items: options, inputValue: query ?? '', onInputChange: onQueryChange }
    : { defaultItems: options };
  return (
    <AriaComboBox
      {...remote}
      {...(id ? { id } : {})}
      {...(name ? { name } : {})}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      isInvalid={Boolean(error)}
      isDisabled={disabled ?? false}
      allowsEmptyCollection
      menuTrigger="focus"
      onBlur={onBlur}
      className={cx('min-w-0', className)}
    >
      <PickerLabel {...{ label, required, optional, hideLabel }} />
      <div
        className={cx(
          pickerFrame,
          'has-[input:focus-visible]:border-focus has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus',
          error && 'border-danger',
        )}
      >
        <Input
          dir="auto"
          placeholder={placeholder ?? words.choose}
          aria-required={required || undefined}
          className="min-h-[calc(var(--control-size)-2px)] min-w-0 flex-1 bg-transparent ps-3 outline-none"
        />
        <Button
          aria-label={words.expand}
          className="grid size-(--control-size) place-items-center text-muted outline-none"
        >
          <Icon of={ChevronDown} size={18} />
        </Button>
      </div>
      <PickerMessage error={error} hint={hint} />
      <Popover className={listPopover}>
        <ListBox
          className={listBox}
          renderEmptyState={() => (
            <p className="px-3 py-4 text-center text-sm text-muted">{loading ? words.loading : words.noMatches}</p>
          )}
        >
          {(option: PickerOption) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
});
