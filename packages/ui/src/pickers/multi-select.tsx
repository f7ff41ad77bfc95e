import { Select as AriaSelect, Autocomplete, Input, ListBox, SearchField, useFilter } from 'react-aria-components';
import { Icon } from '../base/icon.tsx';
import { Search } from '../base/icons.ts';
import { inLocale } from '../base/in-locale.tsx';
import { useUiWords } from '../base/ui-words.tsx';
import { Chip } from '../components/badge.tsx';
import { OptionItem } from './option-item.tsx';
import {
  EmptyList,
  ListButton,
  ListPopover,
  ListScroller,
  listBox,
  type PickerBase,
  PickerField,
  type PickerOption,
  rootProps,
  useInScope,
} from './parts.tsx';

export interface MultiSelectProps extends PickerBase {
  readonly options: readonly PickerOption[];
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
  readonly placeholder?: string;
  /** A search box above the list; by default from nine options on. */
  readonly searchable?: boolean;
  /** Without the chips below the field. */
  readonly plain?: boolean;
}

/** Several of many: ticks in the list, chips under the field. */
export const MultiSelect = inLocale(function MultiSelect(given: MultiSelectProps) {
  const props = useInScope(given);
  const { options, value, onChange, placeholder, searchable = props.options.length > 8, plain } = props;
  const words = useUiWords();
  const { contains } = useFilter({ sensitivity: 'base' });
  const chosen = options.filter((option) => value.includes(option.id));
  const list = (
    <ListBox
      items={options}
      className={searchable ? 'p-1.5 outline-none' : listBox}
      renderEmptyState={() => <EmptyList>{words.noMatches}</EmptyList>}
    >
      {(option) => <OptionItem option={option} />}
    </ListBox>
  );
  return (
    <AriaSelect
      selectionMode="multiple"
      {...rootProps(props)}
      value={value}
      onChange={(keys) => onChange(keys.map(String))}
    >
      <PickerField of={props}>
        <ListButton error={props.error}>
          {chosen.length === 0 ? (
            <span className="text-muted">{placeholder ?? words.choose}</span>
          ) : chosen.length === 1 ? (
            chosen[0]?.label
          ) : (
            words.selected(chosen.length)
          )}
        </ListButton>
      </PickerField>
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
      <ListPopover>
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
      </ListPopover>
    </AriaSelect>
  );
});
