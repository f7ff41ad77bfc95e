import { Select as AriaSelect, Button, ListBox, Popover, SelectValue } from 'react-aria-components';
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

export interface SelectProps extends PickerBase {
  readonly name?: string;
  readonly options: readonly PickerOption[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly placeholder?: string;
  readonly onBlur?: () => void;
}

/** One of several with descriptions; where names are enough, NativeSelect is lighter. */
export const Select = inLocale(function Select(props: SelectProps) {
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
    onBlur,
  } = props;
  const words = useUiWords();
  return (
    <AriaSelect
      {...(id ? { id } : {})}
      {...(name ? { name } : {})}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      isInvalid={Boolean(error)}
      isDisabled={disabled ?? false}
      placeholder={placeholder ?? words.choose}
      onBlur={onBlur}
      className={cx('min-w-0', className)}
    >
      <PickerLabel {...{ label, required, optional, hideLabel }} />
      <Button className={cx(pickerFrame, 'ps-3 pe-3', error && 'border-danger')}>
        <SelectValue className="min-w-0 flex-1 clip-line text-start">
          {({ selectedText, isPlaceholder }) =>
            isPlaceholder ? <span className="text-muted">{placeholder ?? words.choose}</span> : selectedText
          }
        </SelectValue>
        <Icon of={ChevronDown} size={18} className="text-muted" />
      </Button>
      <PickerMessage error={error} hint={hint} />
      <Popover className={listPopover}>
        <ListBox items={options} className={listBox}>
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
});
