import type { TestMember } from '../../../../../test/support/arrange.ts';
import { givenSession } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import type { CheckedIn, CheckInBody, ShownCode } from '../../attendance-check-in/attendance-check-in.schemas.ts';
import { givenLectureWorld, type LectureWorld } from '../../lectures/test/lectures.factory.ts';
import type { AttendanceSheet, OwnAttendanceList } from '../attendance.schemas.ts';

/** A phone: it keeps its cookie. */
export interface Phone {
  cookie: string | null;
}

export const newPhone = (): Phone => ({ cookie: null });

export interface AttendanceWorld extends LectureWorld {
  /** The session of a lecture on campus that begins after so many minutes, with the code open. */
  givenSession(minutesAhead: number): Promise<number>;
  sheet(sessionId: number): Promise<AttendanceSheet>;
  code(sessionId: number): Promise<ShownCode>;
  checkIn(
    as: TestMember,
    phone: Phone,
    body: CheckInBody,
    userAgent?: string,
  ): Promise<Partial<CheckedIn> & { status?: unknown; refused?: string; message?: string }>;
  own(as: TestMember): Promise<OwnAttendanceList>;
  statusOf(sessionId: number, member: TestMember): Promise<string | null | undefined>;
  act(sessionId: number, action: string): Promise<number>;
}

export async function givenAttendanceWorld(server: TestServer): Promise<AttendanceWorld> {
  const world = await givenLectureWorld(server);
  const { instructor, courseId } = world;
  const sheet = async (sessionId: number) =>
    (await callAs<AttendanceSheet>(server, instructor, `GET /api/attendance-sessions/${sessionId}/sheet`)).body;
  return {
    ...world,
    sheet,
    async givenSession(minutesAhead) {
      const lectureId = await world.given(minutesAhead, { kind: 'ON_CAMPUS', tool: null, place: { en: 'Hall 2' } });
      const { body } = await callAs<{ data: { attendanceSessionId: number; lectureId: number }[] }>(
        server,
        instructor,
        `GET /api/courses/${courseId}/attendance-sessions?take=100`,
      );
      const { attendanceSessionId } = body.data.find((session) => session.lectureId === lectureId)!;
      await callAs(server, instructor, `PATCH /api/attendance-sessions/${attendanceSessionId}`, { isCodeOpen: true });
      return attendanceSessionId;
    },
    code: async (sessionId) =>
      (await callAs<ShownCode>(server, instructor, `GET /api/attendance-sessions/${sessionId}/code`)).body,
    async checkIn(as, phone, body, userAgent = 'A browser') {
      const { headers } = await givenSession(server, as.organizationId, as.userId);
      const response = await server.app.http.inject({
        method: 'POST',
        url: '/api/course-attendance/check-ins',
        headers: { ...headers, 'user-agent': userAgent, ...(phone.cookie ? { cookie: phone.cookie } : {}) },
        payload: body,
      });
      const given = response.cookies.find(({ name }) => name === 'sullam-attendance');
      if (given) phone.cookie = `${given.name}=${given.value}`;
      const answer = response.json() as { errorCode?: string; message?: string };
      return response.statusCode === 200 ? answer : { refused: answer.errorCode!, message: answer.message! };
    },
    own: async (as) => (await callAs<OwnAttendanceList>(server, as, `GET /api/courses/${courseId}/attendance`)).body,
    statusOf: async (sessionId, { userId }) =>
      (await sheet(sessionId)).rows.find(({ person }) => person.userId === userId)?.status,
    act: async (sessionId, action) =>
      (await callAs(server, instructor, `POST /api/attendance-sessions/${sessionId}/${action}`)).status,
  };
}
