import { randomUUID } from 'node:crypto';
import type { CourseFilling, Own } from './fill.ts';

/** A group with a post that was edited, meant somebody, leads somewhere, was voted on and saved, and one for later. */
export async function fillGroups(
  own: Own,
  { both, marker, learnerId, instructorId, now }: Omit<CourseFilling, 'course_id'>,
): Promise<void> {
  const { social_group_id } = await own('social_groups', {
    privacy: 'CLOSED',
    name: both,
    about: both,
    rules: both,
    tags: [marker],
    member_count: 2,
    created_by: instructorId,
    created_at: now,
  });
  await own('posting_rules', {
    words: [marker],
    word_action: 'HOLD',
    newcomer_days: 0,
    newcomer_posts: 1,
    newcomer_comments: 1,
    changed_at: now,
  });
  const accepted = { social_group_id, status: 'ACCEPTED', since: now, joined_at: now, seen_at: now };
  await own('social_group_members', { ...accepted, user_id: instructorId, role: 'ADMIN' });
  await own('social_group_members', { ...accepted, user_id: learnerId, invited_by: instructorId });
  await own('social_group_links', {
    social_group_id,
    token_hash: marker,
    created_by: instructorId,
    created_at: now,
    expires_at: '2999-01-01',
  });
  const { link_preview_id } = await own('link_previews', {
    url: 'https://example.org/',
    site: 'example.org',
    title: marker,
    created_by: learnerId,
    created_at: now,
  });
  const { post_id } = await own('posts', {
    social_group_id,
    author_user_id: learnerId,
    html: `<p>${marker as string}</p>`,
    tags: [marker],
    poll_options: ['One', 'Two'],
    pinned_at: now,
    pinned_by: instructorId,
    link_preview_id,
    created_at: now,
  });
  await own('scheduled_posts', {
    social_group_id,
    author_user_id: learnerId,
    request_key: randomUUID(),
    html: `<p>${marker as string}</p>`,
    publish_at: '2999-01-01',
    created_at: now,
  });
  await own('post_versions', { post_id, version: 1, html: `<p>${marker as string}</p>`, written_at: now });
  await own('post_mentions', { post_id, user_id: instructorId });
  await own('post_votes', { post_id, user_id: learnerId, option: 0, voted_at: now });
  await own('saved_posts', { post_id, user_id: learnerId, saved_at: now });
  await own('feed_preferences', { user_id: learnerId, feed_order: 'NEWEST' });
}
