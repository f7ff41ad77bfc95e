import { type RawBuilder, sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { MediaKind, MediaReference, ShowingKind } from '../../organization/media/media.public.ts';
import { type CourseViewer, courseViewerOf, learnsCourse } from '../courses/courses.public.ts';
import { openLessons } from '../progress/progress.public.ts';

/** What can be handed out. */
export const ATTACHED_KINDS: readonly MediaKind[] = ['DOCUMENT', 'IMAGE', 'AUDIO', 'VIDEO', 'OTHER'];

export const showsAsAttachment: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from attachments a where ${inOrganization('a')} and a.media_id = ${mediaId})`;

/** Of a course, or of a lesson that is open to the viewer. `a` stands for `attachments`, `c` for the view `course_overviews`. */
export const isHandedOut = (viewer: CourseViewer, now: Date): RawBuilder<boolean> =>
  sql<boolean>`case when a.course_subsection_id is null then ${learnsCourse(viewer)}
    else exists (select from lessons s where ${inOrganization('s')} and s.course_subsection_id = a.course_subsection_id
      and ${openLessons(viewer, now)}) end`;

/** Where an attachment stands, by its number. */
export const ATTACHMENT = 'attachment';

/** The file of an attachment, until it is another, or the reader no longer has what it was handed out with. */
export const attachmentShowing: ShowingKind = {
  kind: ATTACHMENT,
  isStillSeen: (reader, { placeId, mediaId }) =>
    sql<boolean>`exists (select from attachments a join course_overviews c on ${inOrganization('c')} and c.course_id = a.course_id
      where ${inOrganization('a')} and a.attachment_id = ${placeId} and a.media_id = ${mediaId}
        and ${isHandedOut(courseViewerOf(reader), reader.clock.now())})`,
};
