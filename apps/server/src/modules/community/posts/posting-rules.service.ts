import { DAY, HOUR, SECOND } from '@sullam/domain/limits.ts';
import type { ModerationReason } from '@sullam/domain/posting-rules.ts';
import {
  type FoundWord,
  findListedWords,
  lengthOfEntry,
  readWordList,
  SHORTEST_ENTRY,
  tidyWordList,
  type WordList,
} from '@sullam/domain/word-list.ts';
import { sql } from 'kysely';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Database, type Tx, transaction } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { Newest } from '../../../kernel/newest.ts';
import { conflict, invalidField } from '../../../kernel/problem.ts';
import { listWritten, type WrittenWords } from '../comments/comments.public.ts';
import { HOST } from './post-row.reads.ts';
import { findRules, type KeptRules, upsertRules } from './posting-rules.repository.ts';
import type { PostingRulesBody } from './posting-rules.schemas.ts';
import { refusedWords, slowDown } from './posts.errors.ts';
import { findMemberSince, findPostNews, listPosted } from './posts.repository.ts';

/** Reasons without those that say nothing; one in one language alone would leave some authors without. */
function tidyReasons(reasons: readonly ModerationReason[]): ModerationReason[] {
  const tidy = reasons.map(({ en, ar }) => ({ en: en.trim(), ar: ar.trim() })).filter(({ en, ar }) => en + ar !== '');
  if (tidy.some(({ en, ar }) => en === '' || ar === '')) throw invalidField('reasons', 'posting-rules.both-languages');
  return tidy;
}

/** Saves the rules of the organisation. */
export function savePostingRules(
  context: MemberContext,
  { version, reasons, ...asked }: PostingRulesBody,
): Promise<{ version: number }> {
  const words = tidyWordList(asked.words);
  const given = reasons === undefined ? undefined : tidyReasons(reasons);
  if (words.some((word) => lengthOfEntry(word) < SHORTEST_ENTRY))
    throw invalidField('words', 'posting-rules.too-short', { count: SHORTEST_ENTRY });
  return transaction(context, async (tx) => {
    const before = await findRules(tx);
    if (before.version !== version) throw conflict();
    const rules = { ...asked, words, reasons: given ?? before.reasons };
    const saved = await upsertRules(tx, version, rules, context.clock.now());
    // somebody else saved between the reading and this
    if (!saved) throw conflict();
    await audit(context, tx, {
      action: 'posting-rules.update',
      noun: 'posting-rules',
      nounId: null,
      changes: { ...rules },
    });
    return saved;
  });
}

/** Lists that were made ready, by organisation and version: a version is never changed. */
const listsOf = new WeakMap<Database, Newest<WordList>>();

function listOf({ database, organizationId }: MemberContext, { words, version }: KeptRules): WordList {
  const kept = listsOf.get(database) ?? new Newest<WordList>();
  listsOf.set(database, kept);
  const key = `${organizationId} ${version}`;
  const list = kept.get(key) ?? readWordList(words);
  kept.set(key, list);
  return list;
}

/**
 * The listed words for which a plain text has to wait for a moderator.
 * @throws Problem where the organisation doesn't take such texts at all
 */
export function reviewText(context: MemberContext, rules: KeptRules, plain: string): readonly FoundWord[] {
  if (rules.words.length === 0) return [];
  const found = findListedWords(listOf(context, rules), plain);
  if (found.length > 0 && rules.wordAction === 'REFUSE') throw refusedWords(found.map(({ written }) => written));
  return found;
}

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
  const [rules, since] = await Promise.all([findRules(tx), findMemberSince(tx, groupId, context.caller.userId)]);
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
