import { storedPoints } from '@sullam/domain/grading/stored-points.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import {
  gradebookChanged,
  insertItem,
  lockGradebook,
  takePlan,
  updateFollowing,
} from '../grade-items/grade-items.public.ts';
import { changeGrades, type Edit, untouched } from './change-grades.ts';
import { isShown } from './grade-marks.ts';
import type { GradeSource, SourceFacts, SourceMark } from './grade-source.ts';
import { type GradeRow, listGrades, type OpenGradebook, readOpenGradebook } from './grades.reads.ts';
import { findLastShown, listHolders, writeHistory } from './grades.repository.ts';
import { gradesPosted } from './grades.signals.ts';
import { settleTotals } from './settle-totals.ts';

const findItem = (open: OpenGradebook, courseSubsectionId: number) =>
  open.structure.items.find((item) => item.courseSubsectionId === courseSubsectionId);

/** Makes the item of what was published, or brings it up to date where there is one. */
async function keepItem(
  context: SystemContext,
  tx: Tx,
  source: GradeSource,
  { courseSubsectionId, ...facts }: SourceFacts & { courseSubsectionId: number },
): Promise<OpenGradebook> {
  const { courseId, title, maximumPoints } = facts;
  const open = await readOpenGradebook(context, tx, courseId);
  const item = findItem(open, courseSubsectionId);
  const dueAt = facts.dueAt?.toISOString() ?? null;
  if (item) {
    if (!(await updateFollowing(tx, item.gradeItemId, { title, maximumPoints, dueAt }))) return open;
  } else if (facts.isPublished)
    await insertItem(tx, courseId, {
      source: source.name,
      courseSubsectionId,
      title,
      maximumPoints,
      dueAt,
      gradeCategoryId: null,
      kind: 'POINTS',
      weight: '1',
      isExtraCredit: false,
      isOmitted: false,
      isNeverDropped: false,
      // when a mark is seen is decided by its source's own release
      isPosted: true,
      ...(await takePlan(tx, courseSubsectionId)),
      now: context.clock.now(),
    });
  else return open;
  // totals of those who have no grade on it are different too
  await emit(context, tx, gradebookChanged, { courseId });
  return readOpenGradebook(context, tx, courseId);
}

/** Makes the item of what a transaction publishes within it, instead of by the job that follows: nobody finds the course without. */
export async function makeItem(
  context: SystemContext,
  tx: Tx,
  source: GradeSource,
  courseSubsectionId: number,
): Promise<void> {
  const facts = await source.facts(tx, courseSubsectionId);
  if (!facts) return;
  await lockGradebook(tx, facts.courseId);
  await keepItem(context, tx, source, { ...facts, courseSubsectionId });
}

const NOTHING: SourceMark = { state: 'BLANK', points: null, isRegraded: false };

/** The grade with what its source says now; the very same where that is no news. An override stays, beside it. */
function brought(before: GradeRow, { state, points }: SourceMark): GradeRow {
  const text = points && storedPoints(points);
  const known = before.automaticState ?? 'BLANK';
  if (known === state && before.automaticPoints === text) return before;
  const after = { ...before, automaticState: state, automaticPoints: text };
  return before.isOverridden ? after : { ...after, state, points: text, version: before.version + 1 };
}

const sourceOf = (source: GradeSource, before: GradeRow, { isRegraded }: SourceMark) =>
  source.name === 'EXAM' && isRegraded && before.automaticState === 'MARKED' ? 'REGRADE' : source.name;

/** Grades that learners see since a release, without a change of their own: that they do is a part of their history. */
async function noteReleased(
  context: SystemContext,
  tx: Tx,
  rows: readonly GradeRow[],
  {
    open,
    gradeItemId,
    courseId,
    notifies,
  }: { open: OpenGradebook; gradeItemId: number; courseId: number; notifies: boolean },
): Promise<void> {
  const item = open.visibility.item(gradeItemId);
  const shown = rows.filter((row) => item && row.state === 'MARKED' && isShown(item, row, open.visibility));
  const userIds = shown.map(({ userId }) => userId);
  const last = await findLastShown(tx, gradeItemId, userIds);
  const unnotified = shown.filter(({ userId }) => last.get(userId)?.isShown === false);
  const changes = unnotified.map(({ userId, state, points }) => ({
    gradeItemId,
    userId,
    oldState: state,
    oldPoints: points,
    newState: state,
    newPoints: points,
    source: 'POSTED' as const,
    isShown: true,
  }));
  await writeHistory(tx, changes, { courseId, by: null, now: context.clock.now(), reason: '' });
  const notified = changes.map(({ userId }) => userId);
  if (notifies && notified.length > 0)
    await emit(context, tx, gradesPosted, {
      gradeItemId,
      courseId,
      state: 'MARKED',
      userIds: notified,
      byUserId: null,
    });
}

export interface Follow {
  courseSubsectionId: number;
  /** Null: everybody's, and what the item takes over, too. */
  userIds: readonly number[] | null;
  /** What learners may see is different now, though no mark may be. */
  isReleased?: boolean;
}

/** Brings the item of an exam or assignment and its grades up to date. However often it runs, the same comes out. */
export const follow = (
  context: SystemContext,
  source: GradeSource,
  { courseSubsectionId, userIds, isReleased = false }: Follow,
): Promise<void> =>
  transaction(context, async (tx) => {
    const before = await source.facts(tx, courseSubsectionId);
    if (!before) return;
    await lockGradebook(tx, before.courseId);
    // what was read before the lock may be old by now
    const facts = (await source.facts(tx, courseSubsectionId)) ?? before;
    const { courseId } = facts;
    const open = await keepItem(context, tx, source, { ...facts, courseSubsectionId });
    const item = findItem(open, courseSubsectionId);
    if (!item) return;
    const { gradeItemId } = item;
    const marks = await source.marks(context, tx, courseSubsectionId, userIds);
    const holders = userIds ?? (await listHolders(tx, gradeItemId));
    const concerned = [...new Set([...holders, ...marks.keys()])];
    const grades = await listGrades(tx, courseId, concerned);
    const edits = concerned.map((userId): Edit => {
      const row = grades.get(userId)?.find((each) => each.gradeItemId === gradeItemId);
      const mark = marks.get(userId) ?? NOTHING;
      const was = row ?? untouched(gradeItemId, userId);
      return {
        before: was,
        after: brought(was, mark),
        source: sourceOf(source, was, mark),
        isNotified: mark.isNotified,
      };
    });
    const isNews = ({ before: was, after }: Edit): boolean => was !== after;
    const notifies = !source.notifiesItself;
    await changeGrades(context, tx, edits.filter(isNews), { courseId, by: null, reason: '', open, notifies });
    if (!isReleased) return;
    const same = edits.filter((edit) => !isNews(edit)).map(({ after }) => after);
    await noteReleased(context, tx, same, { open, gradeItemId, courseId, notifies });
    await settleTotals(context, tx, courseId, concerned);
  });
