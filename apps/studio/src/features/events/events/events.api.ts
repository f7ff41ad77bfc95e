import type {
  EventAttendee,
  EventBody,
  EventEditing,
  EventTicketTypeBody,
  ManagedEvent,
  NewEventBody,
} from '@sullam/api-client/schema.gen.ts';
import type { EventEnrollmentState } from '@sullam/domain/events/event.ts';
import type { Language, Localized } from '@sullam/domain/localized.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';

import type { AdditionCalls } from '../../../parts/add-learners/add-learners.types.ts';

export type { EventAttendee, EventEditing, ManagedEvent };

export const managedEventsQuery = (query: { skip: number; take: number; search?: string }) => ({
  ...apiQuery('GET /api/events/managed', { query }),
  placeholderData: keepPreviousData,
});

export const editingQuery = (eventId: number) => apiQuery('GET /api/events/{eventId}/editing', { path: { eventId } });

/** Adds people to an event, with a kind of ticket. */
export function useEventAdditions(eventId: number, eventTicketTypeId: number): AdditionCalls {
  const path = { eventId };
  const forget = useRefresh(
    'GET /api/events/{eventId}/enrollments',
    'GET /api/events/{eventId}/report',
    'GET /api/events/{eventId}/editing',
  );
  return {
    key: `event ${eventId}`,
    find: (search) => api('GET /api/events/{eventId}/learner-candidates', { path, query: { search } }),
    preview: (body) =>
      api('POST /api/events/{eventId}/learner-addition-previews', { path, body: { ...body, eventTicketTypeId } }),
    add: (body) => api('POST /api/events/{eventId}/learner-additions', { path, body: { ...body, eventTicketTypeId } }),
    undo: (learnerAdditionId) =>
      api('DELETE /api/events/{eventId}/learner-additions/{learnerAdditionId}', {
        path: { eventId, learnerAdditionId },
      }),
    forget,
  };
}

export const attendeesQuery = (
  eventId: number,
  query: { skip: number; take: number; search?: string; states?: EventEnrollmentState[] },
) => ({
  ...apiQuery('GET /api/events/{eventId}/enrollments', { path: { eventId }, query }),
  placeholderData: keepPreviousData,
});

export const eventReportQuery = (eventId: number) =>
  apiQuery('GET /api/events/{eventId}/report', { path: { eventId } });

export const eventCategoriesQuery = () => apiQuery('GET /api/course-categories');

/** Groups that the caller may know of. */
export const groupChoicesQuery = () => apiQuery('GET /api/groups', { query: { take: 100 } });

const useForget = () =>
  useRefresh('GET /api/events/managed', 'GET /api/events/{eventId}/editing', 'GET /api/events/{eventId}/report');

export const useCreateEvent = () =>
  useMutation({ mutationFn: (body: NewEventBody) => api('POST /api/events', { body }), onSuccess: useForget() });

export const useChangeEvent = (eventId: number) =>
  useMutation({
    mutationFn: (body: EventBody) => api('PATCH /api/events/{eventId}', { path: { eventId }, body }),
    meta: { isQuiet: true },
    onSuccess: useForget(),
  });

export function useReadEvent(eventId: number) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...editingQuery(eventId), staleTime: 0 });
}

export const useSaveTickets = (eventId: number) =>
  useMutation({
    mutationFn: (body: { ticketTypes: EventTicketTypeBody[]; version: number }) =>
      api('PUT /api/events/{eventId}/ticket-types', { path: { eventId }, body }),
    onSuccess: useForget(),
  });

interface OfVersion {
  readonly eventId: number;
  readonly version: number;
}

export const usePublishEvent = () =>
  useMutation({
    mutationFn: ({ eventId, version }: OfVersion) =>
      api('POST /api/events/{eventId}/publish', { path: { eventId }, body: { version } }),
    onSettled: useForget(),
  });

export const useCancelEvent = () =>
  useMutation({
    mutationFn: ({ eventId, version, reason }: OfVersion & { readonly reason: Localized }) =>
      api('POST /api/events/{eventId}/cancel', { path: { eventId }, body: { version, reason } }),
    onSettled: useForget(),
  });

export const usePostponeEvent = () =>
  useMutation({
    mutationFn: ({ eventId, version, days }: OfVersion & { readonly days: EventEditing['days'] }) =>
      api('POST /api/events/{eventId}/postpone', { path: { eventId }, body: { version, days } }),
    onSettled: useForget(),
  });

export const useCopyEvent = () =>
  useMutation({
    mutationFn: (eventId: number) => api('POST /api/events/{eventId}/copy', { path: { eventId } }),
    onSuccess: useForget(),
  });

export const useDeleteEvent = () =>
  useMutation({
    mutationFn: (eventId: number) => api('DELETE /api/events/{eventId}', { path: { eventId } }),
    onSuccess: useForget(),
  });

export const readAttendeeFile = (eventId: number, format: 'csv' | 'xlsx') =>
  api('GET /api/events/{eventId}/enrollments/file', { path: { eventId }, query: { format } });

export const useUndoCheckIn = (eventId: number) =>
  useMutation({
    mutationFn: (eventEnrollmentId: number) =>
      api('DELETE /api/events/{eventId}/enrollments/{eventEnrollmentId}/attendance', {
        path: { eventId, eventEnrollmentId },
      }),
    onSuccess: useRefresh('GET /api/events/{eventId}/enrollments', 'GET /api/events/{eventId}/report'),
  });

export interface GuestWish {
  readonly eventTicketTypeId: number;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

const useRefreshAttendees = () =>
  useRefresh(
    'GET /api/events/{eventId}/enrollments',
    'GET /api/events/{eventId}/report',
    'GET /api/events/{eventId}/editing',
  );

export const useEnrollGuest = (eventId: number) =>
  useMutation({
    mutationFn: (body: GuestWish) => api('POST /api/events/{eventId}/guests', { path: { eventId }, body }),
    meta: { isQuiet: true },
    onSuccess: useRefreshAttendees(),
  });

export const useRemoveGuest = (eventId: number) =>
  useMutation({
    mutationFn: (eventEnrollmentId: number) =>
      api('DELETE /api/events/{eventId}/guests/{eventEnrollmentId}', { path: { eventId, eventEnrollmentId } }),
    onSettled: useRefreshAttendees(),
  });

export const useRemindGuest = (eventId: number) =>
  useMutation({
    mutationFn: (eventEnrollmentId: number) =>
      api('POST /api/events/{eventId}/guests/{eventEnrollmentId}/mail', { path: { eventId, eventEnrollmentId } }),
  });

export const creditsQuery = (eventId: number) => apiQuery('GET /api/events/{eventId}/credits', { path: { eventId } });

export const creditLessonsQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/outline', { path: { courseId } });

export const useAddCredit = (eventId: number) =>
  useMutation({
    mutationFn: (courseSubsectionId: number) =>
      api('PUT /api/events/{eventId}/credits/{courseSubsectionId}', { path: { eventId, courseSubsectionId } }),
    onSuccess: useRefresh('GET /api/events/{eventId}/credits'),
  });

export const useRemoveCredit = (eventId: number) =>
  useMutation({
    mutationFn: (courseSubsectionId: number) =>
      api('DELETE /api/events/{eventId}/credits/{courseSubsectionId}', { path: { eventId, courseSubsectionId } }),
    onSettled: useRefresh('GET /api/events/{eventId}/credits'),
  });
