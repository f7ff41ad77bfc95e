import type {
  AttendanceMarksBody,
  AttendanceRules,
  AttendanceSessionBody,
  AttendanceSessionPatch,
} from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';

export type {
  AttendanceCode,
  AttendanceReport,
  AttendanceSession,
  AttendanceSheet,
} from '@sullam/api-client/schema.gen.ts';

export const sessionsQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/attendance-sessions', { path: { courseId }, query: { take: 100 } });

export const sheetQuery = (attendanceSessionId: number) => ({
  ...apiQuery('GET /api/attendance-sessions/{attendanceSessionId}/sheet', { path: { attendanceSessionId } }),
  refetchInterval: 5000,
});

/** The code of this moment: asked for anew as soon as the next one begins, and in between for who has come in. */
export const codeQuery = (attendanceSessionId: number) => ({
  ...apiQuery('GET /api/attendance-sessions/{attendanceSessionId}/code', { path: { attendanceSessionId } }),
  gcTime: 0,
  refetchInterval: (query: { state: { data?: { expiresInMs: number } | undefined } }) =>
    Math.min(2500, Math.max(300, query.state.data?.expiresInMs ?? 2500)),
  refetchIntervalInBackground: true,
});

export const historyQuery = (attendanceSessionId: number, userId: number) =>
  apiQuery('GET /api/attendance-sessions/{attendanceSessionId}/records/{userId}/history', {
    path: { attendanceSessionId, userId },
  });

export const REPORT_PAGE = 50;

export const reportQuery = (courseId: number, page: number) =>
  apiQuery('GET /api/courses/{courseId}/attendance-report', {
    path: { courseId },
    query: { skip: (page - 1) * REPORT_PAGE, take: REPORT_PAGE },
  });

export const exportReport = (courseId: number, format: 'csv' | 'xlsx') =>
  api('GET /api/courses/{courseId}/attendance-report/file', { path: { courseId }, query: { format } });

const useForget = () =>
  useRefresh(
    'GET /api/courses/{courseId}/attendance-sessions',
    'GET /api/attendance-sessions/{attendanceSessionId}/sheet',
    'GET /api/attendance-sessions/{attendanceSessionId}/code',
    'GET /api/courses/{courseId}/attendance-report',
  );

export function useCreateSession(courseId: number) {
  return useMutation({
    mutationFn: (body: AttendanceSessionBody) =>
      api('POST /api/courses/{courseId}/attendance-sessions', { path: { courseId }, body }),
    onSuccess: useForget(),
  });
}

export function useUpdateSession(attendanceSessionId: number, isQuiet = false) {
  return useMutation({
    meta: { isQuiet },
    mutationFn: (body: AttendanceSessionPatch) =>
      api('PATCH /api/attendance-sessions/{attendanceSessionId}', { path: { attendanceSessionId }, body }),
    onSuccess: useForget(),
  });
}

export function useMark(attendanceSessionId: number) {
  return useMutation({
    mutationFn: (body: AttendanceMarksBody) =>
      api('PUT /api/attendance-sessions/{attendanceSessionId}/records', { path: { attendanceSessionId }, body }),
    onSettled: useForget(),
  });
}

export function useCloseSession(attendanceSessionId: number) {
  return useMutation({
    mutationFn: () =>
      api('POST /api/attendance-sessions/{attendanceSessionId}/close', { path: { attendanceSessionId } }),
    onSuccess: useForget(),
  });
}

export function useReopenSession(attendanceSessionId: number) {
  return useMutation({
    mutationFn: () =>
      api('POST /api/attendance-sessions/{attendanceSessionId}/reopen', { path: { attendanceSessionId } }),
    onSuccess: useForget(),
  });
}

export function useDecideExcuse() {
  return useMutation({
    mutationFn: ({
      attendanceExcuseId,
      ...body
    }: {
      attendanceExcuseId: number;
      isAccepted: boolean;
      answer: string;
    }) => api('POST /api/attendance-excuses/{attendanceExcuseId}/decision', { path: { attendanceExcuseId }, body }),
    onSuccess: useForget(),
  });
}

export function useSettleDoubt() {
  return useMutation({
    mutationFn: ({ attendanceDoubtId, isPresent }: { attendanceDoubtId: number; isPresent: boolean }) =>
      api('POST /api/attendance-doubts/{attendanceDoubtId}/settle', {
        path: { attendanceDoubtId },
        body: { isPresent },
      }),
    onSuccess: useForget(),
  });
}

export function useSetRules(courseId: number) {
  return useMutation({
    mutationFn: (body: AttendanceRules) =>
      api('PUT /api/courses/{courseId}/attendance-rules', { path: { courseId }, body }),
    onSuccess: useForget(),
  });
}
