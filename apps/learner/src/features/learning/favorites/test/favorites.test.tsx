// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { courseCard } from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';

const LIST = 'GET /api/favorites/courses';
const REMOVE = 'DELETE /api/favorites/courses/2';
const ADD = 'PUT /api/favorites/courses/2';

const show = (language: 'en' | 'ar', responses: Responses, at = '/favorite/courses') =>
  renderScreen({ screens: SCREENS, at, language, session: sessionFor(900), responses });

/** A server that keeps the list. */
function keptList(...ids: number[]): Responses {
  const marked = new Set(ids);
  return {
    [LIST]: () => ({
      data: [...marked].map((id) => courseCard(id, { isFavorite: true })),
      total: marked.size,
    }),
    [REMOVE]: () => void marked.delete(2),
    [ADD]: () => void marked.add(2),
  };
}

describe.each(DIRECTIONS)('favourite courses in $language', ({ language }) => {
  const titleOf = (id: number) => (language === 'en' ? `Course ${id}` : `دورة ${id}`);
  const heart = (name: RegExp) => screen.findByRole('button', { name });

  it('show what the reader marked, and lead to the courses', async () => {
    await show(language, keptList(1, 2));
    expect((await screen.findByRole('link', { name: titleOf(1) })).getAttribute('href')).toBe(
      '/lms/courses/1/overview',
    );
    expect((await heart(new RegExp(titleOf(2)))).getAttribute('aria-pressed')).toBe('true');
  });

  it('let a course go, and take it back', async () => {
    const { kit, toasts } = await show(language, keptList(1, 2));
    fireEvent.click(await heart(new RegExp(titleOf(2))));
    await waitFor(() => expect(screen.queryByRole('link', { name: titleOf(2) })).toBeNull());
    const toast = toasts.find(({ text }) => text === kit.wording.get()('catalogue.card.favoriteRemoved'));
    toast?.action?.run();
    expect(await screen.findByRole('link', { name: titleOf(2) })).toBeTruthy();
  });

  it('tell how a course comes here, until the reader closes that', async () => {
    const { kit, calls } = await renderScreen({
      screens: SCREENS,
      at: '/favorite/courses',
      language,
      session: sessionFor(900),
      hasHints: true,
      responses: {
        ...keptList(),
        'GET /api/tooltips': { data: [{ slug: 'favorites', isDismissed: false }] },
        'POST /api/tooltips/favorites/dismiss': { ok: true },
      },
    });
    const t = kit.wording.get();
    expect((await screen.findByRole('note')).textContent).toBe(t('hints.texts.favorites'));
    fireEvent.click(screen.getByRole('button', { name: t('hints.labels.close') }));
    await waitFor(() => expect(calls).toContain('POST /api/tooltips/favorites/dismiss'));
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('keep the course, and say why, when the server refuses', async () => {
    const { toasts } = await show(language, {
      ...keptList(1, 2),
      [REMOVE]: () => jsonResponse(409, { message: 'words about it', status: 409 }),
    });
    fireEvent.click(await heart(new RegExp(titleOf(2))));
    await waitFor(() => expect(toasts.map(({ text }) => text)).toContain('words about it'));
    expect(screen.getByRole('link', { name: titleOf(2) })).toBeTruthy();
  });

  it('lead to all courses where nothing is marked', async () => {
    const { kit } = await show(language, keptList());
    const t = kit.wording.get();
    expect(await screen.findByText(t('catalogue.empty.favorites'))).toBeTruthy();
    expect(screen.getByRole('link', { name: t('catalogue.empty.myCoursesAction') }).getAttribute('href')).toBe(
      '/lms/all-courses',
    );
  });

  it('go to the last page that there is from one behind the end', async () => {
    const { address } = await show(
      language,
      {
        [LIST]: (query: URLSearchParams) => ({
          data: Number(query.get('skip')) > 12 ? [] : [courseCard(Number(query.get('skip')) + 1, { isFavorite: true })],
          total: 13,
        }),
      },
      '/favorite/courses?page=9',
    );
    await waitFor(() => expect(address()).toBe('/favorite/courses?page=2'));
    expect(await screen.findByRole('link', { name: titleOf(13) })).toBeTruthy();
  });
});

describe('the list of favourite courses', () => {
  it('is searched and put in order by the address', async () => {
    const asked: string[] = [];
    const { address } = await show('en', {
      [LIST]: (query) => {
        asked.push(`${query.get('search')} ${query.get('sort')}`);
        const found = query.get('search') ? [] : [1, 2];
        return { data: found.map((id) => courseCard(id, { isFavorite: true })), total: found.length };
      },
    });
    fireEvent.change(await screen.findByRole('combobox', { name: 'Sort by' }), { target: { value: 'title' } });
    await waitFor(() => expect(asked).toContain('null title'));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'budget' } });
    await waitFor(() => expect(asked).toContain('budget title'));
    expect(address()).toBe('/favorite/courses?sort=title&search=budget');
    fireEvent.click(await screen.findByRole('link', { name: 'All favourites' }));
    expect(await screen.findByRole('link', { name: 'Course 1' })).toBeTruthy();
  });
});
