import { ChevronDown, ChevronUp, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useRef, useState } from 'react';

export interface ReorderableListProps<Item> {
  readonly items: readonly Item[];
  readonly onChange: (items: Item[]) => void;
  /** The name of an item in its line; without one its number stands there. */
  readonly nameOf: (item: Item) => string;
  readonly mark?: (item: Item) => ReactNode;
  readonly edit: (item: Item, change: (item: Item) => void, index: number) => ReactNode;
  readonly make: () => Item;
  readonly addLabel: string;
  readonly maximum: number;
  readonly empty?: string;
}

/** Entries that are opened, edited, moved by buttons (and so by keyboard), added and removed. */
export function ReorderableList<Item>(props: ReorderableListProps<Item>) {
  const { items, onChange, nameOf, mark, edit, make, addLabel, maximum, empty } = props;
  const t = useT();
  const format = useFormat();
  const list = useRef<HTMLOListElement>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const move = (from: number, to: number) => {
    const next = [...items];
    const [item] = next.splice(from, 1);
    if (item === undefined) return;
    next.splice(to, 0, item);
    setOpened((at) => (at === from ? to : at === to ? from : at));
    onChange(next);
    // the button stays under the finger of whoever moves by keyboard
    requestAnimationFrame(() => {
      list.current?.children[to]?.querySelector<HTMLElement>(`[data-move="${to < from ? 'up' : 'down'}"]`)?.focus();
    });
  };
  const titleOf = (item: Item, index: number) =>
    nameOf(item) || t('organization-settings.landing.item', { number: format.number(index + 1) });
  return (
    <div className="space-y-3">
      {items.length === 0 && empty && <p className="text-sm text-muted">{empty}</p>}
      <ol ref={list} className="space-y-2">
        {items.map((item, index) => (
          <li key={`${index} ${items.length}`} className="flex items-start gap-1">
            <div className="min-w-0 flex-1">
              <Disclosure
                title={<span dir="auto">{titleOf(item, index)}</span>}
                aside={mark?.(item)}
                open={opened === index}
                onToggle={(isOpen) => setOpened((at) => (isOpen ? index : at === index ? null : at))}
              >
                <div className="space-y-4 pt-2">
                  {edit(item, (changed) => onChange(items.map((each, at) => (at === index ? changed : each))), index)}
                </div>
              </Disclosure>
            </div>
            <div className="flex pt-1.5 max-sm:flex-col">
              <IconButton
                data-move="up"
                size="sm"
                icon={ChevronUp}
                label={`${t('common.actions.moveUp')}: ${titleOf(item, index)}`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                data-move="down"
                size="sm"
                icon={ChevronDown}
                label={`${t('common.actions.moveDown')}: ${titleOf(item, index)}`}
                disabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                size="sm"
                icon={Trash2}
                label={`${t('common.actions.remove')}: ${titleOf(item, index)}`}
                onClick={() => {
                  setOpened(null);
                  onChange(items.filter((_, at) => at !== index));
                }}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button
        variant="outline"
        size="sm"
        icon={Plus}
        disabled={items.length >= maximum}
        onClick={() => {
          setOpened(items.length);
          onChange([...items, make()]);
        }}
      >
        {addLabel}
      </Button>
    </div>
  );
}
