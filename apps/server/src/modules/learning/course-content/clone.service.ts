import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessCourse, type CourseCopy, copyCourse, courseCopying, holdOutline } from '../courses/courses.public.ts';
import { copyDates } from './copy-dates.repository.ts';
import { copySections, copySubsections } from './copy-outline.repository.ts';
import type { CloneBody } from './course-content.schemas.ts';
import { countLessons } from './subsections.repository.ts';

/**
 * Copies a course with all its content, and what other modules copy with it, into a draft of the caller's. Learners, progress
 * and approval stay behind; files and questions are shared.
 */
export const cloneCourse = (
  context: MemberContext,
  courseId: number,
  { shiftDays, includesGroups }: CloneBody,
): Promise<{ courseId: number }> =>
  transaction(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'edit');
    // sections and lessons are read before they are copied: none of them may be deleted or moved in between
    if (!(await holdOutline(tx, courseId))) throw notFound();
    const copyId = await copyCourse(context, tx, courseId);
    const sectionIds = await copySections(tx, courseId, copyId);
    const copy: CourseCopy = {
      fromCourseId: courseId,
      toCourseId: copyId,
      subsectionIds: await copySubsections(context, tx, courseId, copyId, sectionIds),
      courseGroupIds: new Map(),
      includesGroups,
      shiftDays,
    };
    await countLessons(tx, copyId);
    for (const copyPart of context.extensions.of(courseCopying)) await copyPart(context, tx, copy);
    await copyDates(context, tx, copy);
    await audit(context, tx, {
      action: 'course.clone',
      noun: 'course',
      nounId: copyId,
      changes: { fromCourseId: courseId, shiftDays, includesGroups },
    });
    return { courseId: copyId };
  });
