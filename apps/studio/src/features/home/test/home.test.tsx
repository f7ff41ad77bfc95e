// @vitest-environment happy-dom

import type { WaitingForMe } from '@sullam/api-client/schema.gen.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { DIRECTIONS, type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../test/studio-fixtures.ts';
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
};
const show = (responses: Responses, language: 'en' | 'ar' = 'en') =>
  renderScreen({
    screens: [
      { path: '/home', load: async () => HomeScreen, areas: ['studio', 'announcements', 'builder', 'members'] },
    ],
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

describe('the studio’s home', () => {
  it('says that nothing waits', async () => {
    const { kit } = await show({ 'GET /api/studio/waiting': waiting({ data: [], total: 0, toMarkCount: 0 }) });
    await screen.findByText(kit.wording.get()('studio.waiting.none'));
  });

  it('shows six lines and the others on request', async () => {
    const data = [1, 2, 3, 4, 5, 6, 7, 8].map(behind);
    const { kit } = await show({ 'GET /api/studio/waiting': waiting({ data, total: 36 }) });
    const t = kit.wording.get();
    const more = await screen.findByRole('button', { name: t('studio.waiting.all', { count: 8 }) });
    const list = more.closest('section') as HTMLElement;
    expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    fireEvent.click(more);
    expect(within(list).getAllByRole('listitem')).toHaveLength(8);
  });

  it('keeps the other parts when one fails', async () => {
    const { kit } = await show({
      'GET /api/studio/waiting': () =>
        jsonResponse(500, { message: 'x', status: 500, errorCode: 'internal', details: [] }),
    });
    const t = kit.wording.get();
    await screen.findByText(t('common.failed.title'));
    await screen.findByText(t('builder.list.empty'));
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
