import { CHECKLIST_LIMITS } from '@sullam/domain/checklists.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Plus } from '@sullam/ui/base/icons.ts';
import { type SortableBranch, SortableTree } from '@sullam/ui/tree/sortable-tree.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ShownKeys } from '../../../parts/shown-keys.tsx';
import { TitleInPlace, useRowFocus } from '../builder/builder.public.ts';
import { type ItemForm, itemsMoved, withAdded } from './checklist-form.ts';
import { ItemDialog } from './item-dialog.tsx';
import { ItemActions, ItemRow } from './item-row.tsx';
import { useItemWriting } from './use-item-writing.tsx';
import { VisitSheet } from './visit-sheet.tsx';

interface ItemListProps {
  readonly items: readonly ItemForm[];
  readonly onChange: (items: ItemForm[]) => void;
  /** Takes an item out; it can be brought back for a while. */
  readonly onRemove: (item: ItemForm) => void;
  readonly isLocked: boolean;
}

const WRITING = 'writing';
/** Where the items begin, behind the handles by which they are dragged. */
const BESIDE_HANDLES = 'sm:ps-10';

/** The items as a list that is written, renamed and moved where it stands. */
export function ItemList({ items, onChange, onRemove, isLocked }: ItemListProps) {
  const t = useT();
  const text = useAuthorText();
  const tree = useRef<HTMLDivElement>(null);
  const focusRow = useRowFocus(tree);
  const [open, setOpen] = useState<ItemForm | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [sheet, setSheet] = useState<ItemForm | null>(null);
  const writing = useItemWriting({
    items,
    onAdd: (added, after) => onChange(withAdded(items, added, after)),
    onOpen: setOpen,
    onEnd: focusRow,
  });
  const indexOf = (key: string) => items.findIndex((item) => item.key === key);
  const replace = (item: ItemForm) => onChange(items.map((each) => (each.key === item.key ? item : each)));
  const begin = (after: string | null, start?: string) => {
    setRenaming(null);
    writing.begin(after, start);
  };
  const mover = (key: string, step: -1 | 1) => {
    const at = indexOf(key);
    if (!items[at + step]) return undefined;
    return () => {
      onChange(itemsMoved(items, at, at + step));
      focusRow(key);
    };
  };
  const remove = (item: ItemForm) => {
    const at = indexOf(item.key);
    onRemove(item);
    const next = items[at + 1] ?? items[at - 1];
    if (next) focusRow(next.key);
  };
  const takeKey = (key: string, event: KeyboardEvent): boolean => {
    if (isLocked) return false;
    if (key === WRITING && !writing.isOpen && ['Enter', ' ', '/'].includes(event.key)) {
      begin(items.at(-1)?.key ?? null, event.key === '/' ? '/' : '');
      return true;
    }
    const item = items[indexOf(key)];
    if (!item) return false;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown'))
      mover(key, event.key === 'ArrowUp' ? -1 : 1)?.();
    else if (event.key === '/') begin(key, '/');
    else if (event.key === 'Delete') remove(item);
    else if (event.key === ' ' || event.code === 'KeyD') setOpen(item);
    else return false;
    return true;
  };
  const endRenaming = (key: string) => {
    setRenaming(null);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusRow(key);
    });
  };
  const branchOf = (item: ItemForm): SortableBranch => ({
    id: item.key,
    name: text(item.title),
    content:
      renaming === item.key ? (
        <TitleInPlace
          label={t('checklist-keeping.fields.item')}
          title={item.title}
          isPending={false}
          onSave={(title) => {
            replace({ ...item, title });
            endRenaming(item.key);
          }}
          onCancel={() => endRenaming(item.key)}
          onEnter={() => begin(item.key)}
        />
      ) : (
        <ItemRow item={item} />
      ),
    actions: (
      <ItemActions
        item={item}
        isLocked={isLocked}
        onSheet={() => setSheet(item)}
        onOpen={() => setOpen(item)}
        onRename={() => setRenaming(item.key)}
        onMove={{ up: mover(item.key, -1), down: mover(item.key, 1) }}
        onDelete={() => remove(item)}
      />
    ),
    children: [],
  });
  const adder: SortableBranch = {
    id: WRITING,
    fixed: true,
    name: t('checklist-keeping.actions.addItem'),
    content: writing.field ? (
      <div className={BESIDE_HANDLES}>{writing.field}</div>
    ) : (
      <button
        type="button"
        onClick={() => begin(items.at(-1)?.key ?? null)}
        className={cx(
          'flex min-h-8 w-full items-center gap-2.5 rounded-sm text-start text-sm font-normal text-muted hover:text-ink touch:min-h-11 print:hidden',
          BESIDE_HANDLES,
        )}
      >
        <Icon of={Plus} size={18} />
        {t('checklist-keeping.writing.add', { key: '/' })}
      </button>
    ),
    children: [],
  };
  const rows = items.map(branchOf);
  const at = writing.isOpen ? (writing.after == null ? 0 : indexOf(writing.after) + 1) : rows.length;
  const hasAdder = !isLocked && (writing.isOpen || items.length < CHECKLIST_LIMITS.items);
  return (
    <div ref={tree} className="space-y-3">
      <SortableTree
        label={t('checklist-keeping.tabs.items')}
        disabled={isLocked}
        busy={writing.isOpen}
        isDocument
        expanded={[]}
        onExpanded={() => undefined}
        onMove={(order) => {
          const place = new Map(order.map(({ id }, index) => [id, index]));
          onChange(items.toSorted((one, other) => (place.get(one.key) ?? 0) - (place.get(other.key) ?? 0)));
        }}
        onRename={(id) => {
          if (!isLocked && indexOf(id) >= 0) setRenaming(id);
        }}
        onKey={takeKey}
        branches={hasAdder ? rows.toSpliced(at, 0, adder) : rows}
        empty={<p className="p-4 text-sm text-muted">{t('checklist-keeping.empty.items')}</p>}
      />
      {!isLocked && (
        <ShownKeys
          shown={[
            { keys: ['Enter'], words: t('checklist-keeping.keys.next') },
            { keys: ['/'], words: t('checklist-keeping.keys.kind') },
            { keys: ['Tab'], words: t('checklist-keeping.keys.waits') },
            { keys: ['D'], words: t('checklist-keeping.keys.details') },
            { keys: ['Alt', '↑', '↓'], words: t('checklist-keeping.keys.move') },
            { keys: ['Ctrl', 'Z'], words: t('common.actions.undo') },
          ]}
          more={[
            { keys: ['F2'], words: t('checklist-keeping.actions.rename') },
            { keys: ['Delete'], words: t('common.actions.delete') },
            { keys: ['Ctrl', 'Shift', 'Z'], words: t('checklist-keeping.actions.redo') },
          ]}
        />
      )}
      {open && (
        <ItemDialog
          item={items[indexOf(open.key)] ?? open}
          hasPrevious={indexOf(open.key) > 0}
          onDone={(item) => {
            replace(item);
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {sheet?.visit && <VisitSheet title={text(sheet.title)} visit={sheet.visit} onClose={() => setSheet(null)} />}
    </div>
  );
}
