import { notificationKind } from '@sullam/domain/notification-targets.ts';
import { Type } from 'typebox';
import { administrator, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Ok, page } from '../../../kernel/http/schemas.ts';
import { categoryOf, TEMPLATE_IDS } from './notification-groups.ts';
import { settingsRoutes } from './notification-settings.routes.ts';
import { notificationWords } from './notification-wording.ts';
import { countUnread, listNotifications, listNotificationsBefore } from './notifications.reads.ts';
import {
  CountQuery,
  Notification,
  NotificationCursorPage,
  NotificationCursorQuery,
  NotificationListQuery,
  NotificationParams,
  NotificationTemplate,
  PushTokenBody,
  ReadBody,
  TemplateQuery,
} from './notifications.schemas.ts';
import { addPushToken, deleteOne, hideOne, readAll, readOne } from './notifications.service.ts';

const access = signedIn();
const done = { ok: true } as const;

export const notificationRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/notifications',
    operationId: 'listNotifications',
    summary: "The caller's notifications, newest first",
    access,
    query: NotificationListQuery,
    response: page(Notification),
    handle: async (context, { query }) => {
      const t = await notificationWords(context, query.language);
      return reading(context, (tx) => listNotifications(context, tx, t, query));
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/api/notifications/v2',
    operationId: 'listNotificationsByCursor',
    summary: 'The same by cursor: pages do not shift when something new arrives',
    access,
    query: NotificationCursorQuery,
    response: NotificationCursorPage,
    handle: async (context, { query }) => {
      const t = await notificationWords(context, query.language);
      return reading(context, (tx) => listNotificationsBefore(context, tx, t, query));
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/api/notifications/count',
    operationId: 'countNotifications',
    summary: 'How many are unread',
    access,
    query: CountQuery,
    response: Type.Object({ count: Type.Integer() }),
    handle: async (context, { query }) => ({
      count: await reading(context, (tx) => countUnread(context, tx, query.portals)),
    }),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/notifications/read',
    operationId: 'readNotifications',
    summary: 'Marks all as read that were there at a moment',
    access,
    body: ReadBody,
    response: Ok,
    handle: async (context, { body }) => {
      await readAll(context, body.before);
      return done;
    },
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/notifications/read/:id',
    operationId: 'readNotification',
    summary: 'Marks one as read',
    access,
    params: NotificationParams,
    response: Ok,
    handle: async (context, { params }) => {
      await readOne(context, params.id);
      return done;
    },
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/notifications/hide/:id',
    operationId: 'hideNotification',
    summary: 'Takes one out of the list, read or not',
    access,
    params: NotificationParams,
    response: Ok,
    handle: async (context, { params }) => {
      await hideOne(context, params.id);
      return done;
    },
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/notifications/:id',
    operationId: 'deleteNotification',
    summary: 'Deletes a read one for good',
    access,
    params: NotificationParams,
    response: Ok,
    errors: { 409: ['notification.unread'] },
    handle: async (context, { params }) => {
      await deleteOne(context, params.id);
      return done;
    },
  }),
  memberRoute({
    method: 'POST',
    path: '/api/notifications/add-token',
    operationId: 'addPushToken',
    refusesMasquerade: true,
    summary: 'Remembers a device for push messages',
    access,
    body: PushTokenBody,
    response: Ok,
    handle: async (context, { body }) => {
      await addPushToken(context, body.token, body.platform);
      return done;
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/api/notifications/templates',
    operationId: 'listNotificationTemplates',
    summary: 'Every template with its kind and category',
    access: administrator(),
    query: TemplateQuery,
    response: Type.Object({ data: Type.Array(NotificationTemplate) }),
    handle: async (context, { query }) => {
      const t = await notificationWords(context, query.language);
      return {
        data: TEMPLATE_IDS.map((id) => ({
          id,
          kind: notificationKind(id),
          notificationControlGroupId: categoryOf(id).id,
          sentence: t.dynamic(`notifications.kinds.${notificationKind(id)}`) ?? '',
        })),
      };
    },
  }),
  ...settingsRoutes,
];
