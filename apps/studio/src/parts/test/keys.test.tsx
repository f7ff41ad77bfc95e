// @vitest-environment happy-dom

import { memoryStorage } from '@sullam/web-kit/base/stored.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { administratorSession } from '../../../test/studio-fixtures.ts';
import { useMarkingKeyList, useMarkingKeys } from '../../features/assessment/marking/use-marking-keys.ts';
import { KeysProvider, useKeyMap, useKeys } from '../keys.tsx';
import { KeysDialog } from '../keys-dialog.tsx';
import { readKeysOff, writeKeysOff } from '../keys-off.ts';

const type = (key: string, code: string) => fireEvent.keyDown(document.body, { key, code });

async function page(language: 'en' | 'ar') {
  const written = vi.fn();
  const commented = vi.fn();
  const made = vi.fn();
  const moved = vi.fn();
  function Frame() {
    const { isHelpOpen, setHelpOpen } = useKeyMap();
    useKeys({
      title: 'Frame',
      lines: [
        { id: 'help', shown: '?', signs: ['?', '؟'], words: 'help', run: () => setHelpOpen(true) },
        { id: 'new', shown: 'C', code: 'KeyC', words: 'new', run: made },
        { id: 'make', shown: 'M', code: 'KeyM', words: 'make', run: made },
      ],
    });
    return isHelpOpen && <KeysDialog onClose={() => setHelpOpen(false)} />;
  }
  function Desk() {
    useMarkingKeyList();
    // as on the desk, where several parts listen
    useMarkingKeys({ onQueue: () => undefined });
    useMarkingKeys({ onComment: commented });
    useKeys({
      title: 'Desk',
      lines: [
        { id: 'write', shown: 'N', code: 'KeyN', words: 'write', run: written },
        { id: 'move', shown: 'M', code: 'KeyM', words: 'move', run: moved },
      ],
    });
    return (
      <>
        <input aria-label="field" />
        <input aria-label="points" inputMode="decimal" />
        {/* biome-ignore lint/a11y/useSemanticElements: as the gradebook is drawn */}
        <div role="grid" tabIndex={0} aria-label="grid" />
      </>
    );
  }
  const Screen = () => (
    <KeysProvider>
      <Frame />
      <Desk />
    </KeysProvider>
  );
  const { kit } = await renderScreen({
    screens: [{ path: '/desk', load: async () => Screen, areas: ['studio', 'marking'] }],
    at: '/desk',
    language,
    session: administratorSession(),
  });
  await screen.findByLabelText('field');
  return { t: kit.wording.get(), written, commented, made, moved };
}

it.each(DIRECTIONS)('hears keys by their place, not in fields, and lists them, in $language', async ({ language }) => {
  const { t, written, commented, made, moved } = await page(language);
  type('ى', 'KeyN');
  expect(written).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByLabelText('field'), { key: 'n', code: 'KeyN' });
  // on a cell a letter begins a grade
  fireEvent.keyDown(screen.getByLabelText('grid'), { key: 'n', code: 'KeyN' });
  expect(written).toHaveBeenCalledTimes(1);
  // a page's own C is a comment; the frame's would make something
  type('c', 'KeyC');
  expect([commented.mock.calls.length, made.mock.calls.length]).toEqual([1, 0]);
  // so does what both have told the map of keys
  type('m', 'KeyM');
  expect([moved.mock.calls.length, made.mock.calls.length]).toEqual([1, 0]);
  await act(async () => type('؟', 'Slash'));
  const dialog = await screen.findByRole('dialog', { name: t('studio.keys.title') });
  within(dialog).getByText(t('marking.keys.save'));
});

it('leaves a key alone that was switched off, until it is switched on again', async () => {
  const { t, written, commented, made } = await page('en');
  await act(async () => type('?', 'Slash'));
  const dialog = await screen.findByRole('dialog');
  const of = (key: string, words: string) =>
    within(dialog).getByRole('switch', { name: t('studio.keys.switch', { key: { raw: key }, words }) });
  fireEvent.click(of('N', 'write'));
  fireEvent.click(of('C', t('marking.keys.comment')));
  fireEvent.click(within(dialog).getByRole('button', { name: /close/i }));
  type('n', 'KeyN');
  type('c', 'KeyC');
  expect([written, commented].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  // the frame's C, which the page had covered
  expect(made).toHaveBeenCalledTimes(1);
  await act(async () => type('?', 'Slash'));
  const again = await screen.findByRole('dialog');
  const key = t('studio.keys.switch', { key: { raw: 'N' }, words: 'write' });
  expect(within(again).getByRole<HTMLInputElement>('switch', { name: key }).checked).toBe(false);
});

it('remembers what is off in this browser, and forgets an empty list', () => {
  const storage = memoryStorage();
  writeKeysOff(storage, ['new']);
  expect(readKeysOff(storage)).toEqual(['new']);
  writeKeysOff(storage, []);
  expect([readKeysOff(storage), storage.length]).toEqual([[], 0]);
  storage.setItem('sullam.keys-off', '{"new":1}');
  expect(readKeysOff(storage)).toEqual([]);
});

it('acts on letters in a field of numbers, which takes none, and leaves its digits to it', async () => {
  const { commented } = await page('en');
  const points = screen.getByLabelText('points');
  expect(fireEvent.keyDown(points, { key: 'c', code: 'KeyC' })).toBe(false);
  expect(commented).toHaveBeenCalledTimes(1);
  // without a meaning, but no part of a number either
  expect(fireEvent.keyDown(points, { key: 'x', code: 'KeyX' })).toBe(false);
  for (const [key, code] of [
    ['7', 'Digit7'],
    ['٫', 'Comma'],
    ['Backspace', 'Backspace'],
  ])
    expect(fireEvent.keyDown(points, { key, code })).toBe(true);
  expect(fireEvent.keyDown(points, { key: 'v', code: 'KeyV', ctrlKey: true })).toBe(true);
  fireEvent.keyDown(screen.getByLabelText('field'), { key: 'c', code: 'KeyC' });
  expect(commented).toHaveBeenCalledTimes(1);
});
