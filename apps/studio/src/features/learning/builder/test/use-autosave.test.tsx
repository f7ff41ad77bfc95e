// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { flushWriting } from '../../../../parts/writing-under-way.ts';
import { useAutosave } from '../use-autosave.ts';

let saved: string[] = [];
let answer: (isTaken: boolean) => void = () => undefined;

/** A form that saves itself, with an action that follows on what is written. */
function Form() {
  const [text, setText] = useState('');
  const [kept, setKept] = useState('');
  const [isSaving, setSaving] = useState(false);
  useAutosave(text === kept || isSaving ? null : text, async () => {
    saved.push(text);
    setSaving(true);
    const isTaken = await new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    setSaving(false);
    if (isTaken) setKept(text);
  });
  return <input aria-label="Text" onChange={({ currentTarget }) => setText(currentTarget.value)} />;
}

const type = (text: string) => fireEvent.change(screen.getByLabelText('Text'), { target: { value: text } });
/** Presses the main action; says whether it may go on. */
function press() {
  const follow = vi.fn();
  act(() => void flushWriting().then(follow));
  return follow;
}
/** Lets everything that is due be drawn. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
async function answered(isTaken = true) {
  answer(isTaken);
  await settled();
}

describe('an action that follows on what saves itself', () => {
  beforeEach(() => {
    saved = [];
    render(<Form />);
  });

  it('goes on at once where nothing waits', async () => {
    const follow = press();
    await settled();
    expect([saved, follow.mock.calls.length]).toEqual([[], 1]);
  });

  it('waits for the words that were just typed', async () => {
    type('one');
    const follow = press();
    await settled();
    expect([saved, follow.mock.calls.length]).toEqual([['one'], 0]);
    await answered();
    expect(follow).toHaveBeenCalledOnce();
  });

  it('waits for words that were typed while others were on their way, one save after the other', async () => {
    type('one');
    const first = press();
    type('one two');
    const second = press();
    expect(saved).toEqual(['one']);
    await answered();
    expect([saved, first.mock.calls.length, second.mock.calls.length]).toEqual([['one', 'one two'], 0, 0]);
    await answered();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });

  it('goes on with what was refused, without sending it again', async () => {
    type('one');
    const follow = press();
    await answered(false);
    expect([saved, follow.mock.calls.length]).toEqual([['one'], 1]);
  });
});
