import { DAY } from '@sullam/domain/limits.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { batch, db, type Tx, transaction } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import type { EnqueueOptions, JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { type Audience, nextOfAudience } from './audiences.ts';
import { type NotificationContent, type NotifyContext, notify } from './notify.ts';

/** Members notified in one transaction. */
export const CHUNK = 500;

const DELIVER = 'notifications.deliver';

/** What a module does for members it has just notified: mail them, for example. */
export interface DeliveryBesides {
  name: string;
  run(context: SystemContext, tx: Tx, id: number, userIds: readonly number[]): Promise<void>;
}

export const deliveryBesides = extensionPoint<DeliveryBesides>('delivery-besides');

/** One of them by name, and of what. */
interface Besides {
  name: string;
  id: number;
}

interface Delivery extends Record<string, unknown> {
  audience: Audience;
  content: NotificationContent;
  /** The last member that was reached. */
  after: number;
  /** What else happens for the members who are notified. */
  besides?: Besides;
}

/** `runAt` and `key`: later, and only the last of those that wait under the same key. */
export interface DeliveryOptions extends EnqueueOptions {
  besides?: Besides;
}

/** Notifies a whole audience, however large: by a job in chunks, each of which enqueues the next in its own transaction. */
export const notifyAudience = (
  context: NotifyContext,
  tx: Tx,
  audience: Audience,
  content: NotificationContent,
  { besides, ...when }: DeliveryOptions = {},
): Promise<void> =>
  context.jobs.enqueue(
    tx,
    context.organizationId,
    DELIVER,
    { audience, content, after: 0, ...(besides ? { besides } : {}) },
    when,
  );

async function deliverChunk(context: SystemContext, tx: Tx, delivery: Delivery): Promise<void> {
  const { audience, content, after, besides } = delivery;
  const extra = context.extensions.of(deliveryBesides).find(({ name }) => name === besides?.name);
  const userIds = await nextOfAudience(context, tx, audience, after, CHUNK);
  const notified = await notify(context, tx, { ...content, userIds });
  // members notified before aren't notified or mailed again: a job may run twice
  if (besides) await extra?.run(context, tx, besides.id, notified);
  if (userIds.length === CHUNK)
    await context.jobs.enqueue(tx, context.organizationId, DELIVER, { ...delivery, after: userIds.at(-1) });
}

/** The same within a job, whose transaction reaches the first of them itself: only a large audience needs more jobs. */
export const notifyAudienceFromJob = (
  context: SystemContext,
  tx: Tx,
  audience: Audience,
  content: NotificationContent,
): Promise<void> => deliverChunk(context, tx, { audience, content, after: 0 });

export const deliverNotifications: JobDefinition = {
  name: DELIVER,
  run: (context, payload) => transaction(context, (tx) => deliverChunk(context, tx, payload as Delivery)),
};

/** How long a notification that was read or hidden is kept. */
export const KEPT_FOR = 365 * DAY;

/** Removes what nobody looks for any more; what was never read stays. */
export const forgetOldNotifications: JobDefinition = {
  name: 'notifications.forget-old',
  schedule: '40 2 * * *',
  async run(context) {
    const before = new Date(context.clock.now().getTime() - KEPT_FOR);
    await batch(
      context,
      db
        .deleteFrom('notifications')
        .where('created_at', '<', before)
        .where((or) => or.or([or('read_at', 'is not', null), or('hidden_at', 'is not', null)])),
    );
  },
};
