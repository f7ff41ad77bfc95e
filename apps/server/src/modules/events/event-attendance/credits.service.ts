import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessSubsection } from '../../learning/course-content/course-content.public.ts';
import { finishForLearners, unfinishForLearner } from '../../learning/progress/progress.public.ts';
import { accessEvent } from '../events/events.public.ts';
import {
  deleteCredit,
  type EventCreditRow,
  hasComeElsewhere,
  insertCredit,
  listComers,
  listCredits,
} from './credits.repository.ts';

const whoCame = (comers: Awaited<ReturnType<typeof listComers>>): number[] =>
  comers.flatMap(({ userId, hasCome }) => (hasCome ? [userId] : []));

/**
 * Who came has finished the lessons that count it; whoever hasn't come keeps what they have. People who aren't enrolled in the course
 * have no progress there, and nothing happens.
 */
export async function settleCredits(
  context: SystemContext,
  tx: Tx,
  { eventId, credits }: { eventId: number; credits: readonly EventCreditRow[] },
  enrollmentIds: readonly number[],
): Promise<void> {
  if (credits.length === 0 || enrollmentIds.length === 0) return;
  const userIds = whoCame(await listComers(tx, eventId, enrollmentIds));
  for (const { courseSubsectionId: subsectionId, courseId } of credits)
    await finishForLearners(context, tx, { courseId, subsectionId, userIds });
}

/** Whose check-in was taken back has not finished the lessons that count the event, unless they came to another that counts too. */
export async function takeCreditsBack(
  context: SystemContext,
  tx: Tx,
  eventId: number,
  eventEnrollmentId: number,
): Promise<void> {
  const now = context.clock.now();
  const [gone] = (await listComers(tx, eventId, [eventEnrollmentId])).filter(({ hasCome }) => !hasCome);
  if (!gone) return;
  const { userId } = gone;
  for (const { courseSubsectionId: subsectionId } of await listCredits(tx, eventId))
    if (!(await hasComeElsewhere(tx, subsectionId, userId)))
      await unfinishForLearner(tx, { subsectionId, userId, now });
}

/** Says that coming to an event finishes a lesson. It takes whoever edits both; those who came already have finished it. */
export const addCredit = (context: MemberContext, eventId: number, courseSubsectionId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessEvent(context, tx, eventId, 'edit');
    const { course } = await accessSubsection(context, tx, courseSubsectionId, 'edit');
    const { courseId } = course;
    await insertCredit(tx, { eventId, courseId, courseSubsectionId, now: context.clock.now() });
    const userIds = whoCame(await listComers(tx, eventId));
    await finishForLearners(context, tx, { courseId, subsectionId: courseSubsectionId, userIds });
    await audit(context, tx, {
      action: 'event.add-credit',
      noun: 'event',
      nounId: eventId,
      changes: { courseSubsectionId },
    });
  });

/** Coming no longer finishes the lesson; what people have finished stays theirs. */
export const removeCredit = (context: MemberContext, eventId: number, courseSubsectionId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessEvent(context, tx, eventId, 'edit');
    await accessSubsection(context, tx, courseSubsectionId, 'edit');
    if ((await deleteCredit(tx, eventId, courseSubsectionId)) === 0) throw notFound();
    await audit(context, tx, {
      action: 'event.remove-credit',
      noun: 'event',
      nounId: eventId,
      changes: { courseSubsectionId },
    });
  });
