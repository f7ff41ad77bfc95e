import { permission } from '../../../kernel/access/access.ts';
import { dayOf, wordedFileName } from '../../../kernel/file-name.ts';
import { disposition } from '../../../kernel/http/downloads.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { writeCalendar } from '../../../kernel/icalendar.ts';
import { joinSession, objectToMissed, reportMissed } from './attending.service.ts';
import { bookSession } from './booking.service.ts';
import { cancelSession, previewCancellation, saveAnswers } from './cancelling.service.ts';
import { SLOT_REFUSALS } from './coaching-sessions.errors.ts';
import { listCoachSessions, listOwnSessions, readSession } from './coaching-sessions.reads.ts';
import {
  AnswersBody,
  BookBody,
  BookedSessions,
  CancellationPreview,
  CoachSessions,
  CoachSessionsQuery,
  MessageBody,
  MoveBody,
  MovingTimes,
  ObjectionBody,
  OwnSessionsQuery,
  SeriesBody,
  SessionAddress,
  SessionCard,
  SessionDetail,
  SessionParams,
  SessionSeries,
  TimesQuery,
  ZoneQuery,
} from './coaching-sessions.schemas.ts';
import { moveSession, suggestTime } from './moving.service.ts';
import { listTimesForMoving } from './moving-times.reads.ts';
import { acceptSession, declineSession } from './requests.service.ts';
import { readSessionEntry } from './session-calendar.reads.ts';
import { previewSeries } from './session-series.ts';

/** Coaches are members who take part in coaching, and administrators hold every permission. */
const access = permission('organization_member_access_coaching');

const lists: readonly RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/booking-sessions/client',
    operationId: 'listOwnCoachingSessions',
    summary: "The caller's sessions as a learner: upcoming, or past with those that were cancelled",
    access,
    query: OwnSessionsQuery,
    response: page(SessionCard),
    handle: (context, { query }) => listOwnSessions(context, query),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/booking-sessions/provider',
    operationId: 'listCoachSessions',
    summary: "The caller's sessions as a coach within a span, and all requests that wait for an answer",
    access,
    query: CoachSessionsQuery,
    response: CoachSessions,
    handle: (context, { query }) => listCoachSessions(context, query),
  }),
];

