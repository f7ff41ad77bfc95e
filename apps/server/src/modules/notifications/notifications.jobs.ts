import { type Tx, transaction } from '../../kernel/database/database.ts';
import type { JobDefinition } from '../../kernel/jobs/job-queue.ts';
import { mailAnnouncement } from './announcement-mails.ts';
import { type Audience, nextOfAudience } from './audiences.ts';
import { type NotificationContent, type NotifyContext, notify } from './notify.ts';

/** Members told in one transaction. */
export const CHUNK = 500;

const DELIVER = 'notifications.deliver';

interface Delivery extends Record<string, unknown> {
  audience: Audience;
  content: NotificationContent;
  /** The last member that was reached. */
  after: number;
  /** Whoever is told gets this announcement by mail too. */
  mailAnnouncementId?: number;
}

/** Tells a whole audience, however large: by a job in chunks, each of which enqueues the next in its own transaction. */
export const notifyAudience = (
  context: NotifyContext,
  tx: Tx,
  audience: Audience,
  content: NotificationContent,
  options: Pick<Delivery, 'mailAnnouncementId'> = {},
): Promise<void> =>
  context.jobs.enqueue(tx, context.organizationId, DELIVER, { audience, content, after: 0, ...options } as Delivery);

export const deliverNotifications: JobDefinition = {
  name: DELIVER,
  async run(context, payload) {
    const { audience, content, after, mailAnnouncementId } = payload as Delivery;
    await transaction(context, async (tx) => {
      const userIds = await nextOfAudience(context, tx, audience, after, CHUNK);
      const told = await notify(context, tx, { ...content, userIds });
      // who was told before isn't told again, by mail neither: this job may run twice
      if (mailAnnouncementId !== undefined) await mailAnnouncement(context, tx, mailAnnouncementId, told);
      if (userIds.length === CHUNK)
        await context.jobs.enqueue(tx, context.organizationId, DELIVER, { ...payload, after: userIds.at(-1) });
    });
  },
};
