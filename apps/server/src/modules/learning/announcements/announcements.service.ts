import { DAY } from '@sullam/domain/limits.ts';
import { hasText, type Localized } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { formattedText } from '../../../kernel/html.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { conflict, invalidField, notFound } from '../../../kernel/problem.ts';
import { notifyAudience } from '../../operations/notifications/notifications.public.ts';
import { contentOf } from './announcement-content.ts';
import { listReaders, unreadOf } from './announcement-readers.reads.ts';
import { accessAnnouncement, accessAnnouncements } from './announcements.access.ts';
import { alreadySent, remindedLately } from './announcements.errors.ts';
import {
  deleteAnnouncement,
  insertAnnouncement,
  insertRead,
  markPublished,
  markReminded,
  publishScheduled,
  setSchedule,
  updateAnnouncement,
} from './announcements.repository.ts';
import type { AnnouncementBody, AnnouncementPatch } from './announcements.schemas.ts';
import { announcementPublished } from './announcements.signals.ts';

const noun = 'announcement';

function checkTitle(title: Localized | undefined): void {
  if (title !== undefined && !hasText(title.en) && !hasText(title.ar)) throw invalidField('title', 'oneLanguage');
}

const clean = <Body extends { body?: Localized }>(body: Body): Body =>
  body.body === undefined ? body : { ...body, body: formattedText('body', body.body) };

/** Writes a draft; nobody but its writers sees it. */
export function createAnnouncement(
  context: MemberContext,
  courseId: number | null,
  body: AnnouncementBody,
): Promise<{ announcementId: number }> {
  checkTitle(body.title);
  return transaction(context, async (tx) => {
    await accessAnnouncements(context, tx, courseId, 'write');
    const announcementId = await insertAnnouncement(tx, {
      courseId,
      authorUserId: context.caller.userId,
      body: clean(body),
      now: context.clock.now(),
    });
    await audit(context, tx, { action: 'announcement.create', noun, nounId: announcementId, changes: { courseId } });
    return { announcementId };
  });
}

export function changeAnnouncement(
  context: MemberContext,
  announcementId: number,
  patch: AnnouncementPatch,
): Promise<void> {
  checkTitle(patch.title);
  return transaction(context, async (tx) => {
    await accessAnnouncement(context, tx, announcementId, 'write');
    if (!(await updateAnnouncement(tx, announcementId, clean(patch), context.clock.now()))) throw conflict();
    await audit(context, tx, { action: 'announcement.update', noun, nounId: announcementId });
  });
}

/** Publishes a draft and notifies its readers, once. */
export const publishAnnouncement = (context: MemberContext, announcementId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { courseId } = await accessAnnouncement(context, tx, announcementId, 'write');
    if (!(await markPublished(tx, announcementId, context.clock.now()))) throw alreadySent();
    await audit(context, tx, { action: 'announcement.publish', noun, nounId: announcementId });
    await emit(context, tx, announcementPublished, { announcementId, courseId, byUserId: context.caller.userId });
  });

export const removeAnnouncement = (context: MemberContext, announcementId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessAnnouncement(context, tx, announcementId, 'write');
    await deleteAnnouncement(tx, announcementId);
    await audit(context, tx, { action: 'announcement.delete', noun, nounId: announcementId });
  });

const PUBLISH = 'announcements.publish-scheduled';

interface Scheduled {
  announcementId: number;
  scheduledAt: string;
}

/** The job that publishes it; a later call takes the place of the one before. */
export const queuePublishing = (
  { jobs, organizationId }: SystemContext,
  tx: Tx,
  announcementId: number,
  runAt: Date,
): Promise<void> =>
  jobs.enqueue(
    tx,
    organizationId,
    PUBLISH,
    { announcementId, scheduledAt: runAt.toISOString() },
    { key: `announcement:${organizationId}:${announcementId}`, runAt },
  );

/** Has it published at a moment to come; another moment takes the place of the one before. */
export function scheduleAnnouncement(context: MemberContext, announcementId: number, at: string): Promise<void> {
  const runAt = new Date(at);
  return transaction(context, async (tx) => {
    await accessAnnouncement(context, tx, announcementId, 'write');
    if (runAt <= context.clock.now()) throw invalidField('scheduledAt', 'dateFuture');
    if (!(await setSchedule(tx, announcementId, runAt))) throw alreadySent();
    const scheduledAt = runAt.toISOString();
    await audit(context, tx, {
      action: 'announcement.schedule',
      noun,
      nounId: announcementId,
      changes: { scheduledAt },
    });
    await queuePublishing(context, tx, announcementId, runAt);
  });
}

/** Takes the schedule away: it is a draft again. */
export const unscheduleAnnouncement = (context: MemberContext, announcementId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { abilities } = await accessAnnouncement(context, tx, announcementId, 'write');
    if (!abilities.canUnschedule && abilities.canPublish) throw notFound();
    if (!(await setSchedule(tx, announcementId, null))) throw alreadySent();
    await audit(context, tx, { action: 'announcement.unschedule', noun, nounId: announcementId });
  });

/** Publishes what was scheduled for this moment, unless it was published, moved or called off in between. */
export const publishScheduledJob: JobDefinition = {
  name: PUBLISH,
  run: (context, payload) =>
    transaction(context, async (tx) => {
      const { announcementId, scheduledAt } = payload as unknown as Scheduled;
      const published = await publishScheduled(tx, announcementId, new Date(scheduledAt), context.clock.now());
      if (!published) return;
      const { courseId, authorUserId: byUserId } = published;
      await audit(context, tx, {
        action: 'announcement.publish',
        noun,
        nounId: announcementId,
        changes: { scheduledAt },
      });
      await emit(context, tx, announcementPublished, { announcementId, courseId, byUserId });
    }),
};

/** Notes that the caller had it open before them; whoever acts as somebody reads nothing for them. */
export const markRead = (context: MemberContext, announcementId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { isPublished } = await accessAnnouncement(context, tx, announcementId, 'read');
    const { userId, masqueraderUserId } = context.caller;
    if (isPublished && masqueraderUserId === null) await insertRead(tx, announcementId, userId, context.clock.now());
  });

/** Notifies those who haven't read it once more, at most once a day; answers how many they are. */
export const remindReaders = (context: MemberContext, announcementId: number): Promise<{ people: number }> =>
  transaction(context, async (tx) => {
    const { isPublished, courseId } = await accessAnnouncement(context, tx, announcementId, 'write');
    if (!isPublished) throw notFound();
    const now = context.clock.now();
    const isFirst = await markReminded(tx, announcementId, { now, before: new Date(now.getTime() - DAY) });
    if (!isFirst) throw remindedLately();
    const { counts } = await listReaders(context, tx, { announcementId, courseId }, { take: 1 });
    const content = await contentOf(tx, announcementId);
    if (!content) throw notFound();
    await notifyAudience(context, tx, unreadOf(announcementId), {
      ...content,
      dedupeKey: `announcement:${announcementId}:reminder:${now.toISOString()}`,
      byUserId: context.caller.userId,
    });
    await audit(context, tx, { action: 'announcement.remind', noun, nounId: announcementId });
    return { people: counts.of - counts.read };
  });
