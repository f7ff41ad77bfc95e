// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '../src/query/query-client.ts';
import { useMutation } from '../src/query/use-mutation.ts';

afterEach(cleanup);

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
  told: string[];
}

function Ask({ answer, refreshed, told }: AskProps) {
  const { mutate, isPending } = useMutation({ mutationFn: (_question: string) => answer, onSuccess: () => refreshed });
  const afterwards = {
    onSuccess: (given: string, question: string) => told.push(`${question} ${given}`),
    onError: ({ message }: Error) => told.push(message),
    onSettled: () => told.push('settled'),
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
    const [answer, refreshed, told] = [gate<string>(), gate<void>(), [] as string[]];
    show({ answer: answer.opened, refreshed: refreshed.opened, told });
    await act(async () => answer.open('Yes.'));
    expect(told).toEqual([]);
    await act(async () => refreshed.open());
    expect(told).toEqual(['Well? Yes.', 'settled']);
  });

  it('is done where refreshing has taken away the part that asked', async () => {
    const [answer, refreshed, told] = [gate<string>(), gate<void>(), [] as string[]];
    const { leave } = show({ answer: answer.opened, refreshed: refreshed.opened, told });
    await act(async () => answer.open('Yes.'));
    leave();
    refreshed.open();
    await settle();
    expect(told).toEqual(['Well? Yes.', 'settled']);
  });

  it('is left where the reader was gone before the answer came', async () => {
    const [answer, told] = [gate<string>(), [] as string[]];
    const { leave } = show({ answer: answer.opened, told });
    leave();
    answer.open('Yes.');
    await settle();
    expect(told).toEqual([]);
  });

  it('hears of a failure', async () => {
    const [answer, told] = [gate<string>(), [] as string[]];
    show({ answer: answer.opened, told });
    await act(async () => answer.fail(new Error('No.')));
    expect(told).toEqual(['No.', 'settled']);
  });
});
