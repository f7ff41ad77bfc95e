import { CHECKLIST_ITEM_KINDS, CHECKLIST_LIMITS } from '@sullam/domain/checklists.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Pencil, Plus, QrCode, Trash2 } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { SortableTree } from '@sullam/ui/tree/sortable-tree.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { emptyItem, type ItemForm } from './checklist-form.ts';
import { ItemDialog } from './item-dialog.tsx';
import { ITEM_ICONS } from './item-icons.ts';
import { VisitSheet } from './visit-sheet.tsx';

interface ItemListProps {
  readonly items: readonly ItemForm[];
  readonly onChange: (items: ItemForm[]) => void;
  readonly isLocked: boolean;
}

function Due({ item: { dueDay, dueOn } }: { readonly item: ItemForm }) {
  const t = useT();
  const format = useFormat();
  if (dueOn !== null) return <span>{format.date(dueOn)}</span>;
  return dueDay === null ? null : <span>{t('checklist-keeping.words.day', { number: format.number(dueDay) })}</span>;
}

/** The items in their order: moved by mouse or keyboard, written in a dialog. */
export function ItemList({ items, onChange, isLocked }: ItemListProps) {
  const t = useT();
  const text = useAuthorText();
  const [open, setOpen] = useState<{ item: ItemForm; isNew: boolean } | null>(null);
  const [sheet, setSheet] = useState<ItemForm | null>(null);
  const done = (item: ItemForm) => {
    onChange(
      items.some(({ key }) => key === item.key)
        ? items.map((each) => (each.key === item.key ? item : each))
        : [...items, item],
    );
    setOpen(null);
  };
  return (
    <div className="space-y-4">
      {items.length === 0 && (
        <EmptyState drawing="inbox" title={t('checklist-keeping.empty.items')} compact level={3} />
      )}
      {items.length > 0 && (
        <SortableTree
          label={t('checklist-keeping.tabs.items')}
          disabled={isLocked || items.length < 2}
          expanded={[]}
          onExpanded={() => undefined}
          onMove={(order) => {
            const place = new Map(order.map(({ id }, at) => [id, at]));
            onChange(items.toSorted((one, other) => (place.get(one.key) ?? 0) - (place.get(other.key) ?? 0)));
          }}
          branches={items.map((item) => ({
            id: item.key,
            name: text(item.title),
            content: (
              <span className="flex min-w-0 items-center gap-3 py-1.5">
                <span className="grid size-9 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-text">
                  <Icon of={ITEM_ICONS[item.kind]} size={18} />
                </span>
                <span className="min-w-0">
                  <span className="clip-lines-2">
                    <AuthorTextFor text={item.title} />
                  </span>
                  <span className="flex flex-wrap items-center gap-x-2 text-xs font-normal text-muted">
                    <span>{t(`checklists.kinds.${item.kind}`)}</span>
                    <Due item={item} />
                    {item.waitsForPrevious && <Badge>{t('checklist-keeping.words.waits')}</Badge>}
                  </span>
                </span>
              </span>
            ),
            actions: (
              <>
                {item.visit && (
                  <IconButton
                    icon={QrCode}
                    label={t('checklist-keeping.actions.sheetOf', { item: text(item.title) })}
                    onClick={() => setSheet(item)}
                  />
                )}
                {!isLocked && (
                  <>
                    <IconButton
                      icon={Pencil}
                      label={t('checklist-keeping.actions.editItem', { item: text(item.title) })}
                      onClick={() => setOpen({ item, isNew: false })}
                    />
                    <IconButton
                      icon={Trash2}
                      label={t('checklist-keeping.actions.removeItem', { item: text(item.title) })}
                      onClick={() => onChange(items.filter(({ key }) => key !== item.key))}
                    />
                  </>
                )}
              </>
            ),
            children: [],
          }))}
        />
      )}
      {!isLocked && items.length < CHECKLIST_LIMITS.items && (
        <MenuButton
          label={t('checklist-keeping.actions.addItem')}
          labelled
          icon={Plus}
          variant="outline"
          groups={[
            {
              id: 'kinds',
              items: CHECKLIST_ITEM_KINDS.map((kind) => ({
                id: kind,
                label: t(`checklists.kinds.${kind}`),
                icon: ITEM_ICONS[kind],
                onAction: () => setOpen({ item: emptyItem(kind), isNew: true }),
              })),
            },
          ]}
        />
      )}
      {open && (
        <ItemDialog
          {...open}
          hasPrevious={open.isNew ? items.length > 0 : items[0]?.key !== open.item.key}
          onDone={done}
          onClose={() => setOpen(null)}
        />
      )}
      {sheet?.visit && <VisitSheet title={text(sheet.title)} visit={sheet.visit} onClose={() => setSheet(null)} />}
    </div>
  );
}
