import { taxOfLines } from '@sullam/domain/commerce/tax.ts';
import { DAY, MINUTE } from '@sullam/domain/limits.ts';
import type { DemoCourse, DemoMember, DemoOrder } from '../../../demo/content/types.ts';
import { daysAgo } from '../../../demo/days.ts';
import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { demoCourses } from '../../learning/courses/courses.public.ts';
import { loadEnrollments } from '../../learning/enrollments/enrollments.public.ts';
import { HOLD_MINUTES } from './checkout.service.ts';
import { EXPIRE_ORDER } from './order-states.ts';
import {
  insertHistory,
  insertLines,
  insertOrder,
  nextOrderNumber,
  setOrderEnd,
  setOrderStatus,
} from './orders.repository.ts';
import { endRefund, insertPayment, insertRefund } from './payments.repository.ts';

/** A payment of the demo, or a refund of one. */
interface Booking {
  orderId: number;
  refundId: number | null;
  at: Date;
}

/** Payments and refunds of the demo, for those who keep books of them. */
export const demoBookings = demoKey<Booking[]>('bookings');

/** Paying took a minute. */
const paidAfter = (placedAt: Date): Date => new Date(placedAt.getTime() + MINUTE);

interface Line {
  orderLineId: number;
  courseId: number;
  course: DemoCourse;
}

interface Paid {
  orderId: number;
  paymentId: number;
  lines: Line[];
}

/** Writes the order itself, with what it cost. */
async function insertPlaced(load: DemoLoad, member: DemoMember, courses: readonly DemoCourse[], placedAt: Date) {
  const { tx, demo, loaded } = load;
  const userId = loaded.get(demoMembers).get(member.key)!;
  const taxRate = Math.round((demo.marketplace?.taxPercent ?? 0) * 100);
  const taxes = taxOfLines(courses.map(({ price }, id) => ({ id, grossMinor: price, rate: taxRate })));
  const totalMinor = courses.reduce((sum, { price }) => sum + price, 0);
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
  await insertHistory(tx, { orderId, kind: 'PLACED', amountMinor: totalMinor, at: placedAt, userId });
  return { orderId, userId, totalMinor, taxRate, taxes };
}

type Placed = Awaited<ReturnType<typeof insertPlaced>>;

/** Pays it with the test provider. */
async function insertPaid(tx: Tx, { orderId, userId, totalMinor }: Placed, placedAt: Date) {
  const paidAt = paidAfter(placedAt);
  const payment = { orderId, method: 'Credit Card', provider: 'test', status: 'SUCCEEDED' } as const;
  const { method } = payment;
  const paymentId = await insertPayment(tx, { ...payment, amountMinor: totalMinor, now: paidAt });
  await setOrderStatus(tx, orderId, 'PAID', paidAt);
  await insertHistory(tx, { orderId, kind: 'PAYMENT_STARTED', method, at: placedAt, userId });
  await insertHistory(tx, { orderId, kind: 'PAID', method, amountMinor: totalMinor, at: paidAt });
  return { paymentId, paidAt };
}

/** Lets it wait for a transfer, for as long as the organisation's settings say. */
async function insertWaiting(
  { context, tx, demo }: DemoLoad,
  { orderId, userId, totalMinor }: Placed,
  placedAt: Date,
): Promise<void> {
  const runAt = new Date(placedAt.getTime() + (demo.marketplace?.transfer?.waitDays ?? 0) * DAY);
  const payment = { orderId, method: 'Wire Transfer', provider: 'manual', status: 'OPEN' } as const;
  await insertPayment(tx, { ...payment, amountMinor: totalMinor, now: placedAt });
  await insertHistory(tx, { orderId, kind: 'PAYMENT_STARTED', method: payment.method, at: placedAt, userId });
  await setOrderEnd(tx, orderId, runAt);
  await context.jobs.enqueue(tx, context.organizationId, EXPIRE_ORDER, { orderId }, { runAt });
}

/** Writes the lines of an order. */
async function insertCourses(
  { tx, loaded }: DemoLoad,
  { orderId, taxRate, taxes }: Placed,
  courses: readonly DemoCourse[],
): Promise<Line[]> {
  const idOf = ({ key }: DemoCourse) => loaded.get(demoCourses).get(key)!;
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
  return courses.map((course) => {
    const courseId = idOf(course);
    return { course, courseId, orderLineId: rows.find(({ item_id }) => item_id === courseId)!.order_line_id };
  });
}

/** Writes an order. One that is paid enrols its buyer and may be refunded in part. */
async function loadOrder(load: DemoLoad, member: DemoMember, order: DemoOrder): Promise<Booking[]> {
  const { context, tx, demo } = load;
  const courses = order.courses.map((key) => demo.courses.find((course) => course.key === key)!);
  const placedAt = daysAgo(context.clock.now(), order.daysAgo);
  const placed = await insertPlaced(load, member, courses, placedAt);
  const lines = await insertCourses(load, placed, courses);
  if (order.waits) {
    await insertWaiting(load, placed, placedAt);
    return [];
  }
  const { orderId, userId } = placed;
  const { paymentId, paidAt } = await insertPaid(tx, placed, placedAt);
  for (const { course, courseId, orderLineId } of lines) {
    if (course.key === order.refund?.course) continue;
    const source = { source: 'ORDER', sourceKey: String(orderLineId) } as const;
    await loadEnrollments(tx, courseId, [{ userId, enrolledAt: paidAt }], source);
  }
  const refund = await loadRefund(load, order, { orderId, paymentId, lines });
  return [{ orderId, refundId: null, at: paidAt }, ...(refund ? [refund] : [])];
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

/** Orders of members, with their payments and refunds. */
export async function loadDemoOrders(load: DemoLoad): Promise<void> {
  const bookings: Booking[] = [];
  for (const member of load.demo.members)
    for (const order of member.orders) bookings.push(...(await loadOrder(load, member, order)));
  load.loaded.put(demoBookings, bookings);
}
