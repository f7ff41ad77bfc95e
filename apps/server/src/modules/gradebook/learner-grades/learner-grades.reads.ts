import { gradebookOf } from '@sullam/domain/grading/gradebook-data.ts';
import { sql } from 'kysely';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { hasOpenLessonsIn } from '../../learning/progress/progress.public.ts';
import type { GradeItem } from '../grade-items/grade-items.public.ts';
import {
  type GradeDetail,
  type GradeRow,
  GradeRows,
  gradeOf,
  gradeSources,
  isShown,
  listGrades,
  listShownChanges,
  listStoredRows,
  type OpenGradebook,
  presentDerived,
  readClassStatistics,
  readGradeDetail,
  readOpenGradebook,
  readOpenGradebooks,
  shownMarks,
} from '../grades/grades.public.ts';
import type { OwnGrades, OwnItem, OwnItemDetail, TranscriptEntry } from './learner-grades.schemas.ts';

const REQUIRED_GRADE = sql<number | null>`(passing_criteria ->> 'minimumGrade')::int`;

const courseOf = (tx: Tx, courseId: number) =>
  tx.one(
    db
      .selectFrom('course_overviews')
      .select(['title', REQUIRED_GRADE.as('requiredGrade')])
      .where('course_id', '=', courseId),
  );

/** An item with what of its grade the learner may know: whatever isn't shown is as if it weren't there. */
function ownItem(open: OpenGradebook, item: GradeItem, grade: GradeRow | undefined): OwnItem {
  const { isPosted, version, ...facts } = item;
  const seen = grade && isShown(item, grade, open.visibility) ? grade : undefined;
  return {
    ...facts,
    grade: { state: seen?.state ?? 'BLANK', points: seen?.points ?? null, comment: seen?.comment ?? '' },
  };
}

const itemsOf = (open: OpenGradebook, grades: readonly GradeRow[]): OwnItem[] => {
  const byItem = new Map(grades.map((grade) => [grade.gradeItemId, grade]));
  return open.structure.items.map((item) => ownItem(open, item, byItem.get(item.gradeItemId)));
};

/** What a learner has in a course, with all that their own calculator needs to ask "what if". */
export async function readOwnGrades(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  userId: number,
): Promise<OwnGrades> {
  const course = await courseOf(tx, courseId);
  if (!course) throw notFound();
  const open = await readOpenGradebook(context, tx, courseId);
  const grades = await listGrades(tx, courseId, [userId]);
  const own = grades.get(userId) ?? [];
  const { version, categories, items, ...settings } = open.structure;
  return {
    ...settings,
    courseTitle: course.title,
    requiredGrade: course.requiredGrade,
    categories: categories.map(({ version: _, ...category }) => category),
    items: itemsOf(open, own),
    totals: presentDerived(gradeOf(gradebookOf(open.structure), own, open.visibility, 'LEARNER')),
  };
}

/** A page of a course's items with the learner's grades. */
export async function listOwnItems(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  { skip = 0, take = 20 }: { skip?: number; take?: number },
): Promise<{ data: OwnItem[]; total: number }> {
  const { userId } = context.caller;
  const open = await readOpenGradebook(context, tx, courseId);
  const grades = await listGrades(tx, courseId, [userId]);
  const items = itemsOf(open, grades.get(userId) ?? []);
  return { data: items.slice(skip, skip + take), total: items.length };
}

/** What was said where the mark was given, of an item that follows an activity. */
async function sourceComment(context: MemberContext, tx: Tx, item: GradeItem): Promise<string> {
  const source = context.extensions.of(gradeSources).find(({ name }) => name === item.source);
  if (!source?.comment || item.courseSubsectionId === null) return '';
  return source.comment(context, tx, item.courseSubsectionId, context.caller.userId);
}

