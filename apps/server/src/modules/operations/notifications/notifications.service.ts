import type { NotificationPace } from '@sullam/domain/notification-pace.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import { publish } from '../../../kernel/stream/stream-hub.ts';
import { findCategory, type NotificationCategory } from './notification-groups.ts';
import { lockedCategory, stillUnread } from './notifications.errors.ts';
import {
  deleteRead,
  findLockedCategories,
  markAllRead,
  markHidden,
  markRead,
  saveLock,
  savePushToken,
  saveSetting,
} from './notifications.repository.ts';

/** The member's other devices count again. */
const notifyOwnStreams = (context: MemberContext, tx: Tx) =>
  publish(context, tx, context.caller.userId, 'notifications-changed', {});

/** Marks as read what was there at `before`, now if nothing is said. */
export function readAll(context: MemberContext, before: string | undefined): Promise<void> {
  const moment = before === undefined ? context.clock.now() : new Date(before);
  if (Number.isNaN(moment.getTime())) throw invalidField('before', 'dateInvalid');
  return transaction(context, async (tx) => {
    if ((await markAllRead(context, tx, moment)) > 0) await notifyOwnStreams(context, tx);
  });
}

export const readOne = (context: MemberContext, id: number): Promise<void> =>
  transaction(context, async (tx) => {
    if (!(await markRead(context, tx, id))) throw notFound();
    await notifyOwnStreams(context, tx);
  });

export const hideOne = (context: MemberContext, id: number): Promise<void> =>
  transaction(context, async (tx) => {
    if (!(await markHidden(context, tx, id))) throw notFound();
    await notifyOwnStreams(context, tx);
  });

export const deleteOne = (context: MemberContext, id: number): Promise<void> =>
  transaction(context, async (tx) => {
    const outcome = await deleteRead(context, tx, id);
    if (outcome === 'missing') throw notFound();
    if (outcome === 'unread') throw stillUnread();
    await notifyOwnStreams(context, tx);
  });

/** Remembers a device for push messages. Not while acting as somebody else: it is the administrator's device. */
export const addPushToken = (
  context: MemberContext,
  token: string,
  platform: 'WEB' | 'IOS' | 'ANDROID',
): Promise<void> => transaction(context, (tx) => savePushToken(context, tx, token, platform));

function knownCategory(id: number): NotificationCategory {
  const category = findCategory(id);
  if (!category) throw notFound();
  return category;
}

/** Says how soon the caller wants to hear of a category, or not at all. What is mandatory or locked stays on. */
export function changeSetting(context: MemberContext, categoryId: number, pace: NotificationPace): Promise<void> {
  const category = knownCategory(categoryId);
  if (category.isMandatory) throw lockedCategory();
  return transaction(context, async (tx) => {
    if ((await findLockedCategories(tx)).has(categoryId)) throw lockedCategory();
    await saveSetting(tx, context.caller.userId, categoryId, pace);
  });
}

/** An administrator fixes a category for all members, or leaves it to them again. */
export function changeLock(context: MemberContext, categoryId: number, isLocked: boolean): Promise<void> {
  const category = knownCategory(categoryId);
  if (category.isMandatory) throw lockedCategory();
  return transaction(context, async (tx) => {
    await saveLock(tx, categoryId, isLocked);
    await audit(context, tx, {
      action: isLocked ? 'notification-category.lock' : 'notification-category.unlock',
      noun: 'notification-category',
      nounId: categoryId,
    });
  });
}
