import { progressFromCounts } from '@sullam/domain/progress.ts';
import type { Plot, ReportKind, ReportWords } from '../reports/reports.public.ts';
import { moment, presentPerson } from '../reports/reports.public.ts';
import { courseCell, courseColumn } from './course-column.ts';
import { type Item, LEVELS, type Level } from './learner-conditions.ts';
import { type Alike, countAlike, countFacts, listFacts } from './learner-facts.reads.ts';

const slug = (level: Level) => level.toLowerCase();
const levelOf = (name: string | undefined): number => LEVELS.findIndex((each) => slug(each) === name);

/** `reached-half`: half way or further; `left-at-half`: half way and no further. */
function itemOf(of: string | undefined): Item | null | undefined {
  if (of === undefined) return null;
  const [, is, name] = /^(reached|left-at)-([a-z]+)$/.exec(of) ?? [];
  const at = levelOf(name);
  if (at < 0) return undefined;
  return { is: is === 'reached' ? 'REACHED' : 'LEFT_AT', a: at };
}

const sumOf = (groups: readonly Alike[], holds: (level: number) => boolean): number =>
  groups.reduce((sum, { level, count }) => (holds(level) ? sum + count : sum), 0);

function funnel(groups: readonly Alike[], { t, percent }: ReportWords): Plot {
  const reached = LEVELS.map((_, at) => sumOf(groups, (level) => level >= at));
  const lost = LEVELS.map((_, at) => (at === 0 ? 0 : reached[at - 1]! - reached[at]!));
  const worst = Math.max(...lost);
  return {
    id: 'funnel',
    kind: 'FUNNEL',
    title: t('report-texts.plots.funnel'),
    summary:
      reached[0] === 0 ? '' : t('report-texts.plots.funnelSummary', { share: percent(reached.at(-1)! / reached[0]!) }),
    labelHead: t('report-texts.heads.step'),
    valueHead: t('report-texts.heads.learners'),
    items: LEVELS.map((level, at) => ({
      id: `reached-${slug(level)}`,
      label: t(`report-texts.levels.${level}`),
      count: reached[at]!,
      isMarked: level === 'COMPLETED',
      note:
        at === 0 || lost[at] === 0
          ? null
          : {
              id: `left-at-${slug(LEVELS[at - 1]!)}`,
              text: t(`report-texts.losses.${LEVELS[at - 1] as Exclude<Level, 'COMPLETED'>}`, { count: lost[at]! }),
              count: lost[at]!,
              isWorst: lost[at] === worst,
            },
    })),
  };
}

/** How far those who learn a course have come, and where they are lost. */
export const completionReport: ReportKind = {
  kind: 'completion',
  place: 10,
  scopes: ['COURSE', 'ORGANIZATION'],
  filters: ['dates', 'group', 'status'],
  usualStatus: 'LEARNING',
  title: ({ t }) => t('report-texts.kinds.completion'),
  columns: (asked, words) => [
    ...courseColumn(asked, words),
    { id: 'progress', label: words.t('report-texts.columns.progress'), format: 'PERCENT' },
    { id: 'lastSeen', label: words.t('report-texts.columns.lastSeen'), format: 'DATE' },
    { id: 'enrolled', label: words.t('report-texts.columns.enrolled'), format: 'DATE' },
    { id: 'completed', label: words.t('report-texts.columns.completed'), format: 'DATE' },
  ],
  figures: async (asked, tx) => {
    const groups = await countAlike(asked, tx, {});
    return { population: sumOf(groups, () => true), plots: (words) => [funnel(groups, words)] };
  },
  rows: async (asked, tx, listed, words) => {
    const rows = await listFacts(asked, tx, {}, itemOf(listed.of), listed);
    return rows.map((row) => ({
      ...presentPerson(asked.context, row),
      cells: [
        ...courseCell(asked, words, row),
        progressFromCounts(row.finished, row.requiredCount).percent,
        moment(row.lastVisitedAt),
        moment(row.enrolledAt),
        moment(row.completedAt),
      ],
    }));
  },
  count: (asked, tx, { of, search }) => countFacts(asked, tx, {}, itemOf(of), search),
};
