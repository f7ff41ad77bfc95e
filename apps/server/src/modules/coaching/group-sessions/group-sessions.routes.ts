import { permission } from '../../../kernel/access/access.ts';
import { dayOf, wordedFileName } from '../../../kernel/file-name.ts';
import { disposition } from '../../../kernel/http/downloads.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { writeCalendar } from '../../../kernel/icalendar.ts';
import { MovingTimes, SLOT_REFUSALS, ZoneQuery } from '../coaching-sessions/coaching-sessions.public.ts';
import { cancelGroupSession, moveGroupSession } from './changing.service.ts';
import { readGroupEntry } from './group-calendar.reads.ts';
import {
  listCoachGroupSessions,
  listGroupSessions,
  listOwnGroupSessions,
  readGroupSession,
} from './group-sessions.reads.ts';
import {
  AttendanceBody,
  CancelGroupBody,
  CoachGroupsQuery,
  CreatedGroups,
  GroupCard,
  GroupDetail,
  GroupList,
  GroupParams,
  GroupRoom,
  GroupSpanQuery,
  GroupTimesQuery,
  MoveGroupBody,
  NewGroupBody,
  OwnGroupsQuery,
  SeatBody,
  SeatParams,
} from './group-sessions.schemas.ts';
import { joinGroupSession } from './joining.service.ts';
import { createGroupSessions, listGroupTimes } from './scheduling.service.ts';
import { acceptSeat, bookSeat, leaveSeat, markAttendance } from './seats.service.ts';

/** Coaches are members who take part in coaching, and administrators hold every permission. */
const access = permission('organization_member_access_coaching');

const lists: readonly RouteDefinition[] = [
  publicRoute({
    method: 'GET',
    path: '/api/group-sessions',
    operationId: 'listGroupSessions',
    summary: 'Group sessions of a coach that have not begun, with the seats that are left',
    query: CoachGroupsQuery,
    response: GroupList,
    errors: { 403: ['not-allowed'] },
    handle: (context, { query }) => listGroupSessions(context, query),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/group-sessions/client',
    operationId: 'listOwnGroupSessions',
    summary: "The caller's group sessions as a learner: upcoming with those waited for, or past and cancelled",
    access,
    query: OwnGroupsQuery,
    response: page(GroupCard),
    handle: (context, { query }) => listOwnGroupSessions(context, query),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/group-sessions/provider',
    operationId: 'listCoachGroupSessions',
    summary: "Group sessions of the caller's own practice within a span",
    access,
    query: GroupSpanQuery,
    response: GroupList,
    handle: (context, { query }) => listCoachGroupSessions(context, query),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/group-sessions/times',
    operationId: 'listGroupSessionTimes',
    summary:
      "Times of the caller's own practice at which a group session can be scheduled or to which one can be moved",
    access,
    query: GroupTimesQuery,
    response: MovingTimes,
    handle: (context, { query }) => listGroupTimes(context, query),
  }),
];

const one = { access, params: GroupParams } as const;
const AHEAD = ['coaching-session.off', 'coaching-session.over', 'coaching-session.started'] as const;

