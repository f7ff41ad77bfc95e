import type { ClipboardEventHandler, KeyboardEventHandler, ReactNode } from 'react';
import { ComboBox as AriaComboBox, Button, Input, ListBox } from 'react-aria-components';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import { ChevronDown } from '../base/icons.ts';
import { inLocale } from '../base/in-locale.tsx';
import { useUiWords } from '../base/ui-words.tsx';
import { OptionItem } from './option-item.tsx';
import {
  EmptyList,
  ListPopover,
  listBox,
  type PickerBase,
  PickerField,
  type PickerOption,
  pickerFrame,
  rootProps,
  useInScope,
} from './parts.tsx';

export interface ComboBoxProps extends PickerBase {
  readonly options: readonly PickerOption[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly placeholder?: string;
  /** Given when the server searches: the options are then shown as they come. */
  readonly query?: string;
  readonly onQueryChange?: (query: string) => void;
  readonly loading?: boolean;
  /** What was taken before, as chips in front of what is typed: a field for many. It keeps what is typed and no option. */
  readonly chips?: ReactNode;
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  readonly onPaste?: ClipboardEventHandler<HTMLInputElement>;
}

/** One of many, found by typing. */
export const ComboBox = inLocale(function ComboBox(given: ComboBoxProps) {
  const props = useInScope(given);
  const { options, value, onChange, placeholder, query, onQueryChange, loading, chips, onKeyDown, onPaste } = props;
  const words = useUiWords();
  const remote = onQueryChange
    ? { items: options, inputValue: query ?? '', onInputChange: onQueryChange }
    : { defaultItems: options };
  return (
    <AriaComboBox
      {...remote}
      {...rootProps(props)}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      // before anything is typed, also again after a choice that empties the field, "no results" would answer nothing
      allowsEmptyCollection={query !== ''}
      menuTrigger="focus"
      allowsCustomValue={chips !== undefined}
    >
      <PickerField of={props}>
        <div
          className={pickerFrame(
            props.error,
            cx(
              'has-[input:focus-visible]:border-focus has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus',
              chips !== undefined && 'max-h-[310px] flex-wrap overflow-y-auto py-1 ps-2',
            ),
          )}
        >
          {chips}
          <Input
            dir="auto"
            placeholder={placeholder ?? words.choose}
            aria-required={props.required || undefined}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            className={cx(
              'min-h-[calc(var(--control-size)-2px)] flex-1 bg-transparent outline-none',
              chips === undefined ? 'min-w-0 ps-3' : 'min-w-40 pe-3',
            )}
          />
          {chips === undefined && (
            <Button
              aria-label={words.expand}
              className="grid size-(--control-size) place-items-center text-muted outline-none print:hidden"
            >
              <Icon of={ChevronDown} size={18} />
            </Button>
          )}
        </div>
      </PickerField>
      <ListPopover>
        <ListBox
          className={listBox}
          renderEmptyState={() => <EmptyList>{loading ? words.loading : words.noMatches}</EmptyList>}
        >
          {(option: PickerOption) => <OptionItem option={option} />}
        </ListBox>
      </ListPopover>
    </AriaComboBox>
  );
});
