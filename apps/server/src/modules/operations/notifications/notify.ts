import type { NotificationIds } from '@sullam/domain/notification-target.ts';
import type { NotificationParameters } from '@sullam/strings/notification-sentence.ts';
import { sql } from 'kysely';
import type { Caller, Platform } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { publishToMany } from '../../../kernel/stream/stream-hub.ts';
import { readFeatures } from '../../organization/organizations/organizations.public.ts';
import { categoryOf, type NotificationCategory, notToldIn } from './notification-groups.ts';

/** What to notify people of. The sentence is made when it is read: parameters keep names as they are now, author texts in both languages. */
export interface NotificationContent {
  templateId: number;
  parameters: NotificationParameters;
  /** Ids of what a click leads to. */
  data: NotificationIds;
  /** The same fact reaches a person once. */
  dedupeKey: string;
  mediaId?: number | null;
  /** It happened again: who was notified of it already reads the new words, without being called anew. */
  isRenewed?: boolean;
  /** Who did it; never notified. A request's caller is that by itself. */
  byUserId?: number | null;
}

export type NotifyContext = Platform & { organizationId: number; caller?: Caller };

const actorOf = (context: NotifyContext, content: NotificationContent): number =>
  content.byUserId ?? (context.caller?.kind === 'member' ? context.caller.userId : 0);

/** Whether somebody who has just been notified wants the category bundled. What is locked or mandatory comes at once. */
const bundledOf = ({ id, isMandatory }: NotificationCategory) => sql<boolean>`(not ${isMandatory === true}::boolean
  and exists (select from notification_settings s where ${inOrganization('s')} and s.user_id = notifications.user_id
    and s.notification_control_group_id = ${id} and s.pace in ('DAILY', 'WEEKLY'))
  and not exists (select from locked_notification_groups l where ${inOrganization('l')} and l.notification_control_group_id = ${id}))`;

/**
 * Notifies members of something, in the transaction in which it happened: one statement for all of them, and one message to
 * their open streams. Left out are the actor, inactive members, members notified already, and those who switched the category off
 * (unless it is mandatory or locked by the organisation). Nobody is notified of a part of the product that is off. Returns who was notified.
 */
export async function notify(
  context: NotifyContext,
  tx: Tx,
  content: NotificationContent & { userIds: readonly number[] },
): Promise<number[]> {
  if (content.userIds.length === 0) return [];

  const off = notToldIn(await readFeatures(tx));
  if (off.templates.includes(content.templateId) || off.ids.some((id) => content.data[id as `${string}Id`] != null))
    return [];
  const category = categoryOf(content.templateId);
  const recipients = db
    .selectFrom('member_records as r')
    .select([
      'r.organization_id',
      'r.user_id',
      sql<number>`${content.templateId}::int`.as('template_id'),
      json(content.parameters).as('parameters'),
      json(content.data).as('data'),
      sql<number | null>`${content.mediaId ?? null}::bigint`.as('media_id'),
      sql<string>`${content.dedupeKey}::text`.as('dedupe_key'),
      sql<Date>`${context.clock.now()}::timestamptz`.as('created_at'),
    ])
    .where(sql<boolean>`r.user_id = any(${[...content.userIds]}::bigint[])`)
    .where('r.user_id', '<>', actorOf(context, content))
    .where('r.status', '=', 'ACTIVE')
    .where(
      sql<boolean>`(${category.isMandatory === true}::boolean
        or not exists (select from notification_settings s where ${inOrganization('s')} and s.user_id = r.user_id
          and s.notification_control_group_id = ${category.id} and s.pace = 'OFF')
        or exists (select from locked_notification_groups l where ${inOrganization('l')}
          and l.notification_control_group_id = ${category.id}))`,
    );
  const rows = await tx.all(
    db
      .insertInto('notifications')
      .columns([
        'organization_id',
        'user_id',
        'template_id',
        'parameters',
        'data',
        'media_id',
        'dedupe_key',
        'created_at',
      ])
      .expression(recipients)
      .onConflict((c) => {
        const again = c.columns(['organization_id', 'user_id', 'dedupe_key']);
        return content.isRenewed
          ? again.doUpdateSet({ parameters: json(content.parameters), data: json(content.data) })
          : again.doNothing();
      })
      .returning('user_id')
      .returning(bundledOf(category).as('is_bundled')),
  );
  const notified = rows.map((row) => row.user_id);
  // whoever wants it bundled finds it in the list, and is told of it by the mail
  const atOnce = rows.filter((row) => !row.is_bundled).map((row) => row.user_id);
  await publishToMany(context, tx, atOnce, 'notification', { templateId: content.templateId });
  return notified;
}
