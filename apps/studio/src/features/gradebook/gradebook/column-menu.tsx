import { ArrowUpDown, ChartColumn, ExternalLink, Eye, EyeOff, Pencil, RotateCcw } from '@sullam/ui/base/icons.ts';
import { Menu } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useRef, useState } from 'react';
import { DistributionDialog } from './distribution-dialog.tsx';
import type { SheetColumn } from './grade-columns.ts';
import type { ReportRow, Structure } from './gradebook.api.ts';
import type { ChosenGroup } from './group-filter.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { PostDialog, UnpostDialog } from './post-dialog.tsx';
import type { Sheet } from './sheet-rows.ts';
import type { SheetView } from './sheet-view.ts';

export interface ColumnMenuProps {
  readonly column: SheetColumn;
  readonly anchor: HTMLElement;
  readonly structure: Structure;
  readonly rows: readonly ReportRow[];
  /** Whose rows these are; null: everybody's. */
  readonly group: ChosenGroup | null;
  readonly sheet: Sheet;
  readonly view: SheetView;
  readonly onView: (changes: Partial<SheetView>) => void;
  readonly onClose: () => void;
}

type Part = 'menu' | 'post' | 'unpost' | 'plot' | 'item';

/** Where the marks of an item that follows a lesson are given. */
function markingPath(courseId: number, { source, courseSubsectionId }: Structure['items'][number]): string | null {
  if (courseSubsectionId === null || source === 'MANUAL') return null;
  return source === 'EXAM'
    ? `/courses/${courseId}/exams/held/${courseSubsectionId}/marking`
    : `/courses/${courseId}/assignments/${courseSubsectionId}/submissions`;
}

/** What a column offers: its order, its distribution; an item's posting, its settings, its history too. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { column, anchor, structure, rows, group, sheet, view, onView, onClose } = props;
  const t = useT();
  const go = useGo();
  const trigger = useRef<HTMLElement | null>(anchor);
  const [part, setPart] = useState<Part>('menu');
  // a menu closes when something of it is chosen, before the page knows what comes instead
  const isChosen = useRef(false);
  const show = (next: Part) => {
    isChosen.current = true;
    setPart(next);
  };
  const item = column.kind === 'ITEM' ? column.item : null;
  const leave = () => {
    onClose();
    anchor.focus();
  };
  const sort = (direction: 'ascending' | 'descending') => ({
    id: direction,
    icon: ArrowUpDown,
    label: t(direction === 'ascending' ? 'gradebook.actions.sortUp' : 'gradebook.actions.sortDown'),
    checked: view.sort?.column === column.id && view.sort.direction === direction,
    onAction: () => {
      onView({ sort: { column: column.id, direction } });
      leave();
    },
  });
  const hasPlot = column.kind === 'ITEM' || column.kind === 'CURRENT' || column.kind === 'FINAL';
  const source = item && markingPath(structure.courseId, item);
  if (part === 'post' && item)
    return <PostDialog courseId={structure.courseId} item={item} sheet={sheet} onClose={leave} />;
  if (part === 'unpost' && item) return <UnpostDialog item={item} onClose={leave} />;
  if (part === 'item' && item) return <ItemDialog structure={structure} item={item} onClose={leave} />;
  if (part === 'plot') return <DistributionDialog {...{ column, rows, group, sheet }} onClose={leave} />;
  return (
    <Menu
      open
      triggerRef={trigger}
      placement="bottom start"
      label={t('gradebook.actions.for', { name: column.label })}
      onOpenChange={(isOpen) => !isOpen && !isChosen.current && leave()}
      groups={[
        { id: 'order', items: [sort('ascending'), sort('descending')] },
        {
          id: 'column',
          items: [
            ...(hasPlot
              ? [
                  {
                    id: 'plot',
                    icon: ChartColumn,
                    label: t('gradebook.actions.distribution'),
                    onAction: () => show('plot'),
                  },
                ]
              : []),
            ...(column.kind === 'NAME'
              ? []
              : [
                  {
                    id: 'hide',
                    icon: EyeOff,
                    label: t('gradebook.actions.hideColumn'),
                    onAction: () => {
                      onView({ hidden: [...view.hidden, column.id] });
                      onClose();
                    },
                  },
                ]),
          ],
        },
        ...(item
          ? [
              {
                id: 'item',
                items: [
                  { id: 'post', icon: Eye, label: t('gradebook.actions.post'), onAction: () => show('post') },
                  ...(item.isPosted
                    ? [
                        {
                          id: 'unpost',
                          icon: EyeOff,
                          label: t('gradebook.actions.unpost'),
                          onAction: () => show('unpost'),
                        },
                      ]
                    : []),
                  { id: 'edit', icon: Pencil, label: t('gradebook.actions.editItem'), onAction: () => show('item') },
                  {
                    id: 'changes',
                    icon: RotateCcw,
                    label: t('gradebook.actions.history'),
                    onAction: () => go(`/courses/${structure.courseId}/gradebook/changes?item=${item.gradeItemId}`),
                  },
                  ...(source
                    ? [
                        {
                          id: 'source',
                          icon: ExternalLink,
                          label: t('gradebook.actions.openSource'),
                          onAction: () => go(source),
                        },
                      ]
                    : []),
                ],
              },
            ]
          : []),
      ].filter(({ items }) => items.length > 0)}
    />
  );
}
