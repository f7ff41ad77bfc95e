import type { NotificationParameters } from '@sullam/strings/notification-sentence.ts';
import { notificationSentence } from '@sullam/strings/notification-sentence.ts';
import type { Translator } from '@sullam/strings/translate.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { mediaColumns, presentMedia } from '../../organization/media/media.public.ts';
import { notToldIn, templatesOfPortals } from './notification-groups.ts';
import type { Notification } from './notifications.schemas.ts';
import { areThingsThere } from './notified-things.ts';

interface Filter {
  portals?: number[] | undefined;
  isUnread?: boolean | undefined;
}

/** A member's notifications that are not hidden, over `notifications as n`. */
function mine(context: MemberContext, { portals, isUnread }: Filter) {
  const templates = templatesOfPortals(portals);
  const off = notToldIn(context.features);
  let query = db
    .selectFrom('notifications as n')
    .where('n.user_id', '=', context.caller.userId)
    .where('n.hidden_at', 'is', null)
    .where(areThingsThere(context))
    .where(
      sql<boolean>`n.template_id <> all(${off.templates}::int[]) and not jsonb_exists_any(n.data, ${off.ids}::text[])`,
    );
  if (templates) query = query.where('n.template_id', 'in', templates);
  if (isUnread) query = query.where('n.read_at', 'is', null);
  return query;
}

const withColumns = (query: ReturnType<typeof mine>) =>
  query
    .leftJoin('media_files as m', 'm.media_id', 'n.media_id')
    .select(['n.notification_id', 'n.template_id', 'n.parameters', 'n.data', 'n.created_at', 'n.read_at'])
    .select(mediaColumns('m').as('media'))
    .orderBy('n.notification_id', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof withColumns>['execute']>>[number];

const present = (context: MemberContext, t: Translator, row: Row): Notification => ({
  id: row.notification_id,
  text: notificationSentence(t, row.template_id, row.parameters as NotificationParameters),
  templateId: row.template_id,
  data: { ...(row.data as object), notificationTemplate: { id: row.template_id } },
  media: presentMedia(context, row.media),
  createdAt: row.created_at.toISOString(),
  readAt: row.read_at?.toISOString() ?? null,
});

/** One page, newest first. */
export async function listNotifications(
  context: MemberContext,
  tx: Tx,
  t: Translator,
  query: Filter & { skip?: number; take?: number },
) {
  const rows = await tx.all(
    withColumns(mine(context, query))
      .offset(query.skip ?? 0)
      .limit(query.take ?? 20),
  );
  const counted = await tx.one(mine(context, query).select(sql<number>`count(*)::int`.as('total')));
  return { data: rows.map((row) => present(context, t, row)), total: counted?.total ?? 0 };
}

/** What is older than the cursor: pages don't shift when something new arrives. */
export async function listNotificationsBefore(
  context: MemberContext,
  tx: Tx,
  t: Translator,
  query: Filter & { cursor?: number; take?: number },
) {
  const take = query.take ?? 20;
  let rows = withColumns(mine(context, query)).limit(take + 1);
  if (query.cursor !== undefined) rows = rows.where('n.notification_id', '<', query.cursor);
  const found = await tx.all(rows);
  const data = found.slice(0, take).map((row) => present(context, t, row));
  return { data, nextCursor: found.length > take ? (data.at(-1)?.id ?? null) : null };
}

export async function countUnread(context: MemberContext, tx: Tx, portals: number[] | undefined): Promise<number> {
  const row = await tx.one(mine(context, { portals, isUnread: true }).select(sql<number>`count(*)::int`.as('count')));
  return row?.count ?? 0;
}
