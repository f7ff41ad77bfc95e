import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import { accessCourse, enrolmentState } from '../courses/courses.public.ts';
import {
  type Entitled,
  grantEntitlement,
  leaveEntitled,
  resumeLeft,
  revokeEntitlements,
  type Source,
} from '../entitlements/entitlements.public.ts';
import { courseSelling } from './course-selling.ts';
import { byInvitation, enrolmentClosed, notForSale, notOpenYet, selfEnrolmentOff } from './enrollments.errors.ts';
import { readTerms } from './enrollments.reads.ts';
import { type Enrollment, findActiveEnrollment, findEnrollment, lockEnrollment } from './enrollments.repository.ts';
import type { EnrollmentOrder } from './enrollments.schemas.ts';

type Terms = Awaited<ReturnType<typeof readTerms>>;

type Item = Pick<EnrollmentOrder['order']['purchasedItems'][number], 'itemId' | 'purchasedItemType'>;

/** An order that is complete at once because nothing is to be paid. */
export const freeOrder = (
  { enrollmentId, enrolledAt, item }: { enrollmentId: number; enrolledAt: Date; item: Item },
  currency: string,
): EnrollmentOrder => ({
  order: {
    orderId: enrollmentId,
    enrollmentId,
    status: 'COMPLETED',
    paymentMethod: 'Free',
    total: { minor: 0, currency },
    createdAt: enrolledAt.toISOString(),
    purchasedItems: [{ id: enrollmentId, ...item }],
  },
});

const orderOf = (enrollment: Enrollment, currency: string, item?: Item): EnrollmentOrder =>
  freeOrder(
    {
      enrollmentId: enrollment.enrollment_id,
      enrolledAt: enrollment.enrolled_at,
      item: item ?? { itemId: enrollment.course_id, purchasedItemType: { slug: 'course' } },
    },
    currency,
  );

/** Nobody enrols in it by themselves today, whatever the organisation allows elsewhere. */
const isClosed = (context: MemberContext, terms: Terms): boolean =>
  terms.isByInvitation || !['OPEN', 'INVITATION'].includes(enrolmentState(context, terms));

/** Why this course can't be had today, for nothing or for its price. */
function checkOpen(context: MemberContext, terms: Terms, mayEnroll: boolean): void {
  const state = enrolmentState(context, terms);
  if (state === 'CLOSED') throw enrolmentClosed();
  if (terms.isByInvitation) throw byInvitation();
  if (state === 'COMING') throw notOpenYet();
  if (!context.configuration.self_enrollment_enabled) throw selfEnrolmentOff();
  if (!mayEnroll) throw notAllowed();
}

/** Why this course can't be enrolled in for nothing today. */
function checkTerms(context: MemberContext, terms: Terms, mayEnroll: boolean): void {
  checkOpen(context, terms, mayEnroll);
  if (terms.priceMinor > 0) throw notForSale();
}

/** An item that has a price and is in the cart, without an order of its own yet. */
export const orderInCart = (
  context: MemberContext,
  { cartItemId, price, item }: { cartItemId: number; price: EnrollmentOrder['order']['total']; item: Item },
): EnrollmentOrder => ({
  order: {
    orderId: null,
    enrollmentId: null,
    status: 'CART',
    paymentMethod: null,
    total: price,
    createdAt: context.clock.now().toISOString(),
    purchasedItems: [{ id: cartItemId, ...item }],
  },
});

/** Puts a course that has a price into the cart, where it is sold. */
async function addToCart(context: MemberContext, tx: Tx, courseId: number): Promise<EnrollmentOrder> {
  const [seller] = context.features.marketplace ? context.extensions.of(courseSelling) : [];
  if (!seller) throw notForSale();
  const added = await seller.addToCart(context, tx, courseId);
  return orderInCart(context, { ...added, item: { itemId: courseId, purchasedItemType: { slug: 'course' } } });
}

/**
 * Enrols the caller in a free course and puts one that has a price into the cart. A double click, a second tab or a caller who is
 * enrolled already gets the same response.
 */
