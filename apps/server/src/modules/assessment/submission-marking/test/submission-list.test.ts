import { compareDecimals, decimal } from '@sullam/domain/decimal.ts';
import { foldedWords, foldForSearch } from '@sullam/domain/search-folding.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenLearner, joinedAt } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { cutMark, isLate, pointsText } from '../../assignments/assignment-rules.ts';
import {
  type Class,
  givenAssignment,
  givenClass,
  givenGroup,
  marking,
  RULES,
  working,
} from '../../submissions/test/assignments.factory.ts';
import type { MarkingState, SubmissionRow } from '../submission-marking.schemas.ts';
import { type Classmate, givenCrowd } from './crowd.factory.ts';

const server = testServer();
const HOUR = 3_600_000;
const LATE = { latePercent: '12.5', lateInterval: 'DAY', lateFloorPercent: '20' } as const;
let group: Class;

beforeAll(async () => {
  group = await givenClass(server);
});

/** What the list has to say of somebody, by the rules of the domain. */
interface Expected {
  userId: number;
  name: string;
  state: MarkingState;
  isLate: boolean;
  points: string | null;
  submittedAt: string | null;
}

function expectedOf(classmate: Classmate, dueAt: Date, isReleased: boolean): Expected {
  const { userId, firstName, lastName, number, hours, dueHours, joinedHours, mark } = classmate;
  const rules = { ...RULES, ...LATE };
  const due = {
    dueAt: dueHours === null ? dueAt : new Date(dueAt.getTime() + dueHours * HOUR),
    joinedAt: joinedHours === null ? server.clock.now() : new Date(dueAt.getTime() + joinedHours * HOUR),
  };
  const submitted = hours === null ? null : new Date(dueAt.getTime() + hours * HOUR);
  // versions came an hour after each other; the one that was marked is late or not
  const marked = mark && hours !== null ? new Date(submitted!.getTime() - (number! - mark.number) * HOUR) : null;
  const given = mark?.points ?? null;
  const isWaiting = (given === null && !mark?.isDisputed) || mark?.number !== number;
  const settled = mark?.isDisputed ? 'DISPUTED' : isReleased ? 'RETURNED' : 'MARKED';
  const counts = given !== null && (mark?.number === 0 || submitted !== null);
  return {
    userId,
    name: `${lastName} ${firstName}`,
    state: number === null ? 'NOT_SUBMITTED' : isWaiting ? 'SUBMITTED' : settled,
    isLate: submitted !== null && isLate(rules, due, submitted),
    points: counts ? pointsText(cutMark(rules, given, due, mark?.number === 0 ? null : marked).points) : null,
    submittedAt: submitted?.toISOString() ?? null,
  };
}

const byName = (a: Expected, b: Expected): number => a.name.localeCompare(b.name) || a.userId - b.userId;
const lastWithout = <T>(a: T | null, b: T | null, compare: (a: T, b: T) => number): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : compare(a, b);
const ORDERS: Record<string, (a: Expected, b: Expected) => number> = {
  name: byName,
  submitted: (a, b) =>
    lastWithout(a.submittedAt, b.submittedAt, (x, y) => (x < y ? -1 : x > y ? 1 : 0)) || byName(a, b),
  turn: (a, b) => Number(b.isLate) - Number(a.isLate) || ORDERS.submitted!(a, b),
  points: (a, b) => lastWithout(a.points, b.points, (x, y) => compareDecimals(decimal(y), decimal(x))) || byName(a, b),
};

const FILTERS = [
  {},
  ...(['NOT_SUBMITTED', 'SUBMITTED', 'DISPUTED', 'MARKED', 'RETURNED'] as const).map((state) => ({ state })),
  { isLate: true },
  { isLate: false },
  { search: 'haddad' },
  { search: 'HADDAD layla' },
  { search: 'angstrom' },
  { search: 'محمد' },
  { search: 'nobody' },
  { search: "o'n" },
  { state: 'SUBMITTED', isLate: true, search: 'سعيد' },
] as { state?: MarkingState; isLate?: boolean; search?: string }[];

const sketch = ({ learner, state, isLate: late, points, submittedAt }: SubmissionRow) => ({
  ...{ userId: learner?.userId, name: `${learner?.lastName} ${learner?.firstName}` },
  ...{ state, isLate: late, points, submittedAt },
});

