import { Type } from 'typebox';
import { administrator } from '../../../kernel/access/access.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, page } from '../../../kernel/http/schemas.ts';
import { sendTable } from '../../../kernel/http/table-responses.ts';
import { decideMissed } from '../coaching-sessions/coaching-sessions.public.ts';
import { readManagedSession } from './managed-session.reads.ts';
import { exportManagedSessions } from './managed-sessions.export.ts';
import { listManagedSessions } from './managed-sessions.reads.ts';
import {
  DecisionBody,
  ManagedSession,
  ManagedSessionDetail,
  ManagedSessionFileQuery,
  ManagedSessionQuery,
} from './managed-sessions.schemas.ts';

const SessionParams = Type.Object({ coachingSessionId: Id });

export const managedSessionRoutes: readonly RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/booking-sessions/managed',
    operationId: 'listManagedCoachingSessions',
    summary: 'One-to-one and group sessions of all coaches, by their start',
    access: administrator(),
    query: ManagedSessionQuery,
    response: page(ManagedSession),
    handle: (context, { query }) => listManagedSessions(context, query),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/booking-sessions/managed/export',
    operationId: 'exportManagedCoachingSessions',
    summary: 'The sessions of a filter as a spreadsheet (CSV or XLSX)',
    access: administrator(),
    query: ManagedSessionFileQuery,
    isRaw: true,
    rateLimit: { per: 'caller', count: 20, seconds: 600 },
    handle: async (context, { query }, { reply }) => sendTable(reply, await exportManagedSessions(context, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/booking-sessions/managed/:coachingSessionId',
    operationId: 'getManagedCoachingSession',
    summary: 'A session with its history, without notes and answers',
    access: administrator(),
    params: SessionParams,
    response: ManagedSessionDetail,
    handle: (context, { params }) => readManagedSession(context, params.coachingSessionId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/booking-sessions/managed/:coachingSessionId/decide',
    operationId: 'decideMissedSession',
    refusesMasquerade: true,
    summary: 'Decides an objection to a no-show, once: it stands, or it is withdrawn. Both sides are told',
    access: administrator(),
    params: SessionParams,
    body: DecisionBody,
    errors: { 409: ['coaching-session.nothing-to-decide'] },
    handle: (context, { params, body }) => decideMissed(context, params.coachingSessionId, body.decision),
  }),
];
