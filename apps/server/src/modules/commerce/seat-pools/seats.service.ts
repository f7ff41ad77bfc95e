import { seatKept } from '@sullam/domain/commerce/seats.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { resultWords } from '../../../kernel/result-words.ts';
import { hashToken, randomToken } from '../../../kernel/secrets.ts';
import { momentCell } from '../../../kernel/table-cells.ts';
import { type TableFile, type TableFormat, tableFile } from '../../../kernel/table-file.ts';
import { readMarketplaceSettings } from '../marketplace-settings/marketplace-settings.public.ts';
import { closeCourse } from './seat-access.ts';
import { mailInvitation } from './seat-invitations.ts';
import { accessLockedPool, accessPool, isPoolOpen } from './seat-pools.access.ts';
import { alreadyAccepted, poolClosed, seatIsKept, seatOver } from './seat-pools.errors.ts';
import { countFinished, readPeople, readPool } from './seat-pools.reads.ts';
import { endSeat, findSeat, renewInvitation } from './seat-pools.repository.ts';

/** A seat of a pool that the caller manages, with the pool locked. */
async function accessSeat(context: MemberContext, tx: Tx, seatId: number) {
  const known = await findSeat(tx, seatId);
  if (!known) throw notFound();
  const pool = await accessLockedPool(context, tx, known.seatPoolId);
  const seat = (await findSeat(tx, seatId))!;
  if (seat.status !== 'INVITED' && seat.status !== 'ACTIVE') throw seatOver();
  return { seat, pool };
}

/**
 * Takes a seat back: access ends, progress stays. The seat is free again.
 * @throws Problem seat.kept-by-days, seat.kept-by-lessons, seat.over
 */
export const reclaimSeat = (context: MemberContext, seatId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { seat, pool } = await accessSeat(context, tx, seatId);
    const now = context.clock.now();
    const { seatReclaimDays: reclaimDays } = await readMarketplaceSettings(tx);
    const finishedLessons = await countFinished(tx, seatId);
    const kept = seatKept({ activatedAt: seat.activatedAt, finishedLessons }, { reclaimDays, now });
    if (kept) throw seatIsKept(kept, reclaimDays);
    await endSeat(tx, seatId, 'RECLAIMED', now);
    if (seat.userId !== null) await closeCourse(context, tx, pool, seat.userId);
    const changes = { seatId, userId: seat.userId };
    await audit(context, tx, { action: 'seat.reclaim', noun: 'seat-pool', nounId: pool.seatPoolId, changes });
  });

/**
 * Sends an invitation again, with another link: the earlier one stops to work.
 * @throws Problem seat.accepted, seat.over, seat.pool-closed
 */
export const resendInvitation = (context: MemberContext, seatId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { seat, pool } = await accessSeat(context, tx, seatId);
    if (seat.status === 'ACTIVE') throw alreadyAccepted();
    const now = context.clock.now();
    if (!isPoolOpen(pool, now)) throw poolClosed();
    const { seatPoolId } = pool;
    const { email, invitationLanguage } = seat;
    const token = randomToken();
    await renewInvitation(tx, seatId, hashToken(token), now);
    await mailInvitation(context, tx, { seatPoolId, email, language: invitationLanguage ?? 'both', token });
    await audit(context, tx, { action: 'seat.resend', noun: 'seat-pool', nounId: seatPoolId, changes: { seatId } });
  });

/** People with a seat and how far they are, as a file. */
export async function exportSeats(
  context: MemberContext,
  seatPoolId: number,
  format: TableFormat | undefined,
): Promise<TableFile> {
  const { head, title } = await resultWords(context);
  const { time_zone: zone } = context.configuration;
  return transaction(context, async (tx) => {
    await accessPool(context, tx, seatPoolId);
    const pool = await readPool(context, tx, seatPoolId);
    const people = await readPeople(context, tx, seatPoolId);
    await audit(context, tx, { action: 'seat.export', noun: 'seat-pool', nounId: seatPoolId });
    const lines = [
      head('email', 'firstName', 'lastName', 'invited', 'enrolled', 'finishedLessons', 'lessons', 'lastVisited'),
      ...people.map((person) => [
        person.email,
        person.firstName,
        person.lastName,
        momentCell(person.invitedAt, zone),
        momentCell(person.activatedAt, zone),
        person.finishedLessons,
        person.lessonCount,
        momentCell(person.lastVisitedAt, zone),
      ]),
    ];
    return tableFile(context, format, lines, { title: title('seats'), of: pool.title });
  });
}
