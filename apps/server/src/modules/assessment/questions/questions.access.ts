import { type Sharing, sharedRights } from '@sullam/domain/sharing.ts';
import { type SqlBool, sql } from 'kysely';
import { holds } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import { notFound } from '../../../kernel/problem.ts';
import { keyClosed, notEditable, notOwner } from './questions.errors.ts';
import { findQuestionRecord, findQuestionRecords, type QuestionRecord } from './questions.repository.ts';

/** What is asked of a question before something happens to it: that it is there, that its key is open, that it may be changed. */
export type QuestionAction = 'see' | 'read' | 'edit';

/** Of these questions those whose keys the caller must not see. */
export type ReadClosedKeys = (
  context: MemberContext,
  tx: Tx,
  questionIds: readonly number[],
) => Promise<readonly number[]>;

/** Brought by whoever has people answer questions of the bank, so that nobody looks up the key of an exam that they may sit. */
export const closedKeys = extensionPoint<ReadClosedKeys>('closed-keys');

export async function findClosedKeys(
  context: MemberContext,
  tx: Tx,
  questionIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (governsBank(context) || questionIds.length === 0) return new Set();
  const closed = new Set<number>();
  for (const read of context.extensions.of(closedKeys))
    for (const questionId of await read(context, tx, questionIds)) closed.add(questionId);
  return closed;
}

/** Who may change every course outranks the owners of questions. */
const governsBank = ({ caller }: MemberContext): boolean => holds(caller, 'organization_update_courses');

type Owned = Pick<QuestionRecord, 'isUsed' | 'ownerUserId' | 'sharing'>;

const rightsOf = (context: MemberContext, { ownerUserId, sharing }: Owned) =>
  sharedRights({ sharing, isOwner: ownerUserId === context.caller.userId, governs: governsBank(context) });

/** What its readers may do with a question. */
export function questionAbilities(context: MemberContext, question: Owned, isKeyClosed: boolean) {
  const { canEdit, canShare } = rightsOf(context, question);
  return {
    canReadKey: !isKeyClosed,
    canEdit: canEdit && !isKeyClosed,
    canShare: canShare && !isKeyClosed,
    canDelete: canEdit && !isKeyClosed && !question.isUsed,
  };
}

/** The questions (q) that are there for the caller, as a condition of any statement. */
export const visibleQuestions = (context: MemberContext) =>
  governsBank(context)
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(q.sharing <> ${sql.lit<Sharing>('PRIVATE')} or q.created_by = ${context.caller.userId})`;

/** Those of the questions that are there for the caller and whose keys are open to them: exams of theirs may ask these. */
export async function findUsableQuestions(
  context: MemberContext,
  tx: Tx,
  questionIds: readonly number[],
): Promise<Set<number>> {
  const found = await findQuestionRecords(tx, questionIds);
  const closed = await findClosedKeys(context, tx, questionIds);
  const usable = found.filter((record) => rightsOf(context, record).canRead && !closed.has(record.questionId));
  return new Set(usable.map(({ questionId }) => questionId));
}

/**
 * Refuses a task that would show keys which the caller must not see.
 * @throws Problem question.key-closed
 */
export async function requireOpenKeys(context: MemberContext, tx: Tx, questionIds: readonly number[]): Promise<void> {
  if ((await findClosedKeys(context, tx, questionIds)).size > 0) throw keyClosed();
}

/**
 * Lets a change of several questions through when every one of them may be changed.
 * @throws Problem not-found, question.key-closed, question.not-editable, question.not-owner
 */
export async function requireEditable(
  context: MemberContext,
  tx: Tx,
  questionIds: readonly number[],
  sharing?: Sharing,
): Promise<void> {
  const found = await findQuestionRecords(tx, questionIds);
  const rights = found.map((record) => rightsOf(context, record));
  if (found.length < new Set(questionIds).size || rights.some(({ canRead }) => !canRead)) throw notFound();
  await requireOpenKeys(context, tx, questionIds);
  if (rights.some(({ canEdit }) => !canEdit)) throw notEditable();
  if (sharing !== undefined && rights.some(({ canShare }) => !canShare)) throw notOwner();
}

/**
 * Those of the questions that are still there, every one of which the caller may delete.
 * @throws Problem question.key-closed, question.not-editable
 */
export async function requireDeletable(
  context: MemberContext,
  tx: Tx,
  questionIds: readonly number[],
): Promise<number[]> {
  const found = await findQuestionRecords(tx, questionIds);
  const there = found.filter((record) => rightsOf(context, record).canRead).map(({ questionId }) => questionId);
  await requireEditable(context, tx, there);
  return there;
}

/**
 * The only way to a question. The routes let in those who teach or administer.
 * @throws Problem not-found for one that its owner keeps private, question.key-closed, question.not-editable
 */
export async function accessQuestion(context: MemberContext, tx: Tx, questionId: number, action: QuestionAction) {
  const question = await findQuestionRecord(tx, questionId);
  if (!question) throw notFound();
  const rights = rightsOf(context, question);
  if (!rights.canRead) throw notFound();
  const isKeyClosed = (await findClosedKeys(context, tx, [questionId])).has(questionId);
  if (action !== 'see' && isKeyClosed) throw keyClosed();
  if (action === 'edit' && !rights.canEdit) throw notEditable();
  return { question, abilities: questionAbilities(context, question, isKeyClosed) };
}
