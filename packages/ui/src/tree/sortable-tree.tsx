import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import {
  Button,
  Collection,
  DropIndicator,
  type Key,
  Tree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
} from 'react-aria-components';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import { ChevronRight, GripVertical } from '../base/icons.ts';
import { inLocale } from '../base/in-locale.tsx';
import { useUiWords } from '../base/ui-words.tsx';
import { moveInTree } from './move-in-tree.ts';

export interface SortableLeaf {
  readonly id: string;
  /** Its name as plain text, for readers and typing ahead. */
  readonly name: string;
  readonly content: ReactNode;
  readonly actions?: ReactNode;
  /** Not a part that can be moved: a place to write the next one. */
  readonly fixed?: boolean;
}

export interface SortableBranch extends SortableLeaf {
  readonly children: readonly SortableLeaf[];
}

export interface SortableTreeProps {
  readonly label: string;
  readonly branches: readonly SortableBranch[];
  /** The new order, branch by branch; the caller saves it and hands it back. */
  readonly onMove: (
    order: readonly { readonly id: string; readonly children: readonly string[] }[],
    moved: readonly string[],
  ) => void;
  /** Branches that are open. */
  readonly expanded: readonly string[];
  readonly onExpanded: (ids: string[]) => void;
  readonly onOpen?: (id: string) => void;
  /** F2 or Enter on a row, or a double click on it. */
  readonly onRename?: (id: string) => void;
  /** Any key on a row itself; answers whether it was taken. */
  readonly onKey?: (id: string, event: KeyboardEvent) => boolean;
  readonly empty?: ReactNode;
  readonly disabled?: boolean;
  /** Nothing can be moved for a moment; handles keep their place. */
  readonly busy?: boolean;
  /** Reads as a document: no lines between rows; handles and actions come with the pointer, the focus or touch. */
  readonly isDocument?: boolean;
  /** The row whose thing is shown beside the tree. */
  readonly current?: string | undefined;
}

const BRANCH = 'sullam-branch';
const LEAF = 'sullam-leaf';
const texts = (keys: Iterable<Key>) => [...keys].map(String);

interface RowProps {
  readonly item: SortableLeaf;
  readonly branch: boolean;
  /** Nothing here has leaves: no place is kept for the sign that opens. */
  readonly flat?: boolean;
  /** Nothing can be moved: no handle is drawn. */
  readonly fixed?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly isDocument?: boolean;
}

/** On a row of a document what acts on it waits for the pointer or the focus. */
const QUIET =
  'opacity-0 transition-opacity group-hover/row:opacity-100 group-focus-visible/row:opacity-100 group-focus-within/row:opacity-100 has-[[aria-expanded=true]]:opacity-100 touch:opacity-100';

function Row({ item, branch, flat = false, fixed = false, busy = false, isDocument = false }: RowProps) {
  const words = useUiWords();
  return (
    <TreeItemContent>
      {({ isExpanded, hasChildItems, allowsDragging }) => (
        <div
          className={cx(
            'flex items-center gap-2 pe-2',
            isDocument ? 'min-h-[39px] touch:min-h-12' : 'min-h-12 py-1',
            branch ? 'ps-2' : isDocument ? 'ps-16 max-sm:ps-5' : 'ps-16',
            branch && (isDocument ? 'pt-2 font-semibold' : 'font-medium'),
          )}
        >
          {allowsDragging && !fixed && !busy && !item.fixed && (
            <Button
              slot="drag"
              aria-label={words.moveItem(item.name)}
              className={cx(
                'touch-area grid size-8 shrink-0 cursor-grab place-items-center rounded-sm text-muted print:hidden hover:bg-subtle focus-visible:outline-2 focus-visible:outline-focus',
                // on phones the row’s menu moves it
                isDocument && cx(QUIET, 'max-sm:hidden'),
              )}
            >
              <Icon of={GripVertical} size={18} />
            </Button>
          )}
          {busy && !item.fixed && <span className="size-8 shrink-0" />}
          {/* what stays where it is lines up with what can be moved */}
          {isDocument && item.fixed && <span className="size-8 shrink-0 max-sm:hidden" />}
          {branch &&
            (hasChildItems ? (
              <Button
                slot="chevron"
                aria-label={isExpanded ? words.collapse : words.expand}
                className="touch-area grid size-8 shrink-0 place-items-center rounded-sm text-muted print:hidden hover:bg-subtle focus-visible:outline-2 focus-visible:outline-focus"
              >
                <span className={cx('inline-flex transition-transform', isExpanded && 'rotate-90 rtl:-rotate-90')}>
                  <Icon of={ChevronRight} size={18} mirrored />
                </span>
              </Button>
            ) : (
              !flat && <span className="size-8 shrink-0" />
            ))}
          <div className="min-w-0 flex-1">{item.content}</div>
          {item.actions && (
            <div className={cx('flex shrink-0 items-center print:hidden', isDocument && QUIET)}>{item.actions}</div>
          )}
        </div>
      )}
    </TreeItemContent>
  );
}

