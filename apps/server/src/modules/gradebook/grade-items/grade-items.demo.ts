import type { DemoGradebook } from '../../../demo/content/types.ts';
import { daysAgo } from '../../../demo/days.ts';
import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { demoCourses } from '../../learning/courses/courses.public.ts';

export type LoadedGradeItem = DemoGradebook['items'][number] & { gradeItemId: number };

export interface LoadedGradebook {
  demo: DemoGradebook;
  courseId: number;
  /** The ids by the keys of the content. */
  categories: ReadonlyMap<string, number>;
  items: readonly LoadedGradeItem[];
}

export const demoGradebooks = demoKey<readonly LoadedGradebook[]>('gradebooks');

/** Gradebooks with their categories and items. */
export async function loadDemoGradebooks({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const gradebooks: LoadedGradebook[] = [];
  for (const book of demo.gradebooks) {
    const courseId = loaded.get(demoCourses).get(book.course)!;
    await tx.run(
      db.insertInto('gradebooks').values({
        course_id: courseId,
        scheme: 'WEIGHTED_CATEGORIES',
        letter_scale: json(book.letterScale),
        pass_mark: book.passMark,
        shows_statistics: true,
        version: 1,
      }),
    );
    const categories = await insertCategories(tx, courseId, book);
    const items = await insertItems(context, tx, courseId, book, categories);
    gradebooks.push({ demo: book, courseId, categories, items });
  }
  loaded.put(demoGradebooks, gradebooks);
}

/** Answers the ids by the keys of the content. */
async function insertCategories(tx: Tx, course_id: number, book: DemoGradebook): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.all(
    db
      .insertInto('grade_categories')
      .values(
        book.categories.map(({ name, weight, aggregation, dropLowest }, position) => ({
          course_id,
          name: json(name),
          weight,
          aggregation,
          position,
          is_extra_credit: false,
          drop_lowest: dropLowest,
          drop_highest: 0,
        })),
      )
      .returning(['grade_category_id', 'position']),
  );
  return new Map(rows.map((row) => [book.categories[row.position]!.key, row.grade_category_id]));
}

async function insertItems(
  { clock }: SystemContext,
  tx: Tx,
  course_id: number,
  book: DemoGradebook,
  categories: ReadonlyMap<string, number>,
): Promise<LoadedGradeItem[]> {
  const rows = await tx.all(
    db
      .insertInto('grade_items')
      .values(
        book.items.map((item, position) => ({
          course_id,
          grade_category_id: categories.get(item.category)!,
          source: 'MANUAL' as const,
          title: json(item.title),
          kind: item.kind ?? 'POINTS',
          maximum_points: item.maximumPoints,
          weight: '1',
          is_extra_credit: item.isExtraCredit ?? false,
          is_omitted: false,
          is_never_dropped: false,
          // nothing is handed in for what is graded by hand
          due_at: null,
          is_posted: item.isPosted,
          position,
          created_at: daysAgo(clock.now(), 40),
        })),
      )
      .returning(['grade_item_id', 'position']),
  );
  const ids = new Map(rows.map((row) => [row.position, row.grade_item_id]));
  return book.items.map((item, position) => ({ ...item, gradeItemId: ids.get(position)! }));
}

/** Where the items of assignments or exams of the demo will stand, once they are made of them. */
export async function planDemoItems(
  { tx, loaded }: DemoLoad,
  source: 'ASSIGNMENT' | 'EXAM',
  lessons: readonly { courseId: number; courseSubsectionId: number }[],
): Promise<void> {
  for (const { courseId, demo, categories, items } of loaded.get(demoGradebooks)) {
    const category = demo.categories.find(({ takes }) => takes === source);
    if (!category) continue;
    const plans = lessons
      .filter((lesson) => lesson.courseId === courseId)
      .map(({ courseSubsectionId }, at) => ({
        course_id: courseId,
        course_subsection_id: courseSubsectionId,
        grade_category_id: categories.get(category.key)!,
        weight: '1',
        is_extra_credit: false,
        is_omitted: false,
        is_never_dropped: false,
        is_posted: true,
        position: items.length + at,
      }));
    if (plans.length > 0) await tx.run(db.insertInto('grade_item_plans').values(plans));
  }
}
