import type { Demo } from '../support/demo.ts';

/** The demo's lectures: one course has all kinds of them, with attendance. */
interface Lectures {
  courseId: number;
  lectureSeriesId: number;
  /** To come. */
  onlineLectureId: number;
  recordedLectureId: number;
  onCampusLectureId: number;
  /** Closed, with marks. */
  attendanceSessionId: number;
}

interface Listed {
  lectureId: number;
  lectureSeriesId: number | null;
  kind: string;
  status: string;
  hasRecording: boolean;
  endsAt: string;
}

async function findLectures({ asLearner, asInstructor, enrolled }: Demo): Promise<Lectures> {
  for (const courseId of enrolled) {
    const { data } = await asLearner<{ data: Listed[] }>(`courses/${courseId}/lectures?take=100`);
    const next = data.find(
      ({ kind, status, endsAt, lectureSeriesId }) =>
        lectureSeriesId !== null && kind === 'ONLINE' && status === 'PLANNED' && Date.parse(endsAt) > Date.now(),
    );
    const recorded = data.find(({ hasRecording }) => hasRecording);
    const onCampus = data.find(({ kind }) => kind === 'ON_CAMPUS');
    if (!next?.lectureSeriesId || !recorded || !onCampus) continue;
    const sessions = await asInstructor<{ data: { attendanceSessionId: number; state: string }[] }>(
      `courses/${courseId}/attendance-sessions?take=100`,
    );
    return {
      courseId,
      lectureSeriesId: next.lectureSeriesId,
      onlineLectureId: next.lectureId,
      recordedLectureId: recorded.lectureId,
      onCampusLectureId: onCampus.lectureId,
      attendanceSessionId: sessions.data.find(({ state }) => state === 'CLOSED')!.attendanceSessionId,
    };
  }
  throw new Error("The demo's learner has no course with lectures of all kinds.");
}

export const find = async (demo: Demo) => ({ lectures: await findLectures(demo) });