const ROW =
  'group/row break-inside-avoid hover:bg-subtle focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus dragging:opacity-50 drop-target:bg-primary-soft drop-target:outline-2 drop-target:-outline-offset-2 drop-target:outline-primary';

/**
 * Branches with leaves, to be put in order by mouse, touch or keyboard (Enter on the handle, arrows, Enter), with
 * announcements in the reader's language. Branches stay among branches and leaves never fall into leaves.
 */
export const SortableTree = inLocale(function SortableTree({
  label,
  branches,
  onMove,
  expanded,
  onExpanded,
  onOpen,
  onRename,
  onKey,
  empty,
  disabled,
  busy,
  isDocument = false,
  current,
}: SortableTreeProps) {
  const rowOf = (id: string) =>
    cx(ROW, id === current ? 'bg-primary-soft' : 'bg-surface', !isDocument && 'border-b border-line last:border-b-0');
  const isFlat = branches.every(({ children }) => children.length === 0);
  const branchIds = new Set(branches.map((branch) => branch.id));
  const fixedIds = new Set(
    branches.flatMap((branch) => [branch, ...branch.children]).flatMap(({ id, fixed }) => (fixed ? [id] : [])),
  );
  const { dragAndDropHooks } = useDragAndDrop<SortableLeaf>({
    isDisabled: disabled || busy || false,
    getItems: (keys) =>
      texts(keys)
        .filter((key) => !fixedIds.has(key))
        .map((key) => ({ [branchIds.has(key) ? BRANCH : LEAF]: key, 'text/plain': key })),
    acceptedDragTypes: [BRANCH, LEAF],
    getDropOperation: (target, types) => {
      if (target.type !== 'item') return 'cancel';
      const onBranch = branchIds.has(String(target.key));
      if (types.has(BRANCH)) return onBranch && target.dropPosition !== 'on' ? 'move' : 'cancel';
      return onBranch === (target.dropPosition === 'on') ? 'move' : 'cancel';
    },
    shouldAcceptItemDrop: (target, types) => branchIds.has(String(target.key)) && types.has(LEAF),
    onMove: ({ keys, target }) => {
      const moved = texts(keys);
      const next = moveInTree(branches, new Set(moved), { key: String(target.key), position: target.dropPosition });
      // What falls into a closed branch would vanish from sight.
      if (target.dropPosition === 'on' && !expanded.includes(String(target.key)))
        onExpanded([...expanded, String(target.key)]);
      onMove(
        next.map((branch) => ({ id: branch.id, children: branch.children.map((leaf) => leaf.id) })),
        moved,
      );
    },
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className="relative z-1 h-0 outline-none before:absolute before:inset-x-2 before:-top-px before:h-0.5 before:rounded-full drop-target:before:bg-primary"
      />
    ),
  });
  const rename = (event: SyntheticEvent) => {
    const id = event.target instanceof Element && event.target.closest<HTMLElement>('[role="row"]')?.dataset.key;
    if (id) onRename?.(id);
  };
  const tree = (
    <Tree
      aria-label={label}
      items={branches}
      dependencies={[current, isDocument]}
      dragAndDropHooks={dragAndDropHooks}
      expandedKeys={expanded}
      onExpandedChange={(keys) => onExpanded(texts(keys))}
      {...(onOpen ? { onAction: (key: Key) => onOpen(String(key)) } : {})}
      renderEmptyState={() => empty}
      className={cx('overflow-hidden rounded-lg border border-line bg-surface outline-none', isDocument && 'pt-1 pb-3')}
    >
      {(branch) => (
        <TreeItem id={branch.id} textValue={branch.name} className={rowOf(branch.id)}>
          <Row item={branch} branch flat={isFlat} fixed={disabled} busy={busy} isDocument={isDocument} />
          <Collection items={branch.children}>
            {(leaf) => (
              <TreeItem id={leaf.id} textValue={leaf.name} className={rowOf(leaf.id)}>
                <Row item={leaf} branch={false} fixed={disabled} busy={busy} isDocument={isDocument} />
              </TreeItem>
            )}
          </Collection>
        </TreeItem>
      )}
    </Tree>
  );
  if (!onRename && !onKey) return tree;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what the tree has no use for; the rows' menus do the same
    <div
      onDoubleClick={(event) => {
        if (event.target instanceof Element && !event.target.closest('a, button')) rename(event);
      }}
      // on its way down: the tree would open or close a branch with Enter
      onKeyDownCapture={(event) => {
        const row = event.target instanceof HTMLElement && event.target.role === 'row' ? event.target : null;
        const isOnRow = row !== null;
        if (row?.dataset.key && onKey?.(row.dataset.key, event)) {
          event.preventDefault();
          event.stopPropagation();
          return;
        }
        if (!onRename) return;
        if (event.key !== 'F2' && !(event.key === 'Enter' && isOnRow)) return;
        event.preventDefault();
        event.stopPropagation();
        rename(event);
      }}
    >
      {tree}
    </div>
  );
});
