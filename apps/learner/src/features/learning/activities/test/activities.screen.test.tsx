// @vitest-environment happy-dom
import { SCHEDULE_KINDS } from '@sullam/domain/lesson-kinds.gen.ts';
import { asciiDigits } from '@sullam/ui/base/digits.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor, TEST_NOW } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inCourseFrame } from '../../../../../test/support/in-course-frame.tsx';
import { SCREENS } from '../../../../screens.ts';
import type { Schedule, ScheduleEntry } from '../activities.api.ts';
import { ACTIVITIES_PLACE, DUE_PLACE } from '../activity-place.ts';
import { CourseDueScreen } from '../course-due.screen.tsx';
import { dayOf, daysAfter } from '../schedule-days.ts';

const LIST_PLACE = `${ACTIVITIES_PLACE}?view=list`;
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
  endsAt: null,
  place: null,
  moments: [],
  path: `/lms/courses/3/exams/5?${hours}`,
  ...more,
});

const COURSES: Schedule['courses'] = [
  { courseId: 3, title: { en: 'Data', ar: 'البيانات' } },
  { courseId: 4, title: { en: 'Algebra', ar: 'الجبر' } },
];
const countsOf = (entries: readonly ScheduleEntry[]): Schedule['counts'] =>
  SCHEDULE_KINDS.map((kind) => ({ kind, count: entries.filter((each) => each.kind === kind).length })).filter(
    ({ count }) => count > 0,
  );
const of = (...data: ScheduleEntry[]): Schedule => ({
  data,
  total: data.length,
  counts: countsOf(data),
  courses: COURSES,
});

const URL_OF = 'GET /api/activities-schedule';

