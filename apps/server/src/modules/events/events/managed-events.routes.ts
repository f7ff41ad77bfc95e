import { Type } from 'typebox';
import { permission } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { NamedObject, page, Versioned } from '../../../kernel/http/schemas.ts';
import { copyEvent } from './copy-event.service.ts';
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

const edits = permission('organization_update_social_events');

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

export const managedEventRoutes: readonly RouteDefinition[] = [...authoring, ...steps];
