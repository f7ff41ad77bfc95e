import type { Localized } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { conflict, invalidField } from '../../../kernel/problem.ts';
import { accessCourse, contentChanged, lockOutline } from '../courses/courses.public.ts';
import { accessSection, checkTitle } from './content-access.ts';
import { foreignPart } from './course-content.errors.ts';
import type { NewSectionBody, OutlineBody } from './course-content.schemas.ts';
import { activitiesRemoved, requireNoWork } from './lesson-activities.ts';
import { lessonsChanged } from './lesson-counts.ts';
import {
  deleteSection,
  insertSection,
  outlineIds,
  placeSectionAfter,
  renameSection,
  writeOutline,
} from './outline.repository.ts';

export const addSection = (
  context: MemberContext,
  courseId: number,
  { title, afterSectionId }: NewSectionBody,
): Promise<{ courseSectionId: number }> => {
  checkTitle(title);
  return transaction(context, async (tx) => {
    const { course } = await accessCourse(context, tx, courseId, 'edit');
    await lockOutline(tx, courseId);
    const courseSectionId = await insertSection(tx, courseId, title);
    if (afterSectionId !== undefined) {
      const isMoved = await placeSectionAfter(tx, courseId, courseSectionId, afterSectionId);
      if (!isMoved) throw invalidField('afterSectionId', 'choice');
    }
    await audit(context, tx, { action: 'course-section.create', noun: 'course-section', nounId: courseSectionId });
    await contentChanged(context, tx, course);
    return { courseSectionId };
  });
};

export const changeSection = (context: MemberContext, courseSectionId: number, title: Localized): Promise<void> => {
  checkTitle(title);
  return transaction(context, async (tx) => {
    const { course } = await accessSection(context, tx, courseSectionId, 'edit');
    await renameSection(tx, { courseId: course.courseId, courseSectionId }, title);
    await audit(context, tx, { action: 'course-section.update', noun: 'course-section', nounId: courseSectionId });
    await contentChanged(context, tx, course);
  });
};

/** Deletes a section with everything in it. */
export const removeSection = (context: MemberContext, courseSectionId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { course } = await accessSection(context, tx, courseSectionId, 'edit');
    await lockOutline(tx, course.courseId);
    await requireNoWork(context, tx, { courseSectionId });
    await activitiesRemoved(context, tx, { courseSectionId }, () =>
      deleteSection(tx, { courseId: course.courseId, courseSectionId }),
    );
    await audit(context, tx, { action: 'course-section.delete', noun: 'course-section', nounId: courseSectionId });
    await lessonsChanged(context, tx, course);
  });

const isSameSet = (given: readonly number[], known: readonly number[]): boolean =>
  given.length === known.length && new Set(given).size === given.length;

/** Puts the whole outline in order. A request based on an outdated outline is refused, and nothing moves. */
export const reorderOutline = (
  context: MemberContext,
  courseId: number,
  body: OutlineBody,
): Promise<{ version: number }> =>
  transaction(context, async (tx) => {
    const { course } = await accessCourse(context, tx, courseId, 'edit');
    const version = await lockOutline(tx, courseId);
    const known = await outlineIds(tx, courseId);
    const sectionIds = body.sections.map((section) => section.courseSectionId);
    const subsectionIds = body.sections.flatMap((section) => section.subsectionIds);
    const isKnown =
      sectionIds.every((id) => known.sectionIds.includes(id)) &&
      subsectionIds.every((id) => known.subsectionIds.includes(id));
    if (version !== body.version) throw conflict();
    if (!isKnown) throw foreignPart();
    if (!isSameSet(sectionIds, known.sectionIds) || !isSameSet(subsectionIds, known.subsectionIds)) throw conflict();
    await writeOutline(tx, courseId, body.sections);
    await audit(context, tx, { action: 'course.reorder', noun: 'course', nounId: courseId });
    await contentChanged(context, tx, course);
    return { version: version + 1 };
  });
