import { randomUUID } from 'node:crypto';
import type { DemoGroup } from '../../../demo/content/types.ts';
import { daysAgo } from '../../../demo/days.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { prepareTalk } from '../../organization/media/media.public.ts';
import { type DemoWriting, demoWritingOf } from '../posts/posts.public.ts';
import { demoGroups } from '../social-groups/social-groups.public.ts';
import { insertScheduled } from './scheduled-posts.repository.ts';
import { queueScheduled } from './scheduled-posts.service.ts';

type DemoPost = DemoGroup['posts'][number];

/** Posts of the demo's groups whose day is still to come. */
export async function loadDemoScheduledPosts(load: DemoLoad): Promise<void> {
  const writing = demoWritingOf(load);
  const groupIds = load.loaded.get(demoGroups);
  for (const [index, group] of load.demo.groups.entries())
    for (const post of group.posts.filter(({ daysAgo: days }) => days < 0))
      await schedule(load.context, writing, groupIds[index]!, post);
}

async function schedule(
  context: SystemContext,
  { tx, now, idOf, meant }: DemoWriting,
  groupId: number,
  post: DemoPost,
): Promise<void> {
  const { html, mediaIds } = prepareTalk(meant(post.text));
  const publishAt = daysAgo(now, post.daysAgo);
  const { scheduledPostId } = await insertScheduled(tx, {
    html,
    mediaIds,
    attachmentIds: [],
    poll: null,
    linkPreviewId: null,
    isAnnounced: false,
    publishAt,
    groupId,
    authorUserId: idOf(post.author),
    requestKey: randomUUID(),
    now,
  });
  await queueScheduled(context, tx, scheduledPostId, publishAt);
}
