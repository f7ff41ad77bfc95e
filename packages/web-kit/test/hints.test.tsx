// @vitest-environment happy-dom
import { HINTS, type HintSlug } from '@sullam/domain/hints.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Hint } from '../src/hints/hint.tsx';
import { DIRECTIONS } from '../src/testing/directions.ts';
import { jsonResponse, sessionFor } from '../src/testing/fixtures.ts';
import { type RenderOptions, type Responses, renderScreen } from '../src/testing/render-screen.tsx';

/** A server that keeps which hints were closed. */
function keptHints(...closed: HintSlug[]): Responses {
  const dismissed = new Set<HintSlug>(closed);
  return {
    'GET /api/tooltips': () => ({ data: HINTS.map((slug) => ({ slug, isDismissed: dismissed.has(slug) })) }),
    'POST /api/tooltips/favorites/dismiss': () => {
      dismissed.add('favorites');
      return { ok: true };
    },
  };
}

const page = (
  <main id="content" tabIndex={-1}>
    <p>Content</p>
    <Hint slug="favorites" />
    <Hint slug="course-outline" />
  </main>
);
const show = (responses: Responses, options: Partial<RenderOptions> = {}) =>
  renderScreen({
    screens: [{ path: '/part', load: async () => () => page, access: { requiresAuth: false } }],
    at: '/part',
    session: sessionFor(900),
    hasHints: true,
    responses,
    ...options,
  });

describe.each(DIRECTIONS)('a hint in $language', ({ language }) => {
  it('stands alone in the page, is no alert, and is gone for good when it is closed', async () => {
    const responses = keptHints();
    const { kit, calls, unmount } = await show(responses, { language });
    const t = kit.wording.get();
    const note = await screen.findByRole('note', { name: t('hints.labels.hint') });
    expect(note.textContent).toBe(t('hints.texts.favorites'));
    expect(screen.getAllByRole('note')).toHaveLength(1);
    expect(note.closest('[role="status"], [role="alert"], [aria-live]')).toBeNull();
    const button = screen.getByRole('button', { name: t('hints.labels.close') });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
    expect(document.activeElement?.id).toBe('content');
    await waitFor(() => expect(calls).toContain('POST /api/tooltips/favorites/dismiss'));
    unmount();
    await show(responses, { language });
    expect((await screen.findByRole('note')).textContent).toBe(t('hints.texts.course-outline'));
  });
});

describe('a hint', () => {
  it('comes back when the server refuses to close it, which is said', async () => {
    const { toasts } = await show({
      ...keptHints(),
      'POST /api/tooltips/favorites/dismiss': () => jsonResponse(409, { message: 'words about it', status: 409 }),
    });
    fireEvent.click(await screen.findByRole('button'));
    await waitFor(() => expect(toasts.map(({ text }) => text)).toContain('words about it'));
    expect(await screen.findByRole('note')).toBeTruthy();
  });

  it('is worded by the organisation as any message', async () => {
    const { kit } = await show(keptHints(), {
      bootstrap: { messages: { 'hints.texts.favorites': 'Our own words' } },
    });
    expect(kit.wording.get()('hints.texts.favorites')).toBe('Our own words');
    expect((await screen.findByRole('note')).textContent).toBe('Our own words');
  });

  it.each([true, false])('about a key says nothing to who has none (touch: %s)', async (isTouch) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: isTouch && query === '(pointer: coarse)',
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    const keys = (
      <main id="content">
        <p>Content</p>
        <Hint slug="command-palette" />
      </main>
    );
    const { calls } = await show(keptHints(), {
      screens: [{ path: '/part', load: async () => () => keys, access: { requiresAuth: false } }],
    });
    await screen.findByText('Content');
    if (isTouch) expect(calls).toEqual([]);
    else expect(await screen.findByRole('note')).toBeTruthy();
    expect(screen.queryByRole('note') === null).toBe(isTouch);
    vi.restoreAllMocks();
  });

  it.each([
    ['a visitor', { session: null }],
    ['who wants none on this device', { hasHints: false }],
  ])('is not for %s, who is asked nothing', async (_, options) => {
    const { calls } = await show({}, options);
    await screen.findByText('Content');
    expect(screen.queryByRole('note')).toBeNull();
    expect(calls).toEqual([]);
  });
});
