import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { nextPosition } from '../../../kernel/database/rows.ts';
import type {
  CategoryBody,
  CategoryPatch,
  ItemBody,
  ItemPatch,
  OrderBody,
  SettingsBody,
} from './grade-items.schemas.ts';

export async function findCourseOf(
  tx: Tx,
  table: 'grade_categories' | 'grade_items',
  id: number,
): Promise<number | undefined> {
  const row =
    table === 'grade_items'
      ? await tx.one(db.selectFrom('grade_items').select('course_id').where('grade_item_id', '=', id))
      : await tx.one(db.selectFrom('grade_categories').select('course_id').where('grade_category_id', '=', id));
  return row?.course_id;
}

/**
 * Makes the row that all writing in a course's gradebook waits at, so that a total is never made of half of two changes.
 */
export async function lockGradebook(tx: Tx, courseId: number): Promise<void> {
  await tx.run(
    db
      .insertInto('gradebooks')
      .values({ course_id: courseId })
      .onConflict((conflict) => conflict.doNothing()),
  );
  await tx.one(db.selectFrom('gradebooks').select('version').where('course_id', '=', courseId).forNoKeyUpdate());
}

/** Saves the settings if nobody else saved since `version`; answers whether it did. */
export async function updateSettings(tx: Tx, courseId: number, body: SettingsBody): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('gradebooks')
      .set({
        scheme: body.scheme,
        letter_scale: json(body.letterScale),
        pass_mark: body.passMark,
        places: body.places,
        shows_statistics: body.showsStatistics,
        version: body.version + 1,
      })
      .where('course_id', '=', courseId)
      .where('version', '=', body.version),
  );
  return touched === 1;
}

async function positionAfterAll(tx: Tx, table: 'grade_categories' | 'grade_items', courseId: number): Promise<number> {
  const last = await tx.one(db.selectFrom(table).select(nextPosition()).where('course_id', '=', courseId));
  return last!.position;
}

const categoryColumns = (body: Partial<CategoryBody>) => ({
  ...(body.name === undefined ? {} : { name: json(body.name) }),
  ...(body.weight === undefined ? {} : { weight: body.weight }),
  ...(body.aggregation === undefined ? {} : { aggregation: body.aggregation }),
  ...(body.isExtraCredit === undefined ? {} : { is_extra_credit: body.isExtraCredit }),
  ...(body.dropLowest === undefined ? {} : { drop_lowest: body.dropLowest }),
  ...(body.dropHighest === undefined ? {} : { drop_highest: body.dropHighest }),
});

export async function insertCategory(tx: Tx, courseId: number, body: CategoryBody): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('grade_categories')
      .values({
        course_id: courseId,
        name: json(body.name),
        weight: body.weight,
        aggregation: body.aggregation,
        is_extra_credit: body.isExtraCredit,
        drop_lowest: body.dropLowest,
        drop_highest: body.dropHighest,
        position: await positionAfterAll(tx, 'grade_categories', courseId),
      })
      .returning('grade_category_id'),
  );
  return row!.grade_category_id;
}

export async function updateCategory(
  tx: Tx,
  gradeCategoryId: number,
  { version, ...patch }: CategoryPatch,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('grade_categories')
      .set({ ...categoryColumns(patch), version: version + 1 })
      .where('grade_category_id', '=', gradeCategoryId)
      .where('version', '=', version),
  );
  return touched === 1;
}

/** Its items stay, in no category. */
/** Deletes a category. Its items, and those that are planned in it, stay in no category. */
export async function deleteCategory(tx: Tx, gradeCategoryId: number): Promise<void> {
  for (const table of ['grade_items', 'grade_item_plans'] as const)
    await tx.run(
      db.updateTable(table).set({ grade_category_id: null }).where('grade_category_id', '=', gradeCategoryId),
    );
  await tx.run(db.deleteFrom('grade_categories').where('grade_category_id', '=', gradeCategoryId));
}

/** Detaches items from lessons that are about to be deleted: their grades stay. */
export const detachFromLessons = (tx: Tx, courseSubsectionIds: readonly number[]): Promise<number> =>
  tx.run(
    db
      .updateTable('grade_items')
      .set({ course_subsection_id: null })
      .where(sql<boolean>`course_subsection_id = any(${[...courseSubsectionIds]}::bigint[])`),
  );

