import { db } from '../../../kernel/database/database.ts';
import { findByWords, isFound } from '../../../kernel/database/search.ts';
import {
  closeness,
  type Found,
  foundTotal,
  nothing,
  type SearchSource,
} from '../../operations/search/search.public.ts';
import { courseViewerOf } from '../courses/courses.public.ts';
import { isHandedOut } from './attachment-media.ts';

interface FoundAttachment extends Found {
  courseSubsectionId: number | null;
}

/** Files and links by their names: of courses that the caller learns in or works on, of lessons that are open to them. */
export const attachmentSearch: SearchSource = {
  kind: 'attachment',
  isForMembers: true,
  path: (found) => {
    const { courseId, courseSubsectionId } = found as FoundAttachment;
    return courseSubsectionId === null
      ? `/lms/courses/${courseId}/information`
      : `/lms/courses/${courseId}/content/${courseSubsectionId}`;
  },
  find: async (context, tx, wanted): Promise<FoundAttachment[]> => {
    if (wanted.isNear) return [];
    return tx.all(
      db
        .selectFrom('attachments as a')
        .innerJoin('course_overviews as c', 'c.course_id', 'a.course_id')
        .select(['a.attachment_id as id', 'a.name as title', 'c.title as courseTitle', 'a.course_id as courseId'])
        .select(['a.course_subsection_id as courseSubsectionId', nothing.as('html'), foundTotal])
        .where(isFound('a.attachment_id', await findByWords(tx, 'attachments', wanted.words)))
        .where(isHandedOut(courseViewerOf(context), context.clock.now()))
        .orderBy(closeness('a.search_text', wanted), 'desc')
        .orderBy('a.attachment_id', 'desc')
        .offset(wanted.skip)
        .limit(wanted.take),
    );
  },
};
