import { defineModule } from '../../wiring.ts';
import { courseContentRoutes } from './course-content.routes.ts';

/** Course content: sections, lessons and their texts; how authors write them and learners read them. */
export const courseContentModule = defineModule({
  name: 'course-content',
  owns: ['course_sections', 'course_subsections', 'subsection_texts'],
  uses: ['courses', 'media'],
  wire: () => ({ routes: courseContentRoutes }),
});