export async function hasCategory(tx: Tx, courseId: number, gradeCategoryId: number): Promise<boolean> {
  const row = await tx.one(
    db
      .selectFrom('grade_categories')
      .select('grade_category_id')
      .where('course_id', '=', courseId)
      .where('grade_category_id', '=', gradeCategoryId),
  );
  return row !== undefined;
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

export interface NewItem extends ItemBody {
  source: 'MANUAL' | 'EXAM' | 'ASSIGNMENT' | 'DISCUSSION';
  courseSubsectionId: number | null;
  isPosted: boolean;
  /** Behind all others where none is given. */
  position?: number;
  now: Date;
}

/** Makes an item; undefined where its subsection has one already. */
export async function insertItem(tx: Tx, courseId: number, item: NewItem): Promise<number | undefined> {
  const row = await tx.one(
    db
      .insertInto('grade_items')
      .values({
        course_id: courseId,
        source: item.source,
        course_subsection_id: item.courseSubsectionId,
        title: json(item.title),
        grade_category_id: item.gradeCategoryId,
        kind: item.kind,
        maximum_points: item.maximumPoints,
        weight: item.weight,
        is_extra_credit: item.isExtraCredit,
        is_omitted: item.isOmitted,
        is_never_dropped: item.isNeverDropped,
        due_at: dateOf(item.dueAt),
        is_posted: item.isPosted,
        position: item.position ?? (await positionAfterAll(tx, 'grade_items', courseId)),
        created_at: item.now,
      })
      .onConflict((conflict) => conflict.columns(['organization_id', 'course_subsection_id']).doNothing())
      .returning('grade_item_id'),
  );
  return row?.grade_item_id;
}

/** How the item of a copied exam or assignment is to stand in the gradebook; known once, for then there is the item. */
export const takePlan = (tx: Tx, courseSubsectionId: number) =>
  tx.one(
    db
      .deleteFrom('grade_item_plans')
      .where('course_subsection_id', '=', courseSubsectionId)
      .returning([
        'grade_category_id as gradeCategoryId',
        'weight',
        'is_extra_credit as isExtraCredit',
        'is_omitted as isOmitted',
        'is_never_dropped as isNeverDropped',
        'is_posted as isPosted',
        'position',
      ]),
  );

const itemColumns = (body: Partial<ItemBody>) => ({
  ...(body.title === undefined ? {} : { title: json(body.title) }),
  ...(body.gradeCategoryId === undefined ? {} : { grade_category_id: body.gradeCategoryId }),
  ...(body.kind === undefined ? {} : { kind: body.kind }),
  ...(body.maximumPoints === undefined ? {} : { maximum_points: body.maximumPoints }),
  ...(body.weight === undefined ? {} : { weight: body.weight }),
  ...(body.isExtraCredit === undefined ? {} : { is_extra_credit: body.isExtraCredit }),
  ...(body.isOmitted === undefined ? {} : { is_omitted: body.isOmitted }),
  ...(body.isNeverDropped === undefined ? {} : { is_never_dropped: body.isNeverDropped }),
  ...(body.dueAt === undefined ? {} : { due_at: dateOf(body.dueAt) }),
});

export async function updateItem(tx: Tx, gradeItemId: number, { version, ...patch }: ItemPatch): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('grade_items')
      .set({ ...itemColumns(patch), version: version + 1 })
      .where('grade_item_id', '=', gradeItemId)
      .where('version', '=', version),
  );
  return touched === 1;
}

/** What an automatic item takes from its exam or assignment, when that changes; answers whether it did. */
export async function updateFollowing(
  tx: Tx,
  gradeItemId: number,
  { title, maximumPoints, dueAt }: Pick<ItemBody, 'title' | 'maximumPoints' | 'dueAt'>,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('grade_items')
      .set({ ...itemColumns({ title, maximumPoints, dueAt }), version: sql<number>`version + 1` })
      .where('grade_item_id', '=', gradeItemId)
      .where(
        sql<boolean>`(title, maximum_points, due_at) is distinct from (${json(title)}, ${maximumPoints}::numeric, ${dateOf(dueAt)}::timestamptz)`,
      ),
  );
  return touched === 1;
}

export const setPosted = (tx: Tx, gradeItemId: number, isPosted: boolean): Promise<number> =>
  tx.run(
    db
      .updateTable('grade_items')
      .set({ is_posted: isPosted, version: sql<number>`version + 1` })
      .where('grade_item_id', '=', gradeItemId)
      .where('is_posted', '<>', isPosted),
  );

export const deleteItem = (tx: Tx, gradeItemId: number): Promise<number> =>
  tx.run(db.deleteFrom('grade_items').where('grade_item_id', '=', gradeItemId));

/** Writes the places of those that are named; the others keep their order behind them. */
export async function setOrder(tx: Tx, courseId: number, { gradeCategoryIds, gradeItemIds }: OrderBody): Promise<void> {
  await tx.sql`update grade_categories c
    set position = coalesce(array_position(${gradeCategoryIds}::bigint[], c.grade_category_id) - 1, c.position + ${gradeCategoryIds.length}::int)
    where ${inOrganization('c')} and c.course_id = ${courseId}`;
  await tx.sql`update grade_items i
    set position = coalesce(array_position(${gradeItemIds}::bigint[], i.grade_item_id) - 1, i.position + ${gradeItemIds.length}::int)
    where ${inOrganization('i')} and i.course_id = ${courseId}`;
}
