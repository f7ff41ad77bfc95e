import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { demoCourses } from '../courses/courses.public.ts';
import { insertGroups, upsertMembers } from './course-groups.repository.ts';

/** Groups of courses: the demo's learner where it is said so, others in the order in which they learn there. */
export async function loadDemoCourseGroups({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const users = loaded.get(demoMembers);
  const courses = loaded.get(demoCourses);
  const taken = new Set<string>();
  for (const { course, hasLearner, members, ...settings } of demo.courseGroups) {
    const courseId = courses.get(course)!;
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
