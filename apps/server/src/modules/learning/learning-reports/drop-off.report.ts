import type { Asked, Plot, ReportKind, ReportWords } from '../reports/reports.public.ts';
import { moment, presentPerson } from '../reports/reports.public.ts';
import type { Item } from './learner-conditions.ts';
import { type Alike, countAlike, countFacts, listFacts, listRequiredLessons } from './learner-facts.reads.ts';

const KINDS = { past: 'PAST', at: 'AT', 'quiet-at': 'QUIET_AT' } as const;

/** `past-7`: who is further than lesson 7; `at-7`: who stands at it; `quiet-at-7`: and hasn't been there for days. */
function itemOf(of: string | undefined): Item | null | undefined {
  if (of === undefined) return null;
  const [, is, lesson] = /^(past|at|quiet-at)-(\d{1,15})$/.exec(of) ?? [];
  return is === undefined ? undefined : { is: KINDS[is as keyof typeof KINDS], a: Number(lesson) };
}

type Lesson = Awaited<ReturnType<typeof listRequiredLessons>>[number];

/** Learners who haven't completed the course and haven't been there for days, by the lesson at which they stand. */
const isQuietAt = (place: number) => (group: Alike) => group.isQuiet && group.standsAt === place;
const isPast = (place: number) => (group: Alike) => group.level === 5 || group.standsAt > place;

const count = (groups: readonly Alike[], holds: (group: Alike) => boolean): number =>
  groups.reduce((sum, group) => (holds(group) ? sum + group.count : sum), 0);

function steps(groups: readonly Alike[], lessons: readonly Lesson[], words: ReportWords): Plot {
  const { t } = words;
  const quiet = lessons.map((_, at) => count(groups, isQuietAt(at + 1)));
  const worst = Math.max(...quiet);
  const stopped = quiet.reduce((sum, each) => sum + each, 0);
  return {
    id: 'steps',
    kind: 'FUNNEL',
    title: t('report-texts.plots.steps'),
    summary: t('report-texts.plots.stopped', { count: stopped }),
    labelHead: t('report-texts.heads.lesson'),
    valueHead: t('report-texts.heads.past'),
    items: lessons.map(({ courseSubsectionId, title }, at) => ({
      id: `past-${courseSubsectionId}`,
      label: words.text(title),
      count: count(groups, isPast(at + 1)),
      isMarked: false,
      note:
        quiet[at] === 0
          ? null
          : {
              id: `quiet-at-${courseSubsectionId}`,
              text: t('report-texts.losses.lesson', { count: quiet[at]! }),
              count: quiet[at]!,
              isWorst: quiet[at] === worst,
            },
    })),
  };
}

/** The report is about one course: where it is asked for says so. */
const courseOf = ({ courseId }: Asked): number => courseId ?? 0;

/** Which lesson those are at who have stopped. */
export const dropOffReport: ReportKind = {
  kind: 'drop-off',
  place: 20,
  scopes: ['COURSE'],
  filters: ['dates', 'group', 'status'],
  usualStatus: 'LEARNING',
  title: ({ t }) => t('report-texts.kinds.dropOff'),
  columns: (_, { t }) => [
    { id: 'standsAt', label: t('report-texts.columns.standsAt'), format: 'TEXT' },
    { id: 'finished', label: t('report-texts.columns.finishedLessons'), format: 'NUMBER' },
    { id: 'lastSeen', label: t('report-texts.columns.lastSeen'), format: 'DATE' },
    { id: 'enrolled', label: t('report-texts.columns.enrolled'), format: 'DATE' },
  ],
  figures: async (asked, tx) => {
    const [groups, lessons] = await Promise.all([
      countAlike(asked, tx, { hasPosition: true }),
      listRequiredLessons(tx, courseOf(asked)),
    ]);
    return {
      population: count(groups, () => true),
      plots: (words) => (lessons.length === 0 ? [] : [steps(groups, lessons, words)]),
    };
  },
  rows: async (asked, tx, listed, words) => {
    const [rows, lessons] = await Promise.all([
      listFacts(asked, tx, { hasPosition: true }, itemOf(listed.of), listed),
      listRequiredLessons(tx, courseOf(asked)),
    ]);
    const nameOf = ({ completedAt, standsAt }: (typeof rows)[number]) => {
      const lesson = lessons[standsAt - 1];
      if (completedAt) return words.t('report-texts.states.completed');
      return lesson ? words.text(lesson.title) : words.t('report-texts.states.allFinished');
    };
    return rows.map((row) => ({
      ...presentPerson(asked.context, row),
      cells: [nameOf(row), row.finished, moment(row.lastVisitedAt), moment(row.enrolledAt)],
    }));
  },
  count: (asked, tx, { of, search }) => countFacts(asked, tx, { hasPosition: true }, itemOf(of), search),
};
