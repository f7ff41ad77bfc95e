import { Select as AriaSelect, ListBox } from 'react-aria-components';
import { inLocale } from '../base/in-locale.tsx';
import { useUiWords } from '../base/ui-words.tsx';
import { OptionItem } from './option-item.tsx';
import {
  ListButton,
  ListPopover,
  listBox,
  type PickerBase,
  PickerField,
  type PickerOption,
  rootProps,
  useInScope,
} from './parts.tsx';

export interface SelectProps extends PickerBase {
  readonly options: readonly PickerOption[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly placeholder?: string;
}

/** One of several with descriptions; where names are enough, NativeSelect is lighter. */
export const Select = inLocale(function Select(given: SelectProps) {
  const props = useInScope(given);
  const { options, value, onChange, placeholder } = props;
  const words = useUiWords();
  return (
    <AriaSelect
      {...rootProps(props)}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      placeholder={placeholder ?? words.choose}
    >
      <PickerField of={props}>
        <ListButton error={props.error}>
          {({ selectedText, isPlaceholder }) =>
            isPlaceholder ? <span className="text-muted">{placeholder ?? words.choose}</span> : selectedText
          }
        </ListButton>
      </PickerField>
      <ListPopover>
        <ListBox items={options} className={listBox}>
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </ListPopover>
    </AriaSelect>
  );
});
