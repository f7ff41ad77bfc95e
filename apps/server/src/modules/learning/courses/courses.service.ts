import { hasText } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { formattedText } from '../../../kernel/html.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { conflict, invalidField, notAllowed } from '../../../kernel/problem.ts';
import { coverDrawing, drawAhead } from '../../organization/covers/covers.public.ts';
import { checkMediaChoices } from '../../organization/media/media.public.ts';
import { type CourseGap, courseContents, courseDeletion, courseGaps } from './course-parts.ts';
import { renewFoundBy } from './course-search-names.ts';
import { accessCourse } from './courses.access.ts';
import { alreadyPublished, incomplete, lessonsEmpty, notAwaitingApproval } from './courses.errors.ts';
import {
  deleteCourse,
  findHue,
  insertCourse,
  replaceInstructors,
  setCourseStatus,
  setPassingCriteria,
  updateCourse,
} from './courses.repository.ts';
import type { CourseBody, CoursePatch } from './courses.schemas.ts';
import {
  courseApprovalDecided,
  courseApprovalRequested,
  courseChanged,
  coursePublished,
  passingCriteriaChanged,
} from './courses.signals.ts';
import { type EnrolmentTerms, enrolmentState } from './enrolment-state.ts';

function checkTitle(title: CourseBody['title'] | undefined): void {
  if (title !== undefined && !hasText(title.en) && !hasText(title.ar)) throw invalidField('title', 'required');
}

function cleanBody<Body extends Partial<CourseBody>>(body: Body): Body {
  return body.description === undefined
    ? body
    : { ...body, description: formattedText('description', body.description) };
}

/** A cover is a picture that the caller may show: otherwise a course would open anybody's private files. */
async function checkCover(
  context: MemberContext,
  tx: Tx,
  coverMediaId: number | null | undefined,
  there: number | null,
) {
  if (!coverMediaId || coverMediaId === there) return;
  await checkMediaChoices(context, tx, [{ path: 'coverMediaId', mediaId: coverMediaId, kinds: ['IMAGE'] }]);
}

/** The cover that stands for the course while it has no picture, in its category's colour. */
async function drawCoverAhead(context: MemberContext, tx: Tx, courseId: number): Promise<void> {
  await drawAhead(context, tx, coverDrawing(context, 'course', courseId, await findHue(tx, courseId)));
}

/** Is there anything to learn in the course? */
async function hasContent(context: MemberContext, tx: Tx, courseId: number): Promise<boolean> {
  for (const isThere of context.extensions.of(courseContents)) if (await isThere(context, tx, courseId)) return true;
  return false;
}

/** Refuses to send out a course in which there is nothing, or a lesson without its content. */
async function requireContent(context: MemberContext, tx: Tx, courseId: number): Promise<void> {
  if (!(await hasContent(context, tx, courseId))) throw incomplete();
  const gaps: CourseGap[] = [];
  for (const read of context.extensions.of(courseGaps)) gaps.push(...(await read(context, tx, courseId)));
  if (gaps.length > 0) throw lessonsEmpty(gaps, context.language);
}

/** Creates a draft; its creator is its first instructor. */
export const createCourse = (context: MemberContext, body: CourseBody): Promise<{ courseId: number }> => {
  checkTitle(body.title);
  return transaction(context, async (tx) => {
    const { userId } = context.caller;
    await checkCover(context, tx, body.coverMediaId, null);
    const courseId = await insertCourse(tx, userId, cleanBody(body), context.clock.now());
    await replaceInstructors(tx, courseId, [userId]);
    await renewFoundBy(tx, { courseId });
    await drawCoverAhead(context, tx, courseId);
    await audit(context, tx, { action: 'course.create', noun: 'course', nounId: courseId });
    return { courseId };
  });
};

const momentOf = (written: string | null | undefined, kept: Date | null): Date | null =>
  written === undefined ? kept : written === null ? null : new Date(written);

/** Whether enrolment that was to begin later begins with a change, whose dates may have moved it to today. */
function opensBy(context: MemberContext, course: EnrolmentTerms, patch: CoursePatch): boolean {
  const after: EnrolmentTerms = {
    status: course.status,
    expiresAt: momentOf(patch.expiresAt, course.expiresAt),
    enrollsFrom: momentOf(patch.enrollsFrom, course.enrollsFrom),
    isByInvitation: patch.isByInvitation ?? course.isByInvitation,
  };
  return enrolmentState(context, course) === 'COMING' && enrolmentState(context, after) === 'OPEN';
}

export const changeCourse = (context: MemberContext, courseId: number, patch: CoursePatch): Promise<void> => {
  checkTitle(patch.title);
  return transaction(context, async (tx) => {
    const { course } = await accessCourse(context, tx, courseId, 'edit');
    await checkCover(context, tx, patch.coverMediaId, course.coverMediaId);
    if (!(await updateCourse(tx, courseId, cleanBody(patch), context.clock.now()))) throw conflict();
    if (patch.courseCategoryId !== undefined) {
      await renewFoundBy(tx, { courseId });
      await drawCoverAhead(context, tx, courseId);
    }
    await audit(context, tx, {
      action: 'course.update',
      noun: 'course',
      nounId: courseId,
      changes: { fields: Object.keys(patch) },
    });
    if (course.status === 'PUBLISHED')
      await emit(context, tx, courseChanged, {
        courseId,
        byUserId: context.caller.userId,
        hasOpened: opensBy(context, course, patch),
      });
  });
};

