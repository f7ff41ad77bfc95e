import { DAY } from '@sullam/domain/limits.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import { hashToken, randomToken } from '../../../kernel/secrets.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { loadEnrollments } from '../../learning/enrollments/enrollments.public.ts';
import { demoSeats } from '../orders/orders.public.ts';
import { insertActiveSeat, insertInvitedSeat, insertPool, lockPoolOfLine } from './seat-pools.repository.ts';

/** How long seats of the demo can be assigned. */
const ASSIGNABLE = 182 * DAY;

/** Seats that companies bought, partly assigned. */
export async function loadDemoSeats({ tx, demo, loaded }: DemoLoad): Promise<void> {
  for (const { orderLineId, courseId, userId, count: seatCount, holders, invited, at } of loaded.get(demoSeats)) {
    const assignableUntil = new Date(at.getTime() + ASSIGNABLE);
    await insertPool(tx, { orderLineId, userId, courseId, seatCount, assignableUntil, now: at });
    const { seatPoolId } = (await lockPoolOfLine(tx, orderLineId))!;
    const assignedAt = (place: number) => new Date(at.getTime() + (1 + place / 2) * DAY);
    for (const [place, key] of holders.entries()) {
      const holder = loaded.get(demoMembers).get(key)!;
      const { email } = demo.members.find((member) => member.key === key)!;
      const now = assignedAt(place);
      await insertActiveSeat(tx, { seatPoolId, email, userId: holder, now });
      const source = { source: 'ORDER', sourceKey: String(orderLineId) } as const;
      await loadEnrollments(tx, courseId, [{ userId: holder, enrolledAt: now }], source);
    }
    for (const [place, email] of invited.entries())
      await insertInvitedSeat(tx, {
        seatPoolId,
        email,
        language: 'both',
        hash: hashToken(randomToken()),
        now: assignedAt(holders.length + place),
      });
  }
}
