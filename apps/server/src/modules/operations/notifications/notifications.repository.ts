import type { NotificationPace } from '@sullam/domain/notification-pace.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';

const own = (context: MemberContext) => db.updateTable('notifications').where('user_id', '=', context.caller.userId);

/** Marks what was there at that moment as read; what arrives meanwhile stays unread. */
export const markAllRead = (context: MemberContext, tx: Tx, before: Date): Promise<number> =>
  tx.run(
    own(context)
      .set({ read_at: context.clock.now() })
      .where('created_at', '<=', before)
      .where('read_at', 'is', null)
      .where('hidden_at', 'is', null),
  );

/** The first reading counts. Answers whether there is such a notification. */
export const markRead = async (context: MemberContext, tx: Tx, id: number): Promise<boolean> =>
  (await tx.run(
    own(context)
      .set({ read_at: sql<Date>`coalesce(read_at, ${context.clock.now()})` })
      .where('notification_id', '=', id),
  )) === 1;

export const markHidden = async (context: MemberContext, tx: Tx, id: number): Promise<boolean> =>
  (await tx.run(
    own(context)
      .set({ hidden_at: sql<Date>`coalesce(hidden_at, ${context.clock.now()})` })
      .where('notification_id', '=', id),
  )) === 1;

const ofMember = (context: MemberContext, id: number) =>
  db
    .selectFrom('notifications')
    .select('read_at')
    .where('user_id', '=', context.caller.userId)
    .where('notification_id', '=', id);

/** `unread` when it may not be deleted yet, `missing` when there is none. */
export async function deleteRead(
  context: MemberContext,
  tx: Tx,
  id: number,
): Promise<'deleted' | 'unread' | 'missing'> {
  const touched = await tx.run(
    db
      .deleteFrom('notifications')
      .where('user_id', '=', context.caller.userId)
      .where('notification_id', '=', id)
      .where('read_at', 'is not', null),
  );
  if (touched === 1) return 'deleted';
  return (await tx.one(ofMember(context, id))) ? 'unread' : 'missing';
}

const TOKENS_PER_MEMBER = 20;

/** Keeps a device's token for its present user only, and the newest few of a user. */
export async function savePushToken(
  context: MemberContext,
  tx: Tx,
  token: string,
  platform: 'WEB' | 'IOS' | 'ANDROID',
): Promise<void> {
  const user_id = context.caller.userId;
  const created_at = context.clock.now();
  await tx.run(db.deleteFrom('push_tokens').where('token', '=', token).where('user_id', '<>', user_id));
  await tx.run(
    db
      .insertInto('push_tokens')
      .values({ user_id, token, platform, created_at })
      .onConflict((c) => c.columns(['organization_id', 'user_id', 'token']).doUpdateSet({ platform, created_at })),
  );
  const kept = db
    .selectFrom('push_tokens')
    .select('token')
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .limit(TOKENS_PER_MEMBER);
  await tx.run(db.deleteFrom('push_tokens').where('user_id', '=', user_id).where('token', 'not in', kept));
}

export async function findLockedCategories(tx: Tx): Promise<ReadonlySet<number>> {
  const rows = await tx.all(db.selectFrom('locked_notification_groups').select('notification_control_group_id'));
  return new Set(rows.map((row) => row.notification_control_group_id));
}

/** How soon the caller wants to hear of categories, where they have chosen. */
export async function findPaces(context: MemberContext, tx: Tx): Promise<ReadonlyMap<number, NotificationPace>> {
  const rows = await tx.all(
    db
      .selectFrom('notification_settings')
      .select(['notification_control_group_id', 'pace'])
      .where('user_id', '=', context.caller.userId),
  );
  return new Map(rows.map((row) => [row.notification_control_group_id, row.pace as NotificationPace]));
}

export async function saveSetting(tx: Tx, userId: number, categoryId: number, pace: NotificationPace): Promise<void> {
  await tx.run(
    db
      .insertInto('notification_settings')
      .values({
        user_id: userId,
        notification_control_group_id: categoryId,
        pace,
      })
      .onConflict((c) =>
        c.columns(['organization_id', 'user_id', 'notification_control_group_id']).doUpdateSet({ pace }),
      ),
  );
}

export async function saveLock(tx: Tx, categoryId: number, isLocked: boolean): Promise<void> {
  const key = { notification_control_group_id: categoryId };
  if (isLocked) {
    await tx.run(
      db
        .insertInto('locked_notification_groups')
        .values(key)
        .onConflict((c) => c.doNothing()),
    );
    return;
  }
  await tx.run(db.deleteFrom('locked_notification_groups').where('notification_control_group_id', '=', categoryId));
}

/** Notifications of the past, some of them read: for content that comes with a history. */
export interface PastNotice {
  templateId: number;
  parameters: object;
  data: object;
  dedupeKey: string;
  at: Date;
  notified: readonly { userId: number; isRead: boolean }[];
}

export async function recordNotified(tx: Tx, past: PastNotice): Promise<void> {
  await tx.run(
    db.insertInto('notifications').values(
      past.notified.map(({ userId, isRead }) => ({
        user_id: userId,
        template_id: past.templateId,
        parameters: json(past.parameters),
        data: json(past.data),
        dedupe_key: past.dedupeKey,
        created_at: past.at,
        read_at: isRead ? past.at : null,
      })),
    ),
  );
}

/** Takes back one notice, by how its key begins, that somebody got since then. */
export async function withdrawNotice(tx: Tx, userId: number, keyStart: string, since: Date): Promise<void> {
  await tx.run(
    db
      .deleteFrom('notifications')
      .where('user_id', '=', userId)
      .where(sql<boolean>`starts_with(dedupe_key, ${keyStart})`)
      .where('created_at', '>=', since),
  );
}

/** Takes back what somebody was told of a thing that is no longer theirs to know of. */
export async function withdrawNotifications(tx: Tx, userId: number, idName: string, id: number): Promise<void> {
  await tx.run(
    db
      .deleteFrom('notifications')
      .where('user_id', '=', userId)
      .where(sql<boolean>`data ->> ${idName} = ${String(id)}`),
  );
}
