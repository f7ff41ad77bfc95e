import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { type Entitled, findIsEntitled } from '../entitlements/entitlements.public.ts';
import { cancelEnrollment, lockEnrollment, upsertEnrollment } from './enrollments.repository.ts';
import { enrollmentCancelled } from './enrollments.signals.ts';

/**
 * Somebody is enrolled in a course exactly as long as they are entitled to it. The row is locked before the ledger is asked, so
 * that of a grant and a revocation at the same moment the later one sees both.
 */
export async function followEntitlement(context: SystemContext, tx: Tx, entitled: Entitled): Promise<void> {
  const { userId, subject } = entitled;
  const enrollment = await lockEnrollment(tx, subject.id, userId);
  if (await findIsEntitled(tx, entitled)) {
    if (enrollment?.status !== 'ACTIVE') await upsertEnrollment(tx, subject.id, userId, context.clock.now());
  } else if (enrollment?.status === 'ACTIVE') {
    const enrollmentId = enrollment.enrollment_id;
    await cancelEnrollment(tx, enrollment);
    await emit(context, tx, enrollmentCancelled, { courseId: subject.id, userId, enrollmentId });
  }
}
