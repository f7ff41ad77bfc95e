import type { PaymentMethod } from '@sullam/domain/commerce/payment-methods.ts';
import { taxOfLines } from '@sullam/domain/commerce/tax.ts';
import { DAY, MINUTE } from '@sullam/domain/limits.ts';
import type { DemoCourse, DemoMember, DemoOrder, DemoSeats } from '../../../demo/content/types.ts';
import { daysAgo } from '../../../demo/days.ts';
import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { demoCourses } from '../../learning/courses/courses.public.ts';
import { loadEnrollments } from '../../learning/enrollments/enrollments.public.ts';
import { HOLD_MINUTES } from './checkout.service.ts';
import { EXPIRE_ORDER } from './order-states.ts';
import {
  insertCompany,
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
  userId: number;
  paymentId: number;
  method: PaymentMethod;
  amountMinor: number;
  currency: string;
  refundId: number | null;
  /** The refund went to credit. */
  isToCredit: boolean;
  at: Date;
}

/** Payments and refunds of the demo, for those who keep books of them. */
export const demoBookings = demoKey<Booking[]>('bookings');

interface AskedRefund {
  orderId: number;
  orderLineId: number;
  userId: number;
  reason: string;
  at: Date;
}

/** Refunds that buyers of the demo ask for. */
export const demoRequests = demoKey<AskedRefund[]>('refund-requests');

interface SoldSeats extends DemoSeats {
  orderLineId: number;
  courseId: number;
  userId: number;
  at: Date;
}

/** Seats that companies of the demo bought. */
export const demoSeats = demoKey<SoldSeats[]>('sold-seats');

/** Payments that buyers of the demo dispute. */
export const demoDisputes = demoKey<{ payment: Booking; at: Date }[]>('disputes');

/** What the orders of the demo bring besides bookings. */
interface Aftermath {
  requests: AskedRefund[];
  sold: SoldSeats[];
  disputes: { payment: Booking; at: Date }[];
}

/** Paying took a minute. */
const paidAfter = (placedAt: Date): Date => new Date(placedAt.getTime() + MINUTE);

const COMPANY_ADDRESS = {
  street: 'King Fahd Road',
  building: '7421',
  city: 'Riyadh',
  postalCode: '12212',
  countryCode: 'SA',
};

interface Line {
  orderLineId: number;
  courseId: number;
  course: DemoCourse;
}

interface Paid extends Pick<Booking, 'orderId' | 'userId' | 'paymentId' | 'method' | 'currency'> {
  lines: Line[];
}

interface Ordered {
  courses: readonly DemoCourse[];
  seats: DemoSeats | undefined;
  placedAt: Date;
}

/** Price of one seat, or of the course itself. */
const unitOf = ({ price, volumePrice }: DemoCourse, seats: DemoSeats | undefined): number =>
  seats && volumePrice && seats.count >= volumePrice.from ? volumePrice.price : price;

const costOf = (course: DemoCourse, seats: DemoSeats | undefined): number =>
  unitOf(course, seats) * (seats?.count ?? 1);

/** Writes the order itself, with what it cost. */
async function insertPlaced(load: DemoLoad, member: DemoMember, { courses, seats, placedAt }: Ordered) {
  const { tx, demo, loaded } = load;
  const userId = loaded.get(demoMembers).get(member.key)!;
  const taxRate = Math.round((demo.marketplace?.taxPercent ?? 0) * 100);
  const taxes = taxOfLines(courses.map((course, id) => ({ id, grossMinor: costOf(course, seats), rate: taxRate })));
  const totalMinor = courses.reduce((sum, course) => sum + costOf(course, seats), 0);
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
  if (seats) await insertCompany(tx, orderId, { companyName: seats.company, vatNumber: '', address: COMPANY_ADDRESS });
  return { orderId, userId, totalMinor, taxRate, taxes };
}

type Placed = Awaited<ReturnType<typeof insertPlaced>>;

const PAYMENTS = {
  test: { method: 'Credit Card', provider: 'test' },
  credit: { method: 'Organization Credit', provider: 'credit' },
  transfer: { method: 'Wire Transfer', provider: 'manual' },
} as const;

