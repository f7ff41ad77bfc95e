import { permission, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, NamedObject, page } from '../../../kernel/http/schemas.ts';
import { sendTable } from '../../../kernel/http/table-responses.ts';
import { EventParams } from '../events/events.public.ts';
import { attendeeFile } from './attendee-file.service.ts';
import { listAttendees, readEventReport } from './attendees.reads.ts';
import { admitWalkIn, joinScans, readDoorList, undoCheckIn } from './door.service.ts';
import {
  AttendeeFileQuery,
  AttendeeParams,
  AttendeeQuery,
  DoorList,
  EventAttendee,
  EventReport,
  ScanResults,
  ScansBody,
  WalkInBody,
} from './event-attendance.schemas.ts';

const edits = permission('organization_update_social_events');
const access = signedIn();

const running: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/events/:eventId/enrollments',
    operationId: 'listEventAttendees',
    summary: 'Everybody who has, had or awaits a place',
    access,
    params: EventParams,
    query: AttendeeQuery,
    response: page(EventAttendee),
    handle: (context, { params, query }) => reading(context, (tx) => listAttendees(context, tx, params.eventId, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/events/:eventId/enrollments/file',
    operationId: 'getEventAttendeeFile',
    summary: 'The same with the answers, as a table',
    access: edits,
    params: EventParams,
    query: AttendeeFileQuery,
    isRaw: true,
    handle: async (context, { params, query }, { reply }) =>
      sendTable(reply, await attendeeFile(context, params.eventId, query.format)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/events/:eventId/report',
    operationId: 'getEventReport',
    summary: 'How an event filled, and who came',
    access,
    params: EventParams,
    response: EventReport,
    handle: (context, { params }) => reading(context, (tx) => readEventReport(context, tx, params.eventId)),
  }),
];

const door: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/events/:eventId/attendance/list',
    operationId: 'getEventDoorList',
    summary: 'What a device at the door needs without a network, signed',
    access,
    params: EventParams,
    response: DoorList,
    handle: (context, { params }) => readDoorList(context, params.eventId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/events/:eventId/attendance/scans',
    operationId: 'joinEventScans',
    summary: 'Joins what a device has scanned with what all others have; a scan that is sent twice is one',
    access,
    params: EventParams,
    body: ScansBody,
    response: ScanResults,
    bodyLimit: 1_000_000,
    errors: { 409: ['event.cancelled', 'event.not-published'] },
    handle: (context, { params, body }) => joinScans(context, params.eventId, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/events/:eventId/attendance/walk-ins',
    operationId: 'admitWalkIn',
    summary: 'Lets somebody in who came without a ticket, where a place is left',
    access,
    params: EventParams,
    body: WalkInBody,
    response: NamedObject('AdmittedWalkIn', { eventEnrollmentId: Id }),
    successStatus: 201,
    errors: { 409: ['event.cancelled', 'event.not-published', 'place.none-free'] },
    handle: (context, { params, body }) => admitWalkIn(context, params.eventId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/events/:eventId/enrollments/:eventEnrollmentId/attendance',
    operationId: 'undoEventCheckIn',
    summary: 'Takes back that somebody was let in; who did it stays on record',
    access,
    params: AttendeeParams,
    handle: (context, { params }) => undoCheckIn(context, params.eventId, params.eventEnrollmentId),
  }),
];

export const attendanceRoutes: readonly RouteDefinition[] = [...running, ...door];
