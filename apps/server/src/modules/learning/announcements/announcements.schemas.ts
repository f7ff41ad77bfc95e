import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedFormatted,
  LocalizedName,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
  SearchText,
} from '../../../kernel/http/schemas.ts';

export const AnnouncementAbilities = NamedObject('AnnouncementAbilities', {
  canEdit: Type.Boolean(),
  canPublish: Type.Boolean(),
  canUnschedule: Type.Boolean(),
  canDelete: Type.Boolean(),
});
export type AnnouncementAbilities = Static<typeof AnnouncementAbilities>;

export const Announcement = NamedObject('Announcement', {
  announcementId: Id,
  courseId: Nullable(Type.Integer({ description: 'null: for the whole organisation' })),
  courseTitle: Nullable(LocalizedName),
  title: LocalizedName,
  body: LocalizedFormatted,
  status: OneOf('DRAFT', 'SCHEDULED', 'PUBLISHED'),
  sendsMail: Type.Boolean(),
  author: Type.Object({
    userId: Id,
    firstName: Type.String(),
    lastName: Type.String(),
    image: Nullable(Type.String()),
  }),
  createdAt: DateTime,
  publishedAt: Nullable(DateTime),
  scheduledAt: Nullable(DateTime),
  editedAt: Nullable(DateTime),
  version: Type.Integer(),
  isRead: Type.Boolean({ description: 'The caller had it open, or it is no news to them' }),
  readers: Nullable(
    Type.Object(
      { read: Type.Integer(), of: Type.Integer() },
      { description: 'How many of those whom it is for have read it; null: not told, or no receipts are kept of it' },
    ),
  ),
  abilities: AnnouncementAbilities,
});
export type Announcement = Static<typeof Announcement>;

export const AnnouncementBody = NamedObject('AnnouncementBody', {
  title: LocalizedName,
  body: Type.Optional(LocalizedFormatted),
  sendsMail: Type.Optional(Type.Boolean()),
});
export type AnnouncementBody = Static<typeof AnnouncementBody>;

export const AnnouncementPatch = NamedObject('AnnouncementPatch', {
  title: Type.Optional(LocalizedName),
  body: Type.Optional(LocalizedFormatted),
  sendsMail: Type.Optional(Type.Boolean()),
  version: Type.Integer({
    minimum: 1,
    maximum: 1_000_000_000,
    description: 'The version that was edited; 409 if it is older',
  }),
});
export type AnnouncementPatch = Static<typeof AnnouncementPatch>;

export const AnnouncementListQuery = Type.Object(PageQuery);
export const OwnAnnouncementsQuery = Type.Object({
  ...PageQuery,
  includeCourses: Type.Optional(Type.Boolean({ description: "Those of the caller's courses too" })),
});
export const AnnouncementParams = Type.Object({ announcementId: Id });
export const CreatedAnnouncement = NamedObject('CreatedAnnouncement', { announcementId: Id });

export const ScheduleBody = NamedObject('AnnouncementScheduleBody', { scheduledAt: DateTime });

export const ReadersQuery = Type.Object({
  ...PageQuery,
  search: SearchText,
  state: Type.Optional(OneOf('READ', 'UNREAD')),
});
export type ReadersQuery = Static<typeof ReadersQuery>;

export const AnnouncementReading = NamedObject('AnnouncementReading', {
  userId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  image: Nullable(Type.String()),
  readAt: Nullable(DateTime),
});
export type AnnouncementReading = Static<typeof AnnouncementReading>;

export const AnnouncementReaders = NamedObject('AnnouncementReaders', {
  data: Type.Array(AnnouncementReading),
  total: Type.Integer(),
  counts: Type.Object({ read: Type.Integer(), of: Type.Integer() }, { description: 'Of all, whatever is looked for' }),
});

export const RemindedReaders = NamedObject('RemindedReaders', { people: Type.Integer() });
