// @vitest-environment happy-dom
import { CommandPalette } from '@sullam/ui/overlays/lazy.ts';
import { CommandCenter } from '@sullam/web-kit/shell/command-center.tsx';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';
import { Frame } from '../../../../shell/frame.tsx';
import { COURSE, OUTLINE } from '../../builder/test/outline-fixtures.ts';

const course = (courseId: number) => ({ courseId, title: COURSE.title });
const work = (kind: string, count: number, courseId: number) => ({
  ...{ kind, count, lateCount: 0, since: null, title: null, course: course(courseId), people: [], note: '' },
  path: `/${kind}/${count}`,
});
const WAITING = {
  data: [work('SUBMISSIONS', 3, 3), work('SUBMISSIONS', 2, 3), work('SUBMISSIONS', 7, 4), work('ANSWERS', 12, 3)],
  total: 24,
  toMarkCount: 24,
  agenda: [],
};
const READINESS = {
  isReady: true,
  items: [
    { key: 'title', isDone: true, isRequired: true, count: 0 },
    { key: 'category', isDone: false, isRequired: false, count: 0 },
  ],
  emptyLessons: [],
};
const COMPLETE = { filled: 3, total: 3, missing: 0, outdated: 0 };
const drafts = OUTLINE.sections.map((section) => ({
  ...section,
  subsections: section.subsections.map((lesson) => ({ ...lesson, hasDraft: lesson.courseSubsectionId === 2 })),
}));

beforeAll(async () => {
  CommandCenter.preload();
  CommandPalette.preload();
  await Promise.all([
    import('@sullam/web-kit/shell/command-center-panel.tsx'),
    import('@sullam/ui/overlays/command-palette.tsx'),
  ]);
});

