// @vitest-environment happy-dom

import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type UiWords, UiWordsContext } from '../src/base/ui-words.tsx';
import { DataTable } from '../src/table/data-table.tsx';
import { EmptyCell } from '../src/table/empty-cell.tsx';

afterEach(cleanup);

const words = new Proxy({} as UiWords, { get: (_, name) => String(name) });
const ROWS = [
  { id: 1, name: 'Amal', points: '8', state: 'Marked' },
  { id: 2, name: 'Basil', points: null, state: 'Missing' },
];

const show = () =>
  render(
    <UiWordsContext value={words}>
      <DataTable
        label="Marks"
        rows={ROWS}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        columns={[
          { id: 'name', label: 'Learner', cell: ({ name }) => name },
          { id: 'state', label: 'State', isPlain: true, cell: ({ state }) => state },
          { id: 'points', label: 'Points', cell: ({ points }) => points ?? <EmptyCell /> },
        ]}
      />
    </UiWordsContext>,
  );

const cellsOf = (name: string): HTMLElement[] =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement).getAllByRole('cell');

describe('a table as a list of cards', () => {
  it('names the column of a value, but for one that says itself what it is', () => {
    show();
    const [state, points] = cellsOf('Amal');
    expect(state?.className).not.toContain('attr(data-label)');
    expect(points?.className).toContain('attr(data-label)');
  });

  it('leaves out what has nothing to say, and nothing else', () => {
    show();
    const isLeftOut = (cell: HTMLElement | undefined) =>
      cell?.className.includes('has-[>[data-nothing]:only-child]:hidden') === true &&
      cell.querySelector(':scope > [data-nothing]:only-child') !== null;
    expect(cellsOf('Amal').map(isLeftOut)).toEqual([false, false]);
    expect(cellsOf('Basil').map(isLeftOut)).toEqual([false, true]);
    expect(cellsOf('Basil')[1]?.textContent).toBe('–');
  });
});
