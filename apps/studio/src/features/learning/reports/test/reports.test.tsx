// @vitest-environment happy-dom

import type { ResponseOf } from '@sullam/api-client/client.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { OrganizationReportsScreen } from '../organization-reports.screen.tsx';
import type { ReportPage } from '../reports.api.ts';

beforeAll(async () => {
  await Promise.all([
    import('@sullam/ui/overlays/menu.tsx'),
    import('@sullam/ui/pickers/date-picker.tsx'),
    import('@sullam/ui/table/data-table.tsx'),
  ]);
});

const areas = ['reports', 'studio', 'errors'] as const;
const screens = [
  { path: '/reports', load: async () => OrganizationReportsScreen, areas },
  { path: '/reports/$reportKind', load: async () => OrganizationReportsScreen, areas },
];

const row = (userId: number, firstName: string) => ({
  userId,
  firstName,
  lastName: 'Haddad',
  email: `${firstName}@example.test`,
  image: null,
  cells: [40, null],
});

const report = (changes: Partial<ReportPage> = {}): ReportPage => ({
  kind: 'completion',
  title: 'Completion',
  countedAt: '2026-11-22T08:00:00.000Z',
  population: 3,
  plots: [
    {
      id: 'funnel',
      kind: 'FUNNEL',
      title: 'Drop-off',
      summary: '33%',
      labelHead: 'Step',
      valueHead: 'Learners',
      items: [
        { id: 'reached-enrolled', label: 'Enrolled', count: 3, isMarked: false, note: null },
        {
          id: 'reached-half',
          label: 'Half way',
          count: 1,
          isMarked: false,
          note: { id: 'left-at-started', text: '2 before half way', count: 2, isWorst: true },
        },
      ],
    },
  ],
  columns: [
    { id: 'progress', label: 'Progress', format: 'PERCENT' },
    { id: 'completed', label: 'Completed', format: 'DATE' },
  ],
  data: [row(1, 'Sami'), row(2, 'Hana'), row(3, 'Zoe')],
  total: 3,
  ...changes,
});

const kinds: ResponseOf<'GET /api/reports'> = {
  data: [
    { kind: 'completion', title: 'Completion', filters: ['dates', 'status'], usualStatus: 'LEARNING' },
    { kind: 'overlap', title: 'Overlap', filters: ['courses'], usualStatus: 'LEARNING' },
  ],
};

const show = (language: 'en' | 'ar', responses: Responses, at = '/reports') =>
  renderScreen({
    screens,
    at,
    language,
    session: administratorSession(),
    responses: {
      'GET /api/reports': kinds,
      'GET /api/report-files': { data: [] },
      'GET /api/studio/courses': { data: [], total: 0, statusCounts: {} },
      ...responses,
    },
  });

describe.each(DIRECTIONS)('a report in $language', ({ language }) => {
  it('opens the list behind a number, by its link', async () => {
    const asked: string[] = [];
    const answer = (query: URLSearchParams) => {
      const of = query.get('of');
      asked.push(of ?? '');
      return of === 'left-at-started' ? report({ data: [row(1, 'Sami'), row(2, 'Hana')], total: 2 }) : report();
    };
    await show(language, { 'GET /api/reports/completion': answer });
    const note = await screen.findByRole('link', { name: '2 before half way' });
    expect(screen.getByRole('link', { name: /^Half way: / }).getAttribute('href')).toContain('of=reached-half');
    fireEvent.click(note);
    await waitFor(() => expect(asked.at(-1)).toBe('left-at-started'));
    const heading = await screen.findByRole('heading', { level: 2, name: /2 before half way/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await waitFor(() => expect(screen.queryByText('Zoe Haddad')).toBeNull());
    expect(note.getAttribute('aria-current')).toBe('true');
  });

  it('says what failed, and asks again', async () => {
    let fails = true;
    const answer = () => {
      return fails ? jsonResponse(500, { message: 'It failed', status: 500 }) : report();
    };
    await show(language, { 'GET /api/reports/completion': answer });
    const again = await screen.findByRole('alert');
    fails = false;
    fireEvent.click(within(again).getByRole('button'));
    expect((await screen.findAllByText('Sami Haddad')).length).toBeGreaterThan(0);
  });

  it('of several courses asks for a second one', async () => {
    const answer = () =>
      report({ kind: 'overlap', title: 'Overlap', plots: [], data: [], total: 0, population: 0, columns: [] });
    await show(language, { 'GET /api/reports/overlap': answer }, '/reports/overlap');
    const title = { en: 'Nothing to report yet', ar: 'لا شيء للتقرير بعد' }[language];
    expect(await screen.findByText(title)).toBeTruthy();
  });
});
