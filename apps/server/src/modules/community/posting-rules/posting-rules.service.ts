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
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Database, transaction } from '../../../kernel/database/database.ts';
import { Newest } from '../../../kernel/newest.ts';
import { conflict, invalidField } from '../../../kernel/problem.ts';
import { refusedWords } from './posting-rules.errors.ts';
import { findRules, type KeptRules, upsertRules } from './posting-rules.repository.ts';
import type { PostingRulesBody } from './posting-rules.schemas.ts';

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
