// @vitest-environment happy-dom
import type { Translator } from '@sullam/strings/translate.ts';
import { CommandPalette } from '@sullam/ui/overlays/lazy.ts';
import { menuPlacesOf } from '@sullam/web-kit/feature-parts.ts';
import { type MenuEntry, menuOf } from '@sullam/web-kit/shell/menu-model.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { learnedCourse } from '../../../test/support/learning-responses.ts';
import { FEATURES } from '../../features.gen.ts';
import { SCREENS } from '../../screens.ts';
import { PalettePanel } from '../palette-panel.tsx';

beforeAll(async () => {
  CommandPalette.preload();
  await import('@sullam/ui/overlays/command-palette.tsx');
}, 60_000);

function OpenPanel({ places }: { readonly places: readonly MenuEntry[] }) {
  const [isOpen, onOpenChange] = useState(true);
  const [query, onQueryChange] = useState('');
  const palette = { isOpen, onOpenChange, query, onQueryChange, onShown: () => undefined };
  return <PalettePanel places={places} palette={palette} />;
}

const Page = () => <OpenPanel places={[]} />;

it('leads to the places of the avatar’s menu too', async () => {
  const { kit } = await renderScreen({
    screens: [
      { path: '/here', load: async () => Page },
      { path: '/my-certificates', load: async () => () => null },
    ],
    at: '/here',
    session: sessionFor(900),
    responses: { 'GET /api/search': { data: [], total: 0, groups: [], isNear: false } },
  });
  const name = kit.wording.get()('shell.profile.myCertificates');
  const field = await screen.findByRole('searchbox');
  await act(async () => fireEvent.change(field, { target: { value: name.slice(0, -2) } }));
  expect(await screen.findByRole('menuitem', { name })).toBeTruthy();
});

it('shows an event and a group under headings of their own', async () => {
  const found = (kind: 'event' | 'group', en: string) => ({
    kind,
    id: 3,
    title: { en, ar: en },
    excerpt: null,
    highlights: { title: {}, excerpt: {} },
    courseTitle: null,
    path: `/${kind}/3`,
    application: 'learner' as const,
  });
  const { kit } = await renderScreen({
    screens: [{ path: '/here', load: async () => Page }],
    at: '/here',
    session: sessionFor(900),
    responses: {
      'GET /api/search': {
        data: [found('event', 'Open evening'), found('group', 'Open circle')],
        total: 2,
        groups: [],
        isNear: false,
      },
    },
  });
  await act(async () => fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'open' } }));
  const t = kit.wording.get();
  expect(await screen.findByRole('menuitem', { name: /Open evening/ })).toBeTruthy();
  expect(screen.getByText(t('search.groups.events'))).toBeTruthy();
  expect(screen.getByText(t('search.groups.groups'))).toBeTruthy();
  expect(screen.queryByText(t('search.groups.pages'))).toBeNull();
});

const SIDE = menuOf(menuPlacesOf(FEATURES), 'side');
const LearnerPage = () => <OpenPanel places={SIDE} />;

/** Usual words, each with the name of the place that it means; null stands for the grades of a course. */
const MEANT: Record<'en' | 'ar', Record<string, Parameters<Translator['dynamic']>[0] | null>> = {
  en: {
    certificate: 'shell.profile.myCertificates',
    grades: 'grades.titles.transcript',
    marks: null,
    progress: 'shell.menu.dashboard',
    profile: 'profile.titles.page',
    password: 'profile.tabs.security',
    language: 'shell.language.label',
    notifications: 'shell.menu.notifications',
    calendar: 'shell.profile.userActivities',
    due: 'shell.profile.userActivities',
    checklist: 'shell.menu.checklist',
    favorites: 'shell.menu.favorites',
    favourites: 'shell.menu.favorites',
  },
  ar: {
    شهادة: 'shell.profile.myCertificates',
    شهادات: 'shell.profile.myCertificates',
    درجات: 'grades.titles.transcript',
    علاماتي: null,
    التقدم: 'shell.menu.dashboard',
    'الملف الشخصي': 'profile.titles.page',
    'كلمة المرور': 'profile.tabs.security',
    اللغة: 'shell.language.label',
    الإشعارات: 'shell.menu.notifications',
    التقويم: 'shell.profile.userActivities',
    المطلوب: 'shell.profile.userActivities',
    المهام: 'shell.menu.checklist',
    مفضلتي: 'shell.menu.favorites',
  },
};

describe.each(DIRECTIONS)('the usual words in $language', ({ language }) => {
  it('lead to the pages that they mean, and those for grades to the grades of each course', async () => {
    const { kit, calls } = await renderScreen({
      screens: [...SCREENS, { path: '/here', load: async () => LearnerPage }],
      at: '/here',
      language,
      session: sessionFor(900, {
        user: { ...TEST_USER, permissions: ['organization_member_access_courses', 'organization_lms'] },
      }),
      responses: {
        'GET /api/search': { data: [], total: 0, groups: [], isNear: false },
        'GET /api/users/7/my-courses': { data: [learnedCourse(4)], total: 1 },
      },
    });
    const t = kit.wording.get();
    const field = await screen.findByRole('searchbox');
    const names = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent ?? '');
    const course = learnedCourse(4).title[language] as string;
    expect(names().some((name) => name.includes(t('profile.tabs.security')))).toBe(false);
    expect(calls.some((call) => call.includes('my-courses'))).toBe(false);
    for (const [word, key] of Object.entries(MEANT[language])) {
      fireEvent.change(field, { target: { value: word } });
      const meant = key === null ? course : (t.dynamic(key) ?? '');
      await waitFor(() =>
        expect(
          names().filter((name) => name.includes(meant)),
          word,
        ).not.toEqual([]),
      );
    }
  });

  it('open the grades of the course that is chosen', async () => {
    const { address } = await renderScreen({
      screens: [
        { path: '/here', load: async () => LearnerPage },
        { path: '/lms/courses/$courseId/grade-items', load: async () => () => null },
      ],
      at: '/here',
      language,
      session: sessionFor(900, { user: { ...TEST_USER, permissions: ['organization_member_access_courses'] } }),
      responses: {
        'GET /api/search': { data: [], total: 0, groups: [], isNear: false },
        'GET /api/users/7/my-courses': { data: [learnedCourse(4)], total: 1 },
      },
    });
    const word = language === 'en' ? 'grade' : 'الدرجات';
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: word } });
    fireEvent.click(await screen.findByRole('menuitem', { name: learnedCourse(4).title[language] as string }));
    await waitFor(() => expect(address()).toBe('/lms/courses/4/grade-items'));
  });
});
