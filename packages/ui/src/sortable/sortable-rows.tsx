import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import { ChevronDown, ChevronUp, GripVertical } from '../base/icons.ts';
import { useUiWords } from '../base/ui-words.tsx';
import { IconButton } from '../components/button.tsx';
import { moved } from './moved.ts';

export interface SortableRowsProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  /** What the handle moves, in words. */
  readonly nameOf: (item: Item) => string;
  readonly onChange: (items: Item[]) => void;
  readonly disabled?: boolean;
  /** Buttons for one place up and down beside the handle. */
  readonly hasButtons?: boolean;
  readonly className?: string;
  readonly rowClassName?: string;
  readonly children: (item: Item, index: number) => ReactNode;
}

interface Moving {
  id: string;
  y: number;
}

/** The place that the pointer asks for: past the middle of a neighbour. */
function placeAt(list: HTMLElement, from: number, y: number): number {
  const middles = [...list.children].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  let to = from;
  while (to > 0 && y < (middles[to - 1] ?? 0)) to -= 1;
  while (to < middles.length - 1 && y > (middles[to + 1] ?? 0)) to += 1;
  return to;
}

/** Rows that are put in order by a handle: drawn with the pointer, or moved with the arrow keys while it has the focus. */
export function SortableRows<Item>(props: SortableRowsProps<Item>) {
  const { label, items, idOf, nameOf, onChange, disabled, hasButtons, className, rowClassName, children } = props;
  const words = useUiWords();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const place = (index: number) => words.value(words.number(index + 1), words.number(items.length));

  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || from === to || to < 0 || to >= items.length) return;
    onChange(moved(items, from, to));
    setSaid(`${nameOf(item)}: ${place(to)}`);
  };
  const drag = ({ id, y }: Moving) => {
    const from = items.findIndex((item) => idOf(item) === id);
    if (list.current && from !== -1) move(from, placeAt(list.current, from, y));
  };
  const onDrag = useRef(drag);
  onDrag.current = drag;

  useEffect(() => {
    if (dragged === null) return;
    // on the document: a row that changes its place would lose the pointer
    const follow = (event: globalThis.PointerEvent) => onDrag.current({ id: dragged, y: event.clientY });
    const end = () => setDragged(null);
    document.addEventListener('pointermove', follow);
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', end);
    return () => {
      document.removeEventListener('pointermove', follow);
      document.removeEventListener('pointerup', end);
      document.removeEventListener('pointercancel', end);
    };
  }, [dragged]);

  const begin = (event: PointerEvent, id: string) => {
    if (disabled || event.button !== 0) return;
    setDragged(id);
  };
  const moveKept = (from: number, to: number, control: string) => {
    move(from, to);
    // the focus stays with what was moved
    requestAnimationFrame(() => {
      const row = list.current?.children[to];
      const again = row?.querySelector<HTMLElement>(`[data-move="${control}"]:not(:disabled)`);
      (again ?? row?.querySelector<HTMLElement>('[data-move="handle"]'))?.focus();
    });
  };
  const byKey = (event: KeyboardEvent, index: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || disabled) return;
    event.preventDefault();
    moveKept(index, index + by, 'handle');
  };

  return (
    <>
      <ol ref={list} aria-label={label} className={className}>
        {items.map((item, index) => (
          <li
            key={idOf(item)}
            className={cx(
              'flex gap-1',
              rowClassName ?? 'items-start',
              dragged === idOf(item) && 'relative z-1 opacity-70',
            )}
          >
            <button
              type="button"
              data-move="handle"
              disabled={disabled}
              aria-label={`${words.moveItem(nameOf(item))} (${place(index)})`}
              aria-keyshortcuts="ArrowUp ArrowDown"
              onPointerDown={(event) => begin(event, idOf(item))}
              onKeyDown={(event) => byKey(event, index)}
              className="touch-area grid size-(--control-size) shrink-0 cursor-grab touch-none place-items-center rounded-sm text-muted enabled:hover:bg-subtle disabled:cursor-default disabled:opacity-50 print:hidden"
            >
              <Icon of={GripVertical} size={18} />
            </button>
            <div className="min-w-0 flex-1">{children(item, index)}</div>
            {hasButtons && (
              <>
                <IconButton
                  data-move="up"
                  size="sm"
                  icon={ChevronUp}
                  label={`${words.moveUp}: ${nameOf(item)}`}
                  disabled={disabled || index === 0}
                  onClick={() => moveKept(index, index - 1, 'up')}
                />
                <IconButton
                  data-move="down"
                  size="sm"
                  icon={ChevronDown}
                  label={`${words.moveDown}: ${nameOf(item)}`}
                  disabled={disabled || index === items.length - 1}
                  onClick={() => moveKept(index, index + 1, 'down')}
                />
              </>
            )}
          </li>
        ))}
      </ol>
      <span aria-live="polite" className="sr-only">
        {said}
      </span>
    </>
  );
}
