// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type UiWords, UiWordsContext } from '../src/base/ui-words.tsx';
import { LateDatePicker } from '../src/pickers/late-date-picker.tsx';

/** Words that name themselves. */
const words = new Proxy({} as UiWords, { get: (_, name) => String(name) });

function Form({ start = null }: { readonly start?: string | null }) {
  const [value, setValue] = useState<string | null>(start);
  return (
    <UiWordsContext value={words}>
      <LateDatePicker label="Born" value={value} onChange={setValue} />
      <button type="button">Elsewhere</button>
    </UiWordsContext>
  );
}

const standIn = () => screen.queryByRole('textbox');
const picker = () => screen.findByRole('button', { name: /openCalendar/ });
const calendar = () => screen.queryByRole('dialog');
/** What waits for the picker's part, and nothing more. */
const partArrives = () => act(() => import('../src/pickers/date-picker.tsx').then(() => undefined));

beforeAll(() => import('../src/pickers/date-picker.tsx'));
afterEach(cleanup);

describe('a date picker that comes late', () => {
  it('opens its calendar at the first press', async () => {
    render(<Form />);
    const field = standIn()!;
    fireEvent.pointerDown(field);
    field.focus();
    fireEvent.pointerUp(field);
    await picker();
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(standIn()).toBeNull();
  });

  it('waits for the end of a press that is going on', async () => {
    render(<Form />);
    const field = standIn()!;
    fireEvent.pointerDown(field);
    await partArrives();
    expect(standIn()).toBe(field);
    fireEvent.pointerUp(field);
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('stays closed where a finger only scrolled the page, or the reader went on elsewhere', async () => {
    render(<Form />);
    fireEvent.pointerDown(standIn()!);
    fireEvent.pointerCancel(standIn()!);
    await picker();
    expect(calendar()).toBeNull();
    cleanup();
    render(<Form />);
    fireEvent.pointerDown(standIn()!);
    fireEvent.pointerUp(standIn()!);
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await picker();
    expect(calendar()).toBeNull();
  });

  it('takes the focus over from the keyboard, closed', async () => {
    render(<Form />);
    act(() => standIn()!.focus());
    await picker();
    expect(calendar()).toBeNull();
    expect(document.activeElement?.getAttribute('role')).toBe('spinbutton');
  });

  it('is there at once where a date is chosen', async () => {
    render(<Form start="2030-05-17" />);
    expect((await picker()).getAttribute('aria-haspopup')).toBe('dialog');
    expect(document.activeElement).toBe(document.body);
  });
});
