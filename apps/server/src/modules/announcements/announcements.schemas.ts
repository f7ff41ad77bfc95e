import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedHtml,
  LocalizedName,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
} from '../../kernel/http/schemas.ts';

export const AnnouncementAbilities = NamedObject('AnnouncementAbilities', {
  canEdit: Type.Boolean(),
  canPublish: Type.Boolean(),
  canDelete: Type.Boolean(),
});
export type AnnouncementAbilities = Static<typeof AnnouncementAbilities>;

export const Announcement = NamedObject('Announcement', {
  announcementId: Id,
  courseId: Nullable(Type.Integer({ description: 'null: for the whole organisation' })),
  courseTitle: Nullable(LocalizedName),
  title: LocalizedName,
  body: LocalizedHtml,
  status: OneOf('DRAFT', 'PUBLISHED'),
  sendsMail: Type.Boolean(),
  author: Type.Object({
    userId: Id,
    firstName: Type.String(),
    lastName: Type.String(),
    image: Nullable(Type.String()),
  }),
  createdAt: DateTime,
  publishedAt: Nullable(DateTime),
  editedAt: Nullable(DateTime),
  version: Type.Integer(),
  abilities: AnnouncementAbilities,
});
export type Announcement = Static<typeof Announcement>;

export const AnnouncementBody = NamedObject('AnnouncementBody', {
  title: LocalizedName,
  body: Type.Optional(LocalizedHtml),
  sendsMail: Type.Optional(Type.Boolean()),
});
export type AnnouncementBody = Static<typeof AnnouncementBody>;

export const AnnouncementPatch = NamedObject('AnnouncementPatch', {
  title: Type.Optional(LocalizedName),
  body: Type.Optional(LocalizedHtml),
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
