import { type DayBucket, dayBuckets, medianDays } from '@sullam/domain/reports/finish-times.ts';
import type { ReportKind, ReportWords } from '../reports/reports.public.ts';
import { moment, presentPerson } from '../reports/reports.public.ts';
import { courseCell, courseColumn } from './course-column.ts';
import type { Item } from './learner-conditions.ts';
import { countAlike, countFacts, listFacts } from './learner-facts.reads.ts';

/** Longer than anybody has taken. */
const EVER = 1_000_000;

/** `days-7-13`, `days-28-` for the last column; without one everybody who has finished. */
function itemOf(of: string | undefined): Item | undefined {
  if (of === undefined) return { is: 'FINISHED' };
  const [, from, to] = /^days-(\d{1,6})-(\d{0,6})$/.exec(of) ?? [];
  if (from === undefined) return undefined;
  return { is: 'DAYS', a: Number(from), b: to ? Number(to) : EVER };
}

const shortLabel = ({ from, to }: DayBucket, { number, t }: ReportWords): string => {
  if (to === null) return t('report-texts.days.orMore', { days: number(from) });
  return from === to ? number(from) : t('report-texts.days.range', { from: number(from), to: number(to) });
};

const label = (bucket: DayBucket, words: ReportWords): string =>
  bucket.from === bucket.to
    ? words.t('report-texts.days.count', { count: bucket.from })
    : words.t('report-texts.days.some', { days: shortLabel(bucket, words) });

/** How many days it took those who have finished, from their first lesson on. */
export const timeToFinishReport: ReportKind = {
  kind: 'time-to-finish',
  place: 30,
  scopes: ['COURSE', 'ORGANIZATION'],
  filters: ['dates', 'group', 'status'],
  usualStatus: 'EVERYONE',
  title: ({ t }) => t('report-texts.kinds.timeToFinish'),
  columns: (asked, words) => [
    ...courseColumn(asked, words),
    { id: 'days', label: words.t('report-texts.columns.days'), format: 'DAYS' },
    { id: 'firstLesson', label: words.t('report-texts.columns.firstLesson'), format: 'DATE' },
    { id: 'completed', label: words.t('report-texts.columns.completed'), format: 'DATE' },
  ],
  figures: async (asked, tx) => {
    const groups = await countAlike(asked, tx, { usually: 'EVERYONE' });
    const counts = groups.flatMap(({ days, count }) => (days === null ? [] : [{ days, count }]));
    const population = counts.reduce((sum, { count }) => sum + count, 0);
    const median = medianDays(counts);
    return {
      population,
      plots: (words) => [
        {
          id: 'histogram',
          kind: 'HISTOGRAM',
          title: words.t('report-texts.plots.timeToFinish'),
          summary: words.t('report-texts.plots.whoFinished', { count: population }),
          labelHead: words.t('report-texts.heads.days'),
          valueHead: words.t('report-texts.heads.learners'),
          ...(median === null ? {} : { median: words.t('report-texts.plots.median', { count: median }) }),
          items: dayBuckets(counts).map((bucket) => ({
            id: `days-${bucket.from}-${bucket.to ?? ''}`,
            label: label(bucket, words),
            shortLabel: shortLabel(bucket, words),
            count: bucket.count,
            isMarked: bucket.holdsMedian,
            note: null,
          })),
        },
      ],
    };
  },
  rows: async (asked, tx, listed, words) => {
    const rows = await listFacts(asked, tx, { usually: 'EVERYONE' }, itemOf(listed.of), listed);
    return rows.map((row) => ({
      ...presentPerson(asked.context, row),
      cells: [...courseCell(asked, words, row), row.days, moment(row.firstAt), moment(row.completedAt)],
    }));
  },
  count: (asked, tx, { of, search }) => countFacts(asked, tx, { usually: 'EVERYONE' }, itemOf(of), search),
};
