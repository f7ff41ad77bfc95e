// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Grid } from '../src/grid/grid.tsx';
import { layOut, rangeBetween } from '../src/grid/grid-range.ts';
import type { GridEdit, GridPlace } from '../src/grid/grid-types.ts';
import { parseTsv, writeTsv } from '../src/grid/tsv.ts';

const ROWS = 2000;
const COLUMNS = 60;
const SIZE = { width: 1000, height: 600 };

const columns = [
  { id: 'name', label: 'Name', width: 200 },
  ...Array.from({ length: COLUMNS }, (_, at) => ({ id: `c${at + 1}`, label: `Column ${at + 1}`, width: 100 })),
];
const groups = [
  { id: 'a', label: 'First half', span: 30 },
  { id: 'b', label: 'Second half', span: 30 },
];

interface SheetProps {
  readonly onEdit?: (edits: readonly GridEdit[], lost: number) => void;
  readonly onOpen?: (place: GridPlace) => void;
  readonly onColumn?: (column: number) => void;
  readonly onResize?: (id: string, width: number) => void;
  readonly onUndo?: () => void;
  readonly onRedo?: () => void;
}

/** Keeps what is typed; the second column can't be edited. */
function Sheet({ onEdit, ...rest }: SheetProps) {
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  const cell = useCallback(
    (row: number, column: number) => ({
      content: values.get(`${row}:${column}`) ?? `${row}/${column}`,
      isReadOnly: column === 2,
    }),
    [values],
  );
  const rowHead = useCallback((row: number) => `Row ${row}`, []);
  return (
    <Grid
      {...rest}
      label="Sheet"
      columns={columns}
      groups={groups}
      rowCount={ROWS}
      rowKey={(row) => row}
      cell={cell}
      rowHead={rowHead}
      maxHeight="600px"
      onEdit={(edits, lost) => {
        setValues(new Map([...values, ...edits.map(({ row, column, text }) => [`${row}:${column}`, text] as const)]));
        onEdit?.(edits, lost);
      }}
    />
  );
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(SIZE.width);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(SIZE.height);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(SIZE.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SIZE.height);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.documentElement.dir = 'ltr';
});

