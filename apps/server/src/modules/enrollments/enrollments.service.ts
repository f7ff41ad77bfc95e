import { audit } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { type Tx, transaction } from '../../kernel/database/database.ts';
import { emit } from '../../kernel/outbox/signals.ts';
import { notAllowed, notFound } from '../../kernel/problem.ts';
import { accessCourse } from '../courses/courses.public.ts';
import { enrolmentClosed, notForSale, selfEnrolmentOff } from './enrollments.errors.ts';
import { readTerms } from './enrollments.reads.ts';
import {
  cancelEnrollment,
  type Enrollment,
  findActiveEnrollment,
  findEnrollment,
  upsertEnrollment,
} from './enrollments.repository.ts';
import type { EnrollmentOrder } from './enrollments.schemas.ts';
import { enrollmentCancelled } from './enrollments.signals.ts';

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
    const { userId } = context.caller;
    const [{ course, abilities }, terms] = await Promise.all([
      accessCourse(context, tx, courseId, 'see'),
      readTerms(context, tx, courseId),
    ]);
    if (!course.isEnrolled)
      return orderOf(await enrollAnew(context, tx, courseId, terms, abilities.canEnroll), terms.currency);
    const current = await findActiveEnrollment(context, tx, courseId, userId);
    if (!current) throw notFound();
    return orderOf(current, terms.currency);
  });

async function enrollAnew(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  terms: Terms,
  mayEnroll: boolean,
): Promise<Enrollment> {
  checkTerms(context, terms, mayEnroll);
  const now = context.clock.now();
  const enrollment = await upsertEnrollment(context, tx, courseId, context.caller.userId, now);
  // a second tab that came first has written the entry already
  if (enrollment.enrolled_at.getTime() === now.getTime())
    await audit(context, tx, { action: 'enrollment.create', noun: 'course', nounId: courseId });
  return enrollment;
}

/** Leaves a course, or takes a learner out of one that the caller edits. Progress is kept. */
export const leave = (context: MemberContext, enrollmentId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const enrollment = await findEnrollment(context, tx, enrollmentId);
    if (!enrollment) throw notFound();
    if (enrollment.user_id !== context.caller.userId) {
      const { abilities } = await accessCourse(context, tx, enrollment.course_id, 'see');
      if (!abilities.canEdit) throw notFound();
    }
    if (!(await cancelEnrollment(context, tx, enrollmentId))) return;
    await audit(context, tx, {
      action: 'enrollment.cancel',
      noun: 'course',
      nounId: enrollment.course_id,
      changes: { userId: enrollment.user_id },
    });
    const { course_id: courseId, user_id: userId } = enrollment;
    await emit(context, tx, enrollmentCancelled, { courseId, userId, enrollmentId });
  });
