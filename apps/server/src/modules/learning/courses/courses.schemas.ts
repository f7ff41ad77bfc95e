import { LESSON_KINDS } from '@sullam/domain/lesson-kinds.gen.ts';
import { type Static, Type } from 'typebox';
import { LIMITS } from '../../../kernel/http/limits.ts';
import {
  DateTime,
  Id,
  LocalizedFormatted,
  LocalizedName,
  LocalizedText,
  NamedObject,
  Nullable,
  named,
  OneOf,
  PageQuery,
  SearchText,
} from '../../../kernel/http/schemas.ts';
import { shownPerson } from '../../../kernel/http/shown-person.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { OfferedPrice } from '../item-prices/item-prices.public.ts';
import { ENROLMENT_STATES } from './enrolment-state.ts';

export const CourseStatus = named('CourseStatus', OneOf('DRAFT', 'PENDING_APPROVAL', 'PUBLISHED', 'ARCHIVED'));
export const LearningType = named('LearningType', OneOf('SELF_PACED', 'ONLINE', 'ON_CAMPUS', 'BLENDED'));
const COURSE_LEVELS = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'] as const;
export const CourseLevel = named('CourseLevel', OneOf(...COURSE_LEVELS));
/** How long a course is, as the catalogue's filter puts it: below two hours, up to six, above. */
const COURSE_LENGTHS = ['SHORT', 'MEDIUM', 'LONG'] as const;
const CourseLength = named('CourseLength', OneOf(...COURSE_LENGTHS));
export const SubsectionKind = named('SubsectionKind', OneOf(...LESSON_KINDS));
const Sort = named('CourseSort', OneOf('newest', 'title', 'popular', 'price-asc', 'price-desc'));
const Flag = Type.Integer({ minimum: 0, maximum: 1 });
const TaughtLanguages = Type.Array(OneOf('en', 'ar'), { maxItems: 2 });

export const CourseParams = Type.Object({ courseId: Id });

/** The catalogue's filters (specification section 3, course list filters; levels and lengths are ours). Prices in minor units. */
export const CourseListQuery = Type.Object({
  ...PageQuery,
  search: SearchText,
  filterOutEnrolledCourses: Type.Optional(Flag),
  languages: Type.Optional(TaughtLanguages),
  learningCategories: Type.Optional(Type.Array(Id, { maxItems: 50 })),
  learningTypes: Type.Optional(Type.Array(LearningType, { maxItems: 4 })),
  levels: Type.Optional(Type.Array(CourseLevel, { maxItems: COURSE_LEVELS.length })),
  lengths: Type.Optional(Type.Array(CourseLength, { maxItems: COURSE_LENGTHS.length })),
  sort: Type.Optional(Sort),
  minPrice: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  maxPrice: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  isCertificateIssuedManually: Type.Optional(Flag),
  expiryDate: Type.Optional(DateTime),
});
export type CourseListQuery = Static<typeof CourseListQuery>;

export const CourseCategoryRef = NamedObject('CourseCategoryRef', {
  courseCategoryId: Id,
  name: LocalizedName,
  icon: Type.String(),
  hue: Type.Integer(),
});
export const CourseInstructor = NamedObject(
  'CourseInstructor',
  { userId: Id, firstName: Type.String(), lastName: Type.String(), image: Nullable(Type.String()) },
  shownPerson('A course says who teaches it.'),
);
export const Price = NamedObject('Price', { minor: Type.Integer(), currency: Type.String() });

export const CourseCard = NamedObject('CourseCard', {
  courseId: Id,
  title: LocalizedName,
  subtitle: LocalizedText,
  category: Nullable(CourseCategoryRef),
  cover: Nullable(MediaRef),
  /** Where its drawn cover is, shown while it has no picture. */
  coverArt: Type.String(),
  instructors: Type.Array(CourseInstructor),
  languages: TaughtLanguages,
  learningType: LearningType,
  level: CourseLevel,
  durationMinutes: Type.Integer(),
  subsectionCount: Type.Integer(),
  enrolledCount: Type.Integer(),
  price: OfferedPrice,
  status: CourseStatus,
  isEnrolled: Type.Boolean(),
  isFavorite: Type.Boolean(),
  /** Whole percent of the required subsections, null for somebody who isn't enrolled. */
  progressPercent: Nullable(Type.Integer()),
  completedAt: Nullable(DateTime),
});
export type CourseCard = Static<typeof CourseCard>;

/** What the caller may do with a course; screens ask this and decide nothing themselves. */
export const CourseAbilities = NamedObject('CourseAbilities', {
  canEnroll: Type.Boolean(),
  canLearn: Type.Boolean(),
  canEdit: Type.Boolean(),
  canPublish: Type.Boolean(),
  canRequestApproval: Type.Boolean(),
  canApprove: Type.Boolean(),
  canDelete: Type.Boolean(),
  canSeeStudents: Type.Boolean(),
});
export type CourseAbilities = Static<typeof CourseAbilities>;

