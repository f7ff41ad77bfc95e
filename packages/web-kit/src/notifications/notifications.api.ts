import type { NotificationPage, RestoreDigestsBody } from '@sullam/api-client/schema.gen.ts';
import { LEARNER_PORTAL_ID, NOTIFICATION_POPOVER_SIZE } from '@sullam/domain/limits.ts';
import type { Language } from '@sullam/domain/localized.ts';
import type { NotificationPace } from '@sullam/domain/notification-pace.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { api, apiQuery } from '../api.ts';
import { useKit } from '../kit-context.tsx';
import { isNotificationQuery } from '../query/notification-queries.ts';
import { useMutation } from '../query/use-mutation.ts';

export type { Notification } from '@sullam/api-client/schema.gen.ts';

const portals = [LEARNER_PORTAL_ID];

export interface NotificationsPage {
  language: Language;
  isUnread?: boolean;
  page?: number;
  size?: number;
}

/** One page of notifications, in the reader's language; the popover's size unless another is given. */
export const notificationsQuery = ({
  language,
  isUnread = false,
  page = 0,
  size = NOTIFICATION_POPOVER_SIZE,
}: NotificationsPage) =>
  apiQuery('GET /api/notifications', {
    query: { skip: page * size, take: size, portals, language, ...(isUnread ? { isUnread } : {}) },
  });

export const notificationGroupsQuery = (language: Language) =>
  apiQuery('GET /api/notifications/control-groups', { query: { skip: 0, take: 100, portals, language } });

export const notificationUserSettingsQuery = () => apiQuery('GET /api/notifications/user-settings');

const LISTS = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === 'GET /api/notifications',
};
type Page = NotificationPage;

/** Changes every cached list at once; the answer puts the old ones back. */
function changeLists(client: QueryClient, change: (page: Page) => Page): () => void {
  const before = client.getQueriesData<Page>(LISTS);
  client.setQueriesData<Page>(LISTS, (page) => page && change(page));
  return () => {
    for (const [key, page] of before) client.setQueryData(key, page);
  };
}

interface Change<Input> {
  send: (input: Input) => Promise<unknown>;
  change: (page: Page, input: Input, now: string) => Page;
}

/** A change that shows at once, is taken back when it fails, and is followed by a fresh list in both cases. */
function useOptimistic<Input>({ send, change }: Change<Input>) {
  const client = useQueryClient();
  const { now } = useKit();
  return useMutation({
    mutationFn: send,
    onMutate: async (input: Input) => {
      await client.cancelQueries(LISTS);
      return changeLists(client, (page) => change(page, input, new Date(now()).toISOString()));
    },
    onError: (_problem, _input, undo) => undo?.(),
    onSettled: () => client.invalidateQueries({ predicate: isNotificationQuery }),
  });
}

/** Marks one as read. */
export function useReadNotification() {
  return useOptimistic<number>({
    // reading leads on to what it is about, maybe in the other application: the request outlives the page
    send: (id) => api('PATCH /api/notifications/read/{id}', { path: { id }, keepalive: true }),
    change: (page, id, now) => ({
      ...page,
      data: page.data.map((each) => (each.id === id ? { ...each, readAt: each.readAt ?? now } : each)),
    }),
  });
}

/** Marks all as read that are there at this moment; what arrives meanwhile stays unread. */
export function useReadAllNotifications() {
  const { now } = useKit();
  return useOptimistic<void>({
    send: () => api('PATCH /api/notifications/read', { body: { before: new Date(now()).toISOString() } }),
    change: (page, _input, moment) => ({
      ...page,
      data: page.data.map((each) => ({ ...each, readAt: each.readAt ?? moment })),
    }),
  });
}

const without = (page: Page, id: number): Page => ({
  ...page,
  data: page.data.filter((each) => each.id !== id),
  total: Math.max(0, page.total - 1),
});

/** Deletes a read one for good. */
export function useDeleteNotification() {
  return useOptimistic<number>({
    send: (id) => api('DELETE /api/notifications/{id}', { path: { id } }),
    change: without,
  });
}

/** Takes one out of the list, read or not. */
export function useHideNotification() {
  return useOptimistic<number>({
    send: (id) => api('PATCH /api/notifications/hide/{id}', { path: { id } }),
    change: without,
  });
}

/** Says how soon this user wants to hear of a category. */
export function useUpdateNotificationSetting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { notificationControlGroupId: number; pace: NotificationPace }) =>
      api('PUT /api/notifications/settings', { body }),
    onSettled: () => client.invalidateQueries(notificationUserSettingsQuery()),
  });
}

/** Ends the bundled mails of whoever was given the token. */
export const useStopDigests = () =>
  useMutation({
    mutationFn: (token: string) => api('POST /api/notification-digests/stop', { body: { token } }),
    meta: { isQuiet: true },
  });

/** Takes that back, with what was bundled until then. */
export const useRestoreDigests = () =>
  useMutation({
    mutationFn: (body: RestoreDigestsBody) => api('POST /api/notification-digests/restore', { body }),
    meta: { isQuiet: true },
  });
