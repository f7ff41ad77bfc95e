import type { BundledPace } from '@sullam/domain/notification-pace.ts';
import type { NotificationParameters } from '@sullam/strings/notification-sentence.ts';
import { type SqlBool, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { categoryOf, NOTIFICATION_CATEGORIES, notToldIn, TEMPLATE_IDS } from './notification-groups.ts';
import { findLockedCategories, findPaces } from './notifications.repository.ts';
import { areThingsThere } from './notified-things.ts';

/** Members who want something bundled so, by number, after one of them. */
export async function listBundledReaders(tx: Tx, pace: BundledPace, after: number, count: number): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('notification_settings as s')
      .select('s.user_id as userId')
      .distinct()
      .where('s.pace', '=', pace)
      .where('s.user_id', '>', after)
      .where(
        sql<SqlBool>`not exists (select from locked_notification_groups l where ${inOrganization('l')}
          and l.notification_control_group_id = s.notification_control_group_id)`,
      )
      .orderBy('s.user_id')
      .limit(count),
  );
  return rows.map(({ userId }) => userId);
}

export interface BundledNotification {
  templateId: number;
  parameters: NotificationParameters;
  data: Readonly<Record<`${string}Id`, string | number | null | undefined>>;
  createdAt: Date;
}

/** What a reader wants bundled so, hasn't read yet and came between two moments; the newest first. */
export async function listBundled(
  reader: MemberContext,
  tx: Tx,
  { pace, since, until }: { pace: BundledPace; since: Date; until: Date },
): Promise<BundledNotification[]> {
  const paces = await findPaces(reader, tx);
  const locked = await findLockedCategories(tx);
  const categories = new Set(
    NOTIFICATION_CATEGORIES.filter(
      ({ id, isMandatory }) => !isMandatory && !locked.has(id) && paces.get(id) === pace,
    ).map(({ id }) => id),
  );
  const off = notToldIn(reader.features);
  const templates = TEMPLATE_IDS.filter(
    (template) => categories.has(categoryOf(template).id) && !off.templates.includes(template),
  );
  return (await tx.all(
    db
      .selectFrom('notifications as n')
      .select(['n.template_id as templateId', 'n.parameters', 'n.data', 'n.created_at as createdAt'])
      .where('n.user_id', '=', reader.caller.userId)
      .where('n.hidden_at', 'is', null)
      .where('n.read_at', 'is', null)
      .where(areThingsThere(reader))
      .where('n.created_at', '>', since)
      .where('n.created_at', '<=', until)
      .where(
        sql<SqlBool>`n.template_id = any(${templates}::int[]) and not jsonb_exists_any(n.data, ${off.ids}::text[])`,
      )
      .orderBy('n.notification_id', 'desc')
      .limit(200),
  )) as BundledNotification[];
}

/** A category that is bundled, and how often. */
export interface Bundling {
  notificationControlGroupId: number;
  pace: BundledPace;
}

/**
 * Somebody wants no bundles by mail any more: what was bundled comes at once again, in the list alone. Answers what was bundled, so
 * that it can be taken up again.
 */
export async function stopBundling(tx: Tx, userId: number): Promise<Bundling[]> {
  const bundled = (await tx.all(
    db
      .selectFrom('notification_settings')
      .select(['notification_control_group_id as notificationControlGroupId', 'pace'])
      .where('user_id', '=', userId)
      .where('pace', 'in', ['DAILY', 'WEEKLY'])
      .orderBy('notification_control_group_id')
      .forUpdate(),
  )) as Bundling[];
  await tx.run(
    db
      .updateTable('notification_settings')
      .set({ pace: 'AT_ONCE' })
      .where('user_id', '=', userId)
      .where('pace', 'in', ['DAILY', 'WEEKLY']),
  );
  return bundled;
}

/** Bundles again what comes at once since it was stopped. What was chosen otherwise in between stays. */
export async function restoreBundling(tx: Tx, userId: number, bundled: readonly Bundling[]): Promise<void> {
  for (const { notificationControlGroupId, pace } of bundled)
    await tx.run(
      db
        .updateTable('notification_settings')
        .set({ pace })
        .where('user_id', '=', userId)
        .where('notification_control_group_id', '=', notificationControlGroupId)
        .where('pace', '=', 'AT_ONCE'),
    );
}
