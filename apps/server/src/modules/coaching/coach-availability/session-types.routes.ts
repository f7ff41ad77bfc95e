import { Type } from 'typebox';
import { permission } from '../../../kernel/access/access.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, NamedObject, Versioned } from '../../../kernel/http/schemas.ts';
import { OfCoach } from './availability.schemas.ts';
import {
  CreatedSessionType,
  NewSessionType,
  SessionType,
  SessionTypeBody,
  SessionTypeEditing,
  SessionTypeOrder,
  SessionTypeParams,
  Version,
} from './session-types.schemas.ts';
import {
  archiveSessionType,
  changeSessionType,
  createSessionType,
  listOwnSessionTypes,
  listSessionTypes,
  orderSessionTypes,
} from './session-types.service.ts';
import { SlotDays, SlotsQuery } from './slots.schemas.ts';
import { listSlots } from './slots.service.ts';

const access = permission('organization_member_access_coaching');

/** What can be booked with coaches, and when. */
export const sessionTypeRoutes: readonly RouteDefinition[] = [
  publicRoute({
    method: 'GET',
    path: '/api/provider-available-slots',
    operationId: 'listAvailableSlots',
    summary: 'Free times of a coach for a session type, by days of the zone that is asked for',
    query: SlotsQuery,
    response: SlotDays,
    errors: { 403: ['not-allowed'] },
    handle: (context, { query }) => listSlots(context, query),
  }),
  publicRoute({
    method: 'GET',
    path: '/api/session-types',
    operationId: 'listSessionTypes',
    summary: 'Session types of a coach that can be booked, in the order of the coach',
    query: Type.Object({ coachId: Id }),
    response: NamedObject('SessionTypes', { data: Type.Array(SessionType) }),
    errors: { 403: ['not-allowed'] },
    handle: (context, { query }) => listSessionTypes(context, query.coachId),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/session-types/own',
    operationId: 'listOwnSessionTypes',
    summary: "All session types of a coach with their rules, by default the caller's own",
    access,
    query: OfCoach,
    response: NamedObject('OwnSessionTypes', { data: Type.Array(SessionTypeEditing) }),
    handle: (context, { query }) => listOwnSessionTypes(context, query),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/session-types',
    operationId: 'createSessionType',
    summary: 'Creates a session type, the last in the list',
    access,
    body: NewSessionType,
    response: CreatedSessionType,
    successStatus: 201,
    errors: { 409: ['session-type.paid-on-request', 'session-type.too-many'] },
    handle: (context, { body }) => createSessionType(context, body),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/session-types/order',
    operationId: 'reorderSessionTypes',
    summary: 'Puts all session types of a coach into an order',
    access,
    body: SessionTypeOrder,
    handle: (context, { body }) => orderSessionTypes(context, body),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/session-types/:sessionTypeId',
    operationId: 'changeSessionType',
    summary: 'Changes a session type; sessions that are booked stay as they are',
    access,
    params: SessionTypeParams,
    body: SessionTypeBody,
    response: Versioned,
    errors: { 409: ['session-type.paid-on-request'] },
    handle: (context, { params, body }) => changeSessionType(context, params.sessionTypeId, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/session-types/:sessionTypeId/archive',
    operationId: 'archiveSessionType',
    summary: 'Takes a session type off for good; sessions that are booked stay',
    access,
    params: SessionTypeParams,
    body: NamedObject('ArchiveSessionTypeBody', { version: Version }),
    handle: (context, { params, body }) => archiveSessionType(context, params.sessionTypeId, body.version),
  }),
];
