import {
  Select as AriaSelect,
  Autocomplete,
  Button,
  Input,
  ListBox,
  Popover,
  SearchField,
  SelectValue,
  useFilter,
} from 'react-aria-components';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import { ChevronDown, Search } from '../base/icons.ts';
import { inLocale } from '../base/in-locale.tsx';
import { useUiWords } from '../base/ui-words.tsx';
import { Chip } from '../components/badge.tsx';
import { OptionItem } from './option-item.tsx';
import {
  ListScroller,
  listBox,
  listPopover,
  type PickerBase,
  PickerLabel,
  PickerMessage,
  type PickerOption,
  pickerFrame,
} from './parts.tsx';

export interface MultiSelectProps extends PickerBase {
  readonly name?: string;
  readonly options: readonly PickerOption[];
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
  readonly placeholder?: string;
  /** A search box above the list; by default from nine options on. */
  readonly searchable?: boolean;
  /** Without the chips below the field. */
  readonly plain?: boolean;
  readonly onBlur?: () => void;
}

/** Several of many: ticks in the list, chips under the field. */
export const MultiSelect = inLocale(function MultiSelect(props: MultiSelectProps) {
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
    searchable = props.options.length > 8,
    plain,
    onBlur,
  } = props;
  const words = useUiWords();
  const { contains } = useFilter({ sensitivity: 'base' });
  const chosen = options.filter((option) => value.includes(option.id));
  const list = (
    <ListBox
      items={options}
      className={searchable ? 'p-1.5 outline-none' : listBox}
      renderEmptyState={() => <p className="px-3 py-4 text-center text-sm text-muted">{words.noMatches}</p>}
    >
      {(option) => <OptionItem option={option} />}
    </ListBox>
  );
  return (
    <AriaSelect
      selectionMode="multiple"
      {...(id ? { id } : {})}
      {...(name ? { name } : {})}
      value={value}
      onChange={(keys) => onChange(keys.map(String))}
      isInvalid={Boolean(error)}
      isDisabled={disabled ?? false}
      onBlur={onBlur}
      className={cx('min-w-0', className)}
    >
      <PickerLabel {...{ label, required, optional, hideLabel }} />
      <Button className={cx(pickerFrame, 'px-3', error && 'border-danger')}>
        <SelectValue className="min-w-0 flex-1 clip-line text-start">
          {chosen.length === 0 ? (
            <span className="text-muted">{placeholder ?? words.choose}</span>
          ) : chosen.length === 1 ? (
            chosen[0]?.label
          ) : (
            words.selected(chosen.length)
          )}
        </SelectValue>
        <Icon of={ChevronDown} size={18} className="text-muted" />
      </Button>
      <PickerMessage error={error} hint={hint} />
      {!plain && chosen.length > 0 && (
        <ul aria-label={words.selected(chosen.length)} className="mt-2 flex flex-wrap gap-1.5">
          {chosen.map((option) => (
            <li key={option.id} className="max-w-full">
              <Chip name={option.label} onRemove={() => onChange(value.filter((each) => each !== option.id))}>
                {option.label}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <Popover className={listPopover}>
        {searchable ? (
          <Autocomplete filter={contains}>
            <SearchField
              aria-label={words.search}
              autoFocus
              className="flex items-center gap-2 border-b border-line px-3"
            >
              <Icon of={Search} size={18} className="text-muted" />
              <Input
                dir="auto"
                placeholder={words.search}
                className="h-11 min-w-0 flex-1 bg-transparent text-field outline-none"
              />
            </SearchField>
            <ListScroller>{list}</ListScroller>
          </Autocomplete>
        ) : (
          list
        )}
      </Popover>
    </AriaSelect>
  );
});
