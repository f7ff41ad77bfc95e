import { statusOnArrival } from '@sullam/domain/attendance/attendance.ts';
import { db } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import type { LectureFollower } from '../lectures/lectures.public.ts';
import { insertArrival } from './attendance.repository.ts';
import { settleTotals } from './attendance-totals.ts';
import { findSessionOfLecture } from './own-attendance.reads.ts';

/** Each lecture has its session, with the title and the times that the lecture has; who joins one that counts is present. */
export const followLectures: LectureFollower = {
  async changed(context, tx, lectures) {
    const recount = new Set<number>();
    for (const lecture of lectures) {
      const values = {
        title: json(lecture.title),
        place: json(lecture.place),
        zone: lecture.zone,
        starts_at: lecture.startsAt,
        ends_at: lecture.endsAt,
        late_minutes: lecture.lateMinutes,
        doors_minutes: lecture.doorsMinutes,
        joining_counts: lecture.joiningCounts,
        is_cancelled: lecture.isCancelled,
        is_published: lecture.isPublished,
      };
      const before = await findSessionOfLecture(tx, lecture.lectureId);
      if (before?.state === 'CLOSED' && before.isCancelled !== lecture.isCancelled) recount.add(lecture.courseId);
      await tx.run(
        db
          .insertInto('attendance_sessions')
          .values({
            course_id: lecture.courseId,
            lecture_id: lecture.lectureId,
            ...values,
            created_by: lecture.createdBy,
            created_at: context.clock.now(),
          })
          .onConflict((conflict) => conflict.columns(['organization_id', 'lecture_id']).doUpdateSet(values)),
      );
    }
    for (const courseId of recount) await settleTotals(context, tx, courseId, null);
  },

  async joined(_context, tx, { lectureId, userId, at }) {
    const session = await findSessionOfLecture(tx, lectureId);
    if (!session?.joiningCounts || session.state === 'CLOSED') return;
    const { attendanceSessionId: sessionId, courseId, startsAt, lateMinutes } = session;
    const status = statusOnArrival(startsAt, lateMinutes, at);
    await insertArrival(tx, {
      sessionId,
      courseId,
      userId,
      status,
      source: 'JOIN',
      at,
      deviceHash: null,
      originHash: null,
    });
  },
};