describe.each(DIRECTIONS)('the menu of a course in $language', ({ language }) => {
  const open = async (at: string, responses: Responses = {}, off: readonly string[] = []) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('min-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const rendered = await renderScreen({
      screens: SCREENS,
      frame: Frame,
      at,
      language,
      session: administratorSession(),
      responses: {
        'GET /api/notifications/count': { count: 0 },
        'GET /api/courses/3/editing': COURSE,
        'GET /api/courses/3/outline': { ...OUTLINE, sections: drafts },
        'GET /api/courses/3/readiness': READINESS,
        'GET /api/courses/3/translations': { en: { ...COMPLETE, missing: 2 }, ar: COMPLETE, data: [] },
        'GET /api/courses/3/enrolled-students': { data: [], total: 31, distribution: [] },
        'GET /api/courses/3/announcements': { data: [], total: 0 },
        'GET /api/studio/waiting': WAITING,
        ...responses,
      } as Responses,
    });
    const t = rendered.kit.wording.get();
    await act(async () =>
      rendered.kit.features.set({
        ...rendered.kit.features.get(),
        ...Object.fromEntries(off.map((feature) => [feature, false])),
      }),
    );
    const menu = await screen.findByRole('navigation', { name: t('builder.course.tabs') });
    return { ...rendered, t, menu };
  };
  const lineOf = (menu: HTMLElement, path: string) =>
    within(menu)
      .getAllByRole('link')
      .find((link) => link.getAttribute('href')?.endsWith(path)) as HTMLElement;

  it.each(['students', 'announcements'])('leads from the %s to every page, under three headings', async (page) => {
    const { t, menu } = await open(`/courses/3/${page}`);
    const groups = ['build', 'teach', 'assess'] as const;
    for (const group of groups)
      expect(within(menu).getByRole('region', { name: t(`builder.course.groups.${group}`) })).toBeDefined();
    expect(within(menu).getByRole('link', { current: 'page' }).getAttribute('href')).toBe(`/courses/3/${page}`);
    const title = t.lookUp(`studio.titles.${page}`) ?? '';
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    const [trail] = screen.getAllByRole('navigation', { name: t('common.labels.breadcrumbs') });
    expect(
      within(trail as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([COURSE.title[language], title]);
  });

  it('counts what waits for the reader in this course, what is open before it goes out and who learns; a zero is not drawn', async () => {
    const { t, menu, kit } = await open('/courses/3/students');
    const waits = (count: number) => t('builder.course.waiting', { count });
    await waitFor(() => expect(lineOf(menu, '/assignments').textContent).toContain(waits(5)));
    expect(lineOf(menu, '/exams').textContent).toContain(waits(12));
    const number = (value: number) => (language === 'ar' ? value.toLocaleString('ar-EG') : String(value));
    await waitFor(() => expect(lineOf(menu, '/students').textContent).toContain(number(31)));
    // the category, and texts that are missing in one language
    await waitFor(() =>
      expect(lineOf(menu, '/publication').textContent).toContain(t('builder.readiness.open', { count: 2 })),
    );
    expect(lineOf(menu, '/gradebook').textContent).toBe(t('studio.titles.gradebook'));
    expect(kit.wording.get().language).toBe(language);
  });

  it('folds to its icons by button and key, stays folded, and leaves the key to who writes', async () => {
    const { t, menu, kit } = await open('/courses/3/students');
    const button = screen.getByRole('button', { name: new RegExp(t('shell.menu.collapse')) });
    await act(async () => fireEvent.click(button));
    expect(lineOf(menu, '/outline').getAttribute('title')).toBe(t('studio.titles.outline'));
    expect(screen.getByRole('button', { name: t('shell.menu.expand') }).getAttribute('aria-expanded')).toBe('false');
    expect(kit.storage.getItem('sullam.studio-menu-rail')).toBe('1');
    await act(async () => fireEvent.keyDown(await screen.findByRole('searchbox'), { code: 'BracketLeft', key: '[' }));
    expect(screen.queryByRole('button', { name: t('shell.menu.expand') })).not.toBeNull();
    await act(async () =>
      fireEvent.keyDown(document.body, { code: 'BracketLeft', key: language === 'ar' ? 'ج' : '[' }),
    );
    expect(lineOf(menu, '/outline').getAttribute('title')).toBeNull();
  });

  it('has no line for what is switched off', async () => {
    const { menu } = await open('/courses/3/students', {}, ['exams', 'surveys', 'polls']);
    expect(lineOf(menu, '/outline')).toBeDefined();
    expect(lineOf(menu, '/exams')).toBeUndefined();
    expect(lineOf(menu, '/surveys')).toBeUndefined();
  });

  it('has what is done with the course in the bar', async () => {
    const { t } = await open('/courses/3/students');
    const bar = screen.getByRole('banner');
    expect(await within(bar).findByRole('button', { name: t('builder.publish.preview') })).toBeDefined();
    expect(await within(bar).findByRole('button', { name: t('builder.publish.short') })).toBeDefined();
  });

  it('offers in the palette what can be done with the course; behind > nothing else', async () => {
    const { t, address } = await open('/courses/3/students');
    await act(async () => fireEvent.keyDown(document.body, { code: 'KeyK', ctrlKey: true }));
    const box = await screen.findByRole('searchbox', { name: t('search.titles.palette') });
    const options = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent?.trim());
    const title = COURSE.title[language];
    expect(options()).toEqual(
      expect.arrayContaining([
        t('studio.acts.mark', { count: 3, title: '' }).trim(),
        t('builder.publish.short'),
        t('builder.publish.preview'),
      ]),
    );
    expect(screen.getByRole('group', { name: title })).toBeDefined();
    fireEvent.change(box, { target: { value: '>' } });
    await waitFor(() => expect(options()).not.toContain(t('studio.titles.newCourse')));
    fireEvent.change(box, { target: { value: `> ${t('studio.titles.announcements')}` } });
    await waitFor(() => expect(options()).toEqual([t('studio.titles.announcements')]));
    await act(async () => fireEvent.click(screen.getByRole('menuitem')));
    await waitFor(() => expect(address()).toBe('/courses/3/announcements'));
  });
});