describe.each(DIRECTIONS)('the schedule in $language', ({ language }) => {
  const draw = (responses: Responses, at = LIST_PLACE) =>
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
    const lists = screen.getAllByRole('list').slice(1); // below the kinds
    const [overdue] = within(lists[0]!).getAllByRole('listitem');
    expect(overdue?.textContent).toContain(t('activities.happened.DUE'));
    expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([1, 1, 2]); // what is due today stands under today, not above
    expect(screen.getByText(t('activities.states.answered'))).toBeTruthy();
    const [link] = screen.getAllByRole('link', { name: language === 'en' ? 'Final exam' : 'الاختبار النهائي' });
    expect(link!.getAttribute('href')).toBe('/lms/courses/3/exams/5?-72');
  });

  it('says calmly of what was due before its reader joined that it was, and until when it is taken', async () => {
    const before = entry(2, {
      kind: 'ASSIGNMENT',
      happens: 'DUE',
      state: 'DUE_BEFORE',
      moments: [{ happens: 'LATE_UNTIL', at: inHours(100) }],
    });
    const { kit } = await draw(split(of(before), of()));
    const t = kit.wording.get();
    expect((await screen.findByText(t('activities.states.DUE_BEFORE'))).className).not.toContain('danger');
    const [untilWords] = t('activities.lateUntil', { date: '|' }).split('|');
    expect(screen.getByText((text) => text.startsWith(untilWords!))).toBeTruthy();
    expect(screen.queryByText(t('activities.states.OVERDUE'))).toBeNull();
  });

  it('is filtered and paged by the address', async () => {
    const { kit, calls, address } = await draw({ [URL_OF]: of() }, `${LIST_PLACE}&kind=POLL&course=4`);
    const t = kit.wording.get();
    expect(await screen.findByText(t('activities.empty.filtered'))).toBeTruthy();
    expect(calls.find((call) => call.includes('skip'))).toMatch(/kinds=POLL&courseIds=4&skip=0&take=50$/);
    const options = within(screen.getByLabelText(t('activities.filters.course'))).getAllByRole('option');
    expect(options.slice(1).map(({ textContent }) => textContent)).toEqual(
      language === 'en' ? ['Algebra', 'Data'] : ['البيانات', 'الجبر'],
    );
    const kinds = screen.getByRole('navigation', { name: t('activities.filters.kind') });
    fireEvent.click(within(kinds).getAllByRole('link')[0]!);
    await waitFor(() => expect(address()).toBe(`${LIST_PLACE}&course=4`));
    fireEvent.click(screen.getByRole('link', { name: t('activities.paging.later') }));
    await waitFor(() => expect(address()).toBe(`${LIST_PLACE}&course=4&from=${daysAfter(TODAY, 28)}`));
    fireEvent.click(await screen.findByRole('link', { name: t('activities.paging.today') }));
    await waitFor(() => expect(address()).toBe(`${LIST_PLACE}&course=4`));
  });

  it('takes a day that is none for today', async () => {
    const { calls } = await draw({ [URL_OF]: of() }, `${LIST_PLACE}&from=2026-02-31`);
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

describe.each(DIRECTIONS)('what is due in $language', ({ language }) => {
  const ENTRIES = [
    entry(-72, { kind: 'ASSIGNMENT', happens: 'DUE', state: 'OVERDUE' }),
    entry(20),
    entry(24 * 6.5, { kind: 'POLL' }),
    entry(24 * 9, { kind: 'EXAM', happens: 'TIME_UP', state: 'RUNNING' }),
  ];
  const inCourse = inCourseFrame(CourseDueScreen);
  const answer = (query: URLSearchParams) => {
    const kinds = query.getAll('kinds');
    const shown = ENTRIES.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
    return { ...of(...shown), counts: countsOf(ENTRIES) };
  };
  const draw = (at: string, responses: Responses = { [URL_OF]: answer }) =>
    renderScreen({ screens: SCREENS, at, language, session: sessionFor(900), responses });
  const drawInCourse = (query = '', responses: Responses = { [URL_OF]: answer }) =>
    renderScreen({
      screens: [
        { path: '/lms/courses/$courseId/due', load: async () => inCourse, areas: ['course', 'activities'] },
        ...SCREENS.filter(({ path }) => path === ACTIVITIES_PLACE),
      ],
      at: `/lms/courses/3/due${query}`,
      language,
      session: sessionFor(900),
      responses,
    });
  const rows = () => screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('time'));

  it('is one list of all kinds: what is overdue, what comes in seven days, what comes later', async () => {
    const { kit, calls } = await draw(`${ACTIVITIES_PLACE}?view=due`);
    const t = kit.wording.get();
    await screen.findByText(t('activities.due.week'));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      t('activities.states.OVERDUE'),
      t('activities.due.week'),
      t('activities.due.later'),
    ]);
    expect(rows()).toHaveLength(4);
    expect(rows()[0]?.textContent).toContain(t('activities.states.OVERDUE'));
    // a moment of this year is said without the year, and in one piece
    const [, , moment] = [...rows()[0]!.querySelectorAll('time > span')].map((span) => span.textContent);
    expect(asciiDigits(moment!)).not.toMatch(/20\d\d| /);
    expect(asciiDigits(moment!)).toMatch(/\d+\u00a0.*\d+:\d\d|\u00a0\d+.*\d+:\d\d/);
    expect(rows()[3]?.textContent).toContain(t('activities.states.RUNNING'));
    expect(screen.getByRole('status').textContent).toBe(t('activities.due.count', { count: 4 }));
    const asked = new URLSearchParams(calls[0]!.split('?')[1]);
    expect(asked.get('toDo')).toBe('1');
    expect(dayOf(asked.get('from')!)).toBe(TODAY);
  });

  it('is filtered by kinds whose figures are the lengths of their lists', async () => {
    const { kit, address } = await draw(`${ACTIVITIES_PLACE}?view=due`);
    const t = kit.wording.get();
    const figures = await screen.findByRole('navigation', { name: t('activities.filters.kind') });
    const numbers = within(figures)
      .getAllByRole('link')
      .map((link) => Number(asciiDigits(link.textContent!).match(/\d+/)![0]));
    expect(numbers).toEqual([4, 2, 1, 1]); // no surveys: no way to them
    for (const at of [1, 2, 3, 0]) {
      fireEvent.click(within(figures).getAllByRole('link')[at]!);
      await waitFor(() => expect(rows()).toHaveLength(numbers[at]!));
    }
    expect(address()).toBe(DUE_PLACE);
  });

  it('is shown as the address says, also after a reload', async () => {
    const { kit } = await draw(`${DUE_PLACE}&kind=POLL`);
    const t = kit.wording.get();
    const chosen = await screen.findByRole('link', { current: true });
    expect(chosen.textContent).toContain(t('course.titles.polls'));
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(t('activities.titles.list'));
  });

  it('is a page of each course too, without naming it in every row', async () => {
    const { kit, calls } = await drawInCourse();
    const t = kit.wording.get();
    await screen.findByText(t('activities.due.week'));
    expect(new URLSearchParams(calls[0]!.split('?')[1]).get('courseIds')).toBe('3');
    expect(rows()[0]?.textContent).not.toContain(language === 'en' ? 'Data' : 'البيانات');
    expect(screen.getByRole('link', { name: t('course.titles.due') }).getAttribute('aria-current')).toBe('page');
  });

  it('says that there is nothing, or nothing of a kind', async () => {
    const { kit } = await drawInCourse('', { [URL_OF]: of() });
    expect(await screen.findByText(kit.wording.get()('activities.empty.list'))).toBeTruthy();
    cleanup();
    await drawInCourse('?kind=SURVEY');
    expect(await screen.findByText(kit.wording.get()('activities.empty.ofKind'))).toBeTruthy();
  });
});

describe('days of a schedule', () => {
  it('count over months and leap years', () => {
    expect(daysAfter('2024-02-28', 2)).toBe('2024-03-01');
    expect(daysAfter('2026-01-01', -1)).toBe('2025-12-31');
  });
});
