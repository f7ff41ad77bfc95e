import { MOST_SEAT_ADDRESSES, suggestAddresses } from '@sullam/domain/commerce/seats.ts';
import { isEmail } from '@sullam/domain/form-rules.ts';
import { emailKey } from '@sullam/domain/identifiers.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { identityTransaction, reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { readPeopleList } from '../../../kernel/read-people.ts';
import { resultWords } from '../../../kernel/result-words.ts';
import { hashToken, randomToken } from '../../../kernel/secrets.ts';
import { findMemberName } from '../../identity/members/members.public.ts';
import { listConfirmedAddresses } from '../../identity/users/users.public.ts';
import { findCourseTitle } from '../../learning/courses/courses.public.ts';
import { notify } from '../../operations/notifications/notifications.public.ts';
import { openCourse } from './seat-access.ts';
import {
  type AssignmentRecord,
  endAssignment,
  findAssignment,
  findAssignmentByKey,
  insertAddresses,
  insertAssignment,
  listAddresses,
  listWaitingAddresses,
  setOutcome,
} from './seat-assignments.repository.ts';
import { mailInvitation } from './seat-invitations.ts';
import { accessLockedPool, accessPool, isPoolOpen } from './seat-pools.access.ts';
import { listTooLong, poolClosed } from './seat-pools.errors.ts';
import { findMembersByAddress, listKnownAddresses } from './seat-pools.reads.ts';
import {
  activateSeat,
  countLivingSeats,
  findSeatOfAddress,
  findSeatOfMember,
  insertActiveSeat,
  insertInvitedSeat,
  lockPool,
  type PoolRecord,
} from './seat-pools.repository.ts';
import type { AddressPreview, Assignment, AssignmentBody, AssignmentOutcome } from './seat-pools.schemas.ts';

export const ASSIGN_SEATS = 'seat-pools.assign';

/** Addresses that one run of the job works off; the next run goes on, so that other jobs get their turn. */
const ADDRESSES_PER_RUN = 25;

/** The notification of somebody who was enrolled by another person. */
const ENROLLED = 25;

/** Longest text of a line that a preview repeats. */
const LONGEST_TEXT = 200;

/** Reads a list of addresses and says what would become of each; nothing is changed. */
export async function previewAddresses(
  context: MemberContext,
  seatPoolId: number,
  text: string,
): Promise<AddressPreview> {
  await reading(context, (tx) => accessPool(context, tx, seatPoolId));
  const [email = ''] = (await resultWords(context)).head('email');
  const people = await readPeopleList(text, MOST_SEAT_ADDRESSES, { own: { email } });
  if (people.length > MOST_SEAT_ADDRESSES) throw listTooLong();
  return reading(context, async (tx) => {
    const pool = await accessPool(context, tx, seatPoolId);
    const known = new Map((await listKnownAddresses(tx, seatPoolId)).map((seat) => [seat.email, seat.name]));
    const good = people.map((person) => person.email).filter(isEmail);
    const suggested = suggestAddresses([...new Set(good)], [...known.keys()]);
    const seen = new Set<string>();
    const rows = people.map(({ line, text: written, email: address }): AddressPreview['rows'][number] => {
      const suggestion = suggested.get(address) ?? null;
      const row = (outcome: AddressPreview['rows'][number]['outcome']) => ({
        line,
        text: written.slice(0, LONGEST_TEXT),
        email: address,
        outcome,
        suggestion: outcome === 'SUGGESTION' ? suggestion : null,
        name: known.get(address) ?? '',
      });
      if (!isEmail(address)) return row('BAD_ADDRESS');
      if (seen.has(address)) return row('DUPLICATE');
      seen.add(address);
      if (known.has(address)) return row('ALREADY');
      return row(suggestion === null ? 'NEW' : 'SUGGESTION');
    });
    return {
      rows,
      newCount: rows.filter(({ outcome }) => outcome === 'NEW').length,
      freeCount: freeSeats(pool, known.size),
    };
  });
}

export const freeSeats = ({ seatCount, refundedCount }: PoolRecord, living: number): number =>
  seatCount - refundedCount - living;

/**
 * Begins to assign seats to a list of addresses; a job works it off. The same request key begins it once.
 * @throws Problem seat.pool-closed
 */
export const beginAssignment = (
  context: MemberContext,
  seatPoolId: number,
  { requestKey, emails, language }: AssignmentBody,
): Promise<{ seatAssignmentId: number }> =>
  transaction(context, async (tx) => {
    const pool = await accessLockedPool(context, tx, seatPoolId);
    const known = await findAssignmentByKey(tx, requestKey);
    if (known) {
      if (known.seatPoolId !== seatPoolId) throw notFound();
      return { seatAssignmentId: known.seatAssignmentId };
    }
    const now = context.clock.now();
    if (!isPoolOpen(pool, now)) throw poolClosed();
    const assignedBy = context.caller.userId;
    const seatAssignmentId = await insertAssignment(tx, { seatPoolId, requestKey, assignedBy, language, now });
    const distinct = [...new Set(emails.map(emailKey))];
    await insertAddresses(
      tx,
      distinct.map((email, at) => ({ seatAssignmentId, position: at + 1, email })),
    );
    await context.jobs.enqueue(tx, context.organizationId, ASSIGN_SEATS, { seatAssignmentId });
    const changes = { seatAssignmentId, addresses: distinct.length };
    await audit(context, tx, { action: 'seat.assign', noun: 'seat-pool', nounId: seatPoolId, changes });
    return { seatAssignmentId };
  });

