// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor, TEST_NOW } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';
import type { Log, LogEntry } from '../activity-log.api.ts';

const HOUR = 3_600_000;
const LOG = 'GET /api/users/7/activity-log';

const entry = (hoursAgo: number, more: Partial<LogEntry> = {}): LogEntry => ({
  activityType: 'LESSON_FINISHED',
  occurredAt: new Date(TEST_NOW - hoursAgo * HOUR).toISOString(),
  text: 'Finished a lesson',
  title: { en: 'Shelves', ar: 'الرفوف' },
  course: { courseId: 3, title: { en: 'Stock', ar: 'المخزون' } },
  path: '/lms/courses/3/content/5',
  ...more,
});
const LOGGED: Log = {
  data: [
    entry(0),
    entry(49, { activityType: 'COURSE_ENROLLED', text: 'Enrolled', course: null, path: '/lms/courses/3/overview' }),
  ],
  total: 2,
  counts: [
    { activityType: 'LESSON_FINISHED', count: 1 },
    { activityType: 'COURSE_ENROLLED', count: 1 },
  ],
};
const EMPTY: Log = { data: [], total: 0, counts: [] };

describe.each(DIRECTIONS)('the activity log in $language', ({ language }) => {
  const draw = (log: Log, at = '/activity-log') => {
    const asked: string[] = [];
    const responses = {
      [LOG]: (query: URLSearchParams) => {
        asked.push(query.toString());
        return log;
      },
    };
    return renderScreen({ screens: SCREENS, at, language, session: sessionFor(900), responses }).then((drawn) => ({
      ...drawn,
      asked,
    }));
  };

  it('lists what was done below its days, worded in the reader’s language, each leading to what it is about', async () => {
    const { kit, asked } = await draw(LOGGED);
    const t = kit.wording.get();
    const title = language === 'ar' ? 'الرفوف' : 'Shelves';
    const [first] = await screen.findAllByRole('link', { name: title });
    expect(first?.getAttribute('href')).toContain('/lms/courses/3/content/5');
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings).toHaveLength(2);
    expect(headings[0]?.textContent).toContain(t('activities.days.today'));
    expect(asked[0]).toContain(`language=${language}`);
  });

  it('names the choice of language in sight, and keeps the types in one line on phones', async () => {
    const { kit } = await draw(LOGGED);
    const t = kit.wording.get();
    const label = await screen.findByText(t('activity-log.filters.language'));
    expect(label.closest('.sr-only')).toBeNull();
    const types = within(screen.getByRole('navigation', { name: t('activity-log.filters.label') })).getByRole('list');
    expect(types.className).toContain('max-sm:overflow-x-auto');
  });

  it('leads by what was done where what it is about has no title', async () => {
    await draw({ ...LOGGED, data: [entry(0, { title: {}, text: 'Was present' })] });
    const link = await screen.findByRole('link', { name: 'Was present' });
    expect(link.getAttribute('href')).toContain('/lms/courses/3/content/5');
  });

  it('says what will stand there, and when nothing is of the chosen type', async () => {
    const { kit } = await draw(EMPTY);
    const t = kit.wording.get();
    await screen.findByText(t('activity-log.empty.all'));
    expect(screen.queryByRole('button', { name: t('common.actions.export') })).toBeNull();
  });
});

describe('the activity log', () => {
  it('keeps the chosen types in the address and asks for them', async () => {
    const asked: string[] = [];
    const responses = {
      [LOG]: (query: URLSearchParams) => {
        asked.push(query.toString());
        return LOGGED;
      },
    };
    await renderScreen({
      screens: SCREENS,
      at: '/activity-log?type=COURSE_ENROLLED',
      language: 'en',
      session: sessionFor(900),
      responses,
    });
    const filters = await screen.findByRole('navigation', { name: 'Type of activity' });
    expect(asked[0]).toContain('activityType=COURSE_ENROLLED');
    expect(
      within(filters)
        .getByRole('link', { name: /Enrolments/ })
        .getAttribute('aria-current'),
    ).toBe('true');
    fireEvent.click(within(filters).getByRole('link', { name: /Lessons/ }));
    await screen.findAllByRole('link', { name: 'Shelves' });
    expect(asked.at(-1)).toContain('activityType=LESSON_FINISHED&activityType=COURSE_ENROLLED');
  });

  it('offers another try where it could not be read', async () => {
    const responses = { [LOG]: () => jsonResponse(503, { message: 'Busy', status: 503 }) };
    const { kit } = await renderScreen({ screens: SCREENS, at: '/activity-log', session: sessionFor(900), responses });
    await screen.findByText(kit.wording.get()('common.failed.title'));
  });
});
