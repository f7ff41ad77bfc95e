import { Type } from 'typebox';
import { permission } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { NamedObject, Versioned } from '../../../kernel/http/schemas.ts';
import { readEditing } from './event-editing.reads.ts';
import { EventBody, EventEditing, EventParams } from './events.schemas.ts';
import { changeEvent } from './events.service.ts';

const edits = permission('organization_update_social_events');

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
];
