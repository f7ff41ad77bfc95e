// @vitest-environment happy-dom

import type { SearchResponse } from '@sullam/api-client/schema.gen.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';
import { piecesOf } from '../marked-text.tsx';
import type { SearchResult } from '../search.api.ts';

const result = (kind: SearchResult['kind'], id: number, title: string): SearchResult => ({
  kind,
  id,
  title: { en: title },
  excerpt: kind === 'article' ? { en: 'The volcano erupted.' } : null,
  highlights: { title: {}, excerpt: kind === 'article' ? { en: [{ start: 4, end: 11 }] } : {} },
  courseTitle: kind === 'article' ? { en: 'Earth' } : null,
  path: `/somewhere/${kind}/${id}`,
  application: 'learner',
});

/** Seven courses and one article. */
function respond(query: URLSearchParams): SearchResponse {
  const courses = Array.from({ length: 17 }, (_, at) => result('course', at + 1, `Course ${at + 1}`));
  const groups: SearchResponse['groups'] = [
    { kind: 'course', total: 17 },
    { kind: 'article', total: 1 },
  ];
  if (query.get('q')?.startsWith('nothing')) return { data: [], total: 0, groups: [], isNear: false };
  if (query.get('kind') === 'course') {
    const skip = Number(query.get('skip'));
    return { data: courses.slice(skip, skip + 10), total: 17, groups: groups.slice(0, 1), isNear: false };
  }
  return {
    data: [...courses.slice(0, 5), result('article', 90, 'Ash')],
    total: 18,
    groups,
    isNear: query.get('q') === 'volcnao',
  };
}

const show = (at: string, language: 'en' | 'ar' = 'en', responses: Responses = {}) =>
  renderScreen({
    screens: SCREENS,
    at,
    language,
    session: sessionFor(900),
    responses: { 'GET /api/search': respond, 'GET /api/favorites/course-ids': { courseIds: [2] }, ...responses },
  });

describe('the page of search results', () => {
  it('shows a few of each kind under its name, and how many there are', async () => {
    const { kit } = await show('/search?q=volcano', 'en');
    const t = kit.wording.get();
    expect(await screen.findByRole('heading', { level: 2, name: t('search.groups.articles') })).toBeTruthy();
    expect(screen.getAllByText(/^Course \d+$/)).toHaveLength(5);
    expect(screen.getByRole('link', { name: t('search.actions.allResults') }).getAttribute('href')).toBe(
      '/search?q=volcano&kind=course',
    );
    expect(document.querySelector('mark')?.textContent).toBe('volcano');
  });

  it('says when nothing fits', async () => {
    const { kit } = await show('/search?q=nothing', 'en');
    expect(await screen.findByText(kit.wording.get()('search.empty.hint'))).toBeTruthy();
    expect(screen.getByRole('link', { name: kit.wording.get()('shell.menu.allCourses') })).toBeTruthy();
  });

  it('offers each word by itself when all of them find nothing', async () => {
    await show('/search?q=nothing+at+all', 'en');
    const links = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
    expect(links.filter((href) => href?.startsWith('/search'))).toEqual([
      '/search?q=nothing',
      '/search?q=at',
      '/search?q=all',
    ]);
  });

  it('says that what it shows is only close to the words', async () => {
    const { kit } = await show('/search?q=volcnao', 'en');
    expect(await screen.findByText(kit.wording.get()('search.near.hint', { query: 'volcnao' }))).toBeTruthy();
  });

  it('asks for words first', async () => {
    const { kit, calls } = await show('/search', 'en');
    expect(await screen.findByText(kit.wording.get()('search.empty.start'))).toBeTruthy();
    expect(calls).toEqual([]);
  });
});

describe('the page of search results', () => {
  it('shows one kind page by page', async () => {
    await show('/search?q=volcano&kind=course&page=2');
    expect(await screen.findByText('Course 17')).toBeTruthy();
    expect(screen.getAllByText(/^Course \d+$/)).toHaveLength(7);
  });

  it('searches at once on Enter, and starts again with all kinds', async () => {
    const { address } = await show('/search?q=volcano&kind=course&page=2');
    const box = await screen.findByRole('searchbox');
    fireEvent.change(box, { target: { value: 'nothing' } });
    fireEvent.submit(box.closest('form') ?? box);
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(address()).toBe('/search?q=nothing'));
  });
});

describe('marks in a text', () => {
  it('never leave out or repeat a letter, whatever the ranges', () => {
    const text = 'abcdef';
    for (const ranges of [
      [],
      [{ start: 0, end: 6 }],
      [
        { start: 1, end: 3 },
        { start: 2, end: 4 },
      ],
      [{ start: 4, end: 99 }],
      [{ start: 3, end: 3 }],
    ])
      expect(
        piecesOf(text, ranges)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
  });
});

it('shows a heart beside courses alone, which is kept in step', async () => {
  const marked: string[] = [];
  const { calls } = await show('/search?q=course', 'en', {
    'PUT /api/favorites/courses/1': () => void marked.push('PUT'),
    'GET /api/favorites/courses': { data: [], total: 0 },
  });
  const heart = (name: RegExp, pressed: boolean) => screen.findByRole('button', { name, pressed });
  expect(await heart(/Course 2/, true)).toBeTruthy();
  fireEvent.click(await heart(/Course 1/, false));
  expect(await heart(/Course 1/, true)).toBeTruthy();
  await waitFor(() => expect(marked).toEqual(['PUT']));
  expect(screen.queryByRole('button', { name: /Ash/ })).toBeNull();
  expect(calls.filter((each) => each.startsWith('GET /api/favorites/course-ids'))).toHaveLength(1);
});
