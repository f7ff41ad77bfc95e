import { type Static, Type } from 'typebox';
import {
  Id,
  LocalizedHtml,
  LocalizedName,
  LocalizedText,
  NamedObject,
  Nullable,
  PageQuery,
  SearchText,
} from '../../kernel/http/schemas.ts';
import { CourseCard } from '../courses/courses.public.ts';
import { MediaRef } from '../media/media.public.ts';

export const SpecializationParams = Type.Object({ specializationId: Id });

export const SpecializationListQuery = Type.Object({
  ...PageQuery,
  search: SearchText,
  /** 1: drafts too, for who may edit them. */
  includeUnpublished: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
});
export type SpecializationListQuery = Static<typeof SpecializationListQuery>;

export const SpecializationCard = NamedObject('SpecializationCard', {
  specializationId: Id,
  title: LocalizedName,
  subtitle: LocalizedText,
  cover: Nullable(MediaRef),
  /** Where its drawn cover is, shown while it has no picture. */
  coverArt: Type.String(),
  isPublished: Type.Boolean(),
  courseCount: Type.Integer(),
  durationMinutes: Type.Integer(),
  /** Of the caller; null for somebody who is enrolled in none of its courses. */
  progressPercent: Nullable(Type.Integer()),
  completedCourseCount: Type.Integer(),
});
export type SpecializationCard = Static<typeof SpecializationCard>;

export const SpecializationDetail = NamedObject('SpecializationDetail', {
  ...SpecializationCard.properties,
  description: LocalizedHtml,
  courses: Type.Array(CourseCard),
  version: Type.Integer(),
  /** Whether the caller is in every course of it. */
  isEnrolled: Type.Boolean(),
  abilities: NamedObject('SpecializationAbilities', {
    canEdit: Type.Boolean(),
    canDelete: Type.Boolean(),
    /** In the courses that the caller isn't in yet; all of them are free. */
    canEnroll: Type.Boolean(),
  }),
});
export type SpecializationDetail = Static<typeof SpecializationDetail>;

const editable = {
  title: LocalizedName,
  subtitle: LocalizedText,
  description: LocalizedHtml,
  coverMediaId: Nullable(Id),
  courseIds: Type.Array(Id, { maxItems: 100, uniqueItems: true }),
};

export const SpecializationBody = NamedObject(
  'SpecializationBody',
  { ...Type.Partial(Type.Object(editable)).properties, title: LocalizedName },
  { additionalProperties: false },
);
export type SpecializationBody = Static<typeof SpecializationBody>;

export const SpecializationPatch = NamedObject(
  'SpecializationPatch',
  {
    ...Type.Partial(Type.Object({ ...editable, isPublished: Type.Boolean() })).properties,
    version: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
  },
  { additionalProperties: false },
);
export type SpecializationPatch = Static<typeof SpecializationPatch>;
