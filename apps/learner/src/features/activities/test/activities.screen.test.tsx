// @vitest-environment happy-dom
import { sessionFor, TEST_NOW } from '@sullam/web-kit/testing/fixtures.ts';
import { DIRECTIONS, type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../../screens.ts';
import type { Schedule, ScheduleEntry } from '../activities.api.ts';
import { ACTIVITIES_PLACE } from '../activity-place.ts';
import { dayOf, daysAfter } from '../schedule-days.ts';

const HOUR = 3_600_000;
const TODAY = dayOf(TEST_NOW);
const inHours = (hours: number) => new Date(TEST_NOW + hours * HOUR).toISOString();

const entry = (hours: number, more: Partial<ScheduleEntry> = {}): ScheduleEntry => ({
  kind: 'EXAM',
  activityId: 5,
  happens: 'CLOSES',
  at: inHours(hours),
  title: { en: 'Final exam', ar: 'الاختبار النهائي' },
  course: { courseId: 3, title: { en: 'Data', ar: 'البيانات' } },
  state: 'NOT_BEGUN',
  isLocked: false,
  moments: [],
  path: `/lms/courses/3/exams/5?${hours}`,
  ...more,
});

const COURSES: Schedule['courses'] = [
  { courseId: 3, title: { en: 'Data', ar: 'البيانات' } },
  { courseId: 4, title: { en: 'Algebra', ar: 'الجبر' } },
];
const of = (...data: ScheduleEntry[]): Schedule => ({ data, total: data.length, courses: COURSES });

const URL_OF = 'GET /api/activities-schedule';

describe.each(DIRECTIONS)('the schedule in $language', ({ language }) => {
  const draw = (responses: Responses, at = ACTIVITIES_PLACE) =>
    renderScreen({ screens: SCREENS, at, language, session: sessionFor(900), responses });
  const split = (whole: Schedule, due: Schedule) => ({
    [URL_OF]: (query: URLSearchParams) => (query.get('toDo') ? due : whole),
  });

  it('is listed day by day, with what is overdue above', async () => {
    const late = entry(-72, {
      kind: 'ASSIGNMENT',
      happens: 'DUE',
      state: 'OVERDUE',
      moments: [{ happens: 'LATE_UNTIL', at: inHours(100) }],
    });
    const waiting = entry(25, { kind: 'ASSIGNMENT', happens: 'DUE', isLocked: true, state: 'DRAFT' });
    const answered = entry(26, { kind: 'SURVEY', state: 'HANDED_IN' });
    const { kit } = await draw(split(of(entry(1), waiting, answered), of(late, entry(2))));
    const t = kit.wording.get();
    await screen.findByText(t('activities.states.locked'));
    await screen.findByText(t('activities.lateUntil', { date: '' }).trim(), { exact: false });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toHaveLength(3);
    expect(headings[0]).toBe(t('activities.states.OVERDUE'));
    expect(headings[1]).toContain(t('activities.days.today'));
    expect(headings[2]).toContain(t('activities.days.tomorrow'));
    const lists = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length);
    const [overdue] = screen.getAllByRole('listitem');
    expect(overdue?.textContent).toContain(t('activities.happened.DUE'));
    expect(lists).toEqual([1, 1, 2]); // what is due today stands under today, not above
    expect(screen.getByText(t('activities.states.answered'))).toBeTruthy();
    const [link] = screen.getAllByRole('link', { name: language === 'en' ? 'Final exam' : 'الاختبار النهائي' });
    expect(link!.getAttribute('href')).toBe('/lms/courses/3/exams/5?-72');
  });

  it('is filtered and paged by the address', async () => {
    const { kit, calls, address } = await draw({ [URL_OF]: of() }, `${ACTIVITIES_PLACE}?kind=POLL&course=4`);
    const t = kit.wording.get();
    expect(await screen.findByText(t('activities.empty.filtered'))).toBeTruthy();
    expect(calls.find((call) => call.includes('skip'))).toMatch(/kinds=POLL&courseIds=4&skip=0&take=50$/);
    const options = within(screen.getByLabelText(t('activities.filters.course'))).getAllByRole('option');
    expect(options.slice(1).map(({ textContent }) => textContent)).toEqual(
      language === 'en' ? ['Algebra', 'Data'] : ['البيانات', 'الجبر'],
    );
    fireEvent.change(screen.getByLabelText(t('activities.filters.kind')), { target: { value: '' } });
    await waitFor(() => expect(address()).toBe(`${ACTIVITIES_PLACE}?course=4`));
    fireEvent.click(screen.getByRole('link', { name: t('activities.paging.later') }));
    await waitFor(() => expect(address()).toBe(`${ACTIVITIES_PLACE}?course=4&from=${daysAfter(TODAY, 28)}`));
    fireEvent.click(await screen.findByRole('link', { name: t('activities.paging.today') }));
    await waitFor(() => expect(address()).toBe(`${ACTIVITIES_PLACE}?course=4`));
  });

  it('takes a day that is none for today', async () => {
    const { calls } = await draw({ [URL_OF]: of() }, `${ACTIVITIES_PLACE}?from=2026-02-31`);
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
    const asked = new URLSearchParams(calls.find((call) => call.includes('skip'))!.split('?')[1]);
    expect(dayOf(asked.get('from')!)).toBe(TODAY);
    expect(dayOf(asked.get('to')!)).toBe(daysAfter(TODAY, 28));
  });

  it('can be tried again when it couldn’t be had', async () => {
    let isBroken = true;
    const broken = () => new Response('{"message":"no","status":500}', { status: 500 });
    const { kit } = await draw({ [URL_OF]: () => (isBroken ? broken() : of()) });
    const t = kit.wording.get();
    expect(await screen.findByText(t('common.failed.title'))).toBeTruthy();
    isBroken = false;
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(await screen.findByText(t('activities.empty.span'))).toBeTruthy();
  });
});

describe('days of a schedule', () => {
  it('count over months and leap years', () => {
    expect(daysAfter('2024-02-28', 2)).toBe('2024-03-01');
    expect(daysAfter('2026-01-01', -1)).toBe('2025-12-31');
  });
});
