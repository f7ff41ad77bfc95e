import type { DemoLoad } from '../../../demo/demo-content.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { formattedText } from '../../../kernel/html.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { demoCourses } from '../courses/courses.public.ts';
import { insertGrants } from '../entitlements/entitlements.public.ts';
import { replaceGroups } from './specializations.repository.ts';
import { findStandings, wholeOf } from './standings.reads.ts';

const DAY = 86_400_000;
/** They began to follow it before they were far in its courses. */
const FOLLOWED_FOR = 90 * DAY;

/** When the last of its courses that somebody completed was completed. */
async function lastCompletion(tx: Tx, specializationId: number, userId: number): Promise<Date | undefined> {
  const row = await tx.one(
    db
      .selectFrom('specialization_courses as sc')
      .innerJoin('enrollment_records as e', 'e.course_id', 'sc.course_id')
      .select('e.completed_at as at')
      .where('sc.specialization_id', '=', specializationId)
      .where('e.user_id', '=', userId)
      .where('e.completed_at', 'is not', null)
      .orderBy('e.completed_at', 'desc')
      .limit(1),
  );
  return row?.at as Date | undefined;
}

/** Paths through the courses, who follows them, and who has completed them. */
export async function loadDemoSpecializations({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const courses = loaded.get(demoCourses);
  const members = loaded.get(demoMembers);
  const enrolledAt = new Date(context.clock.now().getTime() - FOLLOWED_FOR);

  for (const { title, subtitle, description, groups, learners, price } of demo.specializations) {
    const row = await tx.one(
      db
        .insertInto('specializations')
        .values({
          title: json(title),
          subtitle: json(subtitle),
          description: json(formattedText('description', description)),
          is_published: true,
          price_minor: price ?? null,
        })
        .returning('specialization_id'),
    );
    const specializationId = row!.specialization_id;
    await replaceGroups(
      tx,
      specializationId,
      groups.map((group) => ({
        title: group.title ?? {},
        neededCount: group.needs ?? null,
        courseIds: group.courses.map((key) => courses.get(key)!),
      })),
    );
    // those who follow one that is sold were given it by staff
    if (price !== undefined)
      await insertGrants(
        tx,
        { kind: 'SPECIALIZATION', id: specializationId },
        { source: 'GRANT' },
        learners.map((key) => ({ userId: members.get(key)!, grantedAt: enrolledAt })),
      );
    for (const key of learners) {
      const userId = members.get(key)!;
      await tx.run(
        db
          .insertInto('specialization_enrollments')
          .values({ specialization_id: specializationId, user_id: userId, enrolled_at: enrolledAt }),
      );
      if (!wholeOf(await findStandings(tx, [userId], [specializationId])).isComplete) continue;
      // what was learned elsewhere completes some without a course of ours
      const completedAt = (await lastCompletion(tx, specializationId, userId)) ?? context.clock.now();
      await tx.run(
        db
          .insertInto('specialization_completions')
          .values({ specialization_id: specializationId, user_id: userId, completed_at: completedAt }),
      );
    }
  }
}
