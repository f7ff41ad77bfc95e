import { parseRational } from '@sullam/domain/rational.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { mapInSlices } from '../../../kernel/time-slices.ts';
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
import { type GradedLearner, GradeRows, listLearners, readOpenGradebook } from '../grades/grades.public.ts';

const STATES = ['passed', 'failed', 'ungraded'] as const;
type State = (typeof STATES)[number];

interface Totalled {
  learner: GradedLearner;
  current: string | null;
  final: string | null;
  letter: ReturnType<ReturnType<GradeRows['totals']>>['current']['letter'];
  /** Null: there is no total yet. */
  column: number | null;
  state: State;
}

function columnOf(percent: string): number {
  const exact = parseRational(percent);
  if (!exact) throw new Error(`${percent} is no percentage`);
  return tenthOf(exact);
}

const stateOf = (passed: boolean | null): State => {
  if (passed === null) return 'ungraded';
  return passed ? 'passed' : 'failed';
};

interface Page {
  skip?: number;
  take?: number | null;
  search?: string | undefined;
}

const courseOf = ({ courseId }: Asked): number => courseId ?? 0;

async function readTotals(
  asked: Asked,
  tx: Tx,
  { search, ...page }: Page,
): Promise<{ rows: Totalled[]; total: number }> {
  const { courseGroupId } = asked.narrowing;
  const open = await readOpenGradebook(asked.context, tx, courseOf(asked));
  const { learners, total } = await listLearners(tx, courseOf(asked), {
    ...page,
    ...(search === undefined ? {} : { search }),
    ...(courseGroupId === undefined ? {} : { courseGroupId }),
  });
  const rows = new GradeRows(open);
  const totalsOf = rows.totals();
  const totalled = await mapInSlices(learners, (learner): Totalled => {
    const { current, final } = totalsOf(rows.of(learner.stored));
    return {
      learner,
      current: current.text,
      final: final.text,
      letter: current.letter,
      column: current.percent === null ? null : columnOf(current.percent),
      state: stateOf(current.passed),
    };
  });
  return { rows: totalled, total };
}

type Holds = (row: Totalled) => boolean;

/** `from-70`: a total of 70 to 80 percent; `passed`, `failed`, `ungraded`. */
function meant(of: string): Holds {
  if ((STATES as readonly string[]).includes(of)) return ({ state }) => state === of;
  const tenth = tenthNamed(of);
  if (tenth === undefined) throw notFound();
  return ({ column }) => column === tenth;
}

function plots(rows: readonly Totalled[], words: ReportWords): Plot[] {
  const { t } = words;
  const count = (holds: Holds) => rows.filter(holds).length;
  const totals = {
    id: 'totals',
    title: t('report-texts.plots.grades'),
    labelHead: t('report-texts.heads.total'),
    summary: t('report-texts.plots.graded', { count: count(({ column }) => column !== null) }),
  };
  const states = {
    title: t('report-texts.plots.verdicts'),
    states: STATES,
    wanted: 'passed' as const,
    label: (state: State) => t(`report-texts.states.${state}`),
  };
  return [
    tenthsPlot(words, totals, (tenth) => count(({ column }) => column === tenth)),
    statesPlot(words, states, (of) => count(({ state }) => state === of)),
  ];
}

const presentRow = ({ learner, current, final, letter, state }: Totalled, { t, text }: ReportWords): ReportRow => ({
  userId: learner.userId,
  firstName: learner.firstName,
  lastName: learner.lastName,
  email: learner.email,
  image: null,
  cells: [current, final, letter ? text(letter) : null, t(`report-texts.states.${state}`)],
});

/** What the gradebook of a course comes to: the same totals as in its sheet, and who has which. */
export const gradeTotalsReport: ReportKind = {
  kind: 'grade-totals',
  place: 25,
  scopes: ['COURSE'],
  partOf: ['grades'],
  filters: ['group'],
  usualStatus: 'LEARNING',
  title: ({ t }) => t('report-texts.kinds.grades'),
  columns: (_, { t }) => [
    { id: 'current', label: t('report-texts.columns.currentTotal'), format: 'DECIMAL' },
    { id: 'final', label: t('report-texts.columns.finalTotal'), format: 'DECIMAL' },
    { id: 'letter', label: t('report-texts.columns.letter'), format: 'TEXT' },
    { id: 'state', label: t('report-texts.columns.state'), format: 'TEXT' },
  ],
  figures: async (asked, tx) => {
    const { rows, total } = await readTotals(asked, tx, {});
    return { population: total, plots: (words) => plots(rows, words) };
  },
  rows: async (asked, tx, { of, search, skip, take }, words) => {
    if (of === undefined)
      return (await readTotals(asked, tx, { search, skip, take })).rows.map((row) => presentRow(row, words));
    const { rows } = await readTotals(asked, tx, { search });
    return rows
      .filter(meant(of))
      .slice(skip, skip + take)
      .map((row) => presentRow(row, words));
  },
  count: async (asked, tx, { of, search }) => {
    const { rows } = await readTotals(asked, tx, { search });
    return of === undefined ? rows.length : rows.filter(meant(of)).length;
  },
};
