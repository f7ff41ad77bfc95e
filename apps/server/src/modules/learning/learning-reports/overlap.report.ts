import type { Localized } from '@sullam/domain/localized.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import type { Asked, Plot, ReportKind, ReportWords } from '../reports/reports.public.ts';
import { idsOf, presentPerson } from '../reports/reports.public.ts';
import {
  chooseCourses,
  countBefore,
  countCombinations,
  countLearners,
  countPeople,
  listPeople,
  titlesOf,
} from './overlap.reads.ts';

/** Fewer say nothing about whether one course helps with another. */
const ENOUGH = 10;
/** A difference that is worth a sentence. */
const NOTABLE = 1.2;

/** The courses that are compared, each once, the report's own first. */
function comparedIn({ courseId, narrowing }: Asked): number[] {
  return [...new Set([...(courseId === null ? [] : [courseId]), ...idsOf(narrowing.courseIds)])];
}

/** `in-4.9`: in courses 4 and 9 and in no other of those compared. */
function combinationOf(courseIds: readonly number[], of: string | undefined): number[] | null {
  if (of === undefined) return null;
  const inIds = /^in-[0-9.]+$/.test(of) ? of.slice('in-'.length).split('.').map(Number) : [];
  if (inIds.length === 0 || inIds.some((id) => !courseIds.includes(id))) throw notFound();
  return inIds;
}

interface Course {
  courseId: number;
  title: Localized;
}

type Combination = Awaited<ReturnType<typeof countCombinations>>[number];

interface Help {
  course: Course;
  /** Of a hundred who took it first, and of a hundred others. */
  first: number;
  others: number;
}

/** The course that most helps to complete the first one, if any does by much. */
async function findHelp(tx: Tx, [main, ...others]: readonly Course[]): Promise<Help | null> {
  if (!main || others.length === 0) return null;
  const [all, before] = await Promise.all([
    countLearners(tx, main.courseId),
    countBefore(
      tx,
      main.courseId,
      others.map(({ courseId }) => courseId),
    ),
  ]);
  const helps = others.flatMap((course) => {
    const first = before.find((row) => row.courseId === course.courseId);
    const rest = { count: all.count - (first?.count ?? 0), completed: all.completed - (first?.completed ?? 0) };
    if (!first || first.count < ENOUGH || rest.count < ENOUGH) return [];
    return [
      {
        course,
        first: Math.round((first.completed / first.count) * 100),
        others: Math.round((rest.completed / rest.count) * 100),
      },
    ];
  });
  const best = helps.sort((a, b) => b.first - b.others - (a.first - a.others))[0];
  return best && best.first >= best.others * NOTABLE && best.first > best.others ? best : null;
}

function labelOf(inIds: readonly number[], courses: readonly Course[], words: ReportWords): string {
  const [first = '', ...more] = courses
    .filter(({ courseId }) => inIds.includes(courseId))
    .map(({ title }) => words.text(title));
  if (more.length === 0) return words.t('report-texts.overlap.only', { title: first });
  if (inIds.length === courses.length && courses.length > 2)
    return words.t('report-texts.overlap.all', { count: courses.length });
  return more.reduce((text, title) => words.t('report-texts.overlap.and', { first: text, second: title }), first);
}

function plot(
  courses: readonly Course[],
  combinations: readonly Combination[],
  help: Help | null,
  words: ReportWords,
): Plot {
  const { t, text } = words;
  const total = combinations.reduce((sum, { count }) => sum + count, 0);
  const sorted = [...combinations].sort((a, b) => b.inIds.length - a.inIds.length || b.count - a.count);
  return {
    id: 'overlap',
    kind: 'OVERLAP',
    title: t('report-texts.plots.overlap'),
    summary: t('report-texts.plots.people', { count: total }),
    labelHead: t('report-texts.heads.courses'),
    valueHead: t('report-texts.heads.people'),
    courses: courses.map(({ courseId, title }) => ({ courseId, title: text(title) })),
    items: sorted.map(({ inIds, count }) => ({
      id: `in-${inIds.join('.')}`,
      label: labelOf(inIds, courses, words),
      count,
      isMarked: inIds.length > 1,
      note: null,
      within: courses.map(({ courseId }) => inIds.includes(courseId)),
    })),
    ...(help
      ? {
          finding: t('report-texts.overlap.helps', {
            other: text(help.course.title),
            title: text(courses[0]!.title),
            first: help.first,
            others: help.others,
          }),
        }
      : {}),
  };
}

/** Who is in several courses: how many are in which of them. */
export const overlapReport: ReportKind = {
  kind: 'overlap',
  place: 50,
  scopes: ['COURSE', 'ORGANIZATION'],
  filters: ['courses'],
  usualStatus: 'LEARNING',
  title: ({ t }) => t('report-texts.kinds.overlap'),
  settle: async (asked, tx) => {
    const compared = comparedIn(asked);
    const isSaid = compared.length > (asked.courseId === null ? 0 : 1);
    const courseIds = isSaid ? compared : await chooseCourses(asked.context, tx, asked.courseId);
    const courses = await titlesOf(tx, courseIds);
    return { ...asked, courses, narrowing: { ...asked.narrowing, courseIds: courseIds.join(',') } };
  },
  columns: ({ courses }, { text }) =>
    courses.map(({ courseId, title }) => ({ id: `course-${courseId}`, label: text(title), format: 'TEXT' })),
  figures: async ({ courses }, tx) => {
    const [combinations, help] = await Promise.all([
      countCombinations(
        tx,
        courses.map(({ courseId }) => courseId),
      ),
      findHelp(tx, courses),
    ]);
    return {
      population: combinations.reduce((sum, { count }) => sum + count, 0),
      plots: (words) => (courses.length < 2 ? [] : [plot(courses, combinations, help, words)]),
    };
  },
  rows: async (asked, tx, listed, words) => {
    const courseIds = comparedIn(asked);
    const rows = await listPeople(tx, courseIds, combinationOf(courseIds, listed.of), listed);
    const stateOf = (own: (typeof rows)[number]['courses'], courseId: number): string | null => {
      const found = own.find((each) => each.courseId === courseId);
      return found ? words.t(`report-texts.states.${found.isCompleted ? 'completed' : 'learning'}`) : null;
    };
    return rows.map((row) => ({
      ...presentPerson(asked.context, row),
      cells: courseIds.map((courseId) => stateOf(row.courses, courseId)),
    }));
  },
  count: (asked, tx, { of, search }) => {
    const courseIds = comparedIn(asked);
    return countPeople(tx, courseIds, combinationOf(courseIds, of), search);
  },
};
