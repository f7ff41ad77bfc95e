import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { expect } from 'vitest';
import { sessionFor } from './fixtures.ts';
import { type Rendered, type RenderOptions, renderScreen } from './render-screen.tsx';

const Typing: FunctionComponent = () => <input type="search" />;

/** Draws a frame, takes the server away, brings it back: what every application has to say meanwhile. */
export async function seesLostConnection(
  options: Pick<RenderOptions, 'frame' | 'language' | 'responses'>,
): Promise<Rendered> {
  let isAway = false;
  const view = await renderScreen({
    ...options,
    screens: [{ path: '/typing', load: async () => Typing }],
    at: '/typing',
    session: sessionFor(900),
    responses: {
      ...options.responses,
      'GET /api/health/live': () => {
        if (isAway) throw new TypeError('Failed to fetch');
        return { status: 'ok' };
      },
    },
  });
  const t = view.kit.wording.get();
  // an answer that is still on its way would say that the server is there
  for (const call of Object.keys(options.responses ?? {}))
    await waitFor(() => expect(view.calls.some((made) => made.startsWith(call))).toBe(true));
  await act(async () => undefined);
  fireEvent.input(await screen.findByRole('searchbox'), { target: { value: 'Half a sentence' } });
  isAway = true;
  await expect(view.kit.call('GET /api/health/live')).rejects.toMatchObject({ isTransport: true });
  const strip = await screen.findByText(t('shell.connection.typed'), { exact: false });
  expect(strip.closest('[role=alert]')?.textContent).toContain(t('shell.connection.unreachable'));
  const retry = () => fireEvent.click(screen.getByRole('button', { name: t('common.actions.retry') }));
  retry();
  await waitFor(() => expect(view.calls.filter((call) => call.endsWith('/health/live'))).toHaveLength(2));
  isAway = false;
  await waitFor(() => {
    retry();
    expect(view.toasts).toEqual([{ tone: 'success', text: t('shell.connection.back') }]);
  });
  await waitFor(() => expect(screen.queryByText(t('shell.connection.typed'), { exact: false })).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Half a sentence');
  return view;
}
