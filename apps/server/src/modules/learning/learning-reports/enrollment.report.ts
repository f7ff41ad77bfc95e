import { dayStart, isDay, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { DAY } from '@sullam/domain/limits.ts';
import { firstDayOfWeek } from '@sullam/domain/week-start.ts';
import { weekOf } from '@sullam/domain/weekly-goal.ts';
import type { Asked, PlotItem, ReportKind, ReportWords } from '../reports/reports.public.ts';
import { moment, presentPerson } from '../reports/reports.public.ts';
import { courseCell, courseColumn } from './course-column.ts';
import type { Item } from './learner-conditions.ts';
import { countByDate, countFacts, listFacts, readSpan } from './learner-facts.reads.ts';

type Unit = 'day' | 'week' | 'month';

/** The first day after a day, a week or a month that begins with this one. */
function afterwards(day: string, unit: Unit): string {
  const date = new Date(day);
  if (unit === 'month') date.setUTCMonth(date.getUTCMonth() + 1);
  else date.setUTCDate(date.getUTCDate() + (unit === 'week' ? 7 : 1));
  return date.toISOString().slice(0, 10);
}

/** So many columns at most stand side by side without being too thin for their number. */
function unitOf(first: Date, last: Date): Unit {
  const days = (last.getTime() - first.getTime()) / DAY;
  if (days <= 14) return 'day';
  return days <= 14 * 7 ? 'week' : 'month';
}

const STATES = { learning: 'LEARNING', left: 'LEFT', completed: 'DONE' } as const;

/** `week-2026-11-16`: enrolled in the week that begins on that day; `left`: learners who aren't in the course any more. */
function itemOf({ context }: Asked, of: string | undefined): Item | null | undefined {
  if (of === undefined) return null;
  if (Object.hasOwn(STATES, of)) return { is: STATES[of as keyof typeof STATES] };
  const [, unit, day] = /^(day|week|month)-(\d{4}-[01]\d-[0-3]\d)$/.exec(of) ?? [];
  if (day === undefined || !isDay(day)) return undefined;
  const startOf = (date: string) => dayStart(date, context.configuration.time_zone);
  return { is: 'SINCE', since: startOf(day), until: startOf(afterwards(day, unit as Unit)) };
}

type Counted = Awaited<ReturnType<typeof countByDate>>;

const sum = (rows: Counted, holds: (row: Counted[number]) => boolean = () => true): number =>
  rows.reduce((total, row) => (holds(row) ? total + row.count : total), 0);

/** The days with which the days, weeks or months begin, from that of the first enrolment to that of the last. */
function beginnings({ context: { configuration } }: Asked, first: Date, last: Date, unit: Unit): string[] {
  const [from, to] = [first, last].map((at) => wallTimeOf(at, configuration.time_zone).date) as [string, string];
  const begins = { day: from, week: weekOf(from, firstDayOfWeek(configuration))[0]!, month: `${from.slice(0, 8)}01` };
  const days: string[] = [];
  for (let day = begins[unit]; day <= to; day = afterwards(day, unit)) days.push(day);
  return days;
}

/** Every day, week or month from the first to the last, also those without an enrolment. */
const columns = ({ unit, days, rows }: Awaited<ReturnType<typeof count>>, words: ReportWords): PlotItem[] =>
  days.map((day) => {
    const name = unit === 'month' ? words.month(day) : words.day(day);
    return {
      id: `${unit}-${day}`,
      label: unit === 'week' ? words.t('report-texts.dates.weekOf', { day: name }) : name,
      shortLabel: name,
      count: sum(rows, (row) => row.day === day),
      isMarked: false,
      note: null,
    };
  });

const isIn: Record<keyof typeof STATES, (row: Counted[number]) => boolean> = {
  learning: ({ isLearning, isCompleted }) => isLearning && !isCompleted,
  left: ({ isLearning, isCompleted }) => !isLearning && !isCompleted,
  completed: ({ isCompleted }) => isCompleted,
};

const stateOf = ({ completedAt, isLearning }: { completedAt: Date | null; isLearning: boolean }) => {
  if (completedAt) return 'completed';
  return isLearning ? 'learning' : 'left';
};

const usually = { usually: 'EVERYONE' } as const;

async function count(asked: Asked, tx: Parameters<ReportKind['figures']>[1]) {
  const span = await readSpan(asked, tx, usually);
  if (!span?.first || !span.last) return { unit: 'day' as const, days: [], rows: [] };
  const unit = unitOf(span.first, span.last);
  const days = beginnings(asked, span.first, span.last, unit);
  return { unit, days, rows: await countByDate(asked, tx, usually, days) };
}

/** When people were enrolled, and what has become of it. */
export const enrollmentReport: ReportKind = {
  kind: 'enrollment',
  place: 40,
  scopes: ['COURSE', 'ORGANIZATION'],
  filters: ['dates', 'group', 'status'],
  usualStatus: 'EVERYONE',
  title: ({ t }) => t('report-texts.kinds.enrollment'),
  columns: (asked, words) => [
    ...courseColumn(asked, words),
    { id: 'state', label: words.t('report-texts.columns.state'), format: 'TEXT' },
    { id: 'enrolled', label: words.t('report-texts.columns.enrolled'), format: 'DATE' },
    { id: 'lastSeen', label: words.t('report-texts.columns.lastSeen'), format: 'DATE' },
    { id: 'completed', label: words.t('report-texts.columns.completed'), format: 'DATE' },
  ],
  figures: async (asked, tx) => {
    const counted = await count(asked, tx);
    const { unit, rows } = counted;
    const population = sum(rows);
    return {
      population,
      plots: (words) => {
        const { t } = words;
        const head = { labelHead: t(`report-texts.heads.${unit}`), valueHead: t('report-texts.heads.enrolments') };
        return [
          {
            ...head,
            id: 'dates',
            kind: 'COLUMNS',
            title: t(`report-texts.plots.enrolledBy.${unit}`),
            summary: t('report-texts.plots.enrolments', { count: population }),
            items: columns(counted, words),
          },
          {
            ...head,
            labelHead: t('report-texts.columns.state'),
            id: 'states',
            kind: 'BARS',
            title: t('report-texts.plots.states'),
            summary: '',
            items: (['learning', 'completed', 'left'] as const).map((state) => ({
              id: state,
              label: t(`report-texts.states.${state}`),
              count: sum(rows, isIn[state]),
              isMarked: state === 'completed',
              note: null,
            })),
          },
        ];
      },
    };
  },
  rows: async (asked, tx, listed, words) => {
    const rows = await listFacts(asked, tx, usually, itemOf(asked, listed.of), listed);
    return rows.map((row) => ({
      ...presentPerson(asked.context, row),
      cells: [
        ...courseCell(asked, words, row),
        words.t(`report-texts.states.${stateOf(row)}`),
        moment(row.enrolledAt),
        moment(row.lastVisitedAt),
        moment(row.completedAt),
      ],
    }));
  },
  count: (asked, tx, { of, search }) => countFacts(asked, tx, usually, itemOf(asked, of), search),
};
