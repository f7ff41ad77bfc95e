import type { ScheduleFailure } from '@sullam/domain/posts.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { MediaReference } from '../../organization/media/media.public.ts';
import type { LinkPreviewUse } from '../link-previews/link-previews.public.ts';
import type { PostBody } from '../posts/posts.public.ts';

export interface ScheduledContent {
  html: string;
  mediaIds: number[];
  attachmentIds: number[];
  poll: NonNullable<PostBody['poll']> | null;
  linkPreviewId: number | null;
  isAnnounced: boolean;
  publishAt: Date;
}

export interface ScheduledRecord extends ScheduledContent {
  scheduledPostId: number;
  groupId: number;
  authorUserId: number;
  requestKey: string;
  version: number;
}

const columnsOf = (content: ScheduledContent) => ({
  html: content.html,
  media_ids: content.mediaIds,
  attachment_ids: content.attachmentIds,
  poll: content.poll === null ? null : json(content.poll),
  link_preview_id: content.linkPreviewId,
  is_announced: content.isAnnounced,
  publish_at: content.publishAt,
});

/** Keeps a post for later; one with the same key of the same author was kept before: its number, and `isNew` is false. */
export async function insertScheduled(
  tx: Tx,
  {
    groupId,
    authorUserId,
    requestKey,
    now,
    ...content
  }: Omit<ScheduledRecord, 'scheduledPostId' | 'version'> & { now: Date },
): Promise<{ scheduledPostId: number; isNew: boolean }> {
  const made = await tx.one(
    db
      .insertInto('scheduled_posts')
      .values({
        ...columnsOf(content),
        social_group_id: groupId,
        author_user_id: authorUserId,
        request_key: requestKey,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['organization_id', 'author_user_id', 'request_key']).doNothing())
      .returning('scheduled_post_id'),
  );
  if (made) return { scheduledPostId: made.scheduled_post_id, isNew: true };
  const there = await tx.one(
    db
      .selectFrom('scheduled_posts')
      .select('scheduled_post_id')
      .where('author_user_id', '=', authorUserId)
      .where('request_key', '=', requestKey),
  );
  return { scheduledPostId: there!.scheduled_post_id, isNew: false };
}

/** One that waits, locked: whoever publishes, changes or cancels it comes one after the other. */
export const lockScheduled = (tx: Tx, scheduledPostId: number): Promise<ScheduledRecord | undefined> =>
  tx.one(
    db
      .selectFrom('scheduled_posts')
      .select(['scheduled_post_id as scheduledPostId', 'social_group_id as groupId', 'author_user_id as authorUserId'])
      .select(['request_key as requestKey', 'html', 'media_ids as mediaIds', 'attachment_ids as attachmentIds'])
      .select(['link_preview_id as linkPreviewId', 'is_announced as isAnnounced', 'publish_at as publishAt', 'version'])
      .select(sql<ScheduledContent['poll']>`poll`.as('poll'))
      .where('scheduled_post_id', '=', scheduledPostId)
      .forUpdate(),
  );

/** Changes it, if nobody else has since `version`; answers whether it did. What had failed is tried again. */
export async function updateScheduled(
  tx: Tx,
  scheduledPostId: number,
  version: number,
  content: ScheduledContent,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('scheduled_posts')
      .set({ ...columnsOf(content), failure: null, version: version + 1 })
      .where('scheduled_post_id', '=', scheduledPostId)
      .where('version', '=', version),
  );
  return touched === 1;
}

export async function setFailure(
  tx: Tx,
  scheduledPostId: number,
  version: number,
  failure: ScheduleFailure,
): Promise<void> {
  await tx.run(
    db
      .updateTable('scheduled_posts')
      .set({ failure })
      .where('scheduled_post_id', '=', scheduledPostId)
      .where('version', '=', version),
  );
}

export async function deleteScheduled(tx: Tx, scheduledPostId: number): Promise<void> {
  await tx.run(db.deleteFrom('scheduled_posts').where('scheduled_post_id', '=', scheduledPostId));
}

export async function countScheduled(tx: Tx, authorUserId: number): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('scheduled_posts')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('author_user_id', '=', authorUserId),
  );
  return row!.count;
}

/** Whether one that waits shows a file or has it beside its text. */
export const showsInScheduled: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from scheduled_posts s where ${inOrganization('s')} and cardinality(s.attachment_ids || s.media_ids) > 0
    and ${mediaId} = any(s.attachment_ids || s.media_ids))`;

export const scheduledShowsPreview: LinkPreviewUse = (linkPreviewId) =>
  sql<boolean>`exists (select from scheduled_posts s where ${inOrganization('s')} and s.link_preview_id = ${linkPreviewId})`;
