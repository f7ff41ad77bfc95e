import type { AttendanceCheckInBody } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { useSend } from '@sullam/web-kit/query/use-send.ts';
import { pageQuery } from '../../../parts/paging.ts';

export type { AttendanceCheckedIn, OwnAttendance } from '@sullam/api-client/schema.gen.ts';

export const ATTENDANCE_PAGE = 20;

export const ownAttendanceQuery = (courseId: number, page: number) =>
  apiQuery('GET /api/courses/{courseId}/attendance', {
    path: { courseId },
    query: pageQuery(page, ATTENDANCE_PAGE),
  });

export const useCheckIn = () =>
  useMutation({
    mutationFn: (body: AttendanceCheckInBody) => api('POST /api/course-attendance/check-ins', { body }),
    onSettled: useRefresh(
      'GET /api/courses/{courseId}/attendance',
      'GET /api/courses/{courseId}/student-sections',
      'GET /api/courses/{courseId}/progress',
    ),
    meta: { isQuiet: true },
  });

/** Keeps a code for this device while its owner signs in. */
export const claimCode = (code: string) => api('POST /api/course-attendance/claims', { body: { code } });

export const useSendExcuse = (attendanceSessionId: number) =>
  useSend(
    'PUT /api/course-attendance/{attendanceSessionId}/excuse',
    { attendanceSessionId },
    'GET /api/courses/{courseId}/attendance',
  );

export const useWithdrawExcuse = (attendanceSessionId: number) =>
  useMutation({
    mutationFn: () =>
      api('DELETE /api/course-attendance/{attendanceSessionId}/excuse', { path: { attendanceSessionId } }),
    onSuccess: useRefresh('GET /api/courses/{courseId}/attendance'),
  });
