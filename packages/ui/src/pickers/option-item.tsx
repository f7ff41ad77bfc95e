import { ListBoxItem, Text } from 'react-aria-components';
import { Icon } from '../base/icon.tsx';
import { Check } from '../base/icons.ts';
import { listItem, type PickerOption } from './parts.tsx';

/** One line of a list to choose from, ticked when chosen. */
export function OptionItem({ option }: { readonly option: PickerOption }) {
  return (
    <ListBoxItem id={option.id} textValue={option.label} isDisabled={option.disabled ?? false} className={listItem}>
      <span className="min-w-0 flex-1">
        <Text slot="label" className="block">
          {option.label}{' '}
          {option.description && <span className="block text-xs font-normal text-muted">{option.description}</span>}
        </Text>
      </span>
      <Icon of={Check} size={18} className="opacity-0 group-selected:opacity-100" />
    </ListBoxItem>
  );
}