export const OutlineSubsection = NamedObject('OutlineSubsection', {
  courseSubsectionId: Id,
  kind: SubsectionKind,
  title: LocalizedName,
  durationMinutes: Type.Integer(),
  isRequired: Type.Boolean(),
  isFinished: Type.Boolean(),
  /** Why it can't be opened yet; null: it can. */
  lock: Nullable(
    NamedObject('SubsectionLock', {
      reason: OneOf('GROUP', 'RELEASE', 'PREREQUISITE'),
      until: Nullable(DateTime),
      prerequisiteSubsectionId: Nullable(Id),
      prerequisiteTitle: Nullable(LocalizedName),
    }),
  ),
});
export const OutlineSection = NamedObject('OutlineSection', {
  courseSectionId: Id,
  title: LocalizedName,
  subsections: Type.Array(OutlineSubsection),
});

export const PassingCriteria = NamedObject(
  'PassingCriteria',
  {
    requiredShare: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 100 }))),
    minimumGrade: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 100 }))),
    minimumAttendance: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 100 }))),
  },
  { additionalProperties: false },
);

export const CourseDetail = NamedObject('CourseDetail', {
  ...CourseCard.properties,
  description: LocalizedFormatted,
  outcomes: Type.Array(LocalizedText),
  requirements: Type.Array(LocalizedText),
  audience: Type.Array(LocalizedText),
  sections: Type.Array(OutlineSection),
  /** What has to be reached to finish it. */
  passingCriteria: PassingCriteria,
  isCertificateIssuedManually: Type.Boolean(),
  enrolmentState: named('EnrolmentState', OneOf(...ENROLMENT_STATES)),
  /** When it begins to take learners, where that is to come. */
  enrollsFrom: Nullable(DateTime),
  publishedAt: Nullable(DateTime),
  updatedAt: DateTime,
  abilities: CourseAbilities,
});
export type CourseDetail = Static<typeof CourseDetail>;

const Points = Type.Array(LocalizedText, { maxItems: 20 });

const editable = {
  title: LocalizedName,
  subtitle: LocalizedText,
  description: LocalizedFormatted,
  outcomes: Points,
  requirements: Points,
  audience: Points,
  courseCategoryId: Nullable(Id),
  languages: Type.Array(OneOf('en', 'ar'), { minItems: 1, maxItems: 2, uniqueItems: true }),
  learningType: LearningType,
  level: CourseLevel,
  coverMediaId: Nullable(Id),
  price: NamedObject('PriceBody', {
    minor: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  }),
  durationMinutes: Type.Integer({ minimum: 0, maximum: 100_000 }),
  isCertificateIssuedManually: Type.Boolean(),
  expiresAt: Nullable(DateTime),
  enrollsFrom: Nullable(DateTime),
  isByInvitation: Type.Boolean(),
};

export const CourseBody = NamedObject(
  'CourseBody',
  {
    ...Type.Partial(Type.Object(editable)).properties,
    title: LocalizedName,
    learningType: Type.Optional(LearningType),
  },
  { additionalProperties: false },
);
export type CourseBody = Static<typeof CourseBody>;

export const CreatedCourse = NamedObject('CreatedCourse', { courseId: Id });

export const CoursePatch = NamedObject(
  'CoursePatch',
  {
    ...Type.Partial(Type.Object(editable)).properties,
    version: Type.Integer({
      minimum: 1,
      maximum: 1_000_000_000,
      description: 'As it was read; an older one answers 409',
    }),
  },
  { additionalProperties: false },
);
export type CoursePatch = Static<typeof CoursePatch>;

/** A course as its editors see it: every field in both languages, nothing chosen or left out. */
export const CourseEditing = NamedObject('CourseEditing', {
  ...editable,
  courseId: Id,
  cover: Nullable(MediaRef),
  coverArt: Type.String(),
  status: CourseStatus,
  approvalNote: Type.String({ maxLength: LIMITS.text }),
  passingCriteria: PassingCriteria,
  instructors: Type.Array(CourseInstructor),
  publishedAt: Nullable(DateTime),
  version: Type.Integer(),
  abilities: CourseAbilities,
});
export type CourseEditing = Static<typeof CourseEditing>;

export const FilterOptions = NamedObject('FilterOptions', {
  categories: Type.Array(Type.Object({ ...CourseCategoryRef.properties, count: Type.Integer(), art: Type.String() })),
  learningTypes: Type.Array(Type.Object({ value: LearningType, count: Type.Integer() })),
  languages: Type.Array(Type.Object({ value: OneOf('en', 'ar'), count: Type.Integer() })),
  levels: Type.Array(Type.Object({ value: CourseLevel, count: Type.Integer() })),
  /** Courses that don't say how long they are are in none of them. */
  lengths: Type.Array(Type.Object({ value: CourseLength, count: Type.Integer() })),
  price: Type.Object({ min: Type.Integer(), max: Type.Integer(), currency: Type.String() }),
});
export type FilterOptions = Static<typeof FilterOptions>;

/** A course by its name, where nothing else is told of it. */
export const CourseName = NamedObject('CourseName', { courseId: Id, title: LocalizedName });
