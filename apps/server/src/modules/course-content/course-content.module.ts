import type { ServerModule } from '../../kernel/module.ts';
import type { CopyCoursePart } from '../courses/courses.public.ts';
import { courseContentRoutes } from './course-content.routes.ts';

/** Course content: sections, lessons and their texts; how authors write them and learners read them. */
export const courseContentModule = (copies: readonly CopyCoursePart[]): ServerModule => ({
  name: 'course-content',
  routes: courseContentRoutes(copies),
});
