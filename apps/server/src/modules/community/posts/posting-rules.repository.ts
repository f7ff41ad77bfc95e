import { type ModerationReason, type PostingRules, STANDARD_RULES } from '@sullam/domain/posting-rules.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { statement } from '../../../kernel/database/statement.ts';

const rules = statement(() =>
  db
    .selectFrom('posting_rules')
    .select([
      'words',
      sql<ModerationReason[]>`reasons`.as('reasons'),
      sql<PostingRules['wordAction']>`word_action`.as('wordAction'),
      'newcomer_days as newcomerDays',
      'newcomer_posts as newcomerPosts',
      'newcomer_comments as newcomerComments',
      'version',
    ]),
);

/** The rules as they stand; version 0: nobody has changed them yet. */
export type KeptRules = Omit<PostingRules, 'words' | 'reasons'> & {
  words: string[];
  reasons: ModerationReason[];
  version: number;
};

export async function findRules(tx: Tx): Promise<KeptRules> {
  const row = await tx.one(rules({}));
  return row ?? { ...STANDARD_RULES, words: [], reasons: [], version: 0 };
}

/** Saves over this version, 0 where nothing was set yet; undefined where somebody else was faster. */
export function upsertRules(
  tx: Tx,
  version: number,
  { words, reasons, wordAction, newcomerDays, newcomerPosts, newcomerComments }: PostingRules,
  now: Date,
): Promise<{ version: number } | undefined> {
  const row = {
    words: [...words],
    reasons: json(reasons),
    word_action: wordAction,
    newcomer_days: newcomerDays,
    newcomer_posts: newcomerPosts,
    newcomer_comments: newcomerComments,
    changed_at: now,
  };
  return tx.one(
    db
      .insertInto('posting_rules')
      .values({ ...row, version: 1 })
      .onConflict((at) =>
        at
          .column('organization_id')
          .doUpdateSet({ ...row, version: version + 1 })
          .where(sql<boolean>`posting_rules.version = ${version}`),
      )
      .returning('version'),
  );
}
