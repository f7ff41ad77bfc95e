import { NOTIFICATION_PACES } from '@sullam/domain/notification-pace.ts';
import { type Static, Type } from 'typebox';
import { DateTime, Id, Language, NamedObject, Nullable, OneOf, PageQuery } from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../../organization/media/media.public.ts';

const Portals = Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 100 }), { maxItems: 10 }));
const optionalId = Type.Optional(Nullable(Id));

/** The ids of what a notification is about, and its template as the specification writes it. */
export const NotificationData = NamedObject('NotificationData', {
  notificationTemplate: Type.Object({ id: Type.Integer() }),
  groupId: optionalId,
  postId: optionalId,
  eventId: optionalId,
  courseId: optionalId,
  announcementId: optionalId,
  gradeItemId: optionalId,
  discussionBoardId: optionalId,
  commentId: optionalId,
  assignmentId: optionalId,
  attendanceSessionId: optionalId,
  onlineLectureId: optionalId,
  onCampusLectureId: optionalId,
  checklistId: optionalId,
  surveyId: optionalId,
  approvalItemId: optionalId,
  checklistItemId: optionalId,
  studentChecklistId: optionalId,
  externalCourseId: optionalId,
  orderId: optionalId,
  soldOrderId: optionalId,
  coachId: optionalId,
  coachingSessionId: optionalId,
  groupSessionId: optionalId,
});

export const Notification = NamedObject('Notification', {
  id: Id,
  text: Type.String({ description: "The sentence in the reader's language, made when it is read" }),
  templateId: Type.Integer(),
  data: NotificationData,
  media: Nullable(MediaRef),
  createdAt: DateTime,
  readAt: Nullable(DateTime),
});
export type Notification = Static<typeof Notification>;

export const NotificationListQuery = Type.Object({
  ...PageQuery,
  portals: Portals,
  language: Type.Optional(Language),
  isUnread: Type.Optional(Type.Boolean()),
});
export type NotificationListQuery = Static<typeof NotificationListQuery>;

export const NotificationCursorQuery = Type.Object({
  cursor: Type.Optional(Id),
  take: PageQuery.take,
  portals: Portals,
  language: Type.Optional(Language),
  isUnread: Type.Optional(Type.Boolean()),
});
export type NotificationCursorQuery = Static<typeof NotificationCursorQuery>;

export const NotificationCursorPage = NamedObject('NotificationCursorPage', {
  data: Type.Array(Notification),
  nextCursor: Nullable(Type.Integer({ description: 'Ask with it for what is older; null at the end' })),
});

export const CountQuery = Type.Object({ portals: Portals });
export const NotificationParams = Type.Object({ id: Id });
export const ReadBody = NamedObject('ReadNotificationsBody', { before: Type.Optional(DateTime) });
export const PushTokenBody = NamedObject('PushTokenBody', {
  token: Type.String({ minLength: 8, maxLength: 4096 }),
  platform: OneOf('WEB', 'IOS', 'ANDROID'),
});

export const TemplateQuery = Type.Object({ language: Type.Optional(Language) });
export const NotificationTemplate = NamedObject('NotificationTemplate', {
  id: Type.Integer(),
  kind: Type.String(),
  notificationControlGroupId: Type.Integer(),
  sentence: Type.String({ description: 'What stands for it when nothing more is known' }),
});

export const GroupQuery = Type.Object({ ...PageQuery, portals: Portals, language: Type.Optional(Language) });
export const ControlGroup = NamedObject('ControlGroup', {
  id: Type.Integer(),
  name: Type.String(),
  children: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      isMandatory: Type.Boolean(),
      isLocked: Type.Boolean({ description: "Members can't switch it off" }),
    }),
  ),
});
export const GroupParams = Type.Object({
  notificationControlGroupId: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
});

export const UserSetting = NamedObject('NotificationSetting', {
  controlGroupId: Type.Integer(),
  notificationControlGroupId: Type.Integer(),
  isDisabled: Type.Boolean(),
  pace: OneOf(...NOTIFICATION_PACES),
  isLocked: Type.Boolean(),
});
export const NotificationSettings = NamedObject('NotificationSettings', { data: Type.Array(UserSetting) });

export const SettingBody = NamedObject('NotificationSettingBody', {
  notificationControlGroupId: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  isDisabled: Type.Optional(Type.Boolean({ description: 'Off, or at once; `pace` says more' })),
  pace: Type.Optional(OneOf(...NOTIFICATION_PACES)),
});
