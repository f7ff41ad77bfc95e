import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedFormatted,
  LocalizedName,
  LocalizedText,
  NamedObject,
  Nullable,
  PageQuery,
  SearchText,
} from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { CourseCard } from '../courses/courses.public.ts';
import { OfferedPrice } from '../item-prices/item-prices.public.ts';

export const SpecializationParams = Type.Object({ specializationId: Id });

export const SpecializationListQuery = Type.Object({
  ...PageQuery,
  search: SearchText,
  /** 1: only those that the caller follows. */
  enrolled: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
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
  /** For all of its courses together; null: it is not sold as a whole. */
  price: Nullable(OfferedPrice),
  /** Whether the caller bought it, or was given it. */
  isOwned: Type.Boolean(),
  /** Whether the caller follows it. */
  isEnrolled: Type.Boolean(),
  /** When the caller had everything that it asks for; that stays. */
  completedAt: Nullable(DateTime),
  /** Of the caller; null for somebody who neither follows it nor is in one of its courses. */
  progressPercent: Nullable(Type.Integer()),
  /** How many courses it asks for, over all groups, and how many of these the caller has completed. */
  neededCourseCount: Type.Integer(),
  completedCourseCount: Type.Integer(),
});
export type SpecializationCard = Static<typeof SpecializationCard>;

const NeededCount = Type.Integer({ minimum: 1, maximum: 100 });

export const SpecializationGroup = NamedObject('SpecializationGroup', {
  specializationGroupId: Id,
  title: LocalizedName,
  /** As its editors chose it; null: all of its courses. */
  neededCount: Nullable(NeededCount),
  /** In its order, as far as the caller sees them. */
  courseIds: Type.Array(Id),
  /** How many it asks for of those that learners see, and how many of these the caller has completed. */
  neededCourseCount: Type.Integer(),
  completedCourseCount: Type.Integer(),
  progressPercent: Nullable(Type.Integer()),
  isSatisfied: Type.Boolean(),
});
export type SpecializationGroup = Static<typeof SpecializationGroup>;

export const SpecializationDetail = NamedObject('SpecializationDetail', {
  ...SpecializationCard.properties,
  description: LocalizedFormatted,
  /** All of its courses, group after group. */
  courses: Type.Array(CourseCard),
  groups: Type.Array(SpecializationGroup),
  /** Those that count as completed for what the caller learned elsewhere. */
  recognizedCourseIds: Type.Array(Id),
  isCertificateIssuedManually: Type.Boolean(),
  /** In which the organisation sells it. */
  currency: Type.String(),
  /** List price, for people who may change it; null: it is not sold as a whole, or the caller may not change it. */
  listPriceMinor: Nullable(Type.Integer()),
  version: Type.Integer(),
  abilities: NamedObject('SpecializationAbilities', {
    canEdit: Type.Boolean(),
    canDelete: Type.Boolean(),
    /** Begin to follow it: the caller owns it, or it is not sold and what it asks for without a choice is free. */
    canEnroll: Type.Boolean(),
    /** Add it to the cart. */
    canBuy: Type.Boolean(),
  }),
});
export type SpecializationDetail = Static<typeof SpecializationDetail>;

const GroupBody = NamedObject(
  'SpecializationGroupBody',
  {
    title: LocalizedName,
    neededCount: Nullable(NeededCount),
    courseIds: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }),
  },
  { additionalProperties: false },
);
export type GroupBody = Static<typeof GroupBody>;

const editable = {
  title: LocalizedName,
  subtitle: LocalizedText,
  description: LocalizedFormatted,
  coverMediaId: Nullable(Id),
  groups: Type.Array(GroupBody, { maxItems: 20 }),
  isCertificateIssuedManually: Type.Boolean(),
  /** In minor units of the organisation's currency; null: it is not sold as a whole. */
  priceMinor: Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
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
