import type { DemoLoad } from '../../../demo/demo-content.ts';
import { db } from '../../../kernel/database/database.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { demoCourses } from '../courses/courses.public.ts';

const DAY = 86_400_000;
const MINUTES = 60;

/** Courses that members took elsewhere, in every state. */
export async function loadDemoExternalCourses({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const members = loaded.get(demoMembers);
  const courses = loaded.get(demoCourses);
  const now = context.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  const day = (days: number) => daysAgo(days).toISOString().slice(0, 10);
  for (const {
    member,
    title,
    provider,
    daysAgo: ended,
    days,
    hours,
    link,
    status,
    reason,
    countsAs,
  } of demo.externalCourses) {
    const isDecided = status !== 'PENDING';
    await tx.run(
      db.insertInto('external_courses').values({
        user_id: members.get(member)!,
        title,
        provider,
        started_on: day(ended + days),
        finished_on: day(ended),
        minutes: hours * MINUTES,
        link,
        status,
        reason: reason ?? '',
        course_id: countsAs === undefined ? null : courses.get(countsAs)!,
        decided_at: isDecided ? daysAgo(Math.max(0, ended - 6)) : null,
        created_at: daysAgo(Math.max(0, ended - 3)),
        updated_at: daysAgo(Math.max(0, ended - 3)),
      }),
    );
  }
}