/** Pays it the way the demo says. */
async function insertPaid(
  tx: Tx,
  { orderId, userId, totalMinor }: Placed,
  { paidBy = 'test', placedAt }: { paidBy?: keyof typeof PAYMENTS | undefined; placedAt: Date },
) {
  const paidAt = paidAfter(placedAt);
  const { method, provider } = PAYMENTS[paidBy];
  const payment = { orderId, method, provider, isTest: provider === 'test', status: 'SUCCEEDED' } as const;
  const paymentId = await insertPayment(tx, { ...payment, amountMinor: totalMinor, now: paidAt });
  await setOrderStatus(tx, orderId, 'PAID', paidAt);
  await insertHistory(tx, { orderId, kind: 'PAYMENT_STARTED', method, at: placedAt, userId });
  await insertHistory(tx, { orderId, kind: 'PAID', method, amountMinor: totalMinor, at: paidAt });
  return { paymentId, paidAt, method };
}

/** Lets it wait for a transfer, for as long as the organisation's settings say. */
async function insertWaiting(
  { context, tx, demo }: DemoLoad,
  { orderId, userId, totalMinor }: Placed,
  placedAt: Date,
): Promise<void> {
  const runAt = new Date(placedAt.getTime() + (demo.marketplace?.transfer?.waitDays ?? 0) * DAY);
  const payment = { orderId, method: 'Wire Transfer', provider: 'manual', isTest: false, status: 'OPEN' } as const;
  await insertPayment(tx, { ...payment, amountMinor: totalMinor, now: placedAt });
  await insertHistory(tx, { orderId, kind: 'PAYMENT_STARTED', method: payment.method, at: placedAt, userId });
  await setOrderEnd(tx, orderId, runAt);
  await context.jobs.enqueue(tx, context.organizationId, EXPIRE_ORDER, { orderId }, { runAt });
}

/** Lets the money of a test payment come an hour after the order has ended, so that it goes back at once. */
async function insertPaidLate(tx: Tx, { orderId, userId, totalMinor }: Placed, placedAt: Date): Promise<void> {
  const method = 'Credit Card';
  const after = (minutes: number) => new Date(placedAt.getTime() + minutes * MINUTE);
  await insertHistory(tx, { orderId, kind: 'PAYMENT_STARTED', method, at: placedAt, userId });
  await setOrderStatus(tx, orderId, 'EXPIRED', after(HOLD_MINUTES));
  await insertHistory(tx, { orderId, kind: 'EXPIRED', at: after(HOLD_MINUTES) });
  const payment = { orderId, method, provider: 'test', isTest: true, status: 'SUCCEEDED' } as const;
  const paymentId = await insertPayment(tx, { ...payment, amountMinor: totalMinor, now: after(75) });
  const part = { orderId, orderLineId: null, amountMinor: totalMinor };
  const asked = { ...part, paymentId, reason: 'PAID_LATE', note: '', requestedBy: null } as const;
  const refundId = await insertRefund(tx, { ...asked, now: after(75) });
  await insertHistory(tx, { ...part, kind: 'REFUND_REQUESTED', at: after(75) });
  await endRefund(tx, refundId, 'SUCCEEDED', after(76));
  await insertHistory(tx, { ...part, kind: 'REFUNDED', at: after(76) });
}

/** Writes the lines of an order. */
async function insertCourses(
  { tx, loaded }: DemoLoad,
  { orderId, taxRate, taxes }: Placed,
  { courses, seats }: Ordered,
): Promise<Line[]> {
  const idOf = ({ key }: DemoCourse) => loaded.get(demoCourses).get(key)!;
  const rows = await insertLines(
    tx,
    courses.map((course, at) => ({
      orderId,
      itemType: seats ? 'course-seats' : 'course',
      itemId: idOf(course),
      quantity: seats?.count ?? 1,
      title: JSON.stringify(course.title),
      totalMinor: costOf(course, seats),
      discountMinor: 0,
      reductionMinor: course.price * (seats?.count ?? 1) - costOf(course, seats),
      priceKind: unitOf(course, seats) < course.price ? 'VOLUME' : 'LIST',
      taxCategory: 'STANDARD',
      exemptionReason: null,
      taxRateBasisPoints: taxRate,
      taxMinor: taxes.get(at)!,
      waivedTaxMinor: 0,
      cancellationTiers: '[]',
    })),
  );
  return courses.map((course) => {
    const courseId = idOf(course);
    return { course, courseId, orderLineId: rows.find(({ item_id }) => item_id === courseId)!.order_line_id };
  });
}