export const enroll = (context: MemberContext, courseId: number): Promise<EnrollmentOrder> =>
  transaction(context, async (tx) => {
    const { course, abilities } = await accessCourse(context, tx, courseId, 'see');
    const terms = await readTerms(tx, courseId);
    if (!course.isEnrolled) {
      checkOpen(context, terms, abilities.canEnroll);
      const entitled: Entitled = { userId: context.caller.userId, subject: { kind: 'COURSE', id: courseId } };
      const isResumed = await resumeLeft(context, tx, entitled);
      if (!isResumed && terms.priceMinor > 0) return addToCart(context, tx, courseId);
      if (!isResumed) await enrollAnew(context, tx, courseId, { source: 'SELF' });
    }
    const current = await findActiveEnrollment(tx, courseId, context.caller.userId);
    if (!current) throw notFound();
    return orderOf(current, terms.currency);
  });

/**
 * Enrols the caller in everything of something that holds several courses: in each that they aren't in yet and that is open, or in
 * none where one of these isn't to be had for nothing.
 */
export async function enrollInAll(
  context: MemberContext,
  tx: Tx,
  courseIds: readonly number[],
  { source, item }: { source: Source; item: Item },
): Promise<EnrollmentOrder> {
  // in the order of their ids: of two that enrol in the same courses nobody waits for the other
  const inOrder = [...courseIds].sort((one, other) => one - other);
  const found = [];
  for (const courseId of inOrder) {
    const { course, abilities } = await accessCourse(context, tx, courseId, 'see');
    const terms = await readTerms(tx, courseId);
    found.push({ courseId, terms, isEnrolled: course.isEnrolled, mayEnroll: abilities.canEnroll });
  }
  const isIn = found.filter(({ isEnrolled }) => isEnrolled);
  const open = found.filter(({ isEnrolled, terms }) => !isEnrolled && !isClosed(context, terms));
  for (const { terms, mayEnroll } of open) checkTerms(context, terms, mayEnroll);
  for (const { courseId } of open) await enrollAnew(context, tx, courseId, source);
  const [first] = [...open, ...isIn];
  const enrollment = first && (await findActiveEnrollment(tx, first.courseId, context.caller.userId));
  if (!enrollment) throw enrolmentClosed();
  return orderOf(enrollment, first.terms.currency, item);
}

async function enrollAnew(context: MemberContext, tx: Tx, courseId: number, source: Source): Promise<void> {
  const { userId } = context.caller;
  await grantEntitlement(context, tx, {
    userId,
    subject: { kind: 'COURSE', id: courseId },
    ...source,
    grantedBy: userId,
  });
  const enrollment = await findActiveEnrollment(tx, courseId, userId);
  // a second tab that came first has written the entry already
  if (enrollment?.enrolled_at.getTime() === context.clock.now().getTime())
    await audit(context, tx, { action: 'enrollment.create', noun: 'course', nounId: courseId });
}

/**
 * Leaves a course, or takes a learner out of one that the caller edits, whatever they came by. Progress is kept, and so is a purchase
 * of the learner who leaves.
 */
export const leave = (context: MemberContext, enrollmentId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const enrollment = await findEnrollment(tx, enrollmentId);
    if (!enrollment) throw notFound();
    const { course_id: courseId, user_id: userId } = enrollment;
    if (userId !== context.caller.userId) {
      const { abilities } = await accessCourse(context, tx, courseId, 'see');
      if (!abilities.canEdit) throw notFound();
    }
    const held = await lockEnrollment(tx, courseId, userId);
    if (held?.status !== 'ACTIVE') return;
    await audit(context, tx, { action: 'enrollment.cancel', noun: 'course', nounId: courseId, changes: { userId } });
    const entitled: Entitled = { userId, subject: { kind: 'COURSE', id: courseId } };
    if (userId === context.caller.userId) await leaveEntitled(context, tx, entitled);
    else await revokeEntitlements(context, tx, entitled);
  });
