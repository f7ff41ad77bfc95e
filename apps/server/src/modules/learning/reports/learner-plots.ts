import { compareRationals, type Rational, rational } from '@sullam/domain/rational.ts';
import type { ReportWords } from './report-words.ts';
import type { Plot, PlotItem } from './reports.schemas.ts';

/** Columns of ten percent each; what is above a hundred stands with the best. */
const TENTHS = 10;

/** In which tenth of a hundred an exact percentage is, from 0. */
export const tenthOf = (percent: Rational): number =>
  Array.from({ length: TENTHS - 1 }, (_, at) => rational((at + 1) * 10)).filter(
    (bound) => compareRationals(percent, bound) >= 0,
  ).length;

/** The tenth that an id stands for: `from-70` is 7. */
export function tenthNamed(id: string): number | undefined {
  const [, from] = /^from-([1-9]?0)$/.exec(id) ?? [];
  return from === undefined ? undefined : Number(from) / 10;
}

const rangeOf = (at: number, { number, t }: ReportWords): string =>
  at === TENTHS - 1
    ? t('report-texts.days.orMore', { days: number(at * 10) })
    : t('report-texts.days.range', { from: number(at * 10), to: number(at * 10 + 10) });

/** The columns of a plot by percent. */
const tenthItems = (words: ReportWords, countAt: (tenth: number) => number): PlotItem[] =>
  Array.from({ length: TENTHS }, (_, at) => ({
    id: `from-${at * 10}`,
    label: words.t('report-texts.grades.percent', { range: rangeOf(at, words) }),
    shortLabel: rangeOf(at, words),
    count: countAt(at),
    isMarked: false,
    note: null,
  }));

/** Columns of learners by percent. */
export const tenthsPlot = (
  words: ReportWords,
  plot: Pick<Plot, 'id' | 'title' | 'labelHead' | 'summary'>,
  countAt: (tenth: number) => number,
): Plot => ({
  ...plot,
  kind: 'COLUMNS',
  valueHead: words.t('report-texts.heads.learners'),
  items: tenthItems(words, countAt),
});

/** Bars of learners by how they stand; the state that is wanted is marked. */
export const statesPlot = <State extends string>(
  { t }: ReportWords,
  plot: { title: string; states: readonly State[]; wanted: State; label(state: State): string },
  countOf: (state: State) => number,
): Plot => ({
  id: 'verdicts',
  kind: 'BARS',
  title: plot.title,
  summary: '',
  labelHead: t('report-texts.columns.state'),
  valueHead: t('report-texts.heads.learners'),
  items: plot.states.map((state) => ({
    id: state,
    label: plot.label(state),
    count: countOf(state),
    isMarked: state === plot.wanted,
    note: null,
  })),
});
