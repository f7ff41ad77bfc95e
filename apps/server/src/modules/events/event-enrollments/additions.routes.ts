import { Type } from 'typebox';
import { permission } from '../../../kernel/access/access.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id } from '../../../kernel/http/schemas.ts';
import {
  Addition,
  AdditionRows,
  CandidateQuery,
  Candidates,
  TakenBack,
} from '../../identity/learner-additions/learner-additions.public.ts';
import { EventParams } from '../events/events.public.ts';
import { addToEvent, findEventCandidates, previewEventAddition, takeBackFromEvent } from './additions.service.ts';
import { EventAdditionBody, EventPreviewBody } from './event-enrollments.schemas.ts';

const access = permission('organization_update_social_events');
const rateLimit = { per: 'caller', count: 300, seconds: 600 } as const;

export const eventAdditionRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/events/:eventId/learner-candidates',
    operationId: 'findEventCandidates',
    summary: 'People to add to an event, by what was typed of their name or address',
    access,
    params: EventParams,
    query: CandidateQuery,
    response: Candidates,
    handle: (context, { params, query }) => findEventCandidates(context, params.eventId, query.search),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/events/:eventId/learner-addition-previews',
    operationId: 'previewEventAddition',
    summary: 'What would become of each person of a list; nothing is changed',
    access,
    rateLimit,
    params: EventParams,
    body: EventPreviewBody,
    response: AdditionRows,
    errors: {
      409: ['event.cancelled', 'event.not-published', 'event.over', 'event.ticket-closed'],
      422: ['too-complex'],
    },
    handle: (context, { params, body }) => previewEventAddition(context, params.eventId, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/events/:eventId/learner-additions',
    operationId: 'addToEvent',
    refusesMasquerade: true,
    summary: 'Gives people tickets, or places in the queue, and invites those who are no members',
    access,
    rateLimit,
    params: EventParams,
    body: EventAdditionBody,
    response: Addition,
    errors: { 409: ['event.cancelled', 'event.not-published', 'event.over', 'event.ticket-closed'] },
    handle: (context, { params, body }) => addToEvent(context, params.eventId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/events/:eventId/learner-additions/:learnerAdditionId',
    operationId: 'undoEventAddition',
    refusesMasquerade: true,
    summary: 'Takes back exactly what was added, within 30 minutes; invitations that were sent stay',
    access,
    params: Type.Object({ eventId: Id, learnerAdditionId: Id }),
    response: TakenBack,
    handle: (context, { params }) => takeBackFromEvent(context, params.eventId, params.learnerAdditionId),
  }),
];
