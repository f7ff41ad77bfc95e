// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useQueriesSettled } from '../src/query/use-queries-settled.ts';

/** Something that is asked for, and what answers it. */
function asked(name: string) {
  let settle: { answer: () => void; fail: () => void } | undefined;
  const answered = new Promise<string>((resolve, reject) => {
    settle = { answer: () => resolve(name), fail: () => reject(new Error(name)) };
  });
  return { query: { queryKey: [name], queryFn: () => answered }, ...(settle as NonNullable<typeof settle>) };
}

const Page = ({ queries }: { queries: Parameters<typeof useQueriesSettled>[0] }) =>
  useQueriesSettled(queries) ? 'the page' : 'its skeleton';

function shown(first: Parameters<typeof useQueriesSettled>[0]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const drawn = (queries: Parameters<typeof useQueriesSettled>[0]) => (
    <QueryClientProvider client={client}>
      <Page queries={queries} />
    </QueryClientProvider>
  );
  const { rerender } = render(drawn(first));
  return { change: (queries: Parameters<typeof useQueriesSettled>[0]) => rerender(drawn(queries)) };
}

it('keeps the skeleton until the last part is answered, well or badly', async () => {
  const [list, counts] = [asked('list'), asked('counts')];
  shown([list.query, counts.query]);
  await act(async () => list.answer());
  expect(screen.getByText('its skeleton')).toBeTruthy();
  await act(async () => counts.fail());
  expect(await screen.findByText('the page')).toBeTruthy();
});

it('doesn’t go back to the skeleton for another page of a list', async () => {
  const list = asked('first page');
  const { change } = shown([list.query]);
  await act(async () => list.answer());
  await screen.findByText('the page');
  change([asked('second page').query]);
  expect(screen.getByText('the page')).toBeTruthy();
});

it('waits for what is known only later, where nothing was asked for at first', async () => {
  const { change } = shown([]);
  const column = asked('column');
  change([column.query]);
  expect(screen.getByText('its skeleton')).toBeTruthy();
  await act(async () => column.answer());
  expect(await screen.findByText('the page')).toBeTruthy();
});