/** One item with the learner's grade, how the class did, and what the learner saw before. */
export async function readOwnItem(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  gradeItemId: number,
): Promise<OwnItemDetail> {
  const { userId } = context.caller;
  const course = await courseOf(tx, courseId);
  const open = await readOpenGradebook(context, tx, courseId);
  const grades = await listGrades(tx, courseId, [userId]);
  const changes = await listShownChanges(tx, gradeItemId, userId);
  const item = open.visibility.item(gradeItemId);
  if (!course || !item) throw notFound();
  const grade = grades.get(userId)?.find((each) => each.gradeItemId === gradeItemId);
  const isSeen = grade !== undefined && isShown(item, grade, open.visibility);
  const own = ownItem(open, item, grade);
  const comment = isSeen ? own.grade.comment || (await sourceComment(context, tx, item)) : '';
  return {
    ...own,
    grade: { ...own.grade, comment },
    courseId,
    courseTitle: course.title,
    statistics: await readClassStatistics(tx, open, item),
    history: isSeen
      ? changes.map((row) => ({
          state: row.new_state as OwnItem['grade']['state'],
          points: row.new_points,
          changedAt: row.changed_at.toISOString(),
        }))
      : [],
  };
}

/** What a learner saw of a grade's changes: each as what they had seen before became, without who changed it and why. */
function ownHistory(history: GradeDetail['history']): GradeDetail['history'] {
  const seen = history.filter(({ isShown: wasShown }) => wasShown);
  return seen.map((change, at) => {
    const before = seen[at + 1];
    return {
      ...change,
      oldState: before?.newState ?? 'BLANK',
      oldPoints: before?.newPoints ?? null,
      reason: '',
      changedBy: null,
    };
  });
}

/** A learner's own grade, by the call that staff have for everybody's: what isn't shown is as if it weren't there. */
export async function readOwnGrade(
  context: MemberContext,
  tx: Tx,
  { courseId, gradeItemId }: { courseId: number; gradeItemId: number },
): Promise<GradeDetail> {
  const { userId } = context.caller;
  const detail = await readGradeDetail(context, tx, { courseId, gradeItemId, userId });
  const { grade } = await readOwnItem(context, tx, courseId, gradeItemId);
  const history = detail.isPosted ? ownHistory(detail.history) : [];
  // the version counts changes that the learner may not know of; who saves nothing needs none
  return { ...detail, ...grade, isOverridden: false, automatic: null, version: 0, history };
}

/**
 * All courses that somebody learns or has completed, with their totals as the learner sees them; however many they are in
 * the same number of statements.
 */
export async function readTranscript(
  context: SystemContext,
  tx: Tx,
  userId: number,
  { skip = 0, take = 20 }: { skip?: number; take?: number },
): Promise<{ data: TranscriptEntry[]; total: number }> {
  const base = db
    .selectFrom('enrollment_records as n')
    .innerJoin('course_overviews as c', 'c.course_id', 'n.course_id')
    .where('n.user_id', '=', userId)
    .where(sql<boolean>`(n.is_learning or n.completed_at is not null)`);
  const courses = await tx.all(
    base
      .select(['c.course_id', 'c.title', 'n.enrolled_at', 'n.completed_at', REQUIRED_GRADE.as('requiredGrade')])
      .select(hasOpenLessonsIn(sql.ref<number>('c.course_id'), userId).as('hasOpenLessons'))
      .orderBy(sql`n.completed_at desc nulls last`)
      .orderBy('n.enrolled_at', 'desc')
      .orderBy('n.enrollment_id')
      .offset(skip)
      .limit(take),
  );
  const counted = await tx.one(base.select(sql<number>`count(*)::int`.as('total')));
  const courseIds = courses.map((row) => row.course_id);
  const books = await readOpenGradebooks(context, tx, courseIds);
  const stored = await listStoredRows(tx, courseIds, [userId]);
  const data = courses.map((row, index): TranscriptEntry => {
    const rows = new GradeRows(books[index]!);
    const own = rows.of(stored.find(({ courseId }) => courseId === row.course_id));
    return {
      courseId: row.course_id,
      courseTitle: row.title,
      enrolledAt: row.enrolled_at.toISOString(),
      completedAt: row.completed_at?.toISOString() ?? null,
      hasOpenLessons: row.hasOpenLessons,
      requiredGrade: row.requiredGrade,
      totals: rows.totals()(shownMarks(own)),
    };
  });
  return { data, total: counted?.total ?? 0 };
}
