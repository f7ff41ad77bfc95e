import { signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { accessLesson } from './lessons.access.ts';
import { FinishedResponse, Playback, SubsectionParams } from './progress.schemas.ts';
import { finishSubsection, unfinishSubsection } from './progress.service.ts';
import { findPlayback } from './visits.repository.ts';
import { savePlayback, visitSubsection } from './visits.service.ts';

export const subsectionProgressRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'POST',
    path: '/api/course-subsections/:courseSubsectionId/finished',
    operationId: 'finishSubsection',
    summary: 'Marks a subsection as finished',
    access: signedIn(),
    params: SubsectionParams,
    response: FinishedResponse,
    errors: { 403: ['enrolment.not-enrolled'], 409: ['subsection.finished-by-doing', 'subsection.locked'] },
    handle: (context, { params }) => finishSubsection(context, params.courseSubsectionId),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/course-subsections/:courseSubsectionId/finished',
    operationId: 'unfinishSubsection',
    summary: 'Takes the mark away; an earned completion is kept',
    access: signedIn(),
    params: SubsectionParams,
    response: FinishedResponse,
    errors: { 403: ['enrolment.not-enrolled'], 409: ['subsection.finished-by-doing'] },
    handle: (context, { params }) => unfinishSubsection(context, params.courseSubsectionId),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/course-subsections/:courseSubsectionId/visit',
    operationId: 'visitSubsection',
    summary: 'Remembers where the learner is',
    access: signedIn(),
    params: SubsectionParams,
    errors: { 403: ['enrolment.not-enrolled'], 409: ['subsection.locked'] },
    handle: (context, { params }) => visitSubsection(context, params.courseSubsectionId),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/course-subsections/:courseSubsectionId/playback',
    operationId: 'savePlaybackPosition',
    summary: 'Remembers how far a recording was played',
    access: signedIn(),
    params: SubsectionParams,
    body: Playback,
    errors: { 403: ['enrolment.not-enrolled'], 409: ['subsection.locked'] },
    handle: (context, { params, body }) => savePlayback(context, params.courseSubsectionId, body.positionSeconds),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/course-subsections/:courseSubsectionId/playback',
    operationId: 'getPlaybackPosition',
    summary: 'Where to go on playing; 0 from the start',
    access: signedIn(),
    params: SubsectionParams,
    response: Playback,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        await accessLesson(context, tx, params.courseSubsectionId, 'learn');
        const { userId } = context.caller;
        return { positionSeconds: (await findPlayback(tx, params.courseSubsectionId, userId)) ?? 0 };
      }),
  }),
];
