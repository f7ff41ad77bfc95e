import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { mediaReferences } from '../media/media.public.ts';
import { personalData } from '../members/members.public.ts';
import { showsInLesson } from './content-media.reads.ts';
import { courseContentPersonalRows } from './course-content.personal.ts';
import { courseContentRoutes } from './course-content.routes.ts';

/** Course content: sections, lessons and their texts; how authors write them and learners read them. */
export const courseContentModule = defineModule({
  name: 'course-content',
  owns: ['course_sections', 'course_subsections', 'subsection_texts'],
  uses: ['courses', 'media', 'members'],
  brings: [bring(personalData, courseContentPersonalRows), bring(mediaReferences, showsInLesson)],
  wire: () => ({ routes: courseContentRoutes }),
});
