import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { isShown } from './grade-marks.ts';
import type { GradeRow, OpenGradebook } from './grades.reads.ts';
import { type ChangeSource, type GradeChange, writeGrades, writeHistory } from './grades.repository.ts';
import { gradesPosted, type PostedState } from './grades.signals.ts';
import { settleTotals } from './settle-totals.ts';

/** A grade before and after. */
export interface Edit {
  before: GradeRow;
  after: GradeRow;
  source: ChangeSource;
  /** The learner was notified of it where it was given. */
  isNotified?: boolean | undefined;
}

export interface Edition {
  courseId: number;
  /** Null: it came by itself. */
  by: number | null;
  reason: string;
  /** The gradebook as it is after the edit. */
  open: OpenGradebook;
  /** Sent to learners who see a grade that they couldn't see before. */
  notifies: boolean;
  /** As it was before, where posting is what is edited. */
  openBefore?: OpenGradebook;
}

const GIVEN: readonly PostedState[] = ['MARKED', 'EXCUSED', 'MISSING'];
const isGiven = (state: GradeRow['state']): boolean => GIVEN.some((given) => given === state);

const seen = (open: OpenGradebook, row: GradeRow): boolean => {
  const item = open.visibility.item(row.gradeItemId);
  return item !== undefined && isGiven(row.state) && isShown(item, row, open.visibility);
};

const isSame = ({ before, after }: Edit): boolean => before.state === after.state && before.points === after.points;

/**
 * That work waits to be marked is no change of a grade. Written down it would say when each learner handed in, and so
 * whose work it is where that is hidden from who marks.
 */
const isNotable = (edit: Edit): boolean => !isSame(edit) && (isGiven(edit.before.state) || isGiven(edit.after.state));

/** A grade that nobody has touched yet. */
export const untouched = (gradeItemId: number, userId: number): GradeRow => ({
  gradeItemId,
  userId,
  state: 'BLANK',
  points: null,
  comment: '',
  isPosted: false,
  isOverridden: false,
  automaticState: null,
  automaticPoints: null,
  version: 0,
});

/**
 * Writes grades with their history, updates totals, and notifies learners of what they can see now: the one way to change a
 * grade. The gradebook is locked before (`lockGradebook`).
 */
export async function changeGrades(
  context: SystemContext,
  tx: Tx,
  edits: readonly Edit[],
  { courseId, by, reason, open, openBefore = open, notifies }: Edition,
): Promise<void> {
  if (edits.length === 0) return;
  const change = { courseId, by, now: context.clock.now(), reason };
  await writeGrades(
    tx,
    edits.flatMap(({ before, after }) => (before === after ? [] : after)),
    change,
  );
  const appeared = edits.filter(({ before, after }) => seen(open, after) && !seen(openBefore, before));
  const vanished = edits.filter(({ before, after }) => !seen(open, after) && seen(openBefore, before));
  const noted = new Set([...appeared, ...vanished, ...edits.filter(isNotable)]);
  const history = [...noted].map(
    ({ before, after, source }): GradeChange => ({
      gradeItemId: after.gradeItemId,
      userId: after.userId,
      oldState: before.state,
      oldPoints: before.points,
      newState: after.state,
      newPoints: after.points,
      source,
      isShown: seen(open, after),
    }),
  );
  await writeHistory(tx, history, change);
  await settleTotals(context, tx, courseId, [...new Set(edits.map(({ after }) => after.userId))]);
  const unnotified = appeared.filter(({ isNotified }) => !isNotified);
  if (notifies) await emitPosted(context, tx, unnotified, { courseId, by });
}

async function emitPosted(
  context: SystemContext,
  tx: Tx,
  appeared: readonly Edit[],
  { courseId, by }: Pick<Edition, 'courseId' | 'by'>,
): Promise<void> {
  for (const gradeItemId of new Set(appeared.map(({ after }) => after.gradeItemId)))
    for (const state of GIVEN) {
      const userIds = appeared
        .filter(({ after }) => after.gradeItemId === gradeItemId && after.state === state)
        .map(({ after }) => after.userId);
      if (userIds.length > 0)
        await emit(context, tx, gradesPosted, { gradeItemId, courseId, state, userIds, byUserId: by });
    }
}
