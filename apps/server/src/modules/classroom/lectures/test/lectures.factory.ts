import type { TestMember } from '../../../../../test/support/arrange.ts';
import type { CallResponse } from '../../../../../test/support/call.ts';
import { type Classroom, callAs, givenClassroom, type Refusable } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import type { Lecture, LectureDetail, LectureSeries, LectureSettings } from '../lectures.schemas.ts';

type Answer<Body> = Promise<CallResponse<Body & Refusable>>;

export interface LectureWorld extends Classroom {
  subsectionIds: number[];
  settings(changes?: Partial<LectureSettings>): LectureSettings;
  /** A published lecture; in the world's own time it begins after so many minutes. */
  given(minutesAhead: number, changes?: Partial<LectureSettings>, body?: object): Promise<number>;
  givenSeries(body?: object, settings?: Partial<LectureSettings>): Promise<number>;
  series(lectureSeriesId: number): Promise<LectureSeries>;
  list(as: TestMember, name?: string): Promise<Lecture[]>;
  read(lectureId: number, as: TestMember): Answer<LectureDetail>;
  patch(lectureId: number, change: object): Promise<CallResponse<Refusable>>;
  ask<Body = object>(as: TestMember, operation: string, body?: object): Answer<Body>;
}

/** A course with an editor and a learner, and short ways to its lectures. */
export async function givenLectureWorld(server: TestServer): Promise<LectureWorld> {
  const room = await givenClassroom(server, ['lectures', 'attendance'], ['First']);
  const { courseId, instructor } = room;
  const settings = (changes: Partial<LectureSettings> = {}): LectureSettings => ({
    kind: 'ONLINE',
    tool: 'JITSI',
    address: null,
    place: {},
    location: {},
    mapUrl: null,
    accessibility: {},
    capacity: null,
    hostUserId: instructor.userId,
    coHostUserIds: [],
    doorsMinutes: 15,
    lateMinutes: 10,
    joiningCounts: true,
    isRecorded: false,
    reminders: [60],
    ...changes,
  });
  const ask: LectureWorld['ask'] = (as, operation, body) => callAs(server, as, operation, body);
  return {
    ...room,
    settings,
    ask,
    async given(minutesAhead, changes = {}, body = {}) {
      const at = new Date(server.clock.now().getTime() + minutesAhead * 60_000).toISOString();
      const { body: made } = await ask<{ lectureId: number }>(instructor, `POST /api/courses/${courseId}/lectures`, {
        title: { en: 'Questions' },
        zone: 'UTC',
        localDate: at.slice(0, 10),
        localTime: at.slice(11, 16),
        durationMinutes: 60,
        settings: settings(changes),
        ...body,
      });
      await ask(instructor, `POST /api/course-lectures/${made.lectureId}/publish`);
      return made.lectureId;
    },
    async givenSeries(body = {}, changes = {}) {
      const { body: made } = await ask<{ lectureSeriesId: number }>(
        instructor,
        `POST /api/courses/${courseId}/lecture-series`,
        {
          title: { en: 'Evenings' },
          weekdays: [6],
          everyWeeks: 1,
          startDate: '2031-03-22',
          count: 4,
          zone: 'Europe/Berlin',
          localTime: '18:30',
          durationMinutes: 60,
          settings: settings(changes),
          ...body,
        },
      );
      return made.lectureSeriesId;
    },
    series: async (id) => (await ask<LectureSeries>(instructor, `GET /api/lecture-series/${id}`)).body,
    list: async (as, name = 'lectures') =>
      (await ask<{ data: Lecture[] }>(as, `GET /api/courses/${courseId}/${name}?take=100`)).body.data,
    read: (lectureId, as) => ask<LectureDetail>(as, `GET /api/course-lectures/${lectureId}`),
    async patch(lectureId, change) {
      const { body } = await ask<LectureDetail>(instructor, `GET /api/course-lectures/${lectureId}`);
      return ask(instructor, `PATCH /api/course-lectures/${lectureId}`, { version: body.version, ...change });
    },
  };
}
