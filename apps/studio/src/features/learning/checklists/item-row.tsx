import { Icon } from '@sullam/ui/base/icon.tsx';
import {
  ArrowDown,
  ArrowUp,
  EllipsisVertical,
  Pencil,
  QrCode,
  SlidersHorizontal,
  Trash2,
} from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { type ItemForm, isCourseMissing } from './checklist-form.ts';
import { ITEM_ICONS } from './item-icons.ts';

function Due({ item: { dueDay, dueOn } }: { readonly item: ItemForm }) {
  const t = useT();
  const format = useFormat();
  if (dueOn !== null) return <span>{format.date(dueOn)}</span>;
  return dueDay === null ? null : <span>{t('checklist-keeping.words.day', { number: dueDay })}</span>;
}

/** An item as the list shows it. */
export function ItemRow({ item }: { readonly item: ItemForm }) {
  const t = useT();
  return (
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
          {isCourseMissing(item) && <Badge tone="warning">{t('checklist-keeping.words.noCourse')}</Badge>}
        </span>
      </span>
    </span>
  );
}

interface ItemActionsProps {
  readonly item: ItemForm;
  readonly isLocked: boolean;
  readonly onSheet: () => void;
  readonly onOpen: () => void;
  readonly onRename: () => void;
  readonly onMove: { readonly up?: (() => void) | undefined; readonly down?: (() => void) | undefined };
  readonly onDelete: () => void;
}

/** What acts on an item: its code to hang up, its details, its place. */
export function ItemActions({ item, isLocked, onSheet, onOpen, onRename, onMove, onDelete }: ItemActionsProps) {
  const t = useT();
  const name = useAuthorText()(item.title);
  const move = (id: 'up' | 'down') =>
    onMove[id]
      ? [
          {
            id,
            label: t(`checklist-keeping.actions.${id}`),
            icon: id === 'up' ? ArrowUp : ArrowDown,
            onAction: onMove[id],
          },
        ]
      : [];
  return (
    <>
      {item.visit && (
        <IconButton icon={QrCode} label={t('checklist-keeping.actions.sheetOf', { item: name })} onClick={onSheet} />
      )}
      {!isLocked && (
        <MenuButton
          label={t('studio.words.actionsFor', { name })}
          icon={EllipsisVertical}
          groups={[
            {
              id: 'item',
              items: [
                {
                  id: 'details',
                  label: t('checklist-keeping.actions.details'),
                  icon: SlidersHorizontal,
                  onAction: onOpen,
                },
                { id: 'rename', label: t('checklist-keeping.actions.rename'), icon: Pencil, onAction: onRename },
                ...move('up'),
                ...move('down'),
                { id: 'delete', label: t('common.actions.delete'), icon: Trash2, danger: true, onAction: onDelete },
              ],
            },
          ]}
        />
      )}
    </>
  );
}
