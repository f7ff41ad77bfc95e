// @vitest-environment happy-dom

import type { CourseListKind } from '@sullam/domain/course-news.ts';
import { Menu } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { inCourseFrame } from '../../../../../test/support/in-course-frame.tsx';
import { FEATURES } from '../../../../features.gen.ts';
import { CoursePage } from '../course-pages.tsx';

const Page = inCourseFrame(() => <CoursePage>{null}</CoursePage>);
const COURSE_TABS = FEATURES.flatMap(({ courseScreens = [] }) => courseScreens).filter(({ tab }) => tab);

type News = { kind: 'DUE' | 'ANNOUNCEMENTS' | 'DISCUSSIONS'; count: number }[];

const show = (part: string, language: 'en' | 'ar' = 'en', news: News = [], emptyLists: CourseListKind[] = []) =>
  renderScreen({
    screens: [{ path: '/lms/courses/$courseId/$part', load: async () => Page, areas: ['course'] }],
    at: `/lms/courses/3/${part}`,
    language,
    session: sessionFor(900),
    responses: { 'GET /api/courses/3/news': { data: news, emptyLists } },
  });

const onPhone = () =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as MediaQueryList);

const more = (language: 'en' | 'ar') => screen.queryByRole('button', { name: language === 'en' ? /^More/ : /^المزيد/ });
/** Those that are seen; the others keep their place, out of reach. */
const shownTabs = async () => {
  const row = await screen.findByRole('navigation');
  return within(row)
    .getAllByRole('listitem', { hidden: true })
    .filter((item) => !item.classList.contains('invisible'));
};

// what the menu is made of is fetched when it is first needed
beforeAll(async () => {
  Menu.preload();
  await import('@sullam/ui/overlays/menu.tsx');
}, 60_000);
afterEach(() => vi.restoreAllMocks());

describe.each(DIRECTIONS)("a course's tabs in $language", ({ language }) => {
  it('are five on a phone; the others are behind More, all of them, none twice', async () => {
    onPhone();
    await show('modules', language);
    expect(await shownTabs()).toHaveLength(5);
    expect(more(language)?.getAttribute('aria-current')).toBeNull();
    await act(async () => userEvent.click(more(language)!));
    const menu = await screen.findByRole('menu');
    expect(within(menu).getAllByRole('menuitem')).toHaveLength(COURSE_TABS.length - 5);
  });

  it('say how much is new or due behind them, and what the number means', async () => {
    const { kit } = await show('modules', language, [
      { kind: 'DUE', count: 2 },
      { kind: 'DISCUSSIONS', count: 11 },
    ]);
    const t = kit.wording.get();
    const name = (title: 'course.titles.due' | 'course.titles.discussionBoards', words: string) =>
      new RegExp(`^${t(title)}\\s*,\\s*${words}$`);
    expect(
      await screen.findByRole('link', { name: name('course.titles.due', t('course.news.DUE', { count: 2 })) }),
    ).toBeTruthy();
    const talk = name('course.titles.discussionBoards', t('course.news.DISCUSSIONS', { count: 11 }));
    expect(screen.getByRole('link', { name: talk, hidden: true }).textContent).toContain(
      language === 'en' ? '11' : '١١',
    );
    expect(screen.getByRole('link', { name: t('course.titles.announcements'), hidden: true })).toBeTruthy();
    // it takes room of its own: laid over the end of the name it reads as the next tab's
    expect(screen.getByText(language === 'en' ? '11' : '١١').classList.contains('absolute')).toBe(false);
  });

  it('say that the page is one of those behind More, and which', async () => {
    onPhone();
    await show('polls', language);
    await shownTabs();
    expect(more(language)?.getAttribute('aria-current')).toBe('true');
    expect(more(language)?.textContent).toBe(language === 'en' ? 'Polls' : 'استطلاعات الرأي');
    more(language)!.focus();
    await act(async () => userEvent.keyboard('{Enter}'));
    const menu = await screen.findByRole('menu');
    const said = language === 'en' ? 'Polls Current page' : 'استطلاعات الرأي الصفحة الحالية';
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toContain(said);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(more(language));
  });
});

describe("a course's tabs", () => {
  it('lead to the page that is chosen from the menu', async () => {
    onPhone();
    const { address } = await show('modules');
    await shownTabs();
    await act(async () => userEvent.click(more('en')!));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Syllabus' }));
    await vi.waitFor(() => expect(address()).toBe('/lms/courses/3/syllabus'));
  });

  it('leave out lists in which the learner finds nothing, save the one that is open', async () => {
    const { kit } = await show('polls', 'en', [], ['GROUPS', 'SURVEYS', 'POLLS', 'ON_CAMPUS_LECTURES']);
    const t = kit.wording.get();
    expect(await shownTabs()).toHaveLength(COURSE_TABS.length - 3);
    expect(screen.queryByRole('link', { name: t('course.titles.surveys'), hidden: true })).toBeNull();
    const open = screen.getByRole('link', { name: t('course.titles.polls'), hidden: true });
    expect(open.getAttribute('aria-current')).toBe('page');
  });

  it('are all in the row where there is room', async () => {
    await show('modules');
    expect(await shownTabs()).toHaveLength(COURSE_TABS.length);
    expect(more('en')?.parentElement?.classList.contains('invisible')).toBe(true);
  });
});
