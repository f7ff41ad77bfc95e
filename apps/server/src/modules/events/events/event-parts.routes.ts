import { Type } from 'typebox';
import { permission, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { NamedObject, Versioned } from '../../../kernel/http/schemas.ts';
import { enrollInEvent } from './enrollments.service.ts';
import { readEvent } from './event-detail.reads.ts';
import { readEditing } from './event-editing.reads.ts';
import { EventBody, EventDetail, EventEditing, EventParams, OwnEnrollment } from './events.schemas.ts';
import { changeEvent } from './events.service.ts';
import { EnrollBody } from './tickets.schemas.ts';

const edits = permission('organization_update_social_events');

const EventHosts = NamedObject('EventHosts', { data: EventDetail.properties.people });
const { hostUserIds, title, subtitle, description, place, address, version } = EventBody.properties;
const EventHostsBody = NamedObject('EventHostsBody', { hostUserIds, version }, { additionalProperties: false });

const EventTranslations = NamedObject('EventTranslations', {
  ...Type.Pick(EventEditing, ['title', 'subtitle', 'description', 'place', 'address', 'version']).properties,
});
const EventTranslationsBody = NamedObject(
  'EventTranslationsBody',
  { title, subtitle, description, place, address, version },
  { additionalProperties: false },
);

/** Parts of an event at addresses of their own, as section 7 of the specification names them. */
export const eventPartRoutes: RouteDefinition[] = [
  publicRoute({
    method: 'GET',
    path: '/api/events/:eventId/hosts',
    operationId: 'listEventHosts',
    summary: 'The members who hold an event',
    params: EventParams,
    response: EventHosts,
    errors: { 403: ['not-allowed'] },
    handle: async (context, { params }) => {
      const { people } = await reading(context, (tx) => readEvent(context, tx, params.eventId));
      return { data: people.filter(({ userId }) => userId !== null) };
    },
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/events/:eventId/hosts',
    operationId: 'saveEventHosts',
    summary: 'Says who holds an event',
    access: edits,
    params: EventParams,
    body: EventHostsBody,
    response: Versioned,
    errors: { 409: ['event.cancelled'] },
    handle: (context, { params, body }) => changeEvent(context, params.eventId, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/events/:eventId/translations',
    operationId: 'getEventTranslations',
    summary: 'The texts of an event in both languages',
    access: edits,
    params: EventParams,
    response: EventTranslations,
    handle: (context, { params }) => reading(context, (tx) => readEditing(context, tx, params.eventId)),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/events/:eventId/translations',
    operationId: 'saveEventTranslations',
    summary: 'Writes texts of an event; what is left out stays',
    access: edits,
    params: EventParams,
    body: EventTranslationsBody,
    response: Versioned,
    errors: { 409: ['event.cancelled'] },
    handle: (context, { params, body }) => changeEvent(context, params.eventId, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/events/:eventId/checkout',
    operationId: 'checkOutEvent',
    refusesMasquerade: true,
    summary: 'Takes a place at once, without a cart; the same as enrolling',
    access: signedIn(),
    params: EventParams,
    body: EnrollBody,
    response: OwnEnrollment,
    errors: { 409: ['event.cancelled', 'event.not-published', 'event.over', 'event.ticket-closed'] },
    handle: (context, { params, body }) => enrollInEvent(context, params.eventId, body),
  }),
];