const focused = () => document.activeElement as HTMLElement;
const place = () => [Number(focused().dataset.row), Number(focused().dataset.column)];
const cellAt = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`) as HTMLElement;

async function begin(props: SheetProps = {}, dir: 'ltr' | 'rtl' = 'ltr') {
  document.documentElement.dir = dir;
  const user = userEvent.setup();
  render(<Sheet {...props} />);
  await user.tab();
  return user;
}

describe.each(['ltr', 'rtl'] as const)('the grid, %s', (dir) => {
  const [onward, back] = dir === 'ltr' ? ['{ArrowRight}', '{ArrowLeft}'] : ['{ArrowLeft}', '{ArrowRight}'];

  it('draws what is in sight of a large sheet and says how large it is', async () => {
    await begin({}, dir);
    const grid = screen.getByRole('grid', { name: 'Sheet' });
    expect(grid.getAttribute('aria-rowcount')).toBe(String(ROWS + 2));
    expect(grid.getAttribute('aria-colcount')).toBe(String(COLUMNS + 1));
    expect(within(grid).getAllByRole('gridcell').length).toBeLessThan(400);
    const row = within(grid).getByRole('rowheader', { name: 'Row 0' }).parentElement as HTMLElement;
    expect(row.getAttribute('aria-rowindex')).toBe('3');
    const first = within(row).getAllByRole('gridcell')[0] as HTMLElement;
    expect(first.getAttribute('aria-colindex')).toBe('2');
    expect(first.style.insetInlineStart).toBe('200px');
    expect(screen.getByRole('columnheader', { name: 'First half' }).getAttribute('aria-colspan')).toBe('30');
  });

  it('is one stop of the Tab key, and the arrows follow the screen', async () => {
    const user = await begin({}, dir);
    expect(place()).toEqual([0, 1]);
    await user.keyboard(`{ArrowDown}${onward}${onward}${back}`);
    expect(place()).toEqual([1, 2]);
    await user.keyboard('{Home}');
    expect(place()).toEqual([1, 0]);
    await user.keyboard('{End}');
    expect(place()).toEqual([1, COLUMNS]);
    await user.keyboard('{Control>}{End}{/Control}');
    expect(place()).toEqual([ROWS - 1, COLUMNS]);
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(place()).toEqual([0, 0]);
    await user.keyboard('{PageDown}');
    expect(place()).toEqual([13, 0]);
    await user.keyboard('{PageUp}{ArrowUp}');
    expect(focused().getAttribute('role')).toBe('columnheader');
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('widens a column towards the end by its keys', async () => {
    const onResize = vi.fn();
    const user = await begin({ onResize }, dir);
    await user.keyboard(`{ArrowUp}{Alt>}${onward}{/Alt}`);
    expect(onResize).toHaveBeenLastCalledWith('c1', 116);
    await user.keyboard(`{Alt>}${back}{/Alt}`);
    expect(onResize).toHaveBeenLastCalledWith('c1', 84);
  });

  it('goes on to the next column after Tab', async () => {
    const user = await begin({}, dir);
    await user.keyboard('7');
    await user.keyboard('{Tab}');
    expect(place()).toEqual([0, 2]);
    expect(cellAt(0, 1).textContent).toBe('7');
  });
});

describe('editing', () => {
  it('begins with the character that was typed and takes it with Enter', async () => {
    const onEdit = vi.fn();
    const user = await begin({ onEdit });
    await user.keyboard('8');
    await user.keyboard('5');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Column 1' }).value).toBe('85');
    await user.keyboard('{Enter}');
    expect(onEdit).toHaveBeenCalledWith([{ row: 0, column: 1, text: '85' }], 0);
    expect(place()).toEqual([1, 1]);
  });

  it('begins with what is there by F2, where the arrows move inside the field and Escape gives up', async () => {
    const onEdit = vi.fn();
    const user = await begin({ onEdit });
    await user.keyboard('{F2}');
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect(field.value).toBe('0/1');
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(onEdit).not.toHaveBeenCalled();
    expect(place()).toEqual([0, 1]);
  });

  it('ends with an arrow after a character', async () => {
    const user = await begin();
    await user.keyboard('9');
    await user.keyboard('{ArrowDown}');
    expect(cellAt(0, 1).textContent).toBe('9');
    expect(place()).toEqual([1, 1]);
  });

  it('leaves what is read-only alone and opens what lies behind it', async () => {
    const [onEdit, onOpen] = [vi.fn(), vi.fn()];
    const user = await begin({ onEdit, onOpen });
    await user.keyboard('{ArrowRight}5');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(cellAt(0, 2).getAttribute('aria-readonly')).toBe('true');
    await user.keyboard('{Enter}{ArrowLeft} ');
    expect(onOpen.mock.calls).toEqual([[{ row: 0, column: 2 }], [{ row: 0, column: 1 }]]);
    expect(onEdit).not.toHaveBeenCalled();
  });

  it('empties a block with Delete, but not what is read-only', async () => {
    const onEdit = vi.fn();
    const user = await begin({ onEdit });
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Delete}');
    expect(onEdit).toHaveBeenCalledWith(
      [
        { row: 0, column: 1, text: '' },
        { row: 0, column: 3, text: '' },
      ],
      0,
    );
  });

  it('asks for undoing and doing again', async () => {
    const [onUndo, onRedo] = [vi.fn(), vi.fn()];
    const user = await begin({ onUndo, onRedo });
    await user.keyboard('{Control>}zy{Shift>}z{/Shift}{/Control}');
    expect(onUndo).toHaveBeenCalledOnce();
    expect(onRedo).toHaveBeenCalledTimes(2);
  });
});

describe('a block', () => {
  const clipboard = (text = '') => {
    const kept = new Map([['text/plain', text]]);
    return {
      getData: (type: string) => kept.get(type) ?? '',
      setData: (type: string, value: string) => kept.set(type, value),
      kept,
    };
  };

  it('is chosen by Shift and an arrow, or by drawing the pointer over it', async () => {
    const user = await begin();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(4);
    fireEvent.pointerDown(cellAt(2, 1), { button: 0, buttons: 1, pointerType: 'mouse' });
    fireEvent.pointerMove(cellAt(4, 1), { buttons: 1 });
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(3);
    expect(place()).toEqual([4, 1]);
  });

  it('is copied as tab-separated text', async () => {
    const user = await begin();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    const clipboardData = clipboard();
    fireEvent.copy(focused(), { clipboardData });
    expect(clipboardData.kept.get('text/plain')).toBe('0/1\t0/2\n1/1\t1/2');
  });

  it('is pasted from its first cell on as it was written, and counts what found no cell', async () => {
    const onEdit = vi.fn();
    await begin({ onEdit });
    fireEvent.paste(focused(), { clipboardData: clipboard('٨٧٫٥\t9\t10\r\n1\t2\t3\r\n') });
    expect(onEdit).toHaveBeenCalledWith(
      [
        { row: 0, column: 1, text: '٨٧٫٥' },
        { row: 0, column: 3, text: '10' },
        { row: 1, column: 1, text: '1' },
        { row: 1, column: 3, text: '3' },
      ],
      2,
    );
  });

  it('takes one value everywhere', () => {
    const range = rangeBetween({ row: 0, column: 1 }, { row: 1, column: 2 });
    const laid = layOut([['5']], range, { rows: 9, columns: 9 }, () => false);
    expect(laid.edits).toHaveLength(4);
    expect(laid.lost).toBe(0);
  });
});

describe('tab-separated text', () => {
  it('keeps tabs, lines and quotes inside a cell', () => {
    const rows = [
      ['plain', 'with\ttab'],
      ['two\nlines', 'a "quoted" word'],
    ];
    expect(parseTsv(writeTsv(rows))).toEqual(rows);
    expect(parseTsv('a\tb\r\nc\t\r\n')).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
  });
});