/** Shows a course to learners or takes it back into the workshop. Who must ask for approval is refused. */
export const setPublished = (context: MemberContext, courseId: number, isPublished: boolean): Promise<void> =>
  transaction(context, async (tx) => {
    const { course } = await accessCourse(context, tx, courseId, 'publish');
    if (isPublished === (course.status === 'PUBLISHED')) return;
    if (isPublished) await requireContent(context, tx, courseId);
    await setCourseStatus(
      tx,
      courseId,
      isPublished ? { status: 'PUBLISHED', publishedAt: context.clock.now(), approvalNote: '' } : { status: 'DRAFT' },
    );
    await audit(context, tx, {
      action: isPublished ? 'course.publish' : 'course.unpublish',
      noun: 'course',
      nounId: courseId,
    });
    if (isPublished) await emit(context, tx, coursePublished, { courseId, byUserId: context.caller.userId });
  });

export const requestApproval = (context: MemberContext, courseId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { course, abilities } = await accessCourse(context, tx, courseId, 'edit');
    if (course.status === 'PUBLISHED') throw alreadyPublished();
    if (course.status === 'PENDING_APPROVAL') return;
    if (!abilities.canRequestApproval) throw notAllowed();
    await requireContent(context, tx, courseId);
    await setCourseStatus(tx, courseId, { status: 'PENDING_APPROVAL' });
    await audit(context, tx, { action: 'course.request-approval', noun: 'course', nounId: courseId });
    await emit(context, tx, courseApprovalRequested, { courseId, byUserId: context.caller.userId });
  });

/** Whoever edits the course may go on with it before an administrator has decided. */
export const withdrawApproval = (context: MemberContext, courseId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { course } = await accessCourse(context, tx, courseId, 'edit');
    if (course.status !== 'PENDING_APPROVAL') throw notAwaitingApproval();
    await setCourseStatus(tx, courseId, { status: 'DRAFT' });
    await audit(context, tx, { action: 'course.withdraw-approval', noun: 'course', nounId: courseId });
  });

/** An administrator's decision: approved courses are published at once, others go back to draft with a note. */
export const decideApproval = (
  context: MemberContext,
  courseId: number,
  isApproved: boolean,
  note: string,
): Promise<void> =>
  transaction(context, async (tx) => {
    const { course } = await accessCourse(context, tx, courseId, 'edit');
    if (course.status !== 'PENDING_APPROVAL') throw notAwaitingApproval();
    await accessCourse(context, tx, courseId, 'approve');
    if (isApproved) await requireContent(context, tx, courseId);
    const byUserId = context.caller.userId;
    await setCourseStatus(
      tx,
      courseId,
      isApproved
        ? { status: 'PUBLISHED', publishedAt: context.clock.now(), approvalNote: '' }
        : { status: 'DRAFT', approvalNote: note },
    );
    await audit(context, tx, {
      action: isApproved ? 'course.approve' : 'course.reject',
      noun: 'course',
      nounId: courseId,
      changes: { note },
    });
    await emit(context, tx, courseApprovalDecided, { courseId, byUserId, isApproved, note });
    if (isApproved) await emit(context, tx, coursePublished, { courseId, byUserId });
  });

/** Deletes a course that nobody has enrolled in; learning records are never deleted with a course. */
export const removeCourse = (context: MemberContext, courseId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'delete');
    for (const prepare of context.extensions.of(courseDeletion)) await prepare(tx, courseId);
    await deleteCourse(tx, courseId);
    await audit(context, tx, { action: 'course.delete', noun: 'course', nounId: courseId });
  });

export const changeInstructors = (
  context: MemberContext,
  courseId: number,
  userIds: readonly number[],
): Promise<void> =>
  transaction(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'edit');
    await replaceInstructors(tx, courseId, [...new Set(userIds)]);
    await renewFoundBy(tx, { courseId });
    await audit(context, tx, {
      action: 'course.change-instructors',
      noun: 'course',
      nounId: courseId,
      changes: { userIds },
    });
  });

/** Who may set the criteria is the organisation's choice, for administrators and instructors apart. */
export const changePassingCriteria = (context: MemberContext, courseId: number, criteria: object): Promise<void> => {
  const { caller, configuration } = context;
  const isOpen = caller.isAdministrator
    ? configuration.passing_criteria_configuration_enabled_for_admins
    : configuration.passing_criteria_configuration_enabled_for_instructors;
  if (!isOpen) throw notAllowed();
  return transaction(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'edit');
    await setPassingCriteria(tx, courseId, criteria);
    await audit(context, tx, {
      action: 'course.change-passing-criteria',
      noun: 'course',
      nounId: courseId,
      changes: { criteria },
    });
    await emit(context, tx, passingCriteriaChanged, { courseId, byUserId: context.caller.userId });
  });
};
