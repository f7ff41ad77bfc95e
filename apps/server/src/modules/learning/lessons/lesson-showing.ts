import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { ShowingKind } from '../../organization/media/media.public.ts';
import { isInLesson, LESSON } from '../course-content/course-content.public.ts';
import { courseViewerOf, worksOnCourse } from '../courses/courses.public.ts';
import { openLessons } from '../progress/progress.public.ts';

/**
 * Films, pictures and subtitles of a lesson, as long as it is open to its reader and shows them. Who works on the course keeps what
 * they were shown: an editor brings a picture back that was taken out a moment ago.
 */
export const lessonShowing: ShowingKind = {
  kind: LESSON,
  isStillSeen(reader, { placeId, mediaId }) {
    const viewer = courseViewerOf(reader);
    return sql<boolean>`exists (select from lessons s join course_overviews c on ${inOrganization('c')} and c.course_id = s.course_id
      where ${inOrganization('s')} and s.course_subsection_id = ${placeId} and ${openLessons(viewer, reader.clock.now())}
        and (${worksOnCourse(viewer)} or ${isInLesson(mediaId, 's')}))`;
  },
};
