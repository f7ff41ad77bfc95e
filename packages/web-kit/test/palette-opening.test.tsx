// @vitest-environment happy-dom
import { CommandPalette } from '@sullam/ui/overlays/command-palette.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useCommandCenter } from '../src/shell/command-center.tsx';
import { renderPart } from '../src/testing/render-screen.tsx';

/** An application whose palette comes when `arrive` is pressed, as its code does. */
function Application({ onChoose = () => undefined }: { readonly onChoose?: (id: string) => void }) {
  const { palette, opening, wasOpened, open } = useCommandCenter();
  const [isThere, setThere] = useState(false);
  return (
    <>
      <button type="button" onClick={open}>
        find
      </button>
      <button type="button" onClick={() => setThere(true)}>
        arrive
      </button>
      {opening}
      {wasOpened && isThere && (
        <CommandPalette
          open={palette.isOpen}
          onClose={() => palette.onOpenChange(false)}
          onShown={palette.onShown}
          label="palette"
          query={palette.query}
          onQueryChange={palette.onQueryChange}
          sections={[{ id: 'go', title: 'go', items: [{ id: 'feedback', label: 'Feedback' }] }]}
          onChoose={onChoose}
        />
      )}
    </>
  );
}

it.each(['the shortcut', 'the button'])('takes what is typed before its code is there, opened by %s', async (way) => {
  await renderPart(<Application />);
  const find = await screen.findByText('find');
  find.focus();
  if (way === 'the button') fireEvent.click(find);
  else fireEvent.keyDown(document.body, { code: 'KeyK', key: 'k', ctrlKey: true });
  const box = screen.getByRole('searchbox');
  expect(document.activeElement).toBe(box);
  fireEvent.change(box, { target: { value: 'fee' } });
  fireEvent.click(screen.getByText('arrive'));
  await screen.findByRole('dialog', { name: 'palette' });
  await waitFor(() => expect(screen.getAllByRole('searchbox')).toHaveLength(1));
  const typed = screen.getByRole('searchbox') as HTMLInputElement;
  expect([typed.value, typed.selectionStart, document.activeElement]).toEqual(['fee', 3, typed]);
});

it('closes before its code is there, and gives the focus back', async () => {
  await renderPart(<Application />);
  const find = await screen.findByText('find');
  find.focus();
  fireEvent.click(find);
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  expect(screen.queryByRole('searchbox')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(find));
});

it('takes the first line on Enter for what was typed before its code was there', async () => {
  const chosen: string[] = [];
  await renderPart(<Application onChoose={(id) => chosen.push(id)} />);
  fireEvent.click(await screen.findByText('find'));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'fee' } });
  fireEvent.click(screen.getByText('arrive'));
  await screen.findByRole('dialog', { name: 'palette' });
  await waitFor(() => expect(screen.getAllByRole('searchbox')).toHaveLength(1));
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  await waitFor(() => expect(chosen).toEqual(['feedback']));
});
