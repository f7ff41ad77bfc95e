import { audit } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { type Tx, transaction } from '../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../kernel/problem.ts';
import { accessCourse } from '../courses/courses.public.ts';
import { grantEntitlement, revokeEntitlements } from '../entitlements/entitlements.public.ts';
import { enrolmentClosed, notForSale, selfEnrolmentOff } from './enrollments.errors.ts';
import { readTerms } from './enrollments.reads.ts';
import { type Enrollment, findActiveEnrollment, findEnrollment, lockEnrollment } from './enrollments.repository.ts';
import type { EnrollmentOrder } from './enrollments.schemas.ts';

type Terms = Awaited<ReturnType<typeof readTerms>>;

const orderOf = (enrollment: Enrollment, currency: string): EnrollmentOrder => ({
  order: {
    orderId: enrollment.enrollment_id,
    enrollmentId: enrollment.enrollment_id,
    status: 'COMPLETED',
    paymentMethod: 'Free',
    total: { minor: 0, currency },
    createdAt: enrollment.enrolled_at.toISOString(),
    purchasedItems: [
      { id: enrollment.enrollment_id, itemId: enrollment.course_id, purchasedItemType: { slug: 'course' } },
    ],
  },
});

/** Why this course can't be enrolled in by oneself today. */
function checkTerms(context: MemberContext, terms: Terms, mayEnroll: boolean): void {
  if (terms.status !== 'PUBLISHED' || (terms.expiresAt !== null && terms.expiresAt <= context.clock.now()))
    throw enrolmentClosed();
  if (!context.configuration.self_enrollment_enabled) throw selfEnrolmentOff();
  if (!mayEnroll) throw notAllowed();
  if (terms.priceMinor > 0) throw notForSale();
}

/** Enrols the caller. A double click, a second tab or somebody who already is enrolled gets the same response. */
export const enroll = (context: MemberContext, courseId: number): Promise<EnrollmentOrder> =>
  transaction(context, async (tx) => {
    const [{ course, abilities }, terms] = await Promise.all([
      accessCourse(context, tx, courseId, 'see'),
      readTerms(tx, courseId),
    ]);
    if (!course.isEnrolled) await enrollAnew(context, tx, courseId, terms, abilities.canEnroll);
    const current = await findActiveEnrollment(tx, courseId, context.caller.userId);
    if (!current) throw notFound();
    return orderOf(current, terms.currency);
  });

async function enrollAnew(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  terms: Terms,
  mayEnroll: boolean,
): Promise<void> {
  checkTerms(context, terms, mayEnroll);
  const { userId } = context.caller;
  await grantEntitlement(context, tx, {
    userId,
    subject: { kind: 'COURSE', id: courseId },
    source: 'SELF',
    grantedBy: userId,
  });
  const enrollment = await findActiveEnrollment(tx, courseId, userId);
  // a second tab that came first has written the entry already
  if (enrollment?.enrolled_at.getTime() === context.clock.now().getTime())
    await audit(context, tx, { action: 'enrollment.create', noun: 'course', nounId: courseId });
}

/** Leaves a course, or takes a learner out of one that the caller edits, whatever they came by. Progress is kept. */
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
    await revokeEntitlements(context, tx, { userId, subject: { kind: 'COURSE', id: courseId } });
  });
