import { withNames } from '@sullam/domain/discussions/mentions.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { ScheduleFailure } from '@sullam/domain/posts.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { type PageOf, readPage } from '../../../kernel/database/paging.ts';
import { presentText, shownIn } from '../../organization/media/media.public.ts';
import { filesOf, readBesides } from '../comments/comments.public.ts';
import { presentPreview, readPreviews } from '../link-previews/link-previews.public.ts';
import { groupViewerOf, readsGroup } from '../social-groups/social-groups.public.ts';
import type { ScheduledPost } from './scheduled-posts.schemas.ts';

/** Where the files of what is written for later are shown. */
export const SCHEDULED = 'scheduled-post';

/** What the caller has written for later, the next first. Of a group that they no longer read not even its name is said. */
export async function listScheduled(
  context: MemberContext,
  tx: Tx,
  { groupId, ...page }: PageOf & { groupId?: number | undefined },
): Promise<{ data: ScheduledPost[]; total: number }> {
  const own = db
    .selectFrom('scheduled_posts as s')
    .innerJoin('groups_of_people as g', 'g.social_group_id', 's.social_group_id')
    .select(['s.scheduled_post_id', 's.social_group_id', 's.html', 's.media_ids', 's.attachment_ids'])
    .select(['s.link_preview_id', 's.is_announced', 's.publish_at', 's.version'])
    .select([
      sql<ScheduledPost['poll']>`s.poll`.as('poll'),
      sql<ScheduleFailure | null>`s.failure`.as('failure'),
      sql<Localized | null>`case when ${readsGroup(groupViewerOf(context))} then g.name end`.as('group_name'),
    ])
    .where('s.author_user_id', '=', context.caller.userId)
    .orderBy('s.publish_at')
    .orderBy('s.scheduled_post_id');
  const { data: rows, total } = await readPage(
    tx,
    groupId === undefined ? own : own.where('s.social_group_id', '=', groupId),
    page,
  );
  const besides = await readBesides(tx, rows, () => sql<boolean>`true`);
  const previews = await readPreviews(
    tx,
    rows.flatMap((row) => row.link_preview_id ?? []),
  );
  return {
    total,
    data: rows.map((row) => {
      const showing = shownIn(context, SCHEDULED, row.scheduled_post_id);
      const files = filesOf(context, besides, row, showing);
      const preview = row.link_preview_id === null ? undefined : previews.get(row.link_preview_id);
      return {
        scheduledPostId: row.scheduled_post_id,
        groupId: row.social_group_id,
        groupName: row.group_name,
        content: presentText(withNames(row.html, besides.names), files),
        attachments: row.attachment_ids.flatMap((id) => files.get(id) ?? []),
        poll: row.poll,
        linkPreview: preview ? presentPreview(context, preview, showing) : null,
        isAnnounced: row.is_announced,
        publishAt: row.publish_at.toISOString(),
        failure: row.failure,
        version: row.version,
      };
    }),
  };
}
