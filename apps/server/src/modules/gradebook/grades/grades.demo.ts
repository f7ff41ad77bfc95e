import { daysAgo } from '../../../demo/days.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { loadEnrollments } from '../../learning/enrollments/enrollments.public.ts';
import {
  demoGradebooks,
  gradebookChanged,
  type LoadedGradebook,
  type LoadedGradeItem,
} from '../grade-items/grade-items.public.ts';
import { writeRows } from './grades.repository.ts';

/** What learners have; totals follow by the job that every change of a gradebook starts. */
export async function loadDemoGrades({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const members = loaded.get(demoMembers);
  const enrolledAt = daysAgo(context.clock.now(), 30);
  for (const gradebook of loaded.get(demoGradebooks)) {
    const { courseId } = gradebook;
    const { author, learnerCount } = gradebook.demo;
    const learners = demo.members.filter(({ key }) => /^m\d\d$/.test(key)).slice(0, learnerCount - 1);
    const userIds = [members.get('learner')!, ...learners.map(({ key }) => members.get(key)!)];
    await loadEnrollments(
      tx,
      courseId,
      userIds.map((userId) => ({ userId, enrolledAt })),
    );
    const done = demo.members.filter(({ progress }) =>
      progress.some(({ course, fraction }) => course === gradebook.demo.course && fraction === 1),
    );
    await insertGrades(context, tx, gradebook, {
      userIds,
      doneIds: new Set(done.map(({ key }) => members.get(key)!)),
      authorId: members.get(author)!,
    });
    await emit(context, tx, gradebookChanged, { courseId });
  }
}

/** The same for the same learner and item on every first start: someone is excused, someone has handed in nothing. */
function gradeOf(item: LoadedGradeItem, learner: number, at: number) {
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

interface Given {
  userIds: readonly number[];
  /** Of them, whoever is through with the lessons. */
  doneIds: ReadonlySet<number>;
  authorId: number;
}

async function insertGrades(
  { clock }: SystemContext,
  tx: Tx,
  { courseId: course_id, items }: LoadedGradebook,
  { userIds, doneIds, authorId: changed_by }: Given,
): Promise<void> {
  const rows = items.flatMap((item, at) =>
    item.share === null
      ? []
      : userIds
          .map((user_id, learner) => ({
            course_id,
            grade_item_id: item.gradeItemId,
            user_id,
            ...gradeOf(item, learner, at),
            comment: at === 0 && learner % 6 === 0 ? COMMENT[learner % 12 === 0 ? 'en' : 'ar'] : '',
            changed_by,
            changed_at: daysAgo(clock.now(), Math.max(0, 26 - 3 * at)),
            isPosted: item.isPosted,
          }))
          .filter(({ user_id }) => !item.comesLast || doneIds.has(user_id)),
  );
  await tx.run(db.insertInto('grades').values(rows.map(({ isPosted, ...row }) => row)));
  await writeRows(tx, course_id, userIds);
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
