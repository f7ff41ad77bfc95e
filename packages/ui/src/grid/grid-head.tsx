import type { VirtualItem } from '@tanstack/react-virtual';
import { type PointerEvent, useRef } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import { ChevronDown, ChevronUp } from '../base/icons.ts';
import { placeId } from './grid-row.tsx';
import { type GridColumn, type GridGroup, HEAD_ROW } from './grid-types.ts';

export const NARROWEST = 56;
export const WIDEST = 480;

export const keptWidth = (width: number): number => Math.round(Math.max(NARROWEST, Math.min(WIDEST, width)));

interface ResizeHandleProps {
  readonly width: number;
  readonly isRtl: boolean;
  readonly onResize: (width: number) => void;
}

/** The edge of a column; with the keyboard Alt and an arrow do the same. */
function ResizeHandle({ width, isRtl, onResize }: ResizeHandleProps) {
  const from = useRef<{ x: number; width: number } | null>(null);
  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, width };
  };
  const move = (event: PointerEvent<HTMLSpanElement>) => {
    if (!from.current) return;
    const by = event.clientX - from.current.x;
    onResize(keptWidth(from.current.width + (isRtl ? -by : by)));
  };
  return (
    <span
      aria-hidden="true"
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={() => {
        from.current = null;
      }}
      className="absolute inset-y-0 end-0 w-2 cursor-col-resize touch-none hover:bg-primary/40"
    />
  );
}

interface HeadCellProps {
  readonly gridId: string;
  readonly column: GridColumn;
  readonly at: number;
  readonly start: number | null;
  readonly isActive: boolean;
  readonly isRtl: boolean;
  readonly hasMenu: boolean;
  readonly onResize: ((columnId: string, width: number) => void) | undefined;
}

function HeadCell({ gridId, column, at, start, isActive, isRtl, hasMenu, onResize }: HeadCellProps) {
  const sortIcon = column.sort && (column.sort === 'ascending' ? ChevronUp : ChevronDown);
  return (
    <div
      role="columnheader"
      id={placeId(gridId, HEAD_ROW, at)}
      data-row={HEAD_ROW}
      data-column={at}
      aria-colindex={at + 1}
      aria-sort={column.sort ?? (hasMenu ? 'none' : undefined)}
      aria-haspopup={hasMenu ? 'menu' : undefined}
      tabIndex={isActive ? 0 : -1}
      title={[column.label, column.detail, column.hint].filter(Boolean).join('\n')}
      style={{ width: column.width, ...(start === null ? {} : { insetInlineStart: start }) }}
      className={cx(
        'group/head flex min-w-0 flex-col justify-center border-e border-b border-line bg-subtle px-2 text-xs focus:outline-2 focus:-outline-offset-2 focus:outline-focus',
        start === null ? 'sticky start-0 z-1 px-3' : 'absolute inset-y-0',
        hasMenu && 'cursor-pointer hover:text-primary-text',
      )}
    >
      {/* what it is out of goes on behind the name: a line of its own would cost a learner */}
      <span className="flex min-w-0 items-center gap-1">
        <span className="clip-lines-2 wrap-anywhere">
          <bdi className="font-semibold">{column.label}</bdi>
          {column.detail && <span className="text-muted">{` ${column.detail}`}</span>}
        </span>
        <span className="ms-auto flex shrink-0 items-center text-muted">
          {column.icons?.map((icon, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the signs have no other name
            <Icon key={index} of={icon} size={14} />
          ))}
          {sortIcon && <Icon of={sortIcon} size={14} />}
          {hasMenu && <Icon of={ChevronDown} size={14} />}
        </span>
      </span>
      {column.hint && <span className="sr-only">{` ${column.hint}`}</span>}
      {onResize && <ResizeHandle width={column.width} isRtl={isRtl} onResize={(width) => onResize(column.id, width)} />}
    </div>
  );
}

export interface GridHeadProps {
  readonly gridId: string;
  readonly columns: readonly GridColumn[];
  readonly groups: readonly GridGroup[] | undefined;
  readonly shown: readonly VirtualItem[];
  readonly groupHeight: number;
  readonly rowHeight: number;
  readonly activeColumn: number | null;
  readonly isRtl: boolean;
  readonly hasMenu: boolean;
  readonly onResize: ((columnId: string, width: number) => void) | undefined;
}

/** Where each group begins, and how wide it is. */
function placedGroups(groups: readonly GridGroup[], columns: readonly GridColumn[]) {
  let at = 1;
  let start = columns[0]?.width ?? 0;
  return groups.map((group) => {
    const width = columns.slice(at, at + group.span).reduce((sum, column) => sum + column.width, 0);
    const placed = { group, at, start, width };
    at += group.span;
    start += width;
    return placed;
  });
}

/** The names of groups and columns; they stay at the top. */
export function GridHead(props: GridHeadProps) {
  const { gridId, columns, groups, shown, groupHeight, rowHeight, activeColumn, isRtl, hasMenu, onResize } = props;
  const [first] = columns;
  const headRow = groups ? 2 : 1;
  const sight = { first: shown[0]?.index ?? 0, last: shown.at(-1)?.index ?? 0 };
  const isInSight = (at: number, span: number) => at - 1 <= sight.last && at - 1 + span > sight.first;
  if (!first) return null;
  const common = { gridId, isRtl, onResize };
  return (
    <div role="rowgroup" className="sticky top-0 z-3">
      {groups && (
        <div role="row" aria-rowindex={1} style={{ height: groupHeight }} className="relative flex">
          <div
            role="columnheader"
            aria-colindex={1}
            style={{ width: first.width }}
            className="sticky start-0 z-1 border-e border-line bg-subtle"
          />
          {placedGroups(groups, columns).map(({ group, at, start, width }) =>
            isInSight(at, group.span) && width > 0 ? (
              <div
                key={group.id}
                role="columnheader"
                aria-colindex={at + 1}
                aria-colspan={group.span}
                title={[group.label, group.detail].filter(Boolean).join('\n')}
                style={{ insetInlineStart: start, width }}
                className="absolute inset-y-0 border-e border-b border-line bg-subtle"
              >
                <span
                  style={{ insetInlineStart: first.width }}
                  className="sticky inline-flex h-full max-w-full items-center gap-x-2 px-2 text-xs"
                >
                  <bdi className="clip-line min-w-0 font-semibold">{group.label}</bdi>
                  {group.detail && <span className="clip-line min-w-0 text-muted">{group.detail}</span>}
                </span>
              </div>
            ) : null,
          )}
        </div>
      )}
      <div role="row" aria-rowindex={headRow} style={{ height: rowHeight }} className="relative flex">
        <HeadCell {...common} column={first} at={0} start={null} isActive={activeColumn === 0} hasMenu={hasMenu} />
        {shown.map((item) => {
          const column = columns[item.index + 1];
          return (
            column && (
              <HeadCell
                key={item.key}
                {...common}
                column={column}
                at={item.index + 1}
                start={item.start}
                isActive={activeColumn === item.index + 1}
                hasMenu={hasMenu}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
