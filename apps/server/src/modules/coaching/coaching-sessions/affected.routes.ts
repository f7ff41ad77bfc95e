import { permission } from '../../../kernel/access/access.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { SLOT_REFUSALS } from './coaching-sessions.errors.ts';
import { HandOverBody, SessionParams, TakingCoaches } from './coaching-sessions.schemas.ts';
import { handOverSession, keepSession, listTakingCoaches } from './handing-over.service.ts';

const one = { access: permission('organization_member_access_coaching'), params: SessionParams } as const;
const MOVABLE = [
  'coaching-session.off',
  'coaching-session.over',
  'coaching-session.started',
  'coaching-session.waiting',
] as const;

/** What a coach decides about sessions that no longer fit the hours, besides moving and cancelling them. */
export const affectedRoutes: readonly RouteDefinition[] = [
  memberRoute({
    ...one,
    method: 'POST',
    path: '/api/booking-sessions/:coachingSessionId/keep',
    operationId: 'keepCoachingSession',
    refusesMasquerade: true,
    summary: 'Holds a session although it no longer fits the hours, as its coach or an administrator',
    errors: { 409: MOVABLE },
    handle: (context, { params }) => keepSession(context, params.coachingSessionId),
  }),
  memberRoute({
    ...one,
    method: 'GET',
    path: '/api/booking-sessions/:coachingSessionId/taking-coaches',
    operationId: 'listTakingCoaches',
    summary: 'Other coaches who offer a session of this length and are free at its time',
    response: TakingCoaches,
    handle: (context, { params }) => listTakingCoaches(context, params.coachingSessionId),
  }),
  memberRoute({
    ...one,
    method: 'POST',
    path: '/api/booking-sessions/:coachingSessionId/hand-over',
    operationId: 'handOverCoachingSession',
    refusesMasquerade: true,
    summary: 'Gives a booked session to another coach who is free at its time; both and the learner are told',
    body: HandOverBody,
    errors: { 409: ['coaching-session.type-closed', ...MOVABLE, ...SLOT_REFUSALS[409]], 422: SLOT_REFUSALS[422] },
    handle: (context, { params, body }) => handOverSession(context, params.coachingSessionId, body),
  }),
];
