import { taxOfLines } from '@sullam/domain/commerce/tax.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import type { DemoCourse, DemoMember, DemoOrder } from '../../../demo/content/types.ts';
import { daysAgo } from '../../../demo/days.ts';
import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { demoCourses } from '../../learning/courses/courses.public.ts';
import { loadEnrollments } from '../../learning/enrollments/enrollments.public.ts';
import { HOLD_MINUTES } from './checkout.service.ts';
import { insertHistory, insertLines, insertOrder, nextOrderNumber, setOrderStatus } from './orders.repository.ts';
import { endRefund, insertPayment, insertRefund } from './payments.repository.ts';

/** Payments and refunds of the demo, for those who keep books of them. A payment has no refund. */
export const demoBookings = demoKey<{ orderId: number; refundId: number | null; at: Date }[]>('bookings');

/** Paying took a minute. */
const paidAfter = (placedAt: Date): Date => new Date(placedAt.getTime() + MINUTE);

interface Line {
  orderLineId: number;
  courseId: number;
  course: DemoCourse;
}

interface Paid {
  orderId: number;
  paidAt: Date;
  paymentId: number;
  lines: Line[];
}

/** Writes the order itself, with what it cost and when it was paid. */
async function insertPaid(load: DemoLoad, member: DemoMember, courses: readonly DemoCourse[], placedAt: Date) {
  const { tx, demo, loaded } = load;
  const userId = loaded.get(demoMembers).get(member.key)!;
  const taxRate = Math.round((demo.marketplace?.taxPercent ?? 0) * 100);
  const taxes = taxOfLines(courses.map(({ price }, id) => ({ id, grossMinor: price, rate: taxRate })));
  const totalMinor = courses.reduce((sum, { price }) => sum + price, 0);
  const paidAt = paidAfter(placedAt);
  const { first, last } = member.name[member.language];
  const orderId = await insertOrder(tx, {
    number: await nextOrderNumber(tx),
    userId,
    status: 'PENDING',
    currency: courses[0]!.currency,
    totalMinor,
    taxMinor: [...taxes.values()].reduce((sum, tax) => sum + tax, 0),
    buyerName: `${first} ${last}`,
    buyerEmail: member.email,
    placedAt,
    expiresAt: new Date(placedAt.getTime() + HOLD_MINUTES * MINUTE),
  });
  const payment = { orderId, method: 'Credit Card', provider: 'test', status: 'SUCCEEDED' } as const;
  const paymentId = await insertPayment(tx, { ...payment, amountMinor: totalMinor, now: paidAt });
  await setOrderStatus(tx, orderId, 'PAID', paidAt);
  await insertHistory(tx, { orderId, kind: 'PLACED', amountMinor: totalMinor, at: placedAt, userId });
  await insertHistory(tx, { orderId, kind: 'PAYMENT_STARTED', at: placedAt, userId });
  await insertHistory(tx, { orderId, kind: 'PAID', amountMinor: totalMinor, at: paidAt });
  return { orderId, paymentId, userId, paidAt, taxRate, taxes };
}

/** Writes an order that was paid with the test provider, and enrols its buyer. */
async function loadPaidOrder(load: DemoLoad, member: DemoMember, order: DemoOrder): Promise<Paid> {
  const { context, tx, demo, loaded } = load;
  const courses = order.courses.map((key) => demo.courses.find((course) => course.key === key)!);
  const idOf = ({ key }: DemoCourse) => loaded.get(demoCourses).get(key)!;
  const placedAt = daysAgo(context.clock.now(), order.daysAgo);
  const { orderId, paymentId, userId, paidAt, taxRate, taxes } = await insertPaid(load, member, courses, placedAt);
  const rows = await insertLines(
    tx,
    courses.map((course, at) => ({
      orderId,
      itemType: 'course',
      itemId: idOf(course),
      title: JSON.stringify(course.title),
      totalMinor: course.price,
      discountMinor: 0,
      taxRateBasisPoints: taxRate,
      taxMinor: taxes.get(at)!,
    })),
  );
  const lines = courses.map((course) => {
    const courseId = idOf(course);
    return { course, courseId, orderLineId: rows.find(({ item_id }) => item_id === courseId)!.order_line_id };
  });
  for (const { course, courseId, orderLineId } of lines) {
    if (course.key === order.refund?.course) continue;
    const source = { source: 'ORDER', sourceKey: String(orderLineId) } as const;
    await loadEnrollments(tx, courseId, [{ userId, enrolledAt: paidAt }], source);
  }
  return { orderId, paidAt, paymentId, lines };
}

/** Pays one line back whole. */
async function loadRefund(load: DemoLoad, { refund }: DemoOrder, { orderId, paymentId, lines }: Paid) {
  if (!refund) return null;
  const { context, tx, loaded } = load;
  const { orderLineId, course } = lines.find((line) => line.course.key === refund.course)!;
  const requestedBy = loaded.get(demoMembers).get(refund.by)!;
  const requestedAt = daysAgo(context.clock.now(), refund.daysAgo);
  const endedAt = new Date(requestedAt.getTime() + MINUTE);
  const { note } = refund;
  const part = { orderId, orderLineId, amountMinor: course.price };
  const refundId = await insertRefund(tx, {
    ...part,
    paymentId,
    reason: 'ADMINISTRATOR',
    note,
    requestedBy,
    now: requestedAt,
  });
  await insertHistory(tx, { ...part, kind: 'REFUND_REQUESTED', at: requestedAt, note, userId: requestedBy });
  await endRefund(tx, refundId, 'SUCCEEDED', endedAt);
  await insertHistory(tx, { ...part, kind: 'REFUNDED', at: endedAt });
  return { orderId, refundId, at: endedAt };
}

/** Orders that members paid, with their refunds. */
export async function loadDemoOrders(load: DemoLoad): Promise<void> {
  const bookings: { orderId: number; refundId: number | null; at: Date }[] = [];
  for (const member of load.demo.members)
    for (const order of member.orders) {
      const paid = await loadPaidOrder(load, member, order);
      bookings.push({ orderId: paid.orderId, refundId: null, at: paid.paidAt });
      const refund = await loadRefund(load, order, paid);
      if (refund) bookings.push(refund);
    }
  load.loaded.put(demoBookings, bookings);
}
