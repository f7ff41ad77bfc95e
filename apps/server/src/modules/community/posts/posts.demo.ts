import { mentionHtml, mentionsIn } from '@sullam/domain/discussions/mentions.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import { STANDARD_RULES } from '@sullam/domain/posting-rules.ts';
import { hashtagsIn } from '@sullam/domain/posts.ts';
import { type FoundWord, findListedWords, readWordList } from '@sullam/domain/word-list.ts';
import type { DemoGroup } from '../../../demo/content/types.ts';
import { daysAgo, endOfDay } from '../../../demo/days.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { plainText } from '../../../kernel/html.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { demoMedia, prepareTalk } from '../../organization/media/media.public.ts';
import { holdThing, insertDemoComment, insertDemoLikes, insertDemoReports } from '../comments/comments.public.ts';
import { insertDemoPreview } from '../link-previews/link-previews.public.ts';
import { demoGroups } from '../social-groups/social-groups.public.ts';
import { HOST } from './post-row.reads.ts';
import { upsertRules } from './posting-rules.repository.ts';
import { insertPost, putSaved, putVote, setPinned } from './posts.repository.ts';

type DemoPost = DemoGroup['posts'][number];
type Reported = Pick<DemoPost, 'reports' | 'appealed' | 'daysAgo'>;

/** What turns the people and texts of the demo's content into what is stored. */
export interface DemoWriting {
  tx: Tx;
  now: Date;
  idOf(key: string): number;
  /** Words for which a text waits for a moderator. */
  listed(html: string): FoundWord[];
  /** A text in which `@[key]` is somebody. */
  meant(html: string): string;
}

export function demoWritingOf({ context, tx, demo, loaded }: DemoLoad): DemoWriting {
  const users = loaded.get(demoMembers);
  const names = new Map(demo.members.map(({ key, language, name }) => [key, name[language]]));
  const words = readWordList(demo.listedWords);
  return {
    tx,
    listed: (html) => findListedWords(words, plainText(html)),
    now: context.clock.now(),
    idOf: (key) => users.get(key)!,
    meant: (html) =>
      html.replaceAll(/@\[([\w-]+)\]/g, (_, key: string) => {
        const name = names.get(key)!;
        return mentionHtml(users.get(key)!, `${name.first} ${name.last}`);
      }),
  };
}

/** The posting rules of a demo's groups, where it has a list of words. */
export async function loadDemoPostingRules({ context, tx, demo }: DemoLoad): Promise<void> {
  if (demo.listedWords.length === 0) return;
  await upsertRules(
    tx,
    0,
    { ...STANDARD_RULES, words: demo.listedWords, reasons: demo.moderationReasons },
    context.clock.now(),
  );
}

/** Posts of groups with what people said about them. */
export async function loadDemoPosts(load: DemoLoad): Promise<void> {
  const { context, tx, demo, loaded } = load;
  const media = loaded.get(demoMedia);
  const groupIds = loaded.get(demoGroups);
  const writing = demoWritingOf(load);
  for (const [index, group] of demo.groups.entries())
    for (const post of group.posts.filter(({ daysAgo: days }) => days >= 0)) {
      const files = (post.files ?? []).map((file) => media.idOf(file));
      const linkPreviewId = await writePreview(writing, post, (file) => media.idOf(file));
      const postId = await writePost(writing, groupIds[index]!, post, { files, linkPreviewId });
      await holdThing(context, tx, { hostKind: HOST, hostId: postId, commentId: null }, writing.listed(post.text));
      await talkAbout(writing, postId, post);
    }
}

async function writePreview(
  { tx, now, idOf }: DemoWriting,
  { author, link }: DemoPost,
  mediaOf: (file: string) => number,
): Promise<number | null> {
  if (!link) return null;
  const { picture, ...said } = link;
  const mediaId = picture === undefined ? null : mediaOf(picture);
  return insertDemoPreview(tx, { ...said, mediaId, createdBy: idOf(author), now });
}

async function writePost(
  { tx, now, idOf, meant }: DemoWriting,
  groupId: number,
  post: DemoPost,
  { files, linkPreviewId }: { files: number[]; linkPreviewId: number | null },
): Promise<number> {
  const at = daysAgo(now, post.daysAgo);
  const { html, mediaIds } = prepareTalk(meant(post.text));
  const { poll } = post;
  const { postId } = await insertPost(tx, {
    html,
    mediaIds,
    mentions: mentionsIn(html),
    wordCount: 0,
    groupId,
    authorUserId: idOf(post.author),
    requestKey: null,
    attachmentIds: files,
    tags: hashtagsIn(plainText(html)),
    poll: poll ? { options: poll.options, closesAt: endOfDay(now, poll.closesInDays), hidesResults: false } : null,
    isAnnounced: post.isAnnounced ?? false,
    linkPreviewId,
    now: at,
  });
  if (post.isPinned) await setPinned(tx, postId, { by: idOf(post.author), at });
  for (const [option, voters] of (poll?.votes ?? []).entries())
    for (const key of voters) await putVote(tx, postId, idOf(key), option, at);
  for (const key of post.saved ?? []) await putSaved(tx, idOf(key), postId, at);
  await insertDemoLikes(tx, { kind: HOST, id: postId }, (post.likes ?? []).map(idOf), at);
  return postId;
}

async function talkAbout({ tx, now, idOf, meant }: DemoWriting, postId: number, post: DemoPost): Promise<void> {
  const report = (commentId: number | null, { reports = [], appealed, daysAgo: days }: Reported) =>
    insertDemoReports(
      tx,
      { hostKind: HOST, hostId: postId, commentId },
      {
        reports: reports.map(({ by, why, note = '' }) => ({ userId: idOf(by), why, note })),
        appealed: appealed ? { userId: idOf(appealed.by), reason: appealed.reason, words: appealed.words } : null,
        at: new Date(daysAgo(now, days).getTime() + MINUTE),
      },
    );
  const say = async (said: DemoPost['comments'][number]['replies'][number], parentCommentId: number | null) => {
    const at = daysAgo(now, said.daysAgo);
    const commentId = await insertDemoComment(tx, {
      hostKind: HOST,
      hostId: postId,
      parentCommentId,
      authorUserId: idOf(said.author),
      html: meant(said.text),
      at,
    });
    await insertDemoLikes(tx, { kind: 'comment', id: commentId }, (said.likes ?? []).map(idOf), at);
    await report(commentId, said);
    return commentId;
  };
  await report(null, post);
  for (const comment of post.comments) {
    const commentId = await say(comment, null);
    for (const reply of comment.replies) await say(reply, commentId);
  }
}
