import { Type } from 'typebox';
import { permission, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, NamedObject, page, Versioned } from '../../../kernel/http/schemas.ts';
import { sendTable } from '../../../kernel/http/table-responses.ts';
import { attendeeFile } from './attendee-file.service.ts';
import { listAttendees, readEventReport } from './attendees.reads.ts';
import { AttendeeFileQuery, AttendeeQuery, EventAttendee, EventReport } from './attendees.schemas.ts';
import { copyEvent } from './copy-event.service.ts';
import { admitWalkIn, joinScans, readDoorList, undoCheckIn } from './door.service.ts';
import { listManagedEvents, readEditing } from './event-editing.reads.ts';
import {
  CancelEventBody,
  CreatedEvent,
  EventBody,
  EventDay,
  EventEditing,
  EventParams,
  EventTicketTypesBody,
  EventVersionBody,
  ManagedEvent,
  ManagedEventQuery,
  NewEventBody,
} from './events.schemas.ts';
import { cancelEvent, changeEvent, createEvent, postponeEvent, publishEvent, removeEvent } from './events.service.ts';
import { saveTicketTypes } from './ticket-types.service.ts';
import { AttendeeParams, DoorList, ScanResults, ScansBody, WalkInBody } from './tickets.schemas.ts';

const edits = permission('organization_update_social_events');
const access = signedIn();

const PostponeBody = NamedObject('PostponeEventBody', {
  days: Type.Array(EventDay, { minItems: 1, maxItems: 14 }),
  version: EventVersionBody.properties.version,
});

const authoring: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/events/managed',
    operationId: 'listManagedEvents',
    summary: 'Events with their places as organisers see them, drafts too',
    access: permission('organization_read_social_events', 'organization_update_social_events'),
    query: ManagedEventQuery,
    response: page(ManagedEvent),
    handle: (context, { query }) => reading(context, (tx) => listManagedEvents(context, tx, query)),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/events',
    operationId: 'createEvent',
    summary: 'Makes the draft of an event',
    access: permission('organization_create_social_events'),
    body: NewEventBody,
    response: CreatedEvent,
    successStatus: 201,
    handle: (context, { body }) => createEvent(context, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/events/:eventId/editing',
    operationId: 'getEventEditing',
    summary: 'All that organisers write of an event, and what is missing before it can be published',
    access: edits,
    params: EventParams,
    response: EventEditing,
    handle: (context, { params }) => reading(context, (tx) => readEditing(context, tx, params.eventId)),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/events/:eventId',
    operationId: 'changeEvent',
    summary: 'Changes an event; who holds a ticket hears of what they planned by',
    access: edits,
    params: EventParams,
    body: EventBody,
    response: Versioned,
    errors: { 409: ['event.cancelled'] },
    handle: (context, { params, body }) => changeEvent(context, params.eventId, body),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/events/:eventId/ticket-types',
    operationId: 'saveEventTicketTypes',
    summary:
      'Writes the kinds of ticket in their order; what is left out is deleted, or taken off where somebody has one',
    access: edits,
    params: EventParams,
    body: EventTicketTypesBody,
    response: Versioned,
    errors: { 409: ['event.priced-tickets'] },
    handle: (context, { params, body }) => saveTicketTypes(context, params.eventId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/events/:eventId',
    operationId: 'deleteEvent',
    summary: 'Deletes a draft',
    access: permission('organization_delete_social_events'),
    params: EventParams,
    errors: { 409: ['event.published'] },
    handle: (context, { params }) => removeEvent(context, params.eventId),
  }),
];

const steps: RouteDefinition[] = [
  memberRoute({
    method: 'POST',
    path: '/api/events/:eventId/publish',
    operationId: 'publishEvent',
    summary: 'Puts an event out, once nothing is missing',
    access: edits,
    params: EventParams,
    body: EventVersionBody,
    response: Versioned,
    errors: { 409: ['event.incomplete', 'event.over', 'event.priced-tickets', 'event.published'] },
    handle: (context, { params, body }) => publishEvent(context, params.eventId, body.version),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/events/:eventId/cancel',
    operationId: 'cancelEvent',
    summary: 'Calls an event off, for a reason that ticket holders read',
    access: edits,
    params: EventParams,
    body: CancelEventBody,
    response: Versioned,
    errors: { 409: ['event.cancelled', 'event.not-published'] },
    handle: (context, { params, body }) => cancelEvent(context, params.eventId, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/events/:eventId/postpone',
    operationId: 'postponeEvent',
    summary: 'Puts an event off to other days; places stay taken',
    access: edits,
    params: EventParams,
    body: PostponeBody,
    response: Versioned,
    errors: { 409: ['event.not-published'] },
    handle: (context, { params, body }) => postponeEvent(context, params.eventId, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/events/:eventId/copy',
    operationId: 'copyEvent',
    summary: 'Makes a draft like it, four weeks later',
    access: permission('organization_create_social_events'),
    params: EventParams,
    response: CreatedEvent,
    successStatus: 201,
    handle: (context, { params }) => copyEvent(context, params.eventId),
  }),
];

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

export const managedEventRoutes: readonly RouteDefinition[] = [...authoring, ...steps, ...running, ...door];