/** Writes an order. One that is paid enrols its buyer and may be refunded in part. */
async function loadOrder(
  load: DemoLoad,
  member: DemoMember,
  order: DemoOrder,
  { requests, disputes, sold }: Aftermath,
): Promise<Booking[]> {
  const { context, tx, demo } = load;
  const courses = order.courses.map((key) => demo.courses.find((course) => course.key === key)!);
  const placedAt = daysAgo(context.clock.now(), order.daysAgo);
  const { seats } = order;
  const ordered = { courses, seats, placedAt };
  const placed = await insertPlaced(load, member, ordered);
  const lines = await insertCourses(load, placed, ordered);
  if (order.waits) {
    await insertWaiting(load, placed, placedAt);
    return [];
  }
  if (order.paidLate) {
    await insertPaidLate(tx, placed, placedAt);
    return [];
  }
  const { orderId, userId, totalMinor } = placed;
  const { paymentId, paidAt, method } = await insertPaid(tx, placed, { paidBy: order.paidBy, placedAt });
  for (const { course, courseId, orderLineId } of lines) {
    if (seats) sold.push({ ...seats, orderLineId, courseId, userId, at: paidAt });
    if (seats || course.key === order.refund?.course) continue;
    const source = { source: 'ORDER', sourceKey: String(orderLineId) } as const;
    await loadEnrollments(tx, courseId, [{ userId, enrolledAt: paidAt }], source);
  }
  const asked = lines.find(({ course }) => course.key === order.refundRequest?.course);
  if (order.refundRequest && asked) {
    const { daysAgo: askedDaysAgo, reason } = order.refundRequest;
    const at = daysAgo(context.clock.now(), askedDaysAgo);
    requests.push({ orderId, orderLineId: asked.orderLineId, userId, reason, at });
  }
  const { currency } = courses[0]!;
  const paid = { orderId, userId, paymentId, method, currency };
  const payment: Booking = { ...paid, refundId: null, amountMinor: totalMinor, isToCredit: false, at: paidAt };
  if (order.dispute) disputes.push({ payment, at: daysAgo(context.clock.now(), order.dispute.daysAgo) });
  const refund = await loadRefund(load, order, { ...paid, lines });
  return refund ? [payment, refund] : [payment];
}

/** Pays one line back whole. */
async function loadRefund(load: DemoLoad, { refund }: DemoOrder, { lines, ...paid }: Paid): Promise<Booking | null> {
  if (!refund) return null;
  const { context, tx, loaded } = load;
  const { orderLineId, course } = lines.find((line) => line.course.key === refund.course)!;
  const requestedBy = loaded.get(demoMembers).get(refund.by)!;
  const requestedAt = daysAgo(context.clock.now(), refund.daysAgo);
  const endedAt = new Date(requestedAt.getTime() + MINUTE);
  const { note, toCredit: isToCredit = false } = refund;
  const { orderId, paymentId } = paid;
  const part = { orderId, orderLineId, amountMinor: course.price };
  const refundId = await insertRefund(tx, {
    ...part,
    paymentId,
    reason: 'ADMINISTRATOR',
    note,
    requestedBy,
    destination: isToCredit ? 'CREDIT' : 'ORIGINAL',
    now: requestedAt,
  });
  await insertHistory(tx, { ...part, kind: 'REFUND_REQUESTED', at: requestedAt, note, userId: requestedBy });
  await endRefund(tx, refundId, 'SUCCEEDED', endedAt);
  const method = isToCredit ? 'Organization Credit' : null;
  await insertHistory(tx, { ...part, kind: 'REFUNDED', method, at: endedAt });
  return { ...paid, refundId, amountMinor: course.price, isToCredit, at: endedAt };
}

/** Orders of members, with their payments and refunds. */
export async function loadDemoOrders(load: DemoLoad): Promise<void> {
  const bookings: Booking[] = [];
  const aftermath: Aftermath = { requests: [], disputes: [], sold: [] };
  for (const member of load.demo.members)
    for (const order of member.orders) bookings.push(...(await loadOrder(load, member, order, aftermath)));
  load.loaded.put(demoBookings, bookings);
  load.loaded.put(demoRequests, aftermath.requests);
  load.loaded.put(demoDisputes, aftermath.disputes);
  load.loaded.put(demoSeats, aftermath.sold);
}
