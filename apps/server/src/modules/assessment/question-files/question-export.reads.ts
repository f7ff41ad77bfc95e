import { chooseText } from '@sullam/domain/localized.ts';
import type { Question, QuestionContent, QuestionKey } from '@sullam/domain/questions/question.ts';
import type { ExportItem } from '@sullam/question-formats/formats.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { listQuestionCategories, type QuestionCategory } from '../question-categories/question-categories.public.ts';
import { currentQuestions, findQuestionIds, findUsableQuestions, tagsOf } from '../questions/questions.public.ts';
import type { ExportQuery } from './question-files.schemas.ts';

/** The names from the top to a category. */
function wayTo(categories: readonly QuestionCategory[], id: number | null, language: 'en' | 'ar'): string[] {
  const category = categories.find(({ questionCategoryId }) => questionCategoryId === id);
  if (!category) return [];
  return [...wayTo(categories, category.parentCategoryId, language), chooseText(category.name, language)?.text ?? ''];
}

/** As many questions as are read before others have their turn. */
const AT_ONCE = 100;

const readVersions = (tx: Tx, ids: readonly number[]) =>
  tx.all(
    currentQuestions()
      .select(['q.question_category_id', 'q.id_number', 'v.name', 'v.content', 'v.difficulty', 'v.media_ids', 'k.key'])
      .select([
        sql<string>`trim_scale(v.marks)::text`.as('marks'),
        sql<string>`trim_scale(v.negative_marks)::text`.as('negative_marks'),
        tagsOf.as('tags'),
      ])
      .where(sql<boolean>`q.question_id = any(${[...ids]}::bigint[])`)
      .orderBy('q.question_id'),
  );

/**
 * The chosen questions, or all that the filters leave, as they leave the bank, and the files that they show. Those whose keys the caller
 * must not see are left out.
 */
export async function readForExport(
  context: MemberContext,
  tx: Tx,
  query: ExportQuery,
): Promise<{ items: ExportItem[]; mediaIds: number[] }> {
  const chosen = query.questionIds ?? (await findQuestionIds(context, tx, query));
  const usable = await findUsableQuestions(context, tx, chosen);
  const ids = [...usable].sort((a, b) => a - b);
  const categories = await listQuestionCategories(context, tx);
  const ways = new Map<number | null, string[]>();
  const wayOf = (id: number | null): string[] => {
    const way = ways.get(id) ?? wayTo(categories, id, query.language);
    ways.set(id, way);
    return way;
  };
  const items: ExportItem[] = [];
  const mediaIds = new Set<number>();
  for (let at = 0; at < ids.length; at += AT_ONCE)
    for (const row of await readVersions(tx, ids.slice(at, at + AT_ONCE))) {
      for (const id of row.media_ids) mediaIds.add(id);
      items.push({
        category: wayOf(row.question_category_id),
        question: {
          name: row.name,
          content: row.content as unknown as QuestionContent,
          key: row.key as unknown as QuestionKey,
          marks: row.marks,
          negativeMarks: row.negative_marks,
          difficulty: row.difficulty,
          tags: row.tags,
          idNumber: row.id_number,
        } satisfies Question,
      });
    }
  return { items, mediaIds: [...mediaIds] };
}
