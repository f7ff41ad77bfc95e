import { LEARNERS } from '@sullam/domain/portals.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import {
  type Addition,
  type AdditionBody,
  type AdditionNotice,
  type AdditionRow,
  type AdditionRows,
  type AdditionRules,
  accountsFor,
  additionParameters,
  admitPeople,
  beginAddition,
  endAddition,
  findCandidates,
  findOwnAddition,
  judge,
  type OwnAddition,
  type PreviewBody,
  UNDO_WITHIN,
  wishesOf,
  wishesOfPeople,
} from '../../identity/learner-additions/learner-additions.public.ts';
import { notify } from '../../operations/notifications/notifications.public.ts';
import { accessCourse, enrolmentState, findCourseTitle } from '../courses/courses.public.ts';
import { insertGrants, listGranted, listSourceKeys, revokeEntitlements } from '../entitlements/entitlements.public.ts';
import { courseNotOut } from './enrollments.errors.ts';
import { readTerms } from './enrollments.reads.ts';
import { listEnrolled, upsertEnrollments } from './enrollments.repository.ts';

/** Somebody was enrolled. */
const ENROLLED = 25;

const rulesOf = (courseId: number): AdditionRules => ({
  access: LEARNERS,
  findIn: (tx, userIds) => listEnrolled(tx, courseId, userIds),
});

const sourceOf = (learnerAdditionId: number) => ({ source: 'GRANT', sourceKey: String(learnerAdditionId) }) as const;

/** Whoever edits a course adds learners, however others enrol: by themselves, by invitation, for money, or not any more. */
async function accessAdding(context: MemberContext, tx: Tx, courseId: number): Promise<void> {
  const { course } = await accessCourse(context, tx, courseId, 'edit');
  if (course.status !== 'PUBLISHED') throw courseNotOut();
}

export const findCourseCandidates = (context: MemberContext, courseId: number, search: string) =>
  reading(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'edit');
    return { data: await findCandidates(context, tx, search, rulesOf(courseId)) };
  });

const BY_STATE = { OPEN: [], INVITATION: ['BY_INVITATION'], COMING: ['NOT_OPEN'], CLOSED: ['CLOSED'] } as const;

async function noticesOf(context: MemberContext, tx: Tx, courseId: number): Promise<AdditionNotice[]> {
  const terms = await readTerms(tx, courseId);
  return [...(terms.priceMinor > 0 ? (['PRICED'] as const) : []), ...BY_STATE[enrolmentState(context, terms)]];
}

/** What would become of each who is listed; nothing is changed. */
export async function previewCourseAddition(
  context: MemberContext,
  courseId: number,
  body: PreviewBody,
): Promise<AdditionRows> {
  await reading(context, (tx) => accessAdding(context, tx, courseId));
  const wishes = await wishesOf(context, body);
  return reading(context, async (tx) => ({
    rows: await judge(context, tx, wishes, rulesOf(courseId)),
    notices: await noticesOf(context, tx, courseId),
  }));
}

/** Enrols people, or invites them into the course. The same request twice changes nothing. */
export async function addToCourse(context: MemberContext, courseId: number, body: AdditionBody): Promise<Addition> {
  const rules = rulesOf(courseId);
  const wishes = wishesOfPeople(body.people);
  const judged = await reading(context, async (tx) => {
    await accessAdding(context, tx, courseId);
    return judge(context, tx, wishes, rules);
  });
  const accounts = await accountsFor(context, judged);
  return transaction(context, async (tx) => {
    await accessAdding(context, tx, courseId);
    const addition = await beginAddition(context, tx, { kind: 'COURSE', id: courseId }, body);
    const before = new Set(await listGranted(tx, { kind: 'COURSE', id: courseId }, sourceOf(addition.id)));
    const isOurs = ({ outcome, userId }: AdditionRow) => outcome === 'ALREADY' && userId !== null && before.has(userId);
    const admitted = await admitPeople(context, tx, wishes, rules, accounts);
    // whom the same request has enrolled before isn't somebody who was there already
    const rows = admitted.map((row) => (isOurs(row) ? { ...row, outcome: 'ADDED' as const } : row));
    const userIds = admitted.flatMap(({ outcome, userId }) =>
      (outcome === 'ADDED' || outcome === 'INVITED') && userId !== null ? [userId] : [],
    );
    await enrolAdded(context, tx, courseId, { learnerAdditionId: addition.id, userIds, note: body.note });
    return {
      learnerAdditionId: addition.id,
      undoableUntil: new Date(addition.createdAt.getTime() + UNDO_WITHIN).toISOString(),
      rows,
    };
  });
}

interface Added {
  learnerAdditionId: number;
  userIds: readonly number[];
  note: string;
}

async function enrolAdded(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  { learnerAdditionId, userIds, note }: Added,
): Promise<void> {
  if (userIds.length === 0) return;
  const now = context.clock.now();
  // the enrolment is written first, as everywhere: of two who change the same one the later sees what the other has granted
  await upsertEnrollments(tx, courseId, userIds, now);
  const grants = userIds.map((userId) => ({ userId, grantedAt: now, grantedBy: context.caller.userId }));
  await insertGrants(tx, { kind: 'COURSE', id: courseId }, sourceOf(learnerAdditionId), grants);
  await audit(context, tx, {
    action: 'enrollment.add',
    noun: 'course',
    nounId: courseId,
    changes: { learnerAdditionId, userIds, note },
  });
  const courseTitle = await findCourseTitle(tx, courseId);
  await notify(context, tx, {
    userIds,
    templateId: ENROLLED,
    parameters: { courseTitle, ...(await additionParameters(context, tx, note)) },
    data: { courseId },
    dedupeKey: `course-added:${courseId}:${learnerAdditionId}`,
  });
}

/** Takes back exactly what an addition granted: who came by something else too stays in. */
export const takeBackFromCourse = (
  context: MemberContext,
  courseId: number,
  learnerAdditionId: number,
): Promise<{ removed: number }> =>
  transaction(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'edit');
    const subject = { kind: 'COURSE', id: courseId } as const;
    if (!(await endAddition(context, tx, subject, learnerAdditionId))) return { removed: 0 };
    const userIds = await listGranted(tx, subject, sourceOf(learnerAdditionId));
    for (const userId of userIds)
      await revokeEntitlements(context, tx, { userId, subject }, sourceOf(learnerAdditionId));
    const changes = { learnerAdditionId, userIds };
    await audit(context, tx, { action: 'enrollment.add-undo', noun: 'course', nounId: courseId, changes });
    return { removed: userIds.length };
  });

/** Who added the caller to a course, and why. */
export const readOwnAddition = (context: MemberContext, courseId: number): Promise<OwnAddition> =>
  reading(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'see');
    const entitled = { userId: context.caller.userId, subject: { kind: 'COURSE', id: courseId } } as const;
    const keys = await listSourceKeys(tx, entitled, 'GRANT');
    return { addition: await findOwnAddition(tx, keys.filter((key) => key !== '').map(Number)) };
  });
