import type { ReactNode } from 'react';
import { Button, DropIndicator, GridList, GridListItem, type Key, useDragAndDrop } from 'react-aria-components';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import { Check, GripVertical } from '../base/icons.ts';
import { inLocale } from '../base/in-locale.tsx';
import { useUiWords } from '../base/ui-words.tsx';

export interface BoardItem {
  readonly id: string;
  /** Its name as plain text, for readers and typing ahead. */
  readonly name: string;
  readonly content: ReactNode;
}

export interface BoardListProps {
  readonly label: string;
  readonly items: readonly BoardItem[];
  /** Of all lists of the board. */
  readonly selected: ReadonlySet<string>;
  readonly onSelected: (ids: ReadonlySet<string>) => void;
  /** Items of other lists were dropped here. */
  readonly onDrop: (ids: string[]) => void;
  readonly empty: ReactNode;
  readonly disabled?: boolean;
}

const CARD = 'sullam-board-item';

/**
 * One list of a board: its items are drawn into other lists, one or all that are chosen, by mouse, touch or keyboard (Enter
 * on the handle, Tab to a list, Enter). Their order isn't changed by hand.
 */
export const BoardList = inLocale(function BoardList(props: BoardListProps) {
  const { label, items, selected, onSelected, onDrop, empty, disabled = false } = props;
  const words = useUiWords();
  const own = new Set(items.map(({ id }) => id));
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: disabled,
    getItems: (keys) => [...keys].map((key) => ({ [CARD]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [CARD],
    // an order of one's own is kept by the name: the whole list is the place to drop
    getDropOperation: (target, types) => (target.type === 'root' && types.has(CARD) ? 'move' : 'cancel'),
    onRootDrop: async ({ items: dropped }) => {
      const texts = dropped.map((item) => (item.kind === 'text' ? item.getText(CARD) : Promise.resolve('')));
      const ids = (await Promise.all(texts)).filter((id) => id !== '' && !own.has(id));
      if (ids.length > 0) onDrop(ids);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="h-0" />,
  });
  return (
    <GridList
      aria-label={label}
      items={items}
      selectionMode="multiple"
      selectionBehavior="toggle"
      selectedKeys={[...selected].filter((id) => own.has(id))}
      onSelectionChange={(keys) => {
        const here = keys === 'all' ? own : new Set([...keys].map((key: Key) => String(key)));
        onSelected(new Set([...[...selected].filter((id) => !own.has(id)), ...here]));
      }}
      dragAndDropHooks={dragAndDropHooks}
      renderEmptyState={() => <p className="px-3 py-6 text-center text-sm text-muted">{empty}</p>}
      className="min-h-16 rounded-md outline-none focus-visible:outline-2 focus-visible:outline-focus drop-target:bg-primary-soft drop-target:outline-2 drop-target:outline-primary"
    >
      {(item: BoardItem) => (
        <GridListItem
          id={item.id}
          textValue={item.name}
          className="group flex min-h-12 cursor-default items-center gap-1.5 rounded-md px-1.5 py-1 outline-none hover:bg-subtle focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus dragging:opacity-50 selected:bg-primary-soft"
        >
          {({ isSelected }) => (
            <>
              <Button
                slot="drag"
                aria-label={words.moveItem(item.name)}
                className="touch-area grid size-7 shrink-0 cursor-grab place-items-center rounded-sm text-muted print:hidden hover:bg-subtle focus-visible:outline-2 focus-visible:outline-focus"
              >
                <Icon of={GripVertical} size={16} />
              </Button>
              <div className="min-w-0 flex-1">{item.content}</div>
              <span
                aria-hidden="true"
                className={cx(
                  'grid size-5 shrink-0 place-items-center rounded-sm border',
                  isSelected ? 'border-primary bg-primary text-on-primary' : 'border-control',
                )}
              >
                {isSelected && <Icon of={Check} size={14} />}
              </span>
            </>
          )}
        </GridListItem>
      )}
    </GridList>
  );
});
