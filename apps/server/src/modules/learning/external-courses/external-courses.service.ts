import { EXTERNAL_COURSE_CLAIM } from '@sullam/domain/notification-targets/external-course-claim.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { conflict, invalidField } from '../../../kernel/problem.ts';
import { findMemberName } from '../../identity/members/members.public.ts';
import { administrators, notify, notifyAudience } from '../../operations/notifications/notifications.public.ts';
import { checkMediaChoices } from '../../organization/media/media.public.ts';
import { accessCourse } from '../courses/courses.public.ts';
import { accessExternalCourse } from './external-courses.access.ts';
import { alreadyAccepted } from './external-courses.errors.ts';
import {
  deleteExternalCourse,
  insertExternalCourse,
  updateDecision,
  updateExternalCourse,
  type Written,
} from './external-courses.repository.ts';
import type { DecisionBody, ExternalCourseBody, ExternalCourseChange } from './external-courses.schemas.ts';
import { courseRecognized } from './external-courses.signals.ts';

const EXTERNAL_COURSE = 15;
const noun = 'external-course';

/** Where a certificate may be looked at: a page of the web. */
function checkedLink(link: string | null): string | null {
  const typed = link?.trim() ?? '';
  if (typed === '') return null;
  const address = URL.parse(typed);
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') throw invalidField('link', 'pattern');
  return address.href;
}

async function checkedColumns(
  context: MemberContext,
  tx: Tx,
  { mediaId, ...body }: ExternalCourseBody,
  heldMediaId: number | null,
): Promise<Written> {
  const [title, provider, link] = [body.title.trim(), body.provider.trim(), checkedLink(body.link)];
  if (title === '') throw invalidField('title', 'required');
  if (provider === '') throw invalidField('provider', 'required');
  if (mediaId === null && link === null) throw invalidField('mediaId', 'required');
  if (body.startedOn !== null && body.startedOn > body.finishedOn) throw invalidField('finishedOn', 'dateAfterStart');
  // the day may have begun elsewhere already
  const tomorrow = new Date(context.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  if (body.finishedOn > tomorrow) throw invalidField('finishedOn', 'datePast');
  if (mediaId !== null && mediaId !== heldMediaId)
    await checkMediaChoices(context, tx, [{ path: 'mediaId', mediaId, kinds: ['IMAGE', 'DOCUMENT'] }]);
  return {
    title,
    provider,
    link,
    started_on: body.startedOn,
    finished_on: body.finishedOn,
    minutes: body.minutes,
    media_id: mediaId,
  };
}

/** Tells those who decide that something waits for them. */
const notifyOfClaim = async (
  context: MemberContext,
  tx: Tx,
  externalCourseId: number,
  title: string,
  version: number,
) =>
  notifyAudience(context, tx, administrators, {
    templateId: EXTERNAL_COURSE_CLAIM,
    parameters: { person: await findMemberName(tx, context.caller.userId), title },
    data: { externalCourseId },
    dedupeKey: `external-course-claim:${externalCourseId}:${version}`,
    byUserId: context.caller.userId,
  });

export const recordExternalCourse = (
  context: MemberContext,
  body: ExternalCourseBody,
): Promise<{ externalCourseId: number }> =>
  transaction(context, async (tx) => {
    const written = await checkedColumns(context, tx, body, null);
    const made = await insertExternalCourse(tx, context.caller.userId, written, context.clock.now());
    await notifyOfClaim(context, tx, made.externalCourseId, written.title, 1);
    return made;
  });

/** Changes one's own; one that was refused waits for a decision again. */
export const changeExternalCourse = (
  context: MemberContext,
  externalCourseId: number,
  { version, ...body }: ExternalCourseChange,
): Promise<void> =>
  transaction(context, async (tx) => {
    const found = await accessExternalCourse(context, tx, externalCourseId, 'write');
    if (found.status === 'APPROVED') throw alreadyAccepted();
    if (found.version !== version) throw conflict();
    const written = await checkedColumns(context, tx, body, found.mediaId);
    await updateExternalCourse(tx, externalCourseId, written, version, context.clock.now());
    // one that waits already has been told of
    if (found.status === 'REFUSED') await notifyOfClaim(context, tx, externalCourseId, written.title, version + 1);
  });

/** Takes one's own away as long as nobody has accepted it. */
export const removeExternalCourse = (context: MemberContext, externalCourseId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const found = await accessExternalCourse(context, tx, externalCourseId, 'write');
    if (found.status === 'APPROVED') throw alreadyAccepted();
    await deleteExternalCourse(tx, externalCourseId);
  });

/** Accepts or refuses one and tells who recorded it. What is accepted may stand for one of our courses. */
export const decideExternalCourse = (
  context: MemberContext,
  externalCourseId: number,
  { isApproved, reason, courseId: asked, version }: DecisionBody,
): Promise<void> =>
  transaction(context, async (tx) => {
    const found = await accessExternalCourse(context, tx, externalCourseId, 'decide');
    const said = isApproved ? '' : reason.trim();
    if (!isApproved && said === '') throw invalidField('reason', 'required');
    if (found.version !== version) throw conflict();
    const courseId = isApproved ? (asked ?? null) : null;
    if (courseId !== null) await accessCourse(context, tx, courseId, 'see');
    const status = isApproved ? 'APPROVED' : 'REFUSED';
    const decided = { status, reason: said, decidedBy: context.caller.userId, courseId, version } as const;
    await updateDecision(tx, externalCourseId, decided, context.clock.now());
    if (courseId !== null) await emit(context, tx, courseRecognized, { courseId, userId: found.userId });
    await audit(context, tx, {
      action: `external-course.${isApproved ? 'approve' : 'refuse'}`,
      noun,
      nounId: externalCourseId,
      changes: { userId: found.userId, reason: said, courseId },
    });
    await notify(context, tx, {
      templateId: EXTERNAL_COURSE,
      parameters: {
        courseTitle: found.title,
        provider: found.provider,
        outcome: isApproved ? 'approved' : 'refused',
      },
      data: { externalCourseId },
      dedupeKey: `external-course:${externalCourseId}:${version}`,
      userIds: [found.userId],
    });
  });
