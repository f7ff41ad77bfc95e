// @vitest-environment happy-dom
import { BREAKPOINTS } from '@sullam/domain/limits.ts';
import { asciiDigits } from '@sullam/ui/base/digits.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor, TEST_NOW } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SCREENS } from '../../../../screens.ts';
import type { Schedule, ScheduleEntry } from '../activities.api.ts';
import { ACTIVITIES_PLACE } from '../activity-place.ts';
import { dayOf, daysAfter, monthWith, startOf, weekWith } from '../schedule-days.ts';

const TODAY = dayOf(TEST_NOW);
const on = (day: string, hour: number, minute = 0) => {
  const at = startOf(day);
  at.setHours(hour, minute);
  return at.toISOString();
};

const entry = (activityId: number, at: string, more: Partial<ScheduleEntry> = {}): ScheduleEntry => ({
  kind: 'ASSIGNMENT',
  activityId,
  happens: 'DUE',
  at,
  title: { en: `Work ${activityId}`, ar: `عمل ${activityId}` },
  course: { courseId: 3, title: { en: 'Data', ar: 'البيانات' } },
  state: 'NOT_BEGUN',
  isLocked: false,
  endsAt: null,
  place: null,
  moments: [],
  path: `/lms/courses/3/assignments/${activityId}`,
  ...more,
});
const lecture = (activityId: number, from: string, to: string, more: Partial<ScheduleEntry> = {}) =>
  entry(activityId, from, { kind: 'LECTURE', happens: 'STARTS', endsAt: to, path: `/lecture/${activityId}`, ...more });

const scheduleOf = (entries: ScheduleEntry[]) => (query: URLSearchParams) => {
  const kinds = query.getAll('kinds');
  const [from, to] = [query.get('from')!, query.get('to')!];
  const within = entries.filter(({ at }) => at >= from && at < to);
  const data = within.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  const counts = [...new Set(within.map(({ kind }) => kind))].map((kind) => ({
    kind,
    count: within.filter((each) => each.kind === kind).length,
  }));
  return { data, total: data.length, counts, courses: [] } satisfies Schedule;
};

