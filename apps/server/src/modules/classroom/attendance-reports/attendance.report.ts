import { type AttendanceCounts, attendancePercent, NO_ATTENDANCE } from '@sullam/domain/attendance/attendance.ts';
import {
  compareRationals,
  divideRationals,
  formatRational,
  type Rational,
  rational,
  sumRationals,
} from '@sullam/domain/rational.ts';
import { foldedWords } from '@sullam/domain/search-folding.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { findByWords, isFound } from '../../../kernel/database/search.ts';
import { notFound } from '../../../kernel/problem.ts';
import {
  type Asked,
  type Plot,
  type ReportKind,
  type ReportRow,
  type ReportWords,
  statesPlot,
  tenthNamed,
  tenthOf,
  tenthsPlot,
} from '../../learning/reports/reports.public.ts';
import { findMinimum, findRules, readCounts } from '../attendance/attendance.public.ts';

const STATES = ['enough', 'below', 'none'] as const;
type State = (typeof STATES)[number];

interface Person {
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
}

interface Attended {
  person: Person;
  counts: AttendanceCounts;
  /** Null: no session was closed yet. */
  percent: Rational | null;
  /** Null: passing asks for no attendance. */
  state: State | null;
}

const courseOf = ({ courseId }: Asked): number => courseId ?? 0;

async function listPeople(asked: Asked, tx: Tx, search: string | undefined): Promise<Person[]> {
  const { courseGroupId } = asked.narrowing;
  const words = foldedWords(search ?? '');
  let query = db
    .selectFrom('learners as n')
    .innerJoin('member_records as p', 'p.user_id', 'n.user_id')
    .select(['n.user_id as userId', 'p.first_name as firstName', 'p.last_name as lastName', 'p.email'])
    .where('n.course_id', '=', courseOf(asked));
  if (words.length > 0) query = query.where(isFound('n.user_id', await findByWords(tx, 'members', words)));
  if (courseGroupId !== undefined)
    query = query.where(
      sql<boolean>`exists (select from course_group_seats g where ${inOrganization('g')} and g.course_id = n.course_id
        and g.user_id = n.user_id and g.course_group_id = ${courseGroupId}::bigint)`,
    );
  return tx.all(query.orderBy(sql`lower(p.first_name || ' ' || p.last_name) collate "unicode"`).orderBy('n.user_id'));
}

function stateOf(percent: Rational | null, minimum: number | null): State | null {
  if (minimum === null) return null;
  if (percent === null) return 'none';
  return compareRationals(percent, rational(minimum)) < 0 ? 'below' : 'enough';
}

async function readAttended(asked: Asked, tx: Tx, search?: string): Promise<Attended[]> {
  const courseId = courseOf(asked);
  const people = await listPeople(asked, tx, search);
  const counts = await readCounts(tx, courseId, null);
  const rules = await findRules(tx, courseId);
  const minimum = await findMinimum(tx, courseId);
  return people.map((person) => {
    const own = counts.get(person.userId) ?? NO_ATTENDANCE;
    const percent = attendancePercent(own, rules);
    return { person, counts: own, percent, state: stateOf(percent, minimum) };
  });
}

/** `from-70`: there in 70 to 80 percent of the sessions; `enough`, `below`, `none`. */
function meant(of: string | undefined): (row: Attended) => boolean {
  if (of === undefined) return () => true;
  if ((STATES as readonly string[]).includes(of)) return ({ state }) => state === of;
  const tenth = tenthNamed(of);
  if (tenth === undefined) throw notFound();
  return ({ percent }) => percent !== null && tenthOf(percent) === tenth;
}

const asWhole = (percent: Rational): number => Number(formatRational(percent, 0));

function average(rows: readonly Attended[], { t, percent }: ReportWords): string {
  const known = rows.flatMap((row) => row.percent ?? []);
  if (known.length === 0) return '';
  const mean = divideRationals(sumRationals(known), rational(known.length));
  return t('report-texts.plots.attendanceAverage', { share: percent(asWhole(mean) / 100) });
}

function plots(rows: readonly Attended[], words: ReportWords): Plot[] {
  const { t } = words;
  const count = (of: string) => rows.filter(meant(of)).length;
  const attended = tenthsPlot(
    words,
    {
      id: 'attended',
      title: t('report-texts.plots.attendance'),
      labelHead: t('report-texts.heads.attendance'),
      summary: average(rows, words),
    },
    (tenth) => count(`from-${tenth * 10}`),
  );
  if (rows.every(({ state }) => state === null)) return [attended];
  const states = {
    title: t('report-texts.plots.attendanceStates'),
    states: STATES,
    wanted: 'enough' as const,
    label: (state: State) => t(`report-texts.attendance.${state}`),
  };
  return [attended, statesPlot(words, states, count)];
}

const presentRow = ({ person, counts, percent, state }: Attended, { t }: ReportWords): ReportRow => ({
  ...person,
  image: null,
  cells: [
    percent && asWhole(percent),
    counts.PRESENT,
    counts.LATE,
    counts.EXCUSED,
    counts.ABSENT,
    state && t(`report-texts.attendance.${state}`),
  ],
});

/** Who of a course was there how often, in closed sessions, and whether that is enough to pass. */
export const attendanceReport: ReportKind = {
  kind: 'attendance',
  place: 27,
  scopes: ['COURSE'],
  partOf: ['attendance'],
  filters: ['group'],
  usualStatus: 'LEARNING',
  title: ({ t }) => t('report-texts.kinds.attendance'),
  columns: (_, { t }) => [
    { id: 'percent', label: t('report-texts.columns.attended'), format: 'PERCENT' },
    { id: 'present', label: t('report-texts.columns.present'), format: 'NUMBER' },
    { id: 'late', label: t('report-texts.columns.late'), format: 'NUMBER' },
    { id: 'excused', label: t('report-texts.columns.excused'), format: 'NUMBER' },
    { id: 'absent', label: t('report-texts.columns.absent'), format: 'NUMBER' },
    { id: 'state', label: t('report-texts.columns.state'), format: 'TEXT' },
  ],
  figures: async (asked, tx) => {
    const rows = await readAttended(asked, tx);
    return { population: rows.length, plots: (words) => plots(rows, words) };
  },
  rows: async (asked, tx, { of, search, skip, take }, words) =>
    (await readAttended(asked, tx, search))
      .filter(meant(of))
      .slice(skip, skip + take)
      .map((row) => presentRow(row, words)),
  count: async (asked, tx, { of, search }) => (await readAttended(asked, tx, search)).filter(meant(of)).length,
};
