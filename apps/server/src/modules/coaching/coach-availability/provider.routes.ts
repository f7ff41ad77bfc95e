import { permission } from '../../../kernel/access/access.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import {
  AffectedSessions,
  Availability,
  AvailabilityBody,
  BlockedTimes,
  ChangedAvailability,
  CoachCalendar,
  CoachSettings,
  CoachSettingsBody,
  DisabledSlotBody,
  DisabledSlotParams,
  DisabledSlots,
  DisabledSlotsQuery,
  FreeCounts,
  FreeCountsQuery,
  OfCoach,
} from './availability.schemas.ts';
import { readAvailability, readSettings, saveAvailability, saveSettings } from './availability.service.ts';
import { listAffected, readCoachCalendar } from './coach-calendar.service.ts';
import { blockTime, listDisabledSlots, unblockTime } from './disabled-slots.service.ts';
import { countFreeTimes } from './slots.service.ts';

const access = permission('organization_member_access_coaching');

/** What coaches set of their own time; administrators do it for any coach. */
export const providerRoutes: readonly RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/provider-settings',
    operationId: 'getCoachSettings',
    summary: "Zone and booking rules of a coach, by default the caller's own",
    access,
    query: OfCoach,
    response: CoachSettings,
    handle: (context, { query }) => readSettings(context, query),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/provider-settings',
    operationId: 'saveCoachSettings',
    summary: 'Saves zone and booking rules, and lists booked sessions that no longer fit the hours',
    access,
    query: OfCoach,
    body: CoachSettingsBody,
    response: ChangedAvailability,
    handle: (context, { query, body }) => saveSettings(context, query, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/provider-availability/bulk',
    operationId: 'getAvailability',
    summary: 'Weekly hours, date overrides, journeys and rules of a coach',
    access,
    query: OfCoach,
    response: Availability,
    handle: (context, { query }) => readAvailability(context, query),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/provider-availability/bulk',
    operationId: 'saveAvailability',
    summary:
      'Saves weekly hours, date overrides, journeys and rules at once, and lists booked sessions that no longer fit them',
    access,
    query: OfCoach,
    body: AvailabilityBody,
    response: ChangedAvailability,
    handle: (context, { query, body }) => saveAvailability(context, query, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/provider-availability/free-counts',
    operationId: 'countFreeTimes',
    summary: 'How many free times learners see on each day, over all session types',
    access,
    query: FreeCountsQuery,
    response: FreeCounts,
    handle: (context, { query }) => countFreeTimes(context, query),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/provider-availability/affected-sessions',
    operationId: 'listAffectedSessions',
    summary:
      'Booked sessions to come that lie outside the hours or in a blocked time, and that the coach has not decided to keep',
    access,
    query: OfCoach,
    response: AffectedSessions,
    handle: (context, { query }) => listAffected(context, query),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/provider-availability/calendar',
    operationId: 'getCoachCalendar',
    summary: "Hours, blocked and busy times of a coach's days by the coach's clock, as a calendar draws them",
    access,
    query: FreeCountsQuery,
    response: CoachCalendar,
    handle: (context, { query }) => readCoachCalendar(context, query),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/provider-disabled-slots',
    operationId: 'listDisabledSlots',
    summary: 'Times that a coach has blocked, from now on or within a span',
    access,
    query: DisabledSlotsQuery,
    response: DisabledSlots,
    handle: (context, { query }) => listDisabledSlots(context, query),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/provider-disabled-slots',
    operationId: 'createDisabledSlots',
    summary: 'Blocks a time, if wanted at the same time of several weeks, and lists booked sessions in it',
    access,
    body: DisabledSlotBody,
    response: BlockedTimes,
    successStatus: 201,
    errors: { 409: ['disabled-slot.too-many'] },
    handle: (context, { body }) => blockTime(context, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/provider-disabled-slots/:coachDisabledSlotId',
    operationId: 'deleteDisabledSlot',
    summary: 'Opens a blocked time again',
    access,
    params: DisabledSlotParams,
    handle: (context, { params }) => unblockTime(context, params.coachDisabledSlotId),
  }),
];
