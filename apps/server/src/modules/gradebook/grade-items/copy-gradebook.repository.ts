import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { type CopyCoursePart, type CourseCopy, shiftedDate } from '../../learning/courses/courses.public.ts';

/**
 * The gradebook of a copied course: its settings, categories and the items made by hand, unposted. Those of exams and
 * assignments come by themselves when these are published, as they are planned here; grades stay behind.
 */
export const copyGradebook: CopyCoursePart = async (context, tx, copy) => {
  await copySettings(tx, copy);
  const categoryIds = await copyCategories(tx, copy);
  await planItems(tx, copy, categoryIds);
  const items = await tx.all(
    db.selectFrom('grade_items').selectAll().where('course_id', '=', copy.fromCourseId).where('source', '=', 'MANUAL'),
  );
  for (const { grade_item_id, ...item } of items)
    await tx.run(
      db.insertInto('grade_items').values({
        ...item,
        course_id: copy.toCourseId,
        grade_category_id: item.grade_category_id && categoryIds.get(item.grade_category_id)!,
        title: json(item.title),
        due_at: shiftedDate(context, copy, item.due_at),
        is_posted: false,
        version: 1,
        created_at: context.clock.now(),
      }),
    );
};

async function copySettings(tx: Tx, copy: CourseCopy): Promise<void> {
  const settings = await tx.one(db.selectFrom('gradebooks').selectAll().where('course_id', '=', copy.fromCourseId));
  if (!settings) return;
  await tx.run(
    db.insertInto('gradebooks').values({
      ...settings,
      course_id: copy.toCourseId,
      letter_scale: json(settings.letter_scale),
      version: 1,
    }),
  );
}

/** Old ids to new ones. */
type CategoryIds = ReadonlyMap<number, number>;

async function copyCategories(tx: Tx, copy: CourseCopy): Promise<CategoryIds> {
  const categories = await tx.all(
    db.selectFrom('grade_categories').selectAll().where('course_id', '=', copy.fromCourseId),
  );
  const ids = new Map<number, number>();
  for (const { grade_category_id, ...category } of categories) {
    const made = await tx.one(
      db
        .insertInto('grade_categories')
        .values({ ...category, course_id: copy.toCourseId, name: json(category.name), version: 1 })
        .returning('grade_category_id'),
    );
    ids.set(grade_category_id, made!.grade_category_id);
  }
  return ids;
}

const PLANNED = [
  'course_subsection_id',
  'grade_category_id',
  'weight',
  'is_extra_credit',
  'is_omitted',
  'is_never_dropped',
  'is_posted',
  'position',
] as const;

/** How the items of copied exams and assignments will stand: as the original's do, or as they are planned there themselves. */
async function planItems(tx: Tx, copy: CourseCopy, categoryIds: CategoryIds): Promise<void> {
  const of = (table: 'grade_items' | 'grade_item_plans') =>
    tx.all(
      db
        .selectFrom<'grade_items' | 'grade_item_plans'>(table)
        .select(PLANNED)
        .where('course_id', '=', copy.fromCourseId),
    );
  const plans = [...(await of('grade_items')), ...(await of('grade_item_plans'))].flatMap((item) => {
    const lesson = item.course_subsection_id && copy.subsectionIds.get(item.course_subsection_id);
    if (!lesson) return [];
    return {
      ...item,
      course_id: copy.toCourseId,
      course_subsection_id: lesson,
      grade_category_id: item.grade_category_id && categoryIds.get(item.grade_category_id)!,
    };
  });
  if (plans.length > 0) await tx.run(db.insertInto('grade_item_plans').values(plans));
}
