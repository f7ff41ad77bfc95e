// @vitest-environment happy-dom
import type { OwnAttendanceList } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enrolledCourse, studentSections } from '../../../../../test/support/learning-responses.ts';
import { CourseFrameContext } from '../../../learning/course-content/course-frame-context.tsx';
import type { AttendanceCheckedIn, OwnAttendance } from '../attendance.api.ts';
import { AttendanceScreen } from '../attendance.screen.tsx';

const workshop = (changes: Partial<OwnAttendance> = {}): OwnAttendance => ({
  attendanceSessionId: 41,
  courseId: 3,
  lectureId: null,
  title: { en: 'Morning workshop', ar: 'ورشة الصباح' },
  place: { en: 'Hall A', ar: 'القاعة أ' },
  zone: 'Asia/Riyadh',
  startsAt: '2026-01-02T06:00:00.000Z',
  endsAt: '2026-01-02T08:00:00.000Z',
  lateMinutes: 10,
  state: 'OPEN',
  isCodeOpen: true,
  joiningCounts: false,
  status: null,
  source: null,
  markedAt: null,
  excuse: null,
  canExcuse: false,
  ...changes,
});
const laboratory = workshop({
  attendanceSessionId: 42,
  title: { en: 'Laboratory', ar: 'المختبر' },
  place: { en: 'Room 12', ar: 'الغرفة ١٢' },
});

const listOf = (...data: OwnAttendance[]): OwnAttendanceList => ({
  data,
  total: data.length,
  counts: { PRESENT: 0, LATE: 0, EXCUSED: 0, ABSENT: 0 },
  percent: null,
  minimum: 80,
  lateWeight: 50,
});

const checkedIn: AttendanceCheckedIn = {
  attendanceSessionId: 42,
  courseId: 3,
  lectureId: null,
  title: laboratory.title,
  place: laboratory.place,
  zone: 'Asia/Riyadh',
  startsAt: laboratory.startsAt,
  status: 'PRESENT',
  markedAt: '2026-01-02T06:01:00.000Z',
  wasAlready: false,
  attended: 1,
  held: 1,
};

const frame = { course: enrolledCourse(), sections: studentSections().data };
const load = async () => () => (
  <CourseFrameContext value={frame}>
    <AttendanceScreen />
  </CourseFrameContext>
);
const screens = [{ path: '/lms/courses/$courseId/attendance', areas: ['attendance', 'errors'] as const, load }];

/** Opens the page and checks in with the digits; returns what the server was sent. */
async function checkIn(language: 'en' | 'ar', sessions: OwnAttendanceList) {
  const sent: unknown[] = [];
  const { kit } = await renderScreen({
    screens,
    at: '/lms/courses/3/attendance',
    language,
    session: sessionFor(900),
    responses: {
      'GET /api/courses/3/attendance': sessions,
      'POST /api/course-attendance/check-ins': (_query, body) => {
        sent.push(body);
        return checkedIn;
      },
    },
  });
  const t = kit.wording.get();
  const fields = await screen.findAllByLabelText(t('attendance.checkIn.digits'));
  expect(fields).toHaveLength(1);
  // the digits of an Arabic keyboard are the same code
  fireEvent.change(fields[0]!, { target: { value: language === 'ar' ? '٤٨٢ ٩١٣' : '482 913' } });
  fireEvent.click(screen.getByRole('button', { name: t('attendance.checkIn.send') }));
  const done = (await screen.findByRole('heading', { name: t('attendance.done.title') })).closest('section');
  return { sent, done: done as HTMLElement };
}

describe.each(DIRECTIONS)('checking in on the page of a course, in $language', ({ language }) => {
  it('lets the code say which of two open sessions it is, and names that one', async () => {
    const { sent, done } = await checkIn(language, listOf(workshop(), laboratory));
    expect(sent).toEqual([{ digits: '482913' }]);
    expect(within(done).getByText(new RegExp(laboratory.title[language] ?? ''))).toBeTruthy();
    expect(within(done).queryByText(new RegExp(workshop().title[language] ?? ''))).toBeNull();
  });

  it('names the session where only one is open', async () => {
    const { sent } = await checkIn(language, listOf(workshop({ isCodeOpen: false, state: 'CLOSED' }), laboratory));
    expect(sent).toEqual([{ digits: '482913', attendanceSessionId: 42 }]);
  });
});
