import type { QuestionContent, QuestionKey } from '@sullam/domain/questions/question.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { currentQuestions, findClosedKeys, visibleQuestions } from '../questions/questions.public.ts';
import { samenessOf } from './incoming-questions.ts';

/** As many words as are looked for in one query. */
const AT_ONCE = 500;

/**
 * What the bank's questions of these words (name and prompt, folded) are compared by. `showing` are words of questions
 * with files: an import stores its files anew, so that one can't be distinguished from another with other pictures.
 */
export async function findKnown(
  context: MemberContext,
  tx: Tx,
  words: readonly string[],
): Promise<{ sameness: Set<string>; showing: Set<string> }> {
  const known = { sameness: new Set<string>(), showing: new Set<string>() };
  for (let at = 0; at < words.length; at += AT_ONCE) {
    const rows = await tx.all(
      currentQuestions()
        .select(['q.question_id', 'q.text_words', 'v.name', 'v.content', 'v.media_ids', 'k.key'])
        .select(sql<string>`trim_scale(v.marks)::text`.as('marks'))
        .where('q.is_archived', '=', false)
        .where(visibleQuestions(context))
        .where(sql<boolean>`q.text_words = any(${words.slice(at, at + AT_ONCE)}::text[])`),
    );
    const closed = await findClosedKeys(
      context,
      tx,
      rows.map((row) => row.question_id),
    );
    // whether a guessed key is the right one is told to nobody who mustn't know it
    for (const { text_words, name, content, key, marks, media_ids } of rows.filter(
      (row) => !closed.has(row.question_id),
    )) {
      if (media_ids.length > 0) known.showing.add(text_words);
      known.sameness.add(
        samenessOf({ name, content: content as unknown as QuestionContent, key: key as unknown as QuestionKey, marks }),
      );
    }
  }
  return known;
}
