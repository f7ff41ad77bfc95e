import { Type } from 'typebox';
import { administrator } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { NamedObject, page, Versioned } from '../../../kernel/http/schemas.ts';
import { readCoach, readCoachDetails } from './coach-details.reads.ts';
import { coachAccess } from './coach-rows.routes.ts';
import { checkCoachCertification } from './coach-rows.service.ts';
import {
  CheckCertificationBody,
  Coach,
  CoachCertificationParams,
  CoachDecisionBody,
  CoachDetails,
  CoachDetailsBody,
  CoachingTopicsBody,
  CoachParams,
  CoachVersionBody,
  CreatedCoach,
  ManagedCoach,
  ManagedCoachQuery,
  NewCoachBody,
  OfferedTopic,
} from './coaches.schemas.ts';
import {
  type CoachDecision,
  decideAboutCoach,
  inviteCoach,
  saveCoachDetails,
  saveCoachingTopics,
  setCoachPaused,
  submitCoach,
} from './coaches.service.ts';
import { listCoachingTopics, listManagedCoaches } from './managed-coaches.reads.ts';

const own: RouteDefinition[] = [
  publicRoute({
    method: 'GET',
    path: '/api/coaches/:coachId',
    operationId: 'getCoach',
    summary: 'The page of a coach',
    params: CoachParams,
    response: Coach,
    errors: { 403: ['not-allowed'] },
    handle: (context, { params }) => reading(context, (tx) => readCoach(context, tx, params.coachId)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/coach-details',
    operationId: 'getCoachDetails',
    summary: 'All that the caller has written as a coach; 404 for members who do not coach',
    access: coachAccess,
    response: CoachDetails,
    handle: (context) => reading(context, (tx) => readCoachDetails(context, tx)),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/coach-details',
    operationId: 'saveCoachDetails',
    summary: "Saves the caller's own page as a coach",
    access: coachAccess,
    body: CoachDetailsBody,
    response: Versioned,
    handle: (context, { body }) => saveCoachDetails(context, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/coach-details/submit',
    operationId: 'submitCoachDetails',
    summary: "Asks administrators to approve the caller's page",
    access: coachAccess,
    body: CoachVersionBody,
    response: Versioned,
    errors: { 409: ['coach.incomplete', 'coach.not-ready'] },
    handle: (context, { body }) => submitCoach(context, body.version),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/coaches/:coachId/pause',
    operationId: 'pauseCoach',
    summary: 'The coach takes no new bookings; for the coach and administrators',
    access: coachAccess,
    params: CoachParams,
    body: CoachVersionBody,
    response: Versioned,
    errors: { 409: ['coach.not-ready'] },
    handle: (context, { params, body }) => setCoachPaused(context, params.coachId, true, body.version),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/coaches/:coachId/resume',
    operationId: 'resumeCoach',
    summary: 'The coach takes bookings again; for the coach and administrators',
    access: coachAccess,
    params: CoachParams,
    body: CoachVersionBody,
    response: Versioned,
    errors: { 409: ['coach.not-ready'] },
    handle: (context, { params, body }) => setCoachPaused(context, params.coachId, false, body.version),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/coaching-topics',
    operationId: 'listCoachingTopics',
    summary: 'Topics that coaches choose from, with how many have each',
    access: coachAccess,
    response: NamedObject('CoachingTopicList', { data: Type.Array(OfferedTopic) }),
    handle: (context) => reading(context, (tx) => listCoachingTopics(tx)),
  }),
];

const decisionRoute = (step: string, operationId: string, summary: string, decision: CoachDecision) =>
  memberRoute({
    method: 'POST',
    path: `/api/coaches/:coachId/${step}`,
    operationId,
    summary,
    access: administrator(),
    params: CoachParams,
    body: CoachDecisionBody,
    response: Versioned,
    errors: { 409: decision === 'APPROVED' ? ['coach.incomplete', 'coach.not-ready'] : ['coach.not-ready'] },
    handle: (context, { params, body }) => decideAboutCoach(context, params.coachId, decision, body),
  });

const administration: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/coaches/managed',
    operationId: 'listManagedCoaches',
    summary: 'Coaches of every status, those who wait for a decision first',
    access: administrator(),
    query: ManagedCoachQuery,
    response: page(ManagedCoach),
    handle: (context, { query }) => reading(context, (tx) => listManagedCoaches(context, tx, query)),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/coaches',
    operationId: 'inviteCoach',
    summary: 'Makes a member a coach, who then writes a page',
    access: administrator(),
    body: NewCoachBody,
    response: CreatedCoach,
    successStatus: 201,
    errors: { 409: ['coach.already-coach'] },
    handle: (context, { body }) => inviteCoach(context, body.userId),
  }),
  decisionRoute('approve', 'approveCoach', 'Approves a coach, who can be found and booked from then on', 'APPROVED'),
  decisionRoute('request-changes', 'requestCoachChanges', 'Asks a coach to change the page', 'CHANGES_REQUESTED'),
  decisionRoute('decline', 'declineCoach', 'Declines a coach', 'DECLINED'),
  memberRoute({
    method: 'PUT',
    path: '/api/coaches/:coachId/certifications/:coachCertificationId/check',
    operationId: 'checkCoachCertification',
    summary: 'Notes whether the issuer confirmed a certification',
    access: administrator(),
    params: CoachCertificationParams,
    body: CheckCertificationBody,
    handle: (context, { params, body }) =>
      checkCoachCertification(context, params.coachId, params.coachCertificationId, body.isChecked),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/coaching-topics',
    operationId: 'saveCoachingTopics',
    summary: 'Writes the topics in their order; those left out are removed from coaches',
    access: administrator(),
    body: CoachingTopicsBody,
    handle: (context, { body }) => saveCoachingTopics(context, body),
  }),
];

export const coachRoutes: readonly RouteDefinition[] = [...own, ...administration];
