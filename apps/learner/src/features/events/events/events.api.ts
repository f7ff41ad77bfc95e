import type { EventCard, EventDetail, EventTicket } from '@sullam/api-client/schema.gen.ts';
import { expiryDateOf } from '@sullam/domain/limits.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { saveFile } from '@sullam/web-kit/base/save-file.ts';
import { useLanguage } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EventsAsked } from './events-query.ts';

export type { EventCard, EventDetail, EventTicket };

export const EVENTS_PAGE = 12;

/** What a month shows at most. */
const MONTH_TAKE = 100;

export const useEvents = (asked: EventsAsked) =>
  useQuery({
    ...apiQuery('GET /api/events', {
      query: {
        ...asked.filter,
        skip: (asked.page - 1) * EVENTS_PAGE,
        take: EVENTS_PAGE,
        expiryDate: expiryDateOf(Date.now()),
      },
    }),
    placeholderData: keepPreviousData,
  });

export const useMonthEvents = ({ filter }: EventsAsked, from: Date, to: Date) =>
  useQuery({
    ...apiQuery('GET /api/events', {
      query: { ...filter, from: from.toISOString(), to: to.toISOString(), take: MONTH_TAKE },
    }),
    placeholderData: keepPreviousData,
  });

/** The one that takes place next, where the list has any. */
export const useNextEvent = ({ filter }: EventsAsked, enabled: boolean) =>
  useQuery({
    ...apiQuery('GET /api/events', { query: { ...filter, take: 1, expiryDate: expiryDateOf(Date.now()) } }),
    enabled,
  });

export const useEventCategories = () => useQuery(apiQuery('GET /api/events/categories'));

const pageQuery = (page: number) => ({ query: { skip: (page - 1) * EVENTS_PAGE, take: EVENTS_PAGE } });

export const useEnrolledEvents = (page: number) =>
  useQuery({ ...apiQuery('GET /api/events/enrolled', pageQuery(page)), placeholderData: keepPreviousData });

export const useFavoriteEvents = (page: number) =>
  useQuery({ ...apiQuery('GET /api/favorites/events', pageQuery(page)), placeholderData: keepPreviousData });

export const eventQuery = (eventId: number) => apiQuery('GET /api/events/{eventId}', { path: { eventId } });

export const ticketQuery = (eventId: number) => apiQuery('GET /api/events/{eventId}/ticket', { path: { eventId } });

const LISTS = ['GET /api/events', 'GET /api/events/enrolled', 'GET /api/favorites/events'] as const;

const useRefreshEvents = () => useRefresh('GET /api/events/{eventId}', 'GET /api/events/{eventId}/ticket', ...LISTS);

interface Wish {
  readonly eventTicketTypeId: number;
  readonly answers: { key: string; answer: string }[];
}

export const useEnroll = (eventId: number) =>
  useMutation({
    mutationFn: (body: Wish) => api('POST /api/events/{eventId}/enrollment', { path: { eventId }, body }),
    onSettled: useRefreshEvents(),
  });

/** A ticket that has a price goes into the cart. */
export const useAddTicketToCart = (eventId: number) =>
  useMutation({
    mutationFn: (body: Wish) => api('POST /api/events/{eventId}/enrollment/cart', { path: { eventId }, body }),
    onSettled: useRefresh('GET /api/cart'),
  });

export const useAcceptOffer = (eventId: number) =>
  useMutation({
    mutationFn: () => api('POST /api/events/{eventId}/enrollment/accept-offer', { path: { eventId } }),
    onSettled: useRefreshEvents(),
  });

export const useLeaveEvent = (eventId: number) =>
  useMutation({
    mutationFn: () => api('DELETE /api/events/{eventId}/enrollment', { path: { eventId } }),
    onSettled: useRefreshEvents(),
  });

export const useTransferTicket = (eventId: number) =>
  useMutation({
    mutationFn: (email: string) =>
      api('POST /api/events/{eventId}/ticket/transfer', { path: { eventId }, body: { email } }),
    meta: { isQuiet: true },
    onSuccess: useRefreshEvents(),
  });

export interface GuestWish {
  readonly eventTicketTypeId: number;
  readonly name: string;
  readonly email: string;
}

/** Somebody whom the caller brings gets the ticket by mail, in the language in which it was written. */
export function useBringGuest(eventId: number) {
  const language = useLanguage();
  return useMutation({
    mutationFn: (body: GuestWish) =>
      api('POST /api/events/{eventId}/enrollment/guests', { path: { eventId }, body: { ...body, language } }),
    meta: { isQuiet: true },
    onSuccess: useRefreshEvents(),
  });
}

export const useRemoveGuest = (eventId: number) =>
  useMutation({
    mutationFn: (eventEnrollmentId: number) =>
      api('DELETE /api/events/{eventId}/guests/{eventEnrollmentId}', { path: { eventId, eventEnrollmentId } }),
    onSettled: useRefreshEvents(),
  });

/** The link goes in the body: what is in an address ends in logs. */
export const guestTicketQuery = (link: string) => ({
  queryKey: ['guest ticket', link],
  queryFn: () => api('POST /api/events/guest-ticket', { body: { link } }),
});

export const useClaimTicket = () =>
  useMutation({
    mutationFn: (link: string) => api('POST /api/events/guest-ticket/claim', { body: { link } }),
    meta: { isQuiet: true },
    onSuccess: useRefreshEvents(),
  });

export const useSetFavoriteEvent = () =>
  useMutation({
    mutationFn: ({ eventId, isFavorite }: { eventId: number; isFavorite: boolean }) =>
      isFavorite
        ? api('PUT /api/favorites/events/{eventId}', { path: { eventId } })
        : api('DELETE /api/favorites/events/{eventId}', { path: { eventId } }),
    onSettled: useRefreshEvents(),
  });

/** The ticket as a file of the device; that it can't be fetched is said. */
export const useSaveTicketPdf = (eventId: number) =>
  useMutation({
    mutationFn: async () => saveFile(await api('GET /api/events/{eventId}/ticket/pdf', { path: { eventId } })),
  });

/** The same of the entry for a calendar. */
export const useSaveEventCalendar = (eventId: number) =>
  useMutation({
    mutationFn: async () => saveFile(await api('GET /api/events/{eventId}/calendar', { path: { eventId } })),
  });
