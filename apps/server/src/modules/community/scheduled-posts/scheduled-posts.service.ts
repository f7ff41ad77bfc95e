import { DAY } from '@sullam/domain/limits.ts';
import { POST_LIMITS, type ScheduleFailure } from '@sullam/domain/posts.ts';
import type { FindReader } from '../../../absent-reader.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { conflict, invalidField, notFound, Problem } from '../../../kernel/problem.ts';
import { preparePost, writePost } from '../posts/posts.public.ts';
import { accessGroup } from '../social-groups/social-groups.public.ts';
import { tooManyScheduled } from './scheduled-posts.errors.ts';
import {
  countScheduled,
  deleteScheduled,
  insertScheduled,
  lockScheduled,
  type ScheduledContent,
  type ScheduledRecord,
  setFailure,
  updateScheduled,
} from './scheduled-posts.repository.ts';
import type { ScheduledPostBody, ScheduledPostPatch } from './scheduled-posts.schemas.ts';

const PUBLISH = 'posts.publish-scheduled';

/** The job that publishes it; another moment takes the place of the one before. */
export const queueScheduled = (
  { jobs, organizationId }: SystemContext,
  tx: Tx,
  scheduledPostId: number,
  runAt: Date,
): Promise<void> =>
  jobs.enqueue(
    tx,
    organizationId,
    PUBLISH,
    { scheduledPostId },
    { key: `scheduled-post:${organizationId}:${scheduledPostId}`, runAt },
  );

function readMoment({ clock }: MemberContext, text: string): Date {
  const now = clock.now().getTime();
  const moment = new Date(text);
  if (moment.getTime() <= now) throw invalidField('publishAt', 'dateFuture');
  const { scheduledDays: count } = POST_LIMITS;
  if (moment.getTime() > now + count * DAY) throw invalidField('publishAt', 'spanTooLong', { count });
  return moment;
}

/** What is kept of it: checked as if it were posted then. */
async function prepareScheduled(
  context: MemberContext,
  tx: Tx,
  groupId: number,
  body: ScheduledPostPatch | ScheduledPostBody,
): Promise<ScheduledContent> {
  await accessGroup(context, tx, groupId, 'post');
  const publishAt = readMoment(context, body.publishAt);
  const post = await preparePost(context, tx, groupId, body, publishAt);
  const { html, mediaIds, attachmentIds, linkPreviewId, isAnnounced } = post;
  const poll = post.poll && { ...post.poll, closesAt: post.poll.closesAt?.toISOString() ?? null };
  return { html, mediaIds, attachmentIds, linkPreviewId, isAnnounced, poll, publishAt };
}

/** Keeps a post of the caller for a later moment; sent twice it is there once. */
export const schedulePost = (
  context: MemberContext,
  groupId: number,
  body: ScheduledPostBody,
): Promise<{ scheduledPostId: number }> =>
  transaction(context, async (tx) => {
    const content = await prepareScheduled(context, tx, groupId, body);
    const { userId } = context.caller;
    const { scheduledPostId, isNew } = await insertScheduled(tx, {
      ...content,
      groupId,
      authorUserId: userId,
      requestKey: body.requestKey,
      now: context.clock.now(),
    });
    if (!isNew) return { scheduledPostId };
    if ((await countScheduled(tx, userId)) > POST_LIMITS.scheduled) throw tooManyScheduled(POST_LIMITS.scheduled);
    await queueScheduled(context, tx, scheduledPostId, content.publishAt);
    return { scheduledPostId };
  });

/** The only way to one: its author's. */
async function accessScheduled(context: MemberContext, tx: Tx, scheduledPostId: number): Promise<ScheduledRecord> {
  const found = await lockScheduled(tx, scheduledPostId);
  if (found?.authorUserId !== context.caller.userId) throw notFound();
  return found;
}

/** Changes what waits, or when it comes. */
export const changeScheduled = (
  context: MemberContext,
  scheduledPostId: number,
  { version, ...patch }: ScheduledPostPatch,
): Promise<void> =>
  transaction(context, async (tx) => {
    const { groupId } = await accessScheduled(context, tx, scheduledPostId);
    const content = await prepareScheduled(context, tx, groupId, { ...patch, version });
    if (!(await updateScheduled(tx, scheduledPostId, version, content))) throw conflict();
    await queueScheduled(context, tx, scheduledPostId, content.publishAt);
  });

/** Makes the post of it and takes it from what waits, both or neither. */
async function publish(context: MemberContext, tx: Tx, scheduled: ScheduledRecord): Promise<{ postId: number }> {
  const { scheduledPostId, groupId, html, attachmentIds, poll, linkPreviewId, isAnnounced, requestKey } = scheduled;
  const post = await writePost(context, tx, groupId, {
    content: html,
    mediaIds: attachmentIds,
    poll,
    linkPreviewId,
    isAnnounced,
    requestKey,
  });
  await deleteScheduled(tx, scheduledPostId);
  return post;
}

export const publishScheduledNow = (context: MemberContext, scheduledPostId: number): Promise<{ postId: number }> =>
  transaction(context, async (tx) => publish(context, tx, await accessScheduled(context, tx, scheduledPostId)));

export const cancelScheduled = (context: MemberContext, scheduledPostId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessScheduled(context, tx, scheduledPostId);
    await deleteScheduled(tx, scheduledPostId);
  });

/** What its author is told of a refusal. */
function failureOf({ code, status }: Problem): ScheduleFailure {
  if (code === 'posting-rules.refused') return 'WORDS';
  if (status === 429) return 'TOO_OFTEN';
  const mayNotPost = status === 403 || status === 404 || code === 'social-group.posting-paused';
  return mayNotPost ? 'LEFT' : 'CONTENT';
}

const isDue = ({ publishAt }: ScheduledRecord, { clock }: SystemContext): boolean => publishAt <= clock.now();

/** Publishes it as its author, if it is still to be; what is refused waits for them, with the reason. */
async function publishDue(context: SystemContext, findReader: FindReader, scheduledPostId: number): Promise<void> {
  const found = await transaction(context, (tx) => lockScheduled(tx, scheduledPostId));
  if (!found || !isDue(found, context)) return;
  const fail = (failure: ScheduleFailure) =>
    transaction(context, (tx) => setFailure(tx, scheduledPostId, found.version, failure));
  const author = await findReader(context.organizationId, found.authorUserId, 'en');
  if (!author) return fail('LEFT');
  try {
    await transaction(author, async (tx) => {
      // another may have published, changed or cancelled it meanwhile
      const scheduled = await lockScheduled(tx, scheduledPostId);
      if (scheduled && isDue(scheduled, context)) await publish(author, tx, scheduled);
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await fail(failureOf(error));
  }
}

export const scheduledPostJobs = (findReader: FindReader): readonly JobDefinition[] => [
  { name: PUBLISH, run: (context, payload) => publishDue(context, findReader, Number(payload.scheduledPostId)) },
];
