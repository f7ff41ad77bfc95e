import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { searchSources } from '../../operations/search/search.public.ts';
import { mediaReferences } from '../../organization/media/media.public.ts';
import { courseContents, courseGaps, courseLists, courseTexts } from '../courses/courses.public.ts';
import { showsInLesson } from './content-media.reads.ts';
import { lessonSearch, sectionSearch } from './content-search.ts';
import { loadDemoLessons } from './course-content.demo.ts';
import { courseContentPersonalRows } from './course-content.personal.ts';
import { VIEWS } from './course-content.public.ts';
import { courseContentRoutes } from './course-content.routes.ts';
import { findLessonGaps } from './course-gaps.ts';
import { lessonTexts, sectionTexts } from './lesson-texts.ts';
import { assignmentsInCourse, examsInCourse } from './listed-in-course.ts';
import { hasLessons } from './subsections.repository.ts';

/** Course content: sections, lessons and their texts, and how authors write them. */
export const courseContentModule = defineModule({
  name: 'course-content',
  owns: ['course_sections', 'course_subsections', 'subsection_texts'],
  personalRows: courseContentPersonalRows,
  publishes: VIEWS,
  uses: ['course-groups', 'courses', 'media', 'search'],
  contributes: [
    contribute(courseLists, examsInCourse),
    contribute(courseLists, assignmentsInCourse),
    contribute(demoLoading, loadDemoLessons),
    contribute(searchSources, lessonSearch),
    contribute(searchSources, sectionSearch),
    contribute(mediaReferences, showsInLesson),
    contribute(courseContents, hasLessons),
    contribute(courseGaps, findLessonGaps),
    contribute(courseTexts, sectionTexts),
    contribute(courseTexts, lessonTexts),
  ],
  routes: courseContentRoutes,
});
