import type { Localized } from '@sullam/domain/localized.ts';
import { type RawBuilder, sql } from 'kysely';
import type { SystemContext } from '../../../kernel/context.ts';
import { db, rawQuery, type Tenant, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { categoryContents } from './category-contents.ts';
import type { QuestionCategory } from './question-categories.schemas.ts';

type Reader = Pick<SystemContext, 'extensions'>;

/** The categories `k` directly below another one, to be joined: a step of a recursive statement. */
export const categoriesBelow = (parentId: string): RawBuilder<unknown> =>
  sql`question_categories k on ${inOrganization('k')} and k.parent_category_id = ${sql.ref(parentId)}`;

/** All categories; the tree is made of their parents. */
export async function listQuestionCategories({ extensions }: Reader, tx: Tx): Promise<QuestionCategory[]> {
  const counts = extensions.of(categoryContents).map(({ count }) => count);
  const rows = await tx.all(
    db
      .selectFrom('question_categories as k')
      .select(['k.question_category_id', 'k.parent_category_id', 'k.name'])
      .select(sql<number>`(${sql.join([sql`0`, ...counts], sql` + `)})`.as('question_count'))
      .orderBy('k.question_category_id'),
  );
  return rows.map((row) => ({
    questionCategoryId: row.question_category_id,
    parentCategoryId: row.parent_category_id,
    name: row.name as QuestionCategory['name'],
    questionCount: row.question_count,
  }));
}

export async function isQuestionCategory(tx: Tx, questionCategoryId: number): Promise<boolean> {
  const row = await tx.one(
    db
      .selectFrom('question_categories')
      .select('question_category_id')
      .where('question_category_id', '=', questionCategoryId),
  );
  return row !== undefined;
}

/** Changes of the tree happen one after the other: two moves at once could make a circle. */
export async function lockQuestionCategories(tenant: Tenant, tx: Tx): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended('question_categories', ${tenant.organizationId}))`;
}

/** The category of this name below a parent, in either language and however it is spelled. */
export async function findSibling(
  tx: Tx,
  name: Localized,
  parentCategoryId: number | null,
): Promise<number | undefined> {
  const [row] = await tx.sql<{ id: number }[]>`
    select k.question_category_id as id from question_categories k cross join lateral jsonb_each_text(k.name) n
    where ${inOrganization('k')} and k.parent_category_id is not distinct from ${parentCategoryId}::bigint
      and fold_search(n.value) <> '' and fold_search(n.value) in (fold_search(${name.en ?? ''}::text), fold_search(${name.ar ?? ''}::text))
    limit 1`;
  return row?.id;
}

/** Whether `below` is the category itself or somewhere in it. */
export async function isWithin(tx: Tx, below: number, questionCategoryId: number): Promise<boolean> {
  const [row] = await tx.sql<{ found: boolean }[]>`
    with recursive above as (
      select question_category_id, parent_category_id from question_categories
      where ${inOrganization()} and question_category_id = ${below}
      union
      select k.question_category_id, k.parent_category_id from question_categories k join above a on k.question_category_id = a.parent_category_id
      where ${inOrganization('k')})
    select exists (select from above where question_category_id = ${questionCategoryId}) as found`;
  return row?.found ?? false;
}

export async function insertQuestionCategory(
  tx: Tx,
  name: Localized,
  parentCategoryId: number | null,
): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('question_categories')
      .values({ parent_category_id: parentCategoryId, name: json(name) })
      .returning('question_category_id'),
  );
  return row!.question_category_id;
}

export async function updateQuestionCategory(
  tx: Tx,
  questionCategoryId: number,
  values: { name: Localized; parentCategoryId: number | null },
): Promise<void> {
  await tx.run(
    db
      .updateTable('question_categories')
      .set({ name: json(values.name), parent_category_id: values.parentCategoryId })
      .where('question_category_id', '=', questionCategoryId),
  );
}

export async function findQuestionCategory(tx: Tx, questionCategoryId: number) {
  const row = await tx.one(
    db
      .selectFrom('question_categories')
      .select(['name', 'parent_category_id as parentCategoryId'])
      .where('question_category_id', '=', questionCategoryId),
  );
  return row && { ...row, name: row.name };
}

/** Whether anything, archived or not, is in it. */
export async function isCategoryFilled({ extensions }: Reader, tx: Tx, questionCategoryId: number): Promise<boolean> {
  const below = sql<boolean>`exists (select from question_categories
    where ${inOrganization()} and parent_category_id = ${questionCategoryId})`;
  const contents = extensions.of(categoryContents).map(({ isIn }) => isIn(questionCategoryId));
  const [row] = await tx.all(
    rawQuery<{ filled: boolean }>(sql`select ${sql.join([below, ...contents], sql` or `)} as filled`),
  );
  return row?.filled ?? false;
}

export async function deleteQuestionCategory(tx: Tx, questionCategoryId: number): Promise<void> {
  await tx.run(db.deleteFrom('question_categories').where('question_category_id', '=', questionCategoryId));
}

/** Which of these categories the organisation has. */
export async function knownCategories(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx.all(
    db
      .selectFrom('question_categories')
      .select('question_category_id as id')
      .where(sql<boolean>`question_category_id = any(${[...ids]}::bigint[])`),
  );
  return new Set(rows.map(({ id }) => id));
}
