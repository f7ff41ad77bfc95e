import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { CellEditing, EditorExit } from './grid-editor.tsx';
import { GridHead, keptWidth } from './grid-head.tsx';
import { placeAfter } from './grid-motion.ts';
import { isSingle, layOut, rowsOf } from './grid-range.ts';
import { GridRow, placeId } from './grid-row.tsx';
import { type GridCell, type GridPlace, type GridProps, HEAD_ROW } from './grid-types.ts';
import { parseTsv, writeTsv } from './tsv.ts';
import { useSelection } from './use-selection.ts';
import { useWindows } from './use-windows.ts';

/** Room for two lines, a name and what is said of it; of columns for three. */
const GROUP_HEIGHT = 28;
const NAMES_HEIGHT = 44;
const WIDTH_STEP = 16;
/** Room for the bar under the last row, and the borders. */
const SCROLL_BAR = 18;

const textOf = (cell: GridCell): string => cell.value ?? cell.content;

/** The cell under an event's target. */
function placeOf(target: EventTarget | null): GridPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row][data-column]') : null;
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null;
}

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** A spreadsheet in the page (README.md beside it). */
export function Grid(props: GridProps) {
  const { label, columns, groups, rowCount, rowKey, cell, rowHead, rowHeight = 36, maxHeight } = props;
  const { onEdit, onOpen, onColumn, onUndo, onRedo, onResize } = props;
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const size = { rows: rowCount, columns: columns.length };
  const { active, range, goTo, chooseAll } = useSelection(size);
  const [editing, setEditing] = useState<CellEditing | null>(null);
  const isDragging = useRef(false);
  /** The focus follows the active cell only after somebody moved it: a grid that is drawn doesn't take it. */
  const wantsFocus = useRef(false);
  const isRtl = document.documentElement.dir === 'rtl';
  const groupHeight = groups ? GROUP_HEIGHT : 0;
  const headHeight = groupHeight + NAMES_HEIGHT;
  const headRows = groups ? 2 : 1;
  const windows = useWindows({ scroller, columns, rowCount, rowHeight, headHeight, isRtl, active });
  const columnsKey = windows.columns.map(({ key, start, size: width }) => `${key}:${start}:${width}`).join();
  const isBlock = !isSingle(range);
  const isReadOnly = ({ row, column }: GridPlace) => row < 0 || column === 0 || cell(row, column).isReadOnly === true;

  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus when the active cell has moved
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    document.getElementById(placeId(gridId, active.row, active.column))?.focus({ preventScroll: true });
  }, [active.row, active.column, editing]);

  const moveTo = (place: GridPlace, doesExtend = false) => {
    wantsFocus.current = true;
    goTo(place, doesExtend);
    windows.show(place);
  };
  const edit = (text?: string) => {
    if (isReadOnly(active)) return;
    windows.show(active);
    setEditing({
      place: active,
      text: text ?? textOf(cell(active.row, active.column)),
      isTyped: text !== undefined,
    });
  };
  const open = (place: GridPlace) => {
    if (place.row === HEAD_ROW) {
      const anchor = document.getElementById(placeId(gridId, place.row, place.column));
      if (anchor) onColumn?.(place.column, anchor);
    } else onOpen?.(place);
  };
  const around = { ...size, page: windows.page(), isRtl };

  const takeEdited = (text: string, exit: EditorExit, event?: KeyboardEvent) => {
    if (!editing) return;
    const { place } = editing;
    setEditing(null);
    if (text !== textOf(cell(place.row, place.column))) onEdit([{ ...place, text }], 0);
    if (exit === 'stay') return;
    const onward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const key = { down: 'ArrowDown', up: 'ArrowUp', next: onward, previous: back, arrow: event?.key ?? '' }[exit];
    const next = placeAfter(place, { key, ctrlKey: false, metaKey: false }, around);
    if (next) moveTo(next.row === HEAD_ROW ? place : next);
  };
  const giveUp = () => {
    setEditing(null);
    wantsFocus.current = true;
  };

  const clear = () => {
    const edits = rowsOf(range, (place) => place)
      .flat()
      .filter((place) => !isReadOnly(place) && textOf(cell(place.row, place.column)) !== '')
      .map((place) => ({ ...place, text: '' }));
    if (edits.length > 0) onEdit(edits, 0);
  };
  const resizeBy = (event: KeyboardEvent): boolean => {
    const column = columns[active.column];
    if (active.row !== HEAD_ROW || !event.altKey || !/^Arrow(Left|Right)$/.test(event.key) || !column) return false;
    const step = (event.key === 'ArrowRight') === isRtl ? -WIDTH_STEP : WIDTH_STEP;
    onResize?.(column.id, keptWidth(column.width + step));
    return true;
  };
  const withControl = (event: KeyboardEvent): boolean => {
    if (!(event.ctrlKey || event.metaKey)) return false;
    const key = event.key.toLowerCase();
    if (key === 'a') chooseAll();
    else if (key === 'y' || (key === 'z' && event.shiftKey)) onRedo?.();
    else if (key === 'z') onUndo?.();
    else return false;
    return true;
  };
  const withoutControl = (event: KeyboardEvent): boolean => {
    if (event.key === 'Enter' || event.key === 'F2') {
      if (active.row === HEAD_ROW || isReadOnly(active)) open(active);
      else edit();
    } else if (event.key === ' ') open(active);
    else if (event.key === 'Delete' || event.key === 'Backspace') clear();
    else if (isCharacter(event) && active.row !== HEAD_ROW) edit(event.key);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (resizeBy(event) || withControl(event)) return event.preventDefault();
    if (event.altKey) return;
    const next = placeAfter(active, event, around);
    if (next) {
      moveTo(next, event.shiftKey && next.row !== HEAD_ROW);
      event.preventDefault();
    } else if (withoutControl(event)) event.preventDefault();
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const place = placeOf(event.target);
    if (!place || event.button !== 0) return;
    // fingers scroll; they choose by a tap
    isDragging.current = event.pointerType !== 'touch' && place.row !== HEAD_ROW;
    wantsFocus.current = true;
    goTo(place, event.shiftKey && place.row !== HEAD_ROW);
    event.preventDefault();
    document.getElementById(placeId(gridId, place.row, place.column))?.focus({ preventScroll: true });
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!isDragging.current) return;
    if (event.buttons === 0) {
      isDragging.current = false;
      return;
    }
    const place = placeOf(event.target);
    if (!place || place.row === HEAD_ROW || (place.row === active.row && place.column === active.column)) return;
    moveTo(place, true);
  };
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const place = placeOf(event.target);
    if (place?.row === HEAD_ROW) open(place);
  };
  const onDoubleClick = (event: MouseEvent<HTMLDivElement>) => {
    const place = placeOf(event.target);
    if (!place || place.row === HEAD_ROW) return;
    if (isReadOnly(place)) open(place);
    else edit();
  };
  const onContextMenu = (event: MouseEvent<HTMLDivElement>) => {
    const place = placeOf(event.target);
    if (!place || (!onOpen && place.row !== HEAD_ROW)) return;
    event.preventDefault();
    moveTo(place);
    open(place);
  };

  const onCopy = (event: ClipboardEvent<HTMLDivElement>) => {
    if (active.row === HEAD_ROW) return;
    const texts = rowsOf(range, ({ row, column }) =>
      column === 0 ? (document.getElementById(placeId(gridId, row, 0))?.textContent ?? '') : textOf(cell(row, column)),
    );
    event.clipboardData.setData('text/plain', writeTsv(texts));
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent<HTMLDivElement>) => {
    if (active.row === HEAD_ROW) return;
    event.preventDefault();
    const { edits, lost } = layOut(parseTsv(event.clipboardData.getData('text/plain')), range, size, isReadOnly);
    const last = edits.at(-1);
    if (last && edits.length > 1) goTo(last, true);
    onEdit(edits, lost);
  };

  const chosenIn = (row: number) =>
    row >= range.top && row <= range.bottom ? { first: range.first, last: range.last } : null;
  const editorIn = (row: number) =>
    editing?.place.row === row ? { editing, onTake: takeEdited, onGiveUp: giveUp } : null;
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={rowCount + headRows}
      aria-colcount={columns.length}
      aria-multiselectable="true"
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        isDragging.current = false;
      }}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
      onContextMenu={onContextMenu}
      onCopy={onCopy}
      onPaste={onPaste}
      style={{ height: `min(${windows.height + SCROLL_BAR}px, ${maxHeight})` }}
      className="group/grid relative overflow-auto overscroll-contain rounded-lg border border-line bg-surface [contain:strict]"
    >
      <div role="presentation" style={{ width: windows.width, height: windows.height }} className="relative">
        <GridHead
          gridId={gridId}
          columns={columns}
          groups={groups}
          shown={windows.columns}
          groupHeight={groupHeight}
          rowHeight={NAMES_HEIGHT}
          activeColumn={active.row === HEAD_ROW ? active.column : null}
          isRtl={isRtl}
          hasMenu={onColumn !== undefined}
          onResize={onResize}
        />
        <div role="rowgroup">
          {windows.rows.map((item) => (
            <GridRow
              key={rowKey(item.index)}
              gridId={gridId}
              row={item.index}
              start={item.start}
              height={rowHeight}
              headWidth={columns[0]?.width ?? 0}
              headRows={headRows}
              columns={windows.columns}
              columnsKey={columnsKey}
              cell={cell}
              rowHead={rowHead}
              activeColumn={active.row === item.index ? active.column : null}
              chosen={chosenIn(item.index)}
              isBlock={isBlock}
              editor={editorIn(item.index)}
              columnLabel={(column) => columns[column]?.label ?? label}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
