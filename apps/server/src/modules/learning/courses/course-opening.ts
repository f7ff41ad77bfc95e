import type { SystemContext } from '../../../kernel/context.ts';
import { db, type Tx, transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { type AudienceKind, notifyAudience } from '../../operations/notifications/notifications.public.ts';
import { readFeatures } from '../../organization/organizations/organizations.public.ts';
import { enrolmentState } from './enrolment-state.ts';

const COURSE_OPENED = 21;
const TELL_OPENED = 'courses.tell-opened';

export const CAN_ENROLL = 'course-can-enroll' satisfies AudienceKind['kind'];

async function findTerms(tx: Tx, courseId: number) {
  const row = await tx.one(
    db
      .selectFrom('courses')
      .select(['title', 'status', 'expires_at', 'enrolls_from', 'is_by_invitation', 'price_minor'])
      .where('course_id', '=', courseId),
  );
  return (
    row && { ...row, expiresAt: row.expires_at, enrollsFrom: row.enrolls_from, isByInvitation: row.is_by_invitation }
  );
}

/** Enrolment begins later: whoever can enrol is told then. A date that moves takes the job with it. */
const tellLater = (context: SystemContext, tx: Tx, courseId: number, byUserId: number, runAt: Date): Promise<void> =>
  context.jobs.enqueue(
    tx,
    context.organizationId,
    TELL_OPENED,
    { courseId, byUserId },
    { key: `${TELL_OPENED}:${context.organizationId}:${courseId}`, runAt },
  );

/** The state of enrolment for somebody without a special right; null where there is nothing to tell of it. */
async function readOpening(context: SystemContext, tx: Tx, courseId: number) {
  const terms = await findTerms(tx, courseId);
  const features = await readFeatures(tx);
  if (!terms || (terms.price_minor > 0 && !features.marketplace)) return null;
  const configuration = { self_enrollment_enabled: features['self-enrollment'] };
  return { ...terms, state: enrolmentState({ configuration, clock: context.clock }, terms) };
}

/**
 * Tells those who can enrol that the course is open, each once. Where enrolment begins later they are told then, on the terms of that
 * moment; nobody is told of a course that is by invitation, closed or not for sale.
 */
export const tellOpened = (context: SystemContext, courseId: number, byUserId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const opening = await readOpening(context, tx, courseId);
    if (opening?.state === 'OPEN')
      await notifyAudience(
        context,
        tx,
        { kind: CAN_ENROLL, courseId },
        {
          templateId: COURSE_OPENED,
          parameters: { courseTitle: opening.title },
          data: { courseId },
          // publishing again after a break notifies nobody a second time
          dedupeKey: `course-opened:${courseId}`,
          byUserId,
        },
      );
    if (opening?.state === 'COMING' && opening.enrollsFrom)
      await tellLater(context, tx, courseId, byUserId, opening.enrollsFrom);
  });

/** A published course has changed: where it opens later, the date may be another one. */
export const followOpening = (context: SystemContext, courseId: number, byUserId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const opening = await readOpening(context, tx, courseId);
    if (opening?.state === 'COMING' && opening.enrollsFrom)
      await tellLater(context, tx, courseId, byUserId, opening.enrollsFrom);
  });

export const openingJobs: readonly JobDefinition[] = [
  {
    name: TELL_OPENED,
    run: (context, { courseId, byUserId }) => tellOpened(context, Number(courseId), Number(byUserId)),
  },
];
