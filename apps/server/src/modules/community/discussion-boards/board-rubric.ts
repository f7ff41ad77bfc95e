import { compareDecimals, decimal } from '@sullam/domain/decimal.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { findUsableVersion, markRubricUsed, readRubricVersion } from '../../gradebook/rubrics/rubrics.public.ts';
import { hasMarks } from './discussion-boards.errors.ts';
import type { BoardRow } from './discussion-boards.reads.ts';
import { type BoardRubric, lockBoard } from './discussion-boards.repository.ts';
import type { BoardPatch } from './discussion-boards.schemas.ts';

export interface BoardMarks {
  /** Whether somebody was marked on a board. */
  hasAny(tx: Tx, boardId: number): Promise<boolean>;
  /** Those of the boards on which somebody was marked. */
  boardsMarkedFor(tx: Tx, userId: number, boardIds: readonly number[]): Promise<readonly number[]>;
}

/** Brought by whoever keeps the marks. */
export const boardMarks = extensionPoint<BoardMarks>('board-marks');

async function isMarked(context: SystemContext, tx: Tx, boardId: number): Promise<boolean> {
  for (const marks of context.extensions.of(boardMarks)) if (await marks.hasAny(tx, boardId)) return true;
  return false;
}

const NO_RUBRIC: BoardRubric = { rubricId: null, rubricVersion: null, maximum: null };

/** The rubric that is chosen in its current version, or in its own where that is the one which was chosen before. */
async function chosenRubric(
  context: MemberContext,
  tx: Tx,
  board: BoardRow,
  rubricId: number,
  keepsVersion: boolean,
): Promise<BoardRubric> {
  const isSame = board.rubric_id === rubricId;
  const usable = isSame && keepsVersion ? null : await findUsableVersion(context, tx, rubricId, board.course_id);
  const version = usable ?? (isSame ? board.rubric_version : null);
  const rubric = version === null ? null : await readRubricVersion(tx, rubricId, version);
  if (!rubric) throw invalidField('rubricId', 'choice');
  return rubric;
}

/**
 * The rubric by which a board is marked after a change; null: the change says nothing of it. What was marked by a rubric, or
 * without one, stays so.
 * @throws Problem validation, discussion-board.has-marks
 */
export async function rubricAfter(
  context: MemberContext,
  tx: Tx,
  board: BoardRow,
  patch: BoardPatch,
): Promise<BoardRubric | null> {
  const grading = patch.grading ?? board.how_graded;
  if (patch.rubricId != null && grading !== 'RUBRIC') throw invalidField('rubricId', 'choice');
  if (grading !== 'RUBRIC' && board.how_graded !== 'RUBRIC') return null;
  if ([patch.grading, patch.rubricId, patch.maximum].every((field) => field === undefined)) return null;
  await lockBoard(tx, board.discussion_board_id, 'change');
  const marked = await isMarked(context, tx, board.discussion_board_id);
  if (grading !== 'RUBRIC') {
    if (marked) throw hasMarks();
    return NO_RUBRIC;
  }
  const rubricId = patch.rubricId === undefined ? board.rubric_id : patch.rubricId;
  if (rubricId === null) throw invalidField('rubricId', 'required');
  const rubric = await chosenRubric(context, tx, board, rubricId, marked);
  const isOther = board.rubric_id !== rubricId || board.how_graded !== 'RUBRIC';
  const isWorthOther =
    board.maximum === null || compareDecimals(decimal(board.maximum), decimal(rubric.maximum ?? '0')) !== 0;
  if (marked && (isOther || isWorthOther)) throw hasMarks();
  await markRubricUsed(tx, rubricId, context.clock.now());
  return rubric;
}