const withRoom = (width: number) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query: string) =>
      ({
        matches: Number(/\d+/.exec(query)?.[0]) <= width,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
afterEach(() => vi.restoreAllMocks());

describe.each(DIRECTIONS)('my activities in $language', ({ language }) => {
  const draw = (entries: ScheduleEntry[], query = '', width: number = BREAKPOINTS.lg) => {
    withRoom(width);
    return renderScreen({
      screens: SCREENS,
      at: `${ACTIVITIES_PLACE}${query}`,
      language,
      session: sessionFor(900),
      responses: { 'GET /api/activities-schedule': scheduleOf(entries) },
    });
  };
  const numbersIn = (text: string) => (asciiDigits(text).match(/\d+/g) ?? []).map(Number);

  it('shows the week: what is due above the hours, what takes place at them, and the clash of two', async () => {
    const one = lecture(1, on(TODAY, 10), on(TODAY, 11));
    const other = lecture(2, on(TODAY, 10, 30), on(TODAY, 12), { place: { en: 'Hall 2', ar: 'القاعة 2' } });
    const done = entry(3, on(TODAY, 23, 59), { state: 'HANDED_IN' });
    const { kit } = await draw([one, other, done]);
    const t = kit.wording.get();
    const table = await screen.findByRole('table', { name: t('activities.views.week') });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads).toHaveLength(7);
    // what comes is in sight, whatever day of the week it is
    expect(heads[0]?.querySelector('[aria-current="date"]')).not.toBeNull();
    expect(within(table).getAllByRole('link')).toHaveLength(3);
    expect(within(table).getByText(language === 'en' ? 'Hall 2' : 'القاعة 2')).toBeTruthy();
    const clash = screen.getByText(t('activities.clash.title')).parentElement!;
    expect(
      within(clash)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/lecture/1', '/lecture/2']);
    const figures = screen.getByRole('navigation', { name: t('activities.filters.kind') });
    const counts = within(figures)
      .getAllByRole('link')
      .map((link) => numbersIn(link.textContent!)[0]);
    expect(counts).toEqual([3, 1, 2]); // all, and the kinds that add up to it
    fireEvent.click(within(figures).getAllByRole('link')[2]!);
    await waitFor(() => expect(within(table).getAllByRole('link')).toHaveLength(2));
  });

  it('goes on by links and keys, and keeps the days when another view is chosen', async () => {
    const { kit, address } = await draw([]);
    const t = kit.wording.get();
    fireEvent.click(await screen.findByRole('link', { name: t('activities.paging.later') }));
    await waitFor(() => expect(address()).toBe(`${ACTIVITIES_PLACE}?from=${daysAfter(TODAY, 7)}`));
    fireEvent.keyDown(document.body, { code: language === 'en' ? 'ArrowRight' : 'ArrowLeft' });
    await waitFor(() => expect(address()).toBe(`${ACTIVITIES_PLACE}?from=${daysAfter(TODAY, 14)}`));
    fireEvent.keyDown(document.body, { code: 'KeyM' });
    await waitFor(() => expect(address()).toContain('view=month'));
    expect(address()).toContain(`from=${daysAfter(TODAY, 14)}`);
    fireEvent.keyDown(document.body, { code: 'KeyT' });
    await waitFor(() => expect(address()).toBe(`${ACTIVITIES_PLACE}?view=month`));
    fireEvent.keyDown(screen.getByLabelText(t('activities.filters.course')), { code: 'KeyL' });
    expect(address()).toBe(`${ACTIVITIES_PLACE}?view=month`);
    expect(await screen.findByText(t('activities.empty.month'))).toBeTruthy();
  });

  it('shows a month by weeks: three of a day are named, the rest is behind the day', async () => {
    const five = [1, 2, 3, 4, 5].map((each) => entry(each, on(TODAY, 8 + each)));
    const { kit, address } = await draw(five, '?view=month');
    const t = kit.wording.get();
    const more = await screen.findByText(t('activities.span.others', { count: 2 }));
    const cell = more.closest('td')!;
    expect(within(cell).getAllByRole('link')).toHaveLength(5); // the day, three, the rest
    expect(screen.getAllByRole('row')).toHaveLength(1 + monthWith(TODAY, 1).length);
    fireEvent.click(more);
    await waitFor(() => expect(address()).toBe(ACTIVITIES_PLACE));
  });

  it('says in a month too what is late', async () => {
    const late = entry(1, on(TODAY, 1), { kind: 'CHECKLIST', state: 'OVERDUE' });
    const { kit } = await draw([late, entry(2, on(TODAY, 23))], '?view=month');
    const t = kit.wording.get();
    const marks = await screen.findAllByText(t('activities.short.OVERDUE'));
    expect(marks.map((mark) => mark.closest('a')?.getAttribute('href'))).toEqual([late.path]);
  });

  it('takes what took place for past, not for done: it may have been without its reader', async () => {
    const over = entry(1, on(TODAY, 1), { kind: 'LECTURE', state: 'OVER' });
    const done = entry(2, on(TODAY, 2), { state: 'HANDED_IN' });
    const { kit } = await draw([over, done], '?view=month');
    const t = kit.wording.get();
    const raw = t('activities.span.done', { count: 1 });
    expect(await screen.findByText(t('activities.span.count', { count: 2, done: { raw } }))).toBeTruthy();
    const struck = [...document.querySelectorAll('td .line-through')].map((text) => text.closest('a'));
    expect(struck.map((link) => link?.getAttribute('href'))).toEqual([done.path]);
  });

  it('is days one below the other on a phone, below a strip of seven', async () => {
    const { kit } = await draw([entry(1, on(TODAY, 9)), lecture(2, on(TODAY, 10), on(TODAY, 11))], '', 390);
    const t = kit.wording.get();
    const heading = await screen.findByRole('heading', { level: 3 });
    expect(heading.textContent).toContain(t('activities.days.today'));
    expect(screen.queryByRole('table')).toBeNull();
    const strip = screen.getByRole('button', { current: 'date' }).closest('ol')!;
    expect(within(strip).getAllByRole('button')).toHaveLength(7);
    expect(screen.getAllByRole('link').filter((link) => /Work|عمل/.test(link.textContent!))).toHaveLength(2);
  });
});

describe('weeks', () => {
  it('begin as the region’s do, over the end of a year', () => {
    expect(weekWith('2026-11-25', 7)[0]).toBe('2026-11-22');
    expect(weekWith('2026-11-25', 1)[0]).toBe('2026-11-23');
    expect(weekWith('2027-01-01', 7)).toContain('2026-12-31');
    expect(monthWith('2026-02-10', 7).map((week) => week[0])).toEqual([
      '2026-02-01',
      '2026-02-08',
      '2026-02-15',
      '2026-02-22',
    ]);
  });
});
