// @vitest-environment happy-dom

import type { WaitingForMe } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { HomeScreen } from '../home.screen.tsx';

const course = { courseId: 3, title: { en: 'Feedback that helps', ar: 'ملاحظات تنفع' } };
const line = {
  kind: 'SUBMISSIONS' as const,
  count: 8,
  lateCount: 2,
  since: '2026-02-26T08:00:00.000Z',
  title: { en: 'One piece of feedback', ar: 'ملاحظة واحدة' },
  course,
  people: [{ userId: 7, firstName: 'Noura', lastName: 'Al-Harbi' }],
  note: '',
  path: '/courses/3/assignments/4/submissions/5',
};
const behind = (at: number) => ({
  ...line,
  kind: 'FALLING_BEHIND' as const,
  count: at,
  lateCount: 0,
  title: null,
  path: `/courses/${at}/students?status=inactive`,
});
const waiting = (more: Partial<WaitingForMe> = {}): WaitingForMe => ({
  data: [line],
  total: 8,
  toMarkCount: 8,
  agenda: [],
  ...more,
});
const COMMON: Responses = {
  'GET /api/studio/courses': { data: [], total: 0, statusCounts: {} },
  'GET /api/studio/pulse': { days: [], courses: [] },
  'GET /api/studio/figures': { weeks: [], figures: [], activeAYearAgo: [] },
  'GET /api/studio/courses-in-need': { data: [] },
};
const show = (responses: Responses, language: 'en' | 'ar' = 'en') =>
  renderScreen({
    screens: [{ path: '/home', load: async () => HomeScreen, areas: ['studio', 'announcements', 'builder', 'menus'] }],
    at: '/home',
    language,
    session: administratorSession(),
    responses: { ...COMMON, ...responses },
  });

describe.each(DIRECTIONS)('the studio’s home in $language', ({ language }) => {
  it('counts what waits, and each line leads to its first item', async () => {
    const { kit } = await show({ 'GET /api/studio/waiting': waiting() }, language);
    const t = kit.wording.get();
    const title = line.title[language];
    const link = await screen.findByRole('link', {
      name: t('studio.waiting.actionFor', { action: t('studio.waiting.mark'), title }),
    });
    expect(link.getAttribute('href')).toBe('/courses/3/assignments/4/submissions/5');
    const row = link.closest('li') as HTMLElement;
    within(row).getByText(language === 'ar' ? '٨' : '8');
    within(row).getByText(t('studio.waiting.late', { count: 2 }));
    within(row).getByText(course.title[language]);
  });
});

const WEEKS = [1, 8, 15, 22, 29, 36].map((day) => new Date(Date.UTC(2026, 0, day)).toISOString());
const FIGURES = {
  weeks: WEEKS,
  figures: [
    { kind: 'ACTIVE_LEARNERS' as const, counts: [1, 2, 3, 4, 370, 412] },
    { kind: 'COMPLETIONS' as const, counts: [0, 0, 0, 0, 47, 41] },
    { kind: 'NEW_MEMBERS' as const, counts: [0, 0, 0, 0, 5, 5] },
  ],
  activeAYearAgo: [0, 0, 0, 0, 0, 0],
};
const failed = () => jsonResponse(500, { message: 'x', status: 500, errorCode: 'internal', details: [] });