const sessions: readonly RouteDefinition[] = [
  memberRoute({
    method: 'POST',
    path: '/api/group-sessions',
    operationId: 'createGroupSessions',
    refusesMasquerade: true,
    summary: "Schedules a group session of the caller's own practice, or one in each of several weeks, all or none",
    access,
    body: NewGroupBody,
    response: CreatedGroups,
    successStatus: 201,
    errors: { 409: ['coaching-series.conflicts', ...SLOT_REFUSALS[409]], 422: SLOT_REFUSALS[422] },
    handle: (context, { body }) => createGroupSessions(context, body),
  }),
  memberRoute({
    ...one,
    method: 'GET',
    path: '/api/group-sessions/:groupSessionId',
    operationId: 'getGroupSession',
    summary: 'A group session with its seats; who takes part is for its coach and administrators',
    query: ZoneQuery,
    response: GroupDetail,
    handle: (context, { params, query }) => readGroupSession(context, params.groupSessionId, query.zone),
  }),
  memberRoute({
    ...one,
    method: 'PUT',
    path: '/api/group-sessions/:groupSessionId',
    operationId: 'moveGroupSession',
    refusesMasquerade: true,
    summary: 'Moves a group session to a free time for everyone in it',
    body: MoveGroupBody,
    errors: { 409: [...AHEAD, ...SLOT_REFUSALS[409]], 422: SLOT_REFUSALS[422] },
    handle: (context, { params, body }) => moveGroupSession(context, params.groupSessionId, body),
  }),
  memberRoute({
    ...one,
    method: 'POST',
    path: '/api/group-sessions/:groupSessionId/cancel',
    operationId: 'cancelGroupSession',
    refusesMasquerade: true,
    summary: 'Cancels a group session that has not begun, for everyone in it',
    body: CancelGroupBody,
    errors: { 409: AHEAD },
    handle: (context, { params, body }) => cancelGroupSession(context, params.groupSessionId, body.message),
  }),
  memberRoute({
    ...one,
    method: 'GET',
    path: '/api/group-sessions/:groupSessionId/calendar',
    operationId: 'getGroupSessionCalendar',
    summary: "The caller's group session as an iCalendar file, which replaces the entry of an earlier one",
    isRaw: true,
    handle: async (context, { params }, { reply }) => {
      const entry = await readGroupEntry(context, params.groupSessionId);
      const day = dayOf(entry.startsAt, entry.zone ?? 'UTC');
      const name = await wordedFileName(context, 'coachingSession', 'ics', { of: entry.title, day });
      await reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', disposition(name))
        .send(writeCalendar({ name: entry.title, method: 'PUBLISH', entries: [entry] }));
    },
  }),
  memberRoute({
    ...one,
    method: 'POST',
    path: '/api/group-sessions/:groupSessionId/join',
    operationId: 'joinGroupSession',
    refusesMasquerade: true,
    summary: 'Where the video room is, from ten minutes before the start until the end',
    response: GroupRoom,
    rateLimit: { per: 'caller', count: 30, seconds: 60 },
    errors: {
      409: [
        'coaching-session.not-open',
        'coaching-session.off',
        'coaching-session.over',
        'coaching-session.without-room',
      ],
    },
    handle: (context, { params }) => joinGroupSession(context, params.groupSessionId),
  }),
];

const seats: readonly RouteDefinition[] = [
  memberRoute({
    ...one,
    method: 'POST',
    path: '/api/group-sessions/:groupSessionId/seats',
    operationId: 'bookGroupSeat',
    refusesMasquerade: true,
    summary: 'Takes a seat, or joins the waiting list where every seat is taken',
    body: SeatBody,
    rateLimit: { per: 'caller', count: 60, seconds: 3600 },
    errors: { 409: ['coaching-session.own', 'place.none-free', ...AHEAD] },
    handle: (context, { params, body }) => bookSeat(context, params.groupSessionId, body),
  }),
  memberRoute({
    ...one,
    method: 'POST',
    path: '/api/group-sessions/:groupSessionId/seats/accept',
    operationId: 'acceptGroupSeat',
    refusesMasquerade: true,
    summary: 'Takes the seat that came free and is offered to the caller',
    errors: { 409: ['place.gone', ...AHEAD] },
    handle: (context, { params }) => acceptSeat(context, params.groupSessionId),
  }),
  memberRoute({
    ...one,
    method: 'POST',
    path: '/api/group-sessions/:groupSessionId/seats/leave',
    operationId: 'leaveGroupSeat',
    refusesMasquerade: true,
    summary: "Gives the caller's seat back, declines an offer, or leaves the waiting list",
    errors: { 409: ['place.gone', ...AHEAD] },
    handle: (context, { params }) => leaveSeat(context, params.groupSessionId),
  }),
  memberRoute({
    access,
    params: SeatParams,
    method: 'PUT',
    path: '/api/group-sessions/:groupSessionId/seats/:groupSeatId/attendance',
    operationId: 'markGroupAttendance',
    refusesMasquerade: true,
    summary: 'Reports after the start that a learner did not come, or takes that back',
    body: AttendanceBody,
    errors: { 409: ['coaching-session.not-started', 'coaching-session.off'] },
    handle: (context, { params, body }) => markAttendance(context, params, body.isMissed),
  }),
];

/** Group sessions, their seats and their waiting lists. */
export const groupSessionRoutes: readonly RouteDefinition[] = [...lists, ...sessions, ...seats];