const bookings: readonly RouteDefinition[] = [
  memberRoute({
    method: 'POST',
    path: '/api/booking-sessions',
    operationId: 'bookCoachingSession',
    refusesMasquerade: true,
    summary:
      'Books a free time with a coach, or the same time in several weeks; a type on request is held until the coach answers, one with a price until it is paid',
    access,
    body: BookBody,
    response: BookedSessions,
    successStatus: 201,
    rateLimit: { per: 'caller', count: 60, seconds: 3600 },
    errors: {
      409: [
        'coaching-series.conflicts',
        'coaching-series.on-request',
        'coaching-series.paid',
        'coaching-session.no-credit',
        'coaching-session.own',
        'coaching-session.sales-off',
        'coaching-session.type-closed',
        ...SLOT_REFUSALS[409],
      ],
      422: SLOT_REFUSALS[422],
    },
    handle: (context, { body }) => bookSession(context, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/booking-sessions/series',
    operationId: 'previewSessionSeries',
    summary:
      'The weeks of a series at the same time on the wall, each with what keeps it from being booked; books nothing',
    access,
    body: SeriesBody,
    response: SessionSeries,
    errors: {
      409: [
        'coaching-series.on-request',
        'coaching-series.paid',
        'coaching-session.sales-off',
        'coaching-session.type-closed',
      ],
    },
    handle: (context, { body }) => previewSeries(context, body),
  }),
];

const one = { access, params: SessionParams } as const;

const sessions: readonly RouteDefinition[] = [
  memberRoute({
    ...one,
    method: 'GET',
    path: '/api/booking-sessions/:coachingSessionId',
    operationId: 'getCoachingSession',
    summary:
      'A session for its learner, its coach and administrators, with the terms as dates and what the caller may do',
    query: ZoneQuery,
    response: SessionDetail,
    handle: (context, { params, query }) => readSession(context, params.coachingSessionId, query.zone),
  }),
  memberRoute({
    ...one,
    method: 'PUT',
    path: '/api/booking-sessions/:coachingSessionId',
    operationId: 'moveCoachingSession',
    refusesMasquerade: true,
    summary: 'Moves a booked session to a free time; the old one stays booked until then',
    body: MoveBody,
    errors: {
      409: [
        'coaching-session.off',
        'coaching-session.over',
        'coaching-session.started',
        'coaching-session.waiting',
        ...SLOT_REFUSALS[409],
      ],
      422: SLOT_REFUSALS[422],
    },
    handle: (context, { params, body }) => moveSession(context, params.coachingSessionId, body),
  }),
  memberRoute({
    ...one,
    method: 'GET',
    path: '/api/booking-sessions/:coachingSessionId/times',
    operationId: 'listTimesForMoving',
    summary: 'Times to which the caller can move a session; its own time counts as free',
    query: TimesQuery,
    response: MovingTimes,
    handle: (context, { params, query }) => listTimesForMoving(context, params.coachingSessionId, query),
  }),
  memberRoute({
    ...one,
    method: 'PUT',
    path: '/api/booking-sessions/:coachingSessionId/answers',
    operationId: 'saveSessionAnswers',
    refusesMasquerade: true,
    summary: 'Saves what the learner writes for the coach, until the session begins',
    body: AnswersBody,
    errors: { 409: ['coaching-session.off', 'coaching-session.over', 'coaching-session.started'] },
    handle: (context, { params, body }) => saveAnswers(context, params.coachingSessionId, body),
  }),
  memberRoute({
    ...one,
    method: 'GET',
    path: '/api/booking-sessions/:coachingSessionId/calendar',
    operationId: 'getSessionCalendar',
    summary: 'The session as an iCalendar file, which replaces the entry of an earlier one',
    isRaw: true,
    handle: async (context, { params }, { reply }) => {
      const entry = await readSessionEntry(context, params.coachingSessionId);
      const day = dayOf(entry.startsAt, entry.zone ?? 'UTC');
      const name = await wordedFileName(context, 'coachingSession', 'ics', { of: entry.title, day });
      await reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', disposition(name))
        .send(writeCalendar({ name: entry.title, method: entry.isCancelled ? 'CANCEL' : 'PUBLISH', entries: [entry] }));
    },
  }),
];

const NOT_WAITING = { 409: ['coaching-session.not-waiting'] } as const;

const answers: readonly RouteDefinition[] = [
  memberRoute({
    ...one,
    method: 'POST',
    path: '/api/booking-sessions/:coachingSessionId/accept',
    operationId: 'acceptCoachingSession',
    refusesMasquerade: true,
    summary: 'Books what waits: a request as its coach, a suggested time as its learner',
    errors: NOT_WAITING,
    handle: (context, { params }) => acceptSession(context, params.coachingSessionId),
  }),
  memberRoute({
    ...one,
    method: 'POST',
    path: '/api/booking-sessions/:coachingSessionId/decline',
    operationId: 'declineCoachingSession',
    refusesMasquerade: true,
    summary: 'Declines a request as its coach, or a suggested time as its learner',
    body: MessageBody,
    errors: NOT_WAITING,
    handle: (context, { params, body }) => declineSession(context, params.coachingSessionId, body.message),
  }),
  memberRoute({
    ...one,
    method: 'POST',
    path: '/api/booking-sessions/:coachingSessionId/suggest',
    operationId: 'suggestSessionTime',
    refusesMasquerade: true,
    summary: 'Answers a request with another time, which is held until the learner answers',
    body: MoveBody,
    errors: { 409: ['coaching-session.not-waiting', ...SLOT_REFUSALS[409]], 422: SLOT_REFUSALS[422] },
    handle: (context, { params, body }) => suggestTime(context, params.coachingSessionId, body),
  }),
];

const AHEAD = { 409: ['coaching-session.off', 'coaching-session.over', 'coaching-session.started'] } as const;

const ends: readonly RouteDefinition[] = [
  memberRoute({
    ...one,
    method: 'GET',
    path: '/api/booking-sessions/:coachingSessionId/cancellation',
    operationId: 'previewSessionCancellation',
    summary: 'What cancelling now would give back, and until when; changes nothing',
    query: ZoneQuery,
    response: CancellationPreview,
    errors: AHEAD,
    handle: (context, { params, query }) => previewCancellation(context, params.coachingSessionId, query.zone),
  }),
  memberRoute({
    ...one,
    method: 'POST',
    path: '/api/booking-sessions/:coachingSessionId/cancel',
    operationId: 'cancelCoachingSession',
    refusesMasquerade: true,
    summary:
      'Cancels a session that has not begun: as a learner by its terms, as a coach or administrator giving back everything',
    body: MessageBody,
    errors: AHEAD,
    handle: (context, { params, body }) => cancelSession(context, params.coachingSessionId, body.message),
  }),
  memberRoute({
    ...one,
    method: 'POST',
    path: '/api/booking-sessions/:coachingSessionId/missed',
    operationId: 'reportMissedSession',
    refusesMasquerade: true,
    summary: 'Reports after the start that the other side did not come',
    errors: { 409: ['coaching-session.missed', 'coaching-session.not-started', 'coaching-session.off'] },
    handle: (context, { params }) => reportMissed(context, params.coachingSessionId),
  }),
  memberRoute({
    ...one,
    method: 'POST',
    path: '/api/booking-sessions/:coachingSessionId/objection',
    operationId: 'objectToMissedSession',
    refusesMasquerade: true,
    summary: 'Objects to having missed a session, within 48 hours of the report',
    body: ObjectionBody,
    errors: { 409: ['coaching-session.no-objection'] },
    handle: (context, { params, body }) => objectToMissed(context, params.coachingSessionId, body.objection),
  }),
  memberRoute({
    ...one,
    method: 'POST',
    path: '/api/booking-sessions/:coachingSessionId/join',
    operationId: 'joinCoachingSession',
    refusesMasquerade: true,
    summary: 'Where the video room is, from ten minutes before the start until the end',
    response: SessionAddress,
    rateLimit: { per: 'caller', count: 30, seconds: 60 },
    errors: {
      409: [
        'coaching-session.not-open',
        'coaching-session.off',
        'coaching-session.over',
        'coaching-session.waiting',
        'coaching-session.without-room',
      ],
    },
    handle: (context, { params }) => joinSession(context, params.coachingSessionId),
  }),
];

/** Booking, moving and cancelling sessions, by the names of the specification. */
export const coachingSessionRoutes: readonly RouteDefinition[] = [
  ...lists,
  ...bookings,
  ...sessions,
  ...answers,
  ...ends,
];
