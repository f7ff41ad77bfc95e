// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../src/query/query-client.ts';
import { useMutation } from '../src/query/use-mutation.ts';

interface Gate<T> {
  opened: Promise<T>;
  open: (value: T) => void;
  fail: (error: Error) => void;
}

function gate<T>(): Gate<T> {
  const made = {} as Gate<T>;
  made.opened = new Promise<T>((resolve, reject) => Object.assign(made, { open: resolve, fail: reject }));
  return made;
}

interface AskProps {
  answer: Promise<string>;
  refreshed?: Promise<unknown>;
  calls: string[];
}

function Ask({ answer, refreshed, calls }: AskProps) {
  const { mutate, isPending } = useMutation({ mutationFn: (_question: string) => answer, onSuccess: () => refreshed });
  const afterwards = {
    onSuccess: (given: string, question: string) => calls.push(`${question} ${given}`),
    onError: ({ message }: Error) => calls.push(message),
    onSettled: () => calls.push('settled'),
  };
  return (
    <button type="button" disabled={isPending} onClick={() => mutate('Well?', afterwards)}>
      Ask
    </button>
  );
}

/** A page that the part which asked can be taken from. */
function show(props: AskProps): { leave: () => void } {
  let leave = () => {};
  function Page() {
    const [isLeft, setLeft] = useState(false);
    leave = () => act(() => setLeft(true));
    return isLeft ? null : <Ask {...props} />;
  }
  const client = createQueryClient(
    () => 'failed',
    () => undefined,
  );
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  return { leave: () => leave() };
}

const settle = () => act(async () => {});

describe('what a change does afterwards', () => {
  it('waits for what the change refreshes', async () => {
    const [answer, refreshed, calls] = [gate<string>(), gate<void>(), [] as string[]];
    show({ answer: answer.opened, refreshed: refreshed.opened, calls });
    await act(async () => answer.open('Yes.'));
    expect(calls).toEqual([]);
    await act(async () => refreshed.open());
    expect(calls).toEqual(['Well? Yes.', 'settled']);
  });

  it('is done where refreshing has taken away the part that asked', async () => {
    const [answer, refreshed, calls] = [gate<string>(), gate<void>(), [] as string[]];
    const { leave } = show({ answer: answer.opened, refreshed: refreshed.opened, calls });
    await act(async () => answer.open('Yes.'));
    leave();
    refreshed.open();
    await settle();
    expect(calls).toEqual(['Well? Yes.', 'settled']);
  });

  it('is left where the reader was gone before the answer came', async () => {
    const [answer, calls] = [gate<string>(), [] as string[]];
    const { leave } = show({ answer: answer.opened, calls });
    leave();
    answer.open('Yes.');
    await settle();
    expect(calls).toEqual([]);
  });

  it('hears of a failure', async () => {
    const [answer, calls] = [gate<string>(), [] as string[]];
    show({ answer: answer.opened, calls });
    await act(async () => answer.fail(new Error('No.')));
    expect(calls).toEqual(['No.', 'settled']);
  });
});
