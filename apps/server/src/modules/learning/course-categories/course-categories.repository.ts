import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { SystemContext } from '../../../kernel/context.ts';
import { db, rawQuery, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { nextPosition } from '../../../kernel/database/rows.ts';
import { categoryUse } from './category-use.ts';
import type { CategoryBody, CategoryPatch } from './course-categories.schemas.ts';

const columnsOf = (patch: CategoryPatch) => ({
  ...(patch.name === undefined ? {} : { name: json(patch.name) }),
  ...(patch.icon === undefined ? {} : { icon: patch.icon }),
  ...(patch.hue === undefined ? {} : { hue: patch.hue }),
});

type Reader = Pick<SystemContext, 'extensions'>;

/** All categories in their order, with the number of courses in each. */
export const listCategories = ({ extensions }: Reader, tx: Tx) =>
  tx.all(
    db
      .selectFrom('course_categories as k')
      .select(['k.course_category_id', 'k.name', 'k.icon', 'k.hue', 'k.position'])
      .select(
        sql<number>`(${sql.join([sql`0`, ...extensions.of(categoryUse).map(({ count }) => count)], sql` + `)})`.as(
          'course_count',
        ),
      )
      .orderBy('k.position')
      .orderBy('k.course_category_id'),
  );

/** Is this name taken in either language by another category? Compared as search does, without regard to spelling variants. */
export async function isNameTaken(tx: Tx, name: Localized, exceptId: number | null): Promise<boolean> {
  const [row] = await tx.sql<{ taken: boolean }[]>`
    select exists (select from course_categories k cross join lateral jsonb_each_text(k.name) n
      where ${inOrganization('k')} and k.course_category_id is distinct from ${exceptId}::bigint
        and fold_search(n.value) <> '' and fold_search(n.value) in (fold_search(${name.en ?? ''}::text), fold_search(${name.ar ?? ''}::text))) as taken`;
  return row?.taken ?? false;
}

export async function insertCategory(tx: Tx, body: CategoryBody): Promise<number> {
  const last = await tx.one(db.selectFrom('course_categories').select(nextPosition()));
  const row = await tx.one(
    db
      .insertInto('course_categories')
      .values({
        name: json(body.name),
        position: last!.position,
        ...columnsOf(body),
      })
      .returning('course_category_id'),
  );
  return row!.course_category_id;
}

/** Answers whether there was such a category. */
export async function updateCategory(tx: Tx, courseCategoryId: number, patch: CategoryPatch): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('course_categories')
      .set((eb) => ({ position: eb.ref('position'), ...columnsOf(patch) }))
      .where('course_category_id', '=', courseCategoryId),
  );
  return touched === 1;
}

export async function isCategoryInUse({ extensions }: Reader, tx: Tx, courseCategoryId: number): Promise<boolean> {
  const uses = extensions.of(categoryUse).map(({ isUsed }) => isUsed(courseCategoryId));
  const [row] = await tx.all(
    rawQuery(sql<{ used: boolean }>`select ${sql.join([sql`false`, ...uses], sql` or `)} as used`),
  );
  return row?.used ?? false;
}

/** Answers whether there was such a category. */
export async function deleteCategory(tx: Tx, courseCategoryId: number): Promise<boolean> {
  const touched = await tx.run(db.deleteFrom('course_categories').where('course_category_id', '=', courseCategoryId));
  return touched === 1;
}

/** Puts the named categories first, in the given order; others follow in theirs. */
export async function orderCategories(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.sql`
    update course_categories k set position = coalesce(o.position, ${ids.length} + k.position)
    from (select c.course_category_id as id, (select g.position from unnest(${[...ids]}::bigint[]) with ordinality g(id, position) where g.id = c.course_category_id)::int as position
      from course_categories c where ${inOrganization('c')}) o
    where ${inOrganization('k')} and k.course_category_id = o.id`;
}
