import { type RawBuilder, sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { courseViewerOf, learnsCourse, worksOnCourse } from '../../learning/courses/courses.public.ts';
import type { MediaReference, ShowingKind } from '../../organization/media/media.public.ts';

/** Where the files of a task are shown: to who learns in its course, and to who works on it. */
export const ASSIGNMENT = 'assignment';

const isInTask = (mediaId: number): RawBuilder<boolean> =>
  sql<boolean>`(${mediaId}::bigint = any(attachment_ids) or ${mediaId}::bigint = any(instruction_media_ids))`;

/** What an assignment hands out and what its instructions show. */
export const showsInAssignment: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from assignments where ${inOrganization()} and ${isInTask(mediaId)})`;

/** The same, as accessAssignment() lets somebody see it. Editors keep what they were shown, as in a lesson. */
export const assignmentShowing: ShowingKind = {
  kind: ASSIGNMENT,
  isStillSeen(reader, { placeId, mediaId }) {
    const viewer = courseViewerOf(reader);
    return sql<boolean>`exists (select from assignments a join course_overviews c on ${inOrganization('c')} and c.course_id = a.course_id
      where ${inOrganization('a')} and a.course_subsection_id = ${placeId}
        and (${worksOnCourse(viewer)} or (a.is_published and ${learnsCourse(viewer)} and ${isInTask(mediaId)})))`;
  },
};