/** How far a list is worked off, with the result of each address. */
export const readAssignment = (
  context: MemberContext,
  seatPoolId: number,
  seatAssignmentId: number,
): Promise<Assignment> =>
  reading(context, async (tx) => {
    await accessPool(context, tx, seatPoolId);
    const assignment = await findAssignment(tx, seatAssignmentId);
    if (assignment?.seatPoolId !== seatPoolId) throw notFound();
    const rows = await listAddresses(tx, seatAssignmentId);
    return {
      seatAssignmentId,
      isRunning: assignment.endedAt === null,
      doneCount: rows.filter(({ outcome }) => outcome !== null).length,
      rows: rows.map(({ email, outcome }) => ({ email, outcome })),
    };
  });

/** Tells somebody who has got a seat without asking for it. */
async function notifyHolder(
  context: SystemContext,
  tx: Tx,
  { courseId }: PoolRecord,
  { seatId, userId, by }: { seatId: number; userId: number; by: number },
): Promise<void> {
  await notify(context, tx, {
    userIds: [userId],
    templateId: ENROLLED,
    parameters: {
      courseTitle: await findCourseTitle(tx, courseId),
      person: await findMemberName(tx, by),
      outcome: 'added',
    },
    data: { courseId },
    dedupeKey: `seat:${seatId}`,
  });
}

/**
 * Members with these addresses. Of an address that nobody has confirmed, whoever registered with it need not be the one who is meant, so
 * that it is invited by mail.
 */
async function findMembers(tx: Tx, emails: readonly string[]) {
  return new Map((await findMembersByAddress(tx, emails)).map((member) => [member.email, member]));
}

type Members = Awaited<ReturnType<typeof findMembers>>;

/** Assigns one seat of a pool that is locked. */
async function assignTo(
  context: SystemContext,
  tx: Tx,
  { pool, members, assignment }: { pool: PoolRecord; members: Members; assignment: AssignmentRecord },
  email: string,
): Promise<AssignmentOutcome> {
  const { seatPoolId } = pool;
  const now = context.clock.now();
  if (!isEmail(email)) return 'BAD_ADDRESS';
  if (!isPoolOpen(pool, now)) return 'CLOSED';
  const member = members.get(email);
  const there =
    (await findSeatOfAddress(tx, seatPoolId, email)) ??
    (member && (await findSeatOfMember(tx, seatPoolId, member.userId)));
  if (there) return 'ALREADY';
  if (member && member.status !== 'ACTIVE' && member.status !== 'INVITED') return 'INACTIVE';
  if (freeSeats(pool, await countLivingSeats(tx, seatPoolId)) <= 0) return 'NO_SEAT';
  const by = assignment.assignedBy;
  if (member?.status === 'ACTIVE') {
    const { userId } = member;
    const seatId = await insertActiveSeat(tx, { seatPoolId, email, userId, now });
    await openCourse(context, tx, pool, { userId, grantedBy: by });
    await notifyHolder(context, tx, pool, { seatId, userId, by });
    return 'ENROLLED';
  }
  const { language } = assignment;
  const token = randomToken();
  await insertInvitedSeat(tx, { seatPoolId, email, language, hash: hashToken(token), now });
  await mailInvitation(context, tx, { seatPoolId, email, language, token });
  return 'INVITED';
}

async function assignPart(
  context: SystemContext,
  tx: Tx,
  seatAssignmentId: number,
  { looked, confirmed }: { looked: ReadonlySet<string>; confirmed: readonly string[] },
): Promise<void> {
  const assignment = await findAssignment(tx, seatAssignmentId);
  const pool = assignment && (await lockPool(tx, assignment.seatPoolId));
  if (!pool) return;
  // read under the lock of the pool, so that two runs at once give each address one result
  const waiting = await listWaitingAddresses(tx, seatAssignmentId, ADDRESSES_PER_RUN);
  const members = await findMembers(tx, confirmed);
  for (const { position, email } of waiting.filter((row) => looked.has(row.email)))
    await setOutcome(tx, seatAssignmentId, position, await assignTo(context, tx, { pool, members, assignment }, email));
  const isDone = (await listWaitingAddresses(tx, seatAssignmentId, 1)).length === 0;
  if (isDone) await endAssignment(tx, seatAssignmentId, context.clock.now());
  else await context.jobs.enqueue(tx, context.organizationId, ASSIGN_SEATS, { seatAssignmentId });
}

/** Works off the next addresses of a list. Repeating it changes nothing: an address with a result is not looked at again. */
export async function assignSeats(context: SystemContext, seatAssignmentId: number): Promise<void> {
  const waiting = await reading(context, (tx) => listWaitingAddresses(tx, seatAssignmentId, ADDRESSES_PER_RUN));
  const emails = waiting.map(({ email }) => email);
  const confirmed = await identityTransaction(context, (tx) => listConfirmedAddresses(tx, emails));
  await transaction(context, (tx) => assignPart(context, tx, seatAssignmentId, { looked: new Set(emails), confirmed }));
}

/** Gives a seat to a member: the one that they were invited to, or a free one of a pool that is locked. */
export async function takeSeat(
  context: MemberContext,
  tx: Tx,
  pool: PoolRecord,
  { seatId: invitedId, email }: { seatId: number | null; email: string },
): Promise<void> {
  const { userId } = context.caller;
  const now = context.clock.now();
  const { seatPoolId } = pool;
  if (invitedId !== null) await activateSeat(tx, invitedId, userId, now);
  const seatId = invitedId ?? (await insertActiveSeat(tx, { seatPoolId, email, userId, now }));
  await openCourse(context, tx, pool, { userId, grantedBy: userId });
  await audit(context, tx, { action: 'seat.accept', noun: 'seat-pool', nounId: seatPoolId, changes: { seatId } });
}
