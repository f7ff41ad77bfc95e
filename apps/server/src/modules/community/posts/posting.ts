import { DAY, HOUR, SECOND } from '@sullam/domain/limits.ts';
import type { FoundWord } from '@sullam/domain/word-list.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { listWritten, type WrittenWords } from '../comments/comments.public.ts';
import { type KeptRules, readPostingRules, reviewText } from '../posting-rules/posting-rules.public.ts';
import { HOST } from './post-row.reads.ts';
import { slowDown } from './posts.errors.ts';
import { findMemberSince, findPostNews, listPosted } from './posts.repository.ts';

interface Pace {
  /** Since when the caller is an ordinary member; undefined: they are none. */
  since: Date | undefined;
  /** So often in an hour. */
  most(rules: KeptRules): number;
  /** When the caller did it last, the newest first, with what they do now. */
  list(since: Date, limit: number): Promise<Date[]>;
}

/** Who came lately says so much in an hour, and is told when they can go on. Asked once what they say is written. */
async function requirePatience(context: MemberContext, rules: KeptRules, { since, most, list }: Pace): Promise<void> {
  const now = context.clock.now().getTime();
  if (!since || since.getTime() <= now - rules.newcomerDays * DAY) return;
  const limit = most(rules);
  const times = await list(new Date(now - HOUR), limit + 1);
  // of those that fill the hour the oldest has to leave it
  const oldest = times[limit];
  if (!oldest) return;
  const free = oldest.getTime() + HOUR;
  throw slowDown(Math.max(1, Math.ceil((free - now) / SECOND)));
}

/** By what a post is judged: the organisation's rules, and since when its author is in the group. */
export interface Judgement {
  rules: KeptRules;
  since: Date | undefined;
}

export async function readJudgement(context: MemberContext, tx: Tx, groupId: number): Promise<Judgement> {
  const [rules, since] = await Promise.all([readPostingRules(tx), findMemberSince(tx, groupId, context.caller.userId)]);
  return { rules, since };
}

export const requirePatienceOfPost = (
  context: MemberContext,
  tx: Tx,
  { rules, since }: Judgement,
  groupId: number,
): Promise<void> =>
  requirePatience(context, rules, {
    since,
    most: ({ newcomerPosts }) => newcomerPosts,
    list: (from, limit) => listPosted(tx, { groupId, userId: context.caller.userId, since: from, limit }),
  });

/** The words for which a comment on a post waits; a new one of somebody who came lately may come too early. */
export async function reviewComment(
  context: MemberContext,
  tx: Tx,
  { hostId, text, isNew }: WrittenWords,
): Promise<readonly FoundWord[]> {
  const post = await findPostNews(tx, hostId);
  if (!post) return [];
  const { groupId } = post;
  const isOfHosts = sql<boolean>`exists (select from posts p where ${inOrganization('p')} and p.post_id = c.host_id
    and p.social_group_id = ${groupId})`;
  const { rules, since } = await readJudgement(context, tx, groupId);
  if (isNew)
    await requirePatience(context, rules, {
      since,
      most: ({ newcomerComments }) => newcomerComments,
      list: (from, limit) => listWritten(tx, { hostKind: HOST, userId: context.caller.userId, isOfHosts }, from, limit),
    });
  return reviewText(context, rules, text);
}
