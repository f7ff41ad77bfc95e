import type { NotificationIds } from '@sullam/domain/notification-target.ts';
import type { NotificationParameters } from '@sullam/strings/notification-sentence.ts';
import { sql } from 'kysely';
import type { Caller, Platform } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { JsonInput } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { rowsStatement } from '../../../kernel/database/rows.ts';
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

/** Whether a recipient `r` wants the category bundled. What is locked or mandatory comes at once. */
const bundledOf = ({ id, isMandatory }: NotificationCategory) => sql<boolean>`(not ${isMandatory === true}::boolean
  and exists (select from notification_settings s where ${inOrganization('s')} and s.user_id = r.user_id
    and s.notification_control_group_id = ${id} and s.pace in ('DAILY', 'WEEKLY'))
  and not exists (select from locked_notification_groups l where ${inOrganization('l')} and l.notification_control_group_id = ${id}))`;

interface NewNotification {
  userId: number;
  templateId: number;
  parameters: string;
  data: string;
  mediaId: number | null;
  dedupeKey: string;
  now: Date;
}

const insertion = (rows: readonly NewNotification[]) =>
  db.insertInto('notifications').values(
    rows.map((row) => ({
      user_id: row.userId,
      template_id: row.templateId,
      parameters: sql<JsonInput>`(${row.parameters}::text)::jsonb`,
      data: sql<JsonInput>`(${row.data}::text)::jsonb`,
      media_id: row.mediaId,
      dedupe_key: row.dedupeKey,
      created_at: row.now,
    })),
  );

const KEY = ['organization_id', 'user_id', 'dedupe_key'] as const;

const insertNew = rowsStatement((rows: readonly NewNotification[]) =>
  insertion(rows)
    .onConflict((conflict) => conflict.columns(KEY).doNothing())
    .returning('user_id'),
);

const renew = rowsStatement((rows: readonly NewNotification[]) =>
  insertion(rows)
    .onConflict((conflict) =>
      conflict
        .columns(KEY)
        .doUpdateSet({ parameters: sql<JsonInput>`excluded.parameters`, data: sql<JsonInput>`excluded.data` }),
    )
    .returning('user_id'),
);

/**
 * Notifies members of something, in the transaction in which it happened, and sends one message to their open streams. Left out are the actor, inactive members, members notified already, and those who switched the category off
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
  const recipients = await tx.all(
    db
      .selectFrom('member_records as r')
      .select(['r.user_id', bundledOf(category).as('is_bundled')])
      .where(sql<boolean>`r.user_id = any(${[...content.userIds]}::bigint[])`)
      .where('r.user_id', '<>', actorOf(context, content))
      .where('r.status', '=', 'ACTIVE')
      .where(
        sql<boolean>`(${category.isMandatory === true}::boolean
          or not exists (select from notification_settings s where ${inOrganization('s')} and s.user_id = r.user_id
            and s.notification_control_group_id = ${category.id} and s.pace = 'OFF')
          or exists (select from locked_notification_groups l where ${inOrganization('l')}
            and l.notification_control_group_id = ${category.id}))`,
      ),
  );
  const notification = {
    templateId: content.templateId,
    parameters: JSON.stringify(content.parameters),
    data: JSON.stringify(content.data),
    mediaId: content.mediaId ?? null,
    dedupeKey: content.dedupeKey,
    now: context.clock.now(),
  };
  const rows = await (content.isRenewed ? renew : insertNew)(
    tx,
    recipients.map(({ user_id: userId }) => ({ userId, ...notification })),
  );
  const notified = rows.map((row) => row.user_id);
  const bundled = new Set(recipients.filter((row) => row.is_bundled).map((row) => row.user_id));
  // who wants it bundled finds it in the list, and a mail tells of it
  const atOnce = notified.filter((userId) => !bundled.has(userId));
  await publishToMany(context, tx, atOnce, 'notification', { templateId: content.templateId });
  return notified;
}
