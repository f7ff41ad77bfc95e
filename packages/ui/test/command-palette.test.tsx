// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type UiWords, UiWordsContext } from '../src/base/ui-words.tsx';
import { CommandPalette } from '../src/overlays/command-palette.tsx';
import { Dialog } from '../src/overlays/dialog.tsx';

/** Words that name themselves. */
const words = new Proxy({} as UiWords, { get: (_, name) => String(name) });

/** Whether the palette was there when its item ran. */
const seen: boolean[] = [];

function Page() {
  const [isOpen, setOpen] = useState(true);
  const [query, setQuery] = useState('');
  const [isAsking, setAsking] = useState(false);
  return (
    <UiWordsContext value={words}>
      <button type="button">Elsewhere</button>
      <CommandPalette
        open={isOpen}
        onClose={() => setOpen(false)}
        label="Search"
        query={query}
        onQueryChange={setQuery}
        sections={[{ id: 'actions', title: 'Actions', items: [{ id: 'ask', label: 'Ask' }] }]}
        onChoose={() => {
          seen.push(screen.queryByRole('searchbox') !== null);
          setAsking(true);
        }}
      />
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="Question">
        <input aria-label="Answer" />
      </Dialog>
    </UiWordsContext>
  );
}

afterEach(cleanup);

it('is gone before what was chosen runs, so that a dialog keeps the focus', async () => {
  render(<Page />);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Ask' }));
  const field = await screen.findByRole('textbox', { name: 'Answer' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(seen).toEqual([false]);
});

it('says what one can do where nothing fits', async () => {
  render(
    <UiWordsContext value={words}>
      <CommandPalette
        open
        onClose={() => undefined}
        label="Search"
        query="zzz"
        onQueryChange={() => undefined}
        emptyHint="Try fewer words"
        sections={[]}
        onChoose={() => undefined}
      />
    </UiWordsContext>,
  );
  expect(await screen.findByText('noMatches')).toBeTruthy();
  expect(screen.getByText('Try fewer words')).toBeTruthy();
});

it('closes by its button, and nothing runs', async () => {
  seen.length = 0;
  render(<Page />);
  await screen.findByRole('searchbox');
  fireEvent.click(screen.getByRole('button', { name: 'close' }));
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  expect(seen).toEqual([]);
});
