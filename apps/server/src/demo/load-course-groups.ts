import type { SystemContext } from '../kernel/context.ts';
import type { Tx } from '../kernel/database/database.ts';
import { insertGroups, upsertMembers } from '../modules/course-groups/course-groups.public.ts';
import type { DemoOrganization } from './content/types.ts';
import type { LoadedCourse } from './load-courses.ts';

/** Groups of courses: the demo's learner where it is said so, others in the order in which they learn there. */
export async function loadCourseGroups(
  context: SystemContext,
  tx: Tx,
  demo: DemoOrganization,
  users: ReadonlyMap<string, number>,
  courses: ReadonlyMap<string, LoadedCourse>,
): Promise<void> {
  const taken = new Set<string>();
  for (const { course, hasLearner, members, ...settings } of demo.courseGroups) {
    const { courseId } = courses.get(course)!;
    const [courseGroupId] = await insertGroups(tx, courseId, [settings], context.clock.now());
    const learns = demo.members.filter(
      ({ key, progress }) => !taken.has(key) && progress.some((one) => one.course === course),
    );
    const others = learns.filter(({ key }) => /^m\d\d$/.test(key)).slice(0, members);
    const own = hasLearner ? learns.filter(({ key }) => key === 'learner') : [];
    const inside = [...own, ...others].map(({ key }) => key);
    for (const key of inside) taken.add(key);
    const userIds = inside.map((key) => users.get(key)!);
    await upsertMembers(tx, { courseId, courseGroupId: courseGroupId! }, userIds, context.clock.now());
  }
}
