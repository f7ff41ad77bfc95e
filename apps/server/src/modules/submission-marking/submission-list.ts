import { createHash } from 'node:crypto';
import { compareDecimals, decimal } from '@sullam/domain/decimal.ts';
import { foldedWords, foldForSearch } from '@sullam/domain/search-folding.ts';
import {
  cutMark,
  type HeldAssignment,
  isLate,
  isReleased,
  pointsText,
  windowOf,
  workerOf,
} from '../assignments/assignments.public.ts';
import type { MarkingState, SubmissionList, SubmissionListQuery, SubmissionRow } from './submission-marking.schemas.ts';
import type { WorkRow } from './submission-rows.reads.ts';

type Grants = Parameters<typeof windowOf>[1];

/** How far marking is. */
export function stateOf(held: HeldAssignment, row: WorkRow, now: Date): MarkingState {
  if (row.currentNumber === null) return 'NOT_SUBMITTED';
  if (row.points === null && !row.isDisputed) return 'SUBMITTED';
  // handed in again since: it waits for a mark, and the learner keeps the old one until then
  if (row.markedNumber !== row.currentNumber) return 'SUBMITTED';
  if (row.isDisputed) return 'DISPUTED';
  return isReleased(held, now) ? 'RETURNED' : 'MARKED';
}

/** Who marks sees no names of those whose marks are still to come. */
export const hidesNames = ({ isBlind }: HeldAssignment, state: MarkingState): boolean =>
  isBlind && state !== 'RETURNED' && state !== 'NOT_SUBMITTED';

/** An order that tells nothing about who handed in what, or when. */
export const blindOrder = (assignmentId: number, id: number | null): string =>
  createHash('sha256').update(`${assignmentId}/${id}`).digest('hex');

export interface ListedRow extends SubmissionRow {
  row: WorkRow;
  name: string;
}

const nameOf = ({ learner, group }: WorkRow): string =>
  learner ? `${learner.lastName} ${learner.firstName}` : [group?.name.en, group?.name.ar].filter(Boolean).join(' ');

function present(held: HeldAssignment, grants: Grants, row: WorkRow, now: Date): ListedRow {
  const state = stateOf(held, row, now);
  const isHidden = hidesNames(held, state);
  const hasNothing = row.currentNumber === null && row.commentCount === 0 && row.markVersion === 0;
  const { learner, group, members, submittedAt, currentNumber, datesGroupId } = row;
  const { dueAt } = windowOf(held, grants, workerOf({ userId: learner?.userId ?? null, datesGroupId }));
  const isWithoutWork = row.markedNumber === 0;
  const cut =
    row.points !== null && (isWithoutWork || row.markedSubmittedAt)
      ? cutMark(held, row.points, dueAt, row.markedSubmittedAt)
      : null;
  return {
    row,
    name: isHidden ? blindOrder(held.assignmentId, row.assignmentSubmissionId) : nameOf(row),
    assignmentSubmissionId: hasNothing ? null : row.assignmentSubmissionId,
    learner:
      isHidden || !learner
        ? null
        : { userId: learner.userId, firstName: learner.firstName, lastName: learner.lastName },
    group: isHidden || !group ? null : { ...group, memberCount: members.length },
    state,
    isLate: submittedAt !== null && isLate(held, dueAt, submittedAt),
    number: currentNumber,
    submittedAt: submittedAt?.toISOString() ?? null,
    dueAt: dueAt?.toISOString() ?? null,
    points: cut && pointsText(cut.points),
    isOutdated: row.points !== null && currentNumber !== null && row.markedNumber !== currentNumber,
    isReviewed: row.isReviewed,
    commentCount: row.commentCount,
    markVersion: row.markVersion,
  };
}

/** All of them, by name, or in an order that tells nothing. */
export const listedRows = (held: HeldAssignment, grants: Grants, rows: readonly WorkRow[], now: Date): ListedRow[] =>
  rows.map((row) => present(held, grants, row, now)).sort((a, b) => a.name.localeCompare(b.name));

const SORTS: Record<'submitted' | 'points', (a: ListedRow, b: ListedRow) => number> = {
  submitted: (a, b) => (a.submittedAt ?? '~').localeCompare(b.submittedAt ?? '~'),
  points: (a, b) =>
    a.points === null || b.points === null
      ? Number(a.points === null) - Number(b.points === null)
      : compareDecimals(decimal(b.points), decimal(a.points)),
};

function matches(listed: ListedRow, { state, isLate: late, search = '' }: SubmissionListQuery): boolean {
  if (state && listed.state !== state) return false;
  if (late !== undefined && listed.isLate !== late) return false;
  const words = foldedWords(search);
  if (words.length === 0) return true;
  if (listed.learner === null && listed.group === null) return false;
  const { members } = listed.row;
  const names = foldForSearch(
    [listed.name, ...members.map((member) => `${member.firstName} ${member.lastName}`)].join(' '),
  );
  return words.every((word) => names.includes(word));
}

/** A page of the list, and how many there are of each state. */
export function pageOf(listed: readonly ListedRow[], query: SubmissionListQuery): SubmissionList {
  const found = listed.filter((each) => matches(each, query));
  const order = query.sort === 'submitted' || query.sort === 'points' ? SORTS[query.sort] : null;
  const sorted = order ? found.toSorted(order) : found;
  const skip = query.skip ?? 0;
  const count = (state: MarkingState): number => listed.filter((each) => each.state === state).length;
  return {
    data: sorted.slice(skip, skip + (query.take ?? 20)).map(({ row: _row, name: _name, ...each }) => each),
    total: found.length,
    counts: {
      NOT_SUBMITTED: count('NOT_SUBMITTED'),
      SUBMITTED: count('SUBMITTED'),
      DISPUTED: count('DISPUTED'),
      MARKED: count('MARKED'),
      RETURNED: count('RETURNED'),
      late: listed.filter(({ isLate: late }) => late).length,
    },
  };
}
