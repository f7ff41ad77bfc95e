import type { CourseFilling, Own } from './fill.ts';

/** A discussion with a contribution that was edited, liked and reported. */
export async function fillDiscussions(
  own: Own,
  { course_id, both, marker, learnerId, instructorId, now }: CourseFilling,
): Promise<void> {
  const { discussion_board_id } = await own('discussion_boards', {
    course_id,
    author_user_id: instructorId,
    kind: 'DISCUSSION',
    title: both,
    body: both,
    published_at: now,
    created_at: now,
  });
  await own('course_discussion_settings', { course_id, learners_start: true, allows_anonymous: true });
  await own('discussion_marks', {
    discussion_board_id,
    user_id: learnerId,
    points: 1,
    comment: marker,
    marked_by: instructorId,
    marked_at: now,
  });
  const host = { host_kind: 'discussion-board', host_id: discussion_board_id };
  const { comment_id } = await own('comments', {
    ...host,
    author_user_id: learnerId,
    html: `<p>${marker}</p>`,
    word_count: 1,
    created_at: now,
  });
  await own('comment_versions', { comment_id, version: 1, html: `<p>${marker}</p>`, written_at: now });
  await own('comment_mentions', { comment_id, user_id: instructorId });
  await own('comment_readings', { ...host, user_id: learnerId, has_talked: true, read_at: now });
  await own('comment_activity', { ...host, comment_count: 1, last_comment_at: now });
  await own('likes', { liked_kind: 'comment', liked_id: comment_id, user_id: instructorId, created_at: now });
  const { moderation_case_id } = await own('moderation_cases', { ...host, comment_id, status: 'OPEN', opened_at: now });
  await own('moderation_reports', {
    moderation_case_id,
    reporter_user_id: instructorId,
    why: 'OTHER',
    note: marker,
    created_at: now,
  });
}
