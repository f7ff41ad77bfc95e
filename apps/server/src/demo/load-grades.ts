import type { SystemContext } from '../kernel/context.ts';
import { db, type Tx } from '../kernel/database/database.ts';
import { json } from '../kernel/database/json.ts';
import { emit } from '../kernel/outbox/signals.ts';
import { gradebookChanged } from '../modules/grade-items/grade-items.public.ts';
import type { DemoGradebook, DemoOrganization } from './content/types.ts';
import { daysAgo } from './days.ts';
import { enroll } from './enroll.ts';
import type { LoadedCourse } from './load-courses.ts';

/** Gradebooks with what learners have; totals follow by the job that every change of a gradebook starts. */
export async function loadGrades(
  context: SystemContext,
  tx: Tx,
  demo: DemoOrganization,
  users: ReadonlyMap<string, number>,
  courses: ReadonlyMap<string, LoadedCourse>,
): Promise<void> {
  for (const book of demo.gradebooks) {
    const { courseId } = courses.get(book.course)!;
    const learners = demo.members.filter(({ key }) => /^m\d\d$/.test(key)).slice(0, book.learnerCount - 1);
    const userIds = [users.get('learner')!, ...learners.map(({ key }) => users.get(key)!)];
    await enroll(context, tx, courseId, userIds);
    const items = await insertStructure(context, tx, courseId, book);
    await insertGrades(context, tx, { courseId, items, userIds, authorId: users.get(book.author)! });
    await emit(context, tx, gradebookChanged, { courseId });
  }
}

type LoadedItem = DemoGradebook['items'][number] & { gradeItemId: number };

async function insertStructure(
  { clock }: SystemContext,
  tx: Tx,
  course_id: number,
  book: DemoGradebook,
): Promise<LoadedItem[]> {
  const own = { course_id };
  await tx.run(
    db.insertInto('gradebooks').values({
      ...own,
      scheme: 'WEIGHTED_CATEGORIES',
      letter_scale: json(book.letterScale),
      pass_mark: book.passMark,
      shows_statistics: true,
      version: 1,
    }),
  );
  const categories = await tx.all(
    db
      .insertInto('grade_categories')
      .values(
        book.categories.map(({ name, weight, aggregation, dropLowest }, position) => ({
          ...own,
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
  const categoryOf = (key: string): number => {
    const position = book.categories.findIndex((category) => category.key === key);
    return categories.find((row) => row.position === position)!.grade_category_id;
  };
  const items = await tx.all(
    db
      .insertInto('grade_items')
      .values(
        book.items.map((item, position) => ({
          ...own,
          grade_category_id: categoryOf(item.category),
          source: 'MANUAL' as const,
          title: json(item.title),
          kind: item.kind ?? 'POINTS',
          maximum_points: item.maximumPoints,
          weight: '1',
          is_extra_credit: item.isExtraCredit ?? false,
          is_omitted: false,
          is_never_dropped: false,
          due_at: daysAgo(clock.now(), 28 - 4 * position),
          is_posted: item.isPosted,
          position,
          created_at: daysAgo(clock.now(), 40),
        })),
      )
      .returning(['grade_item_id', 'position']),
  );
  return book.items.map((item, at) => ({
    ...item,
    gradeItemId: items.find(({ position }) => position === at)!.grade_item_id,
  }));
}

/** The same for the same learner and item on every first start: someone is excused, someone has handed in nothing. */
function gradeOf(item: LoadedItem, learner: number, at: number) {
  const chance = (learner * 37 + at * 53 + learner * at * 11) % 100;
  if (chance === 3 || chance === 71) return { state: 'EXCUSED' as const, points: null };
  if (chance % 19 === 7) return { state: 'MISSING' as const, points: null };
  const reached = Math.min(1, (item.share ?? 0) + (chance - 50) / 180);
  const points = Math.round(reached * Number(item.maximumPoints) * 2) / 2;
  return { state: 'MARKED' as const, points: String(item.kind === 'PASS_FAIL' ? Math.round(points) : points) };
}

const COMMENT = {
  en: 'Clear and kind. Next time, name one thing to do differently.',
  ar: 'ملاحظاتك واضحة ولطيفة. في المرة القادمة اذكر أمرًا واحدًا يمكن فعله بطريقة أخرى.',
};

interface Graded {
  courseId: number;
  items: readonly LoadedItem[];
  userIds: readonly number[];
  authorId: number;
}

async function insertGrades(
  { clock }: SystemContext,
  tx: Tx,
  { courseId: course_id, items, userIds, authorId: changed_by }: Graded,
): Promise<void> {
  const rows = items.flatMap((item, at) =>
    item.share === null
      ? []
      : userIds.map((user_id, learner) => ({
          course_id,
          grade_item_id: item.gradeItemId,
          user_id,
          ...gradeOf(item, learner, at),
          comment: at === 0 && learner % 6 === 0 ? COMMENT[learner % 12 === 0 ? 'en' : 'ar'] : '',
          changed_by,
          changed_at: daysAgo(clock.now(), 26 - 3 * at),
          isPosted: item.isPosted,
        })),
  );
  await tx.run(db.insertInto('grades').values(rows.map(({ isPosted, ...row }) => row)));
  await tx.run(
    db.insertInto('grade_changes').values(
      rows.map(({ isPosted, comment, state, points, ...row }) => ({
        ...row,
        old_state: 'BLANK',
        new_state: state,
        new_points: points,
        source: 'HAND' as const,
        is_shown: isPosted,
      })),
    ),
  );
}
