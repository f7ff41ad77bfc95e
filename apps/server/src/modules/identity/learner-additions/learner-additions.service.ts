import { MINUTE } from '@sullam/domain/limits.ts';
import type { EntitledSubject } from '@sullam/domain/subjects.gen.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import { notFound } from '../../../kernel/problem.ts';
import { findMemberName, inviteListed, seesEverybody, visiblePeople } from '../members/members.public.ts';
import { userFor } from '../users/users.public.ts';
import { type AdditionRules, judge } from './addition-outcomes.ts';
import { undoOver } from './learner-additions.errors.ts';
import type { AdditionBody, AdditionRow, OwnAddition } from './learner-additions.schemas.ts';
import type { Wish } from './requested-people.ts';

/** How long an addition can be taken back. */
export const UNDO_WITHIN = 30 * MINUTE;

interface AdditionSubject {
  kind: EntitledSubject;
  id: number;
}

const byKey = (requestKey: string) =>
  db
    .selectFrom('learner_additions')
    .select(['learner_addition_id as id', 'subject_kind as kind', 'subject_id as subjectId', 'added_by as addedBy'])
    .select(['created_at as createdAt', 'undone_at as undoneAt'])
    .where('request_key', '=', requestKey);

interface RunningAddition {
  id: number;
  createdAt: Date;
}

/** Begins an addition, or goes on with it: a part of a list that comes later, or the same once more. */
export async function beginAddition(
  context: MemberContext,
  tx: Tx,
  subject: AdditionSubject,
  { requestKey, note }: Pick<AdditionBody, 'requestKey' | 'note'>,
): Promise<RunningAddition> {
  const { userId } = context.caller;
  await tx.run(
    db
      .insertInto('learner_additions')
      .values({
        request_key: requestKey,
        subject_kind: subject.kind,
        subject_id: subject.id,
        added_by: userId,
        note: note.trim(),
        created_at: context.clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['organization_id', 'request_key']).doNothing()),
  );
  const row = await tx.one(byKey(requestKey).forUpdate());
  if (!row || row.kind !== subject.kind || row.subjectId !== subject.id || row.addedBy !== userId) throw notFound();
  if (row.undoneAt) throw undoOver();
  return { id: row.id, createdAt: row.createdAt };
}

/** Marks an addition as taken back; false: it was already. */
export async function endAddition(
  context: MemberContext,
  tx: Tx,
  subject: AdditionSubject,
  learnerAdditionId: number,
): Promise<boolean> {
  const row = await tx.one(
    db
      .selectFrom('learner_additions')
      .select(['created_at as createdAt', 'undone_at as undoneAt'])
      .where('learner_addition_id', '=', learnerAdditionId)
      .where('subject_kind', '=', subject.kind)
      .where('subject_id', '=', subject.id)
      .forUpdate(),
  );
  if (!row) throw notFound();
  if (row.undoneAt) return false;
  const now = context.clock.now();
  if (row.createdAt.getTime() + UNDO_WITHIN < now.getTime()) throw undoOver();
  await tx.run(
    db.updateTable('learner_additions').set({ undone_at: now }).where('learner_addition_id', '=', learnerAdditionId),
  );
  return true;
}

/** Accounts for those who will be invited. They are above organisations, so they come before the transaction. */
export async function accountsFor(context: MemberContext, rows: readonly AdditionRow[]): Promise<Map<string, number>> {
  const accounts = new Map<string, number>();
  for (const { email, outcome } of rows)
    if (outcome === 'INVITED') accounts.set(email, await userFor(context.database, email));
  return accounts;
}

/** Judges people once more, inside the transaction, and invites those who are no members yet. */
export async function admitPeople(
  context: MemberContext,
  tx: Tx,
  wishes: readonly Wish[],
  rules: AdditionRules,
  accounts: ReadonlyMap<string, number>,
): Promise<AdditionRow[]> {
  const judged = await judge(context, tx, wishes, rules);
  const admitted: AdditionRow[] = [];
  for (const row of judged) {
    const userId = row.outcome === 'INVITED' ? accounts.get(row.email) : undefined;
    if (row.outcome !== 'INVITED') admitted.push(row);
    else if (userId === undefined) admitted.push({ ...row, outcome: 'NOT_MEMBER' });
    else {
      await inviteListed(context, tx, { ...row, userId });
      admitted.push({ ...row, userId });
    }
  }
  return admitted;
}

const MOST_CANDIDATES = 8;

/** People whom a search finds, as far as the caller sees them. */
export async function findCandidates(context: MemberContext, tx: Tx, search: string, { findIn }: AdditionRules) {
  let query = db
    .selectFrom('member_records as r')
    .select(['r.user_id as userId', 'r.first_name as firstName', 'r.last_name as lastName', 'r.email'])
    .where('r.status', 'in', ['ACTIVE', 'INVITED'])
    .where(visiblePeople(context, 'r'));
  for (const condition of await holdsWords(tx, 'members', 'r.user_id', search)) query = query.where(condition);
  const people = await tx.all(query.orderBy('r.first_name').orderBy('r.user_id').limit(MOST_CANDIDATES));
  const isIn = await findIn(
    tx,
    people.map(({ userId }) => userId),
  );
  const seesAddresses = seesEverybody(context);
  return people.map((person) => ({
    ...person,
    email: seesAddresses ? person.email : null,
    isIn: isIn.has(person.userId),
  }));
}

/** Who began one of some additions, and why; the latest that wasn't taken back. */
export async function findOwnAddition(tx: Tx, ids: readonly number[]): Promise<OwnAddition['addition']> {
  if (ids.length === 0) return null;
  const row = await tx.one(
    db
      .selectFrom('learner_additions as a')
      .innerJoin('member_names as n', 'n.user_id', 'a.added_by')
      .select(['a.note', 'a.created_at as at', 'n.first_name as firstName', 'n.last_name as lastName'])
      .where(sql<boolean>`a.learner_addition_id = any(${[...ids]}::bigint[])`)
      .where('a.undone_at', 'is', null)
      .orderBy('a.created_at', 'desc')
      .limit(1),
  );
  return row
    ? { addedBy: `${row.firstName} ${row.lastName}`.trim(), note: row.note, addedAt: row.at.toISOString() }
    : null;
}

/** What those who were added are told: by whom and why. */
export async function additionParameters(context: MemberContext, tx: Tx, note: string) {
  const person = await findMemberName(tx, context.caller.userId);
  const reason = note.trim();
  return { person, ...(reason === '' ? { outcome: 'added' } : { outcome: 'added-note', note: reason }) };
}
