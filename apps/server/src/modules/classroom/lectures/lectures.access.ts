import type { LectureKind } from '@sullam/domain/lectures/lecture.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import { accessCourse } from '../../learning/courses/courses.public.ts';
import { findLectureRecord, findSeriesRecord, isHostOf, type LectureRecord } from './lectures.repository.ts';

/** What the caller may do with the lectures of a course. */
export interface LectureRights {
  canWrite: boolean;
  isEnrolled: boolean;
}

/** The way to the lectures of a course: for those who learn in it, and its editors. */
export async function accessLectures(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  action: 'read' | 'write',
): Promise<LectureRights> {
  const { abilities, course } = await accessCourse(context, tx, courseId, action === 'read' ? 'learn' : 'edit');
  return { canWrite: abilities.canEdit, isEnrolled: course.isEnrolled };
}

export interface AccessedLecture extends LectureRights {
  lecture: LectureRecord;
  /** May go through the door: learners, and whoever leads it. */
  canJoin: boolean;
}

/**
 * The only way to one lecture; `kind` for addresses that stand for one kind alone.
 * @throws Problem not-found when there is none that the caller may see: drafts are their writers'
 */
export async function accessLecture(
  context: MemberContext,
  tx: Tx,
  lectureId: number,
  action: 'read' | 'write' | 'join',
  options: { lock?: boolean; kind?: LectureKind } = {},
): Promise<AccessedLecture> {
  const lecture = await findLectureRecord(tx, lectureId, options.lock ?? false);
  if (!lecture || (options.kind && options.kind !== lecture.kind)) throw notFound();
  const { abilities, course } = await accessCourse(context, tx, lecture.courseId, 'see');
  const canWrite = abilities.canEdit;
  if (!canWrite && !(abilities.canLearn && lecture.isPublished)) throw notFound();
  if (action === 'write' && !canWrite) throw notAllowed();
  const { userId } = context.caller;
  const leads = canWrite || lecture.hostUserId === userId || (await isHostOf(tx, lectureId, userId));
  const canJoin = course.isEnrolled || leads;
  if (action === 'join' && !canJoin) throw notAllowed();
  return { lecture, canWrite, isEnrolled: course.isEnrolled, canJoin };
}

export async function accessSeries(context: MemberContext, tx: Tx, lectureSeriesId: number, lock = false) {
  const series = await findSeriesRecord(tx, lectureSeriesId, lock);
  if (!series) throw notFound();
  await accessCourse(context, tx, series.courseId, 'edit');
  return series;
}