describe.each([
  ['released', 'AT_ONCE'],
  ['kept', 'BY_HAND'],
] as const)('a list of submissions whose marks are %s', (_, release) => {
  let id: number;
  let all: Expected[];
  beforeAll(async () => {
    const own = await givenClass(server);
    group = own;
    const dueAt = new Date(server.clock.now().getTime() - 240 * HOUR);
    id = await givenAssignment(server, own, { dueAt: dueAt.toISOString(), release, ...LATE });
    const crowd = await givenCrowd(server, own, { assignmentId: id, dueAt, count: 130 });
    const learner = {
      ...own.learner,
      number: null,
      hours: null,
      dueHours: null,
      joinedHours: null,
      mark: null,
      commentCount: 0,
    };
    const [row] = await server.admin<{ firstName: string; lastName: string }[]>`
      select first_name as "firstName", last_name as "lastName" from members where user_id = ${own.learner.userId}`;
    all = [...crowd, { ...learner, ...row! }].map((each) => expectedOf(each, dueAt, release === 'AT_ONCE'));
  });

  const pageOf = async (query: Record<string, unknown>) => {
    const text = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    return (await marking(server, group.instructor).list(id, `?${text}`)).body;
  };

  it.each(FILTERS)('finds by %o what the rules say, in every order and page', async (filter) => {
    const words = foldedWords(filter.search ?? '');
    const found = all.filter(
      (each) =>
        (filter.state === undefined || each.state === filter.state) &&
        (filter.isLate === undefined || each.isLate === filter.isLate) &&
        words.every((word) => foldForSearch(each.name).includes(word)),
    );
    for (const [sort, order] of Object.entries(ORDERS)) {
      const expected = found.toSorted(order);
      const whole = await pageOf({ ...filter, sort, take: 100 });
      expect(whole.data.map(sketch), sort).toEqual(expected.slice(0, 100));
      expect(whole.total).toBe(expected.length);
      const later = await pageOf({ ...filter, sort, skip: 7, take: 5 });
      expect(later.data.map(sketch), sort).toEqual(expected.slice(7, 12));
      expect(later.total).toBe(expected.length);
    }
  });

  it('counts each state whatever is searched, on a page behind the last too', async () => {
    const count = (state: MarkingState): number => all.filter((each) => each.state === state).length;
    const counts = {
      ...{ NOT_SUBMITTED: count('NOT_SUBMITTED'), SUBMITTED: count('SUBMITTED'), DISPUTED: count('DISPUTED') },
      ...{ MARKED: count('MARKED'), RETURNED: count('RETURNED'), late: all.filter((each) => each.isLate).length },
    };
    expect(Math.min(...Object.values(counts).filter((each) => each > 0))).toBeGreaterThan(1);
    expect(await pageOf({ search: 'haddad', take: 1 })).toMatchObject({ counts });
    expect(await pageOf({ skip: 1000 })).toMatchObject({ data: [], total: all.length, counts });
  });

  it('leads from one that waits to the next, and from the last to the first', async () => {
    const waiting = (await pageOf({ state: 'SUBMITTED', take: 100 })).data.map((row) => row.assignmentSubmissionId!);
    const { look } = marking(server, group.instructor);
    const next = async (at: number) => (await look(waiting[at]!)).body.next;
    expect([await next(0), await next(4)]).toEqual([waiting[1], waiting[5]]);
    expect(await next(waiting.length - 1)).toBe(waiting[0]);
  });
});

describe('a list of groups', () => {
  it('has those that handed in and those that did not, and finds them by their people', async () => {
    const own = await givenClass(server);
    const [first, second] = [await givenLearner(server, own), await givenLearner(server, own)];
    const palms = await givenGroup(server, own, [first]);
    const others = await givenGroup(server, own, [second]);
    await server.admin`update members set last_name = 'Zaytouni' where user_id = ${first.userId}`;
    await server.admin`update members set last_name = 'Rummani' where user_id = ${second.userId}`;
    const id = await givenAssignment(server, own, { isGroupWork: true });
    await working(server, first, id).handIn('<p>Ours</p>');
    const { list } = marking(server, own.instructor);
    const groups = async (query: string) =>
      (await list(id, query)).body.data.map((row) => [row.group?.courseGroupId, row.state, row.group?.memberCount]);
    expect(await groups('?search=zaytouni')).toEqual([[palms, 'SUBMITTED', 1]]);
    expect(await groups('?search=rummani')).toEqual([[others, 'NOT_SUBMITTED', 1]]);
    expect(await groups(`?search=${encodeURIComponent('نخله')}`)).toHaveLength(2);
    expect(await groups(`?courseGroupId=${palms}`)).toEqual([[palms, 'SUBMITTED', 1]]);
    expect(await groups('?state=NOT_SUBMITTED')).toEqual([[others, 'NOT_SUBMITTED', 1]]);
    expect((await list(id)).body).toMatchObject({ total: 2, counts: { SUBMITTED: 1, NOT_SUBMITTED: 1 } });
  });
});

describe('a row of the list', () => {
  it('says how much was handed in and how late, without the time where names are hidden', async () => {
    const dueAt = new Date(server.clock.now().getTime() - 30 * HOUR).toISOString();
    const rowsOf = async (isBlind: boolean) => {
      const own = await givenClass(server);
      const members = await givenGroup(server, own, [own.learner]);
      const id = await givenAssignment(server, own, { dueAt, isBlind, ...LATE });
      await givenLearner(server, own);
      await joinedAt(server, own.learner, new Date(server.clock.now().getTime() - 40 * HOUR));
      await working(server, own.learner, id).handIn('<p>Three plain words</p>');
      const { list } = marking(server, own.instructor);
      const ofGroup = (await list(id, `?courseGroupId=${members}`)).body.total;
      return { ofGroup, rows: (await list(id, '?sort=turn')).body.data };
    };
    const shown = await rowsOf(false);
    expect(shown.rows).toMatchObject([
      { wordCount: 3, fileCount: 0, isLate: true, lateIntervals: 2 },
      { wordCount: null, fileCount: 0, isLate: false },
    ]);
    expect(shown.ofGroup).toBe(1);
    const hidden = await rowsOf(true);
    expect(hidden.rows[0]).toMatchObject({ wordCount: 3, isLate: true, lateIntervals: null });
    // a group of one would say whose it is
    expect(hidden.ofGroup).toBe(0);
  });
});