describe.each(DIRECTIONS)('the administrator’s home in $language', ({ language }) => {
  const none = { 'GET /api/studio/waiting': waiting({ data: [], total: 0, toMarkCount: 0 }) };

  it('shows numbers with their six weeks and the change in words', async () => {
    const { kit } = await show({ ...none, 'GET /api/studio/figures': FIGURES }, language);
    const t = kit.wording.get();
    const number = (value: number) => new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-arab' : 'en').format(value);
    const learners = (await screen.findByText(t('studio.figures.ACTIVE_LEARNERS'))).closest('li') as HTMLElement;
    within(learners).getByText(number(412));
    within(learners).getByText(t('studio.figures.more', { count: number(42) }));
    expect(within(learners).getByRole('img').children).toHaveLength(6);
    screen.getByText(t('studio.figures.fewer', { count: number(6) }));
    screen.getByText(t('studio.figures.same'));
  });

  it('shows who learned by week, beside the year before once there was one', async () => {
    for (const [activeAYearAgo, columns] of [
      [[0, 0, 0, 0, 0, 0], 1],
      [[0, 0, 0, 0, 0, 270], 2],
    ] as const) {
      const figures = { ...FIGURES, activeAYearAgo: [...activeAYearAgo] };
      const { kit, unmount } = await show({ ...none, 'GET /api/studio/figures': figures }, language);
      const t = kit.wording.get();
      const table = await screen.findByRole('table', { name: t('studio.figures.byWeek') });
      expect(within(table).getAllByRole('row')).toHaveLength(7);
      expect(within(table).getAllByRole('cell')).toHaveLength(6 * columns);
      unmount();
    }
  });

  it('names courses that need care, and each leads to its learners', async () => {
    const data = [{ ...course, learnerCount: 31, behindCount: 12 }];
    const { kit } = await show({ ...none, 'GET /api/studio/courses-in-need': { data } }, language);
    const t = kit.wording.get();
    const title = course.title[language];
    const link = await screen.findByRole('link', {
      name: t('studio.waiting.actionFor', { action: t('studio.waiting.look'), title }),
    });
    expect(link.getAttribute('href')).toBe('/courses/3/students?status=inactive');
  });

  it('keeps every other card when one fails', async () => {
    for (const broken of ['GET /api/studio/figures', 'GET /api/studio/courses-in-need'] as const) {
      const { kit, unmount } = await show({ ...none, 'GET /api/studio/figures': FIGURES, [broken]: failed }, language);
      const t = kit.wording.get();
      await screen.findByText(t('studio.states.partFailed'));
      expect(screen.getAllByText(t('studio.states.partFailed'))).toHaveLength(1);
      await screen.findByText(t('studio.waiting.none'));
      unmount();
    }
  });
});

describe('the studio’s home', () => {
  it('says that nothing waits', async () => {
    const { kit } = await show({ 'GET /api/studio/waiting': waiting({ data: [], total: 0, toMarkCount: 0 }) });
    await screen.findByText(kit.wording.get()('studio.waiting.none'));
  });

  it('shows six lines and the others on request', async () => {
    const data = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => ({
      ...line,
      path: `/courses/3/assignments/${at}/submissions/5`,
    }));
    const { kit } = await show({ 'GET /api/studio/waiting': waiting({ data, total: 36 }) });
    const t = kit.wording.get();
    const more = await screen.findByRole('button', { name: t('studio.waiting.all', { count: 8 }) });
    const list = more.closest('section') as HTMLElement;
    expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    fireEvent.click(more);
    expect(within(list).getAllByRole('listitem')).toHaveLength(8);
  });

  it('says once that learners fall behind, with a way to each course', async () => {
    const { kit } = await show({
      'GET /api/studio/waiting': waiting({ data: [line, behind(3), behind(4)], total: 15 }),
    });
    const t = kit.wording.get();
    const row = (await screen.findByText(t('studio.waiting.fallingBehind'))).closest('li') as HTMLElement;
    within(row).getByText('7');
    await act(async () => fireEvent.click(within(row).getByRole('button', { name: t('studio.waiting.look') })));
    const ways = await screen.findAllByRole('menuitem');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([3, 4].map((at) => behind(at).path));
  });

  it('keeps the other parts when one fails', async () => {
    const { kit } = await show({
      'GET /api/studio/waiting': () =>
        jsonResponse(
          500,
          { message: 'x', status: 500, errorCode: 'internal', details: [] },
          { 'x-request-id': '7f2c19aa-b0' },
        ),
    });
    const t = kit.wording.get();
    await screen.findByText(t('studio.states.partFailed'));
    // what is safe, and the number for whoever helps
    screen.getByText(t('studio.states.onOurSide'));
    screen.getByText(t('studio.states.number', { number: '7f2c19aa' }));
    await screen.findByText(t('studio.courses.empty'));
  });

  it('says what happens next, with how many have handed in', async () => {
    const entry = {
      kind: 'ASSIGNMENT_DUE' as const,
      at: '2026-03-02T20:59:00.000Z',
      title: line.title,
      course,
      doneCount: 19,
      expectedCount: 31,
      path: '/courses/3/assignments/4/submissions',
    };
    const { kit } = await show({ 'GET /api/studio/waiting': waiting({ agenda: [entry] }) });
    const t = kit.wording.get();
    const link = await screen.findByRole('link', { name: t('studio.agenda.due', { title: line.title.en }) });
    expect(link.getAttribute('href')).toBe('/courses/3/assignments/4/submissions');
    screen.getByText(t('common.counts.ratio', { part: '19', whole: '31' }));
  });
});
