import type { VideoConferencingBody, ZoomAnswer } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';

export type { VideoConferencingSettings, ZoomConnection, ZoomMeeting } from '@sullam/api-client/schema.gen.ts';

export const toolsQuery = () => apiQuery('GET /api/video-conferencing-tools');
export const toolSettingsQuery = () => apiQuery('GET /api/video-conferencing-tools/settings');
export const zoomConnectionQuery = () => apiQuery('GET /api/zoom/oauth/is-authenticated');

/** While Zoom is being told, how that goes is asked every few seconds. */
export const zoomMeetingQuery = (lectureId: number) => ({
  ...apiQuery('GET /api/course-lectures/{lectureId}/zoom-meeting', { path: { lectureId } }),
  refetchInterval: ({ state }: { state: { data?: { status: string } | undefined } }) =>
    state.data?.status === 'WAITING' ? 4000 : (false as const),
});

export const useSaveToolSettings = () =>
  useMutation({
    mutationFn: (body: VideoConferencingBody) => api('PUT /api/video-conferencing-tools/settings', { body }),
    onSettled: useRefresh(
      'GET /api/video-conferencing-tools/settings',
      'GET /api/video-conferencing-tools',
      'GET /api/zoom/oauth/is-authenticated',
    ),
  });

export const useBeginConsent = () => useMutation({ mutationFn: () => api('POST /api/zoom/oauth') });

const useForgetZoom = () =>
  useRefresh('GET /api/zoom/oauth/is-authenticated', 'GET /api/course-lectures/{lectureId}/zoom-meeting');

export const useFinishConsent = () =>
  useMutation({
    mutationFn: (body: ZoomAnswer) => api('POST /api/zoom/auth', { body }),
    onSuccess: useForgetZoom(),
    meta: { isQuiet: true },
  });

export const useDisconnectZoom = () =>
  useMutation({ mutationFn: () => api('DELETE /api/zoom/oauth'), onSuccess: useForgetZoom() });

export const useMakeMeeting = (lectureId: number) =>
  useMutation({
    mutationFn: () => api('PUT /api/course-lectures/{lectureId}/zoom-meeting', { path: { lectureId } }),
    onSuccess: useRefresh('GET /api/course-lectures/{lectureId}/zoom-meeting'),
  });

export const useRemoveMeeting = (lectureId: number) =>
  useMutation({
    mutationFn: () => api('DELETE /api/course-lectures/{lectureId}/zoom-meeting', { path: { lectureId } }),
    onSuccess: useRefresh('GET /api/course-lectures/{lectureId}/zoom-meeting'),
  });

export const useMakeMeetingsOfSeries = (lectureSeriesId: number) =>
  useMutation({
    mutationFn: () => api('PUT /api/lecture-series/{lectureSeriesId}/zoom-meetings', { path: { lectureSeriesId } }),
    onSuccess: useRefresh('GET /api/course-lectures/{lectureId}/zoom-meeting'),
  });
