import { chooseText } from '@sullam/domain/localized.ts';
import type { Question, QuestionContent, QuestionKey } from '@sullam/domain/questions/question.ts';
import type { ExportItem } from '@sullam/question-formats/formats.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { listQuestionCategories } from './question-categories.repository.ts';
import type { QuestionCategory } from './question-categories.schemas.ts';
import type { ExportQuery } from './question-files.schemas.ts';
import { findQuestionIds } from './questions.reads.ts';

/** The names from the top to a category. */
function wayTo(categories: readonly QuestionCategory[], id: number | null, language: 'en' | 'ar'): string[] {
  const category = categories.find(({ questionCategoryId }) => questionCategoryId === id);
  if (!category) return [];
  return [...wayTo(categories, category.parentCategoryId, language), chooseText(category.name, language)?.text ?? ''];
}

/** The chosen questions, or all that the filters leave, as they leave the bank, and the files that they show. */
export async function readForExport(
  context: MemberContext,
  tx: Tx,
  query: ExportQuery,
): Promise<{ items: ExportItem[]; mediaIds: number[] }> {
  const ids = query.questionIds ?? (await findQuestionIds(context, tx, query));
  const categories = await listQuestionCategories(context, tx);
  const rows = await tx.all(
    db
      .selectFrom('questions as q')
      .innerJoin('question_versions as v', (join) =>
        join
          .onRef('v.organization_id', '=', 'q.organization_id')
          .onRef('v.question_id', '=', 'q.question_id')
          .onRef('v.version', '=', 'q.current_version'),
      )
      .innerJoin('question_keys as k', (join) =>
        join
          .onRef('k.organization_id', '=', 'v.organization_id')
          .onRef('k.question_id', '=', 'v.question_id')
          .onRef('k.version', '=', 'v.version'),
      )
      .select(['q.question_category_id', 'v.name', 'v.content', 'v.difficulty', 'v.media_ids', 'k.key'])
      .select([
        sql<string>`trim_scale(v.marks)::text`.as('marks'),
        sql<string>`trim_scale(v.negative_marks)::text`.as('negative_marks'),
        sql<string[]>`(select coalesce(array_agg(t.tag order by t.tag_folded), '{}') from question_tags t
          where t.organization_id = q.organization_id and t.question_id = q.question_id)`.as('tags'),
      ])
      .where('q.organization_id', '=', context.organizationId)
      .where(sql<boolean>`q.question_id = any(${ids}::bigint[])`)
      .orderBy('q.question_id'),
  );
  const ways = new Map<number | null, string[]>();
  const wayOf = (id: number | null): string[] => {
    const way = ways.get(id) ?? wayTo(categories, id, query.language);
    ways.set(id, way);
    return way;
  };
  return {
    items: rows.map((row) => ({
      category: wayOf(row.question_category_id),
      question: {
        name: row.name,
        content: row.content as unknown as QuestionContent,
        key: row.key as unknown as QuestionKey,
        marks: row.marks,
        negativeMarks: row.negative_marks,
        difficulty: row.difficulty,
        tags: row.tags,
      } satisfies Question,
    })),
    mediaIds: [...new Set(rows.flatMap((row) => row.media_ids))],
  };
}
