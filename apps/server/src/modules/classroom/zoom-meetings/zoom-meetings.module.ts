import { Type } from 'typebox';
import { signedIn } from '../../../kernel/access/access.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { memberRoute } from '../../../kernel/http/route.ts';
import { Id, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { signedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { zoomConnected } from '../../organization/video-conferencing/video-conferencing.public.ts';
import { lectureFollowers, meetingAddresses } from '../lectures/lectures.public.ts';
import { findMeetingOf } from './zoom-meetings.repository.ts';
import {
  followLectures,
  makeMeeting,
  makeMeetingsOfSeries,
  readMeeting,
  readRecording,
  removeMeeting,
} from './zoom-meetings.service.ts';
import { retryOf, zoomMeetingJobs } from './zoom-sync.jobs.ts';

const access = signedIn();
const params = Type.Object({ lectureId: Id });

const ZoomMeeting = NamedObject('ZoomMeeting', {
  status: OneOf('NONE', 'WAITING', 'READY', 'FAILED'),
  failure: Nullable(OneOf('CONNECT', 'LIMITED', 'UNAVAILABLE', 'REFUSED')),
  isMine: Nullable(Type.Boolean({ description: "It is made in the caller's account" })),
  hasAddress: Type.Boolean({ description: 'It can be joined; the address itself is given by joining' }),
});

/** Meetings of lectures that are made in connected Zoom accounts. */
export const zoomMeetingsModule = defineModule({
  name: 'zoom-meetings',
  tag: 'Video conferencing',
  partOf: ['lectures'],
  owns: ['zoom_meetings'],
  personalRows: [signedRows('zoom_meetings', 'user_id', 'the meeting belongs to a lecture of the organisation')],
  uses: ['lectures', 'video-conferencing'],
  contributes: [
    contribute(lectureFollowers, followLectures),
    contribute(meetingAddresses, {
      find: async (tx, lectureId) => (await findMeetingOf(tx, lectureId))?.joinUrl ?? null,
    }),
  ],
  jobs: zoomMeetingJobs,
  signals: [on(zoomConnected, (context, { userId }) => retryOf(context, userId))],
  routes: [
    memberRoute({
      method: 'GET',
      path: '/api/course-lectures/:lectureId/zoom-meeting',
      operationId: 'getZoomMeeting',
      summary: 'How far the meeting of a lecture is in Zoom, for its editors',
      access,
      params,
      response: ZoomMeeting,
      handle: (context, { params: { lectureId } }) => readMeeting(context, lectureId),
    }),
    memberRoute({
      method: 'PUT',
      path: '/api/course-lectures/:lectureId/zoom-meeting',
      operationId: 'createZoomMeeting',
      summary: "Makes the meeting of a lecture in the caller's Zoom account, or tries again; a job does it",
      access,
      refusesMasquerade: true,
      params,
      errors: { 409: ['zoom.not-connected', 'zoom.not-for-zoom'] },
      handle: (context, { params: { lectureId } }) => makeMeeting(context, lectureId),
    }),
    memberRoute({
      method: 'DELETE',
      path: '/api/course-lectures/:lectureId/zoom-meeting',
      operationId: 'removeZoomMeeting',
      summary: 'Takes the meeting away from Zoom; the lecture stays',
      access,
      params,
      handle: (context, { params: { lectureId } }) => removeMeeting(context, lectureId),
    }),
    memberRoute({
      method: 'PUT',
      path: '/api/lecture-series/:lectureSeriesId/zoom-meetings',
      operationId: 'createZoomMeetingsOfSeries',
      summary: "Makes the meetings of all lectures of a series that are to come, in the caller's Zoom account",
      access,
      refusesMasquerade: true,
      params: Type.Object({ lectureSeriesId: Id }),
      errors: { 409: ['zoom.not-connected', 'zoom.not-for-zoom'] },
      handle: (context, { params: { lectureSeriesId } }) => makeMeetingsOfSeries(context, lectureSeriesId),
    }),
    memberRoute({
      method: 'GET',
      path: '/api/course-lectures/:lectureId/zoom-recording',
      operationId: 'getZoomRecording',
      summary: 'Where the recording is that Zoom has of a lecture, for those who may join it',
      access,
      params,
      response: NamedObject('ZoomRecording', { address: Nullable(Type.String()) }),
      handle: (context, { params: { lectureId } }) => readRecording(context, lectureId),
    }),
  ],
});
