// @vitest-environment happy-dom
import { TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderPart } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useInGroups } from '../use-in-groups.ts';

const LIST = `GET /api/users/${TEST_USER.id}/groups`;

function Probe() {
  const isIn = useInGroups(true);
  return isIn === null ? 'leads nowhere yet' : isIn ? 'leads to groups' : 'leads elsewhere';
}

const onScreen = (isPhone: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      () => ({ matches: !isPhone, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
    );
const render = (total: number) =>
  renderPart(<Probe />, { responses: { [LIST]: { data: [], total } } as unknown as Responses });

afterEach(() => vi.restoreAllMocks());

describe('the way to one’s groups at the bottom of a phone', () => {
  it('is there for who belongs to one', async () => {
    onScreen(true);
    await render(2);
    expect(await screen.findByText('leads to groups')).toBeTruthy();
  });

  it('isn’t for who belongs to none', async () => {
    onScreen(true);
    const { calls } = await render(0);
    await vi.waitFor(() => expect(calls.some((call) => call.startsWith(LIST))).toBe(true));
    expect(await screen.findByText('leads elsewhere')).toBeTruthy();
  });

  it('isn’t guessed in a browser that has never known it', async () => {
    onScreen(true);
    await renderPart(<Probe />, { responses: { [LIST]: () => new Promise(() => undefined) } as unknown as Responses });
    expect(await screen.findByText('leads nowhere yet')).toBeTruthy();
  });

  it('asks nothing where there is no such bar', async () => {
    onScreen(false);
    const { calls } = await render(2);
    expect(await screen.findByText('leads elsewhere')).toBeTruthy();
    expect(calls.filter((call) => call.startsWith(LIST))).toEqual([]);
  });
});
