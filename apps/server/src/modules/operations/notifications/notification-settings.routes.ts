import { Type } from 'typebox';
import { administrator, signedIn } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Ok, page } from '../../../kernel/http/schemas.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { groupsFor, NOTIFICATION_CATEGORIES } from './notification-groups.ts';
import { notificationWords } from './notification-wording.ts';
import { findLockedCategories, findPaces } from './notifications.repository.ts';
import { ControlGroup, GroupParams, GroupQuery, NotificationSettings, SettingBody } from './notifications.schemas.ts';
import { changeLock, changeSetting } from './notifications.service.ts';

const access = signedIn();
const done = { ok: true } as const;

/** What the caller has set, category by category. */
const readSettings = (context: MemberContext) =>
  reading(context, async (tx) => {
    const locked = await findLockedCategories(tx);
    const paces = await findPaces(context, tx);
    return {
      data: NOTIFICATION_CATEGORIES.map(({ id, isMandatory }) => {
        const isLocked = isMandatory === true || locked.has(id);
        const pace = isLocked ? 'AT_ONCE' : (paces.get(id) ?? 'AT_ONCE');
        return {
          controlGroupId: id,
          notificationControlGroupId: id,
          isLocked,
          isDisabled: pace === 'OFF',
          pace,
        };
      }),
    };
  });

export const settingsRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/notifications/control-groups',
    operationId: 'listNotificationControlGroups',
    summary: 'The categories of notifications by group, named in a language',
    access,
    query: GroupQuery,
    response: page(ControlGroup),
    handle: async (context, { query }) => {
      const t = await notificationWords(context, query.language);
      const locked = await reading(context, (tx) => findLockedCategories(tx));
      const groups = groupsFor(context, query.portals);
      const skip = query.skip ?? 0;
      return {
        total: groups.length,
        data: groups.slice(skip, skip + (query.take ?? 20)).map((group) => ({
          id: group.id,
          name: t(`notifications.groups.${group.name}`),
          children: group.children.map(({ id, name, isMandatory = false }) => ({
            id,
            name: t(`notifications.groups.${name}`),
            isMandatory,
            isLocked: isMandatory || locked.has(id),
          })),
        })),
      };
    },
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/notifications/control-groups/:notificationControlGroupId',
    operationId: 'setNotificationControlGroupLock',
    summary: 'An administrator fixes a category for all members, or leaves it to them',
    access: administrator(),
    params: GroupParams,
    body: Type.Object({ isLocked: Type.Boolean() }),
    response: Ok,
    errors: { 403: ['notification.locked'] },
    handle: async (context, { params, body }) => {
      await changeLock(context, params.notificationControlGroupId, body.isLocked);
      return done;
    },
  }),
  ...(['/api/notifications/user-settings', '/api/notifications/settings'] as const).map((path) =>
    memberRoute({
      method: 'GET',
      path,
      operationId: path.endsWith('user-settings') ? 'listNotificationUserSettings' : 'listNotificationSettings',
      summary: 'How soon the caller hears of each category, and which are off',
      access,
      response: NotificationSettings,
      handle: readSettings,
    }),
  ),
  memberRoute({
    method: 'PUT',
    path: '/api/notifications/settings',
    operationId: 'updateNotificationSettings',
    summary: 'Says how soon the caller wants to hear of a category, or switches it on or off',
    access,
    body: SettingBody,
    response: Ok,
    errors: { 403: ['notification.locked'] },
    handle: async (context, { body }) => {
      const { notificationControlGroupId, isDisabled, pace } = body;
      if (pace === undefined && isDisabled === undefined) throw invalidField('pace', 'required');
      await changeSetting(context, notificationControlGroupId, pace ?? (isDisabled ? 'OFF' : 'AT_ONCE'));
      return done;
    },
  }),
];
