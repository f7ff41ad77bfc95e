import { COURSE_GROUP_LIMITS } from '@sullam/domain/course-groups.ts';
import { type Static, Type } from 'typebox';
import { LIMITS } from '../../../kernel/http/limits.ts';
import {
  DateTime,
  html,
  Id,
  Language,
  LocalizedHtml,
  LocalizedName,
  NamedObject,
  Nullable,
  named,
  OneOf,
} from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { OutlineSubsection, SubsectionKind } from '../courses/courses.public.ts';

export const CourseParams = Type.Object({ courseId: Id });
export const CloneBody = NamedObject(
  'CloneCourseBody',
  {
    shiftDays: Nullable(
      Type.Integer({
        minimum: -3660,
        maximum: 3660,
        description: 'By so many days dates move; null: the copy has none',
      }),
    ),
    includesGroups: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type CloneBody = Static<typeof CloneBody>;

export const SectionParams = Type.Object({ courseSectionId: Id });
export const SubsectionParams = Type.Object({ courseSubsectionId: Id });
export const TextParams = Type.Object({ courseSubsectionId: Id, language: Language });
const Version = Type.Integer({
  minimum: 0,
  maximum: 1_000_000_000,
  description: 'As it was read; an older one answers 409',
});

export const SectionBody = NamedObject('SectionBody', { title: LocalizedName }, { additionalProperties: false });
export const NewSectionBody = NamedObject(
  'NewSectionBody',
  {
    title: LocalizedName,
    /** The section that it follows; null: it comes first; left out: it comes last. */
    afterSectionId: Type.Optional(Nullable(Id)),
  },
  { additionalProperties: false },
);
export type NewSectionBody = Static<typeof NewSectionBody>;
export const PublishedChanges = NamedObject('PublishedChanges', {
  publishedIds: Type.Array(Id, { description: 'Lessons that learners see in their new form' }),
  waitingIds: Type.Array(Id, { description: 'Lessons that are not ready to be shown yet' }),
  texts: Type.Array(Type.Object({ courseSubsectionId: Id, language: Language, version: Type.Integer() }), {
    description: 'Drafts that took the place of what was read, by the version that the next save has to name',
  }),
});
export type PublishedChanges = Static<typeof PublishedChanges>;
export const OutlineVersion = NamedObject('OutlineVersion', { version: Type.Integer() });

/** The whole order of a course: every section and every subsection exactly once. */
export const OutlineBody = NamedObject(
  'OutlineBody',
  {
    version: Version,
    sections: Type.Array(
      Type.Object(
        { courseSectionId: Id, subsectionIds: Type.Array(Id, { maxItems: 500 }) },
        { additionalProperties: false },
      ),
      { maxItems: 200 },
    ),
  },
  { additionalProperties: false },
);
export type OutlineBody = Static<typeof OutlineBody>;

export const SubsectionBody = NamedObject(
  'SubsectionBody',
  {
    kind: SubsectionKind,
    title: LocalizedName,
    isRequired: Type.Optional(Type.Boolean()),
    /** The lesson of the section that it follows; null: it comes first; left out: it comes last. */
    afterSubsectionId: Type.Optional(Nullable(Id)),
  },
  { additionalProperties: false },
);
export type SubsectionBody = Static<typeof SubsectionBody>;

const CaptionChoice = NamedObject(
  'CaptionChoice',
  { language: Language, mediaId: Id },
  { additionalProperties: false },
);

export const SubsectionPatch = NamedObject(
  'SubsectionPatch',
  {
    title: Type.Optional(LocalizedName),
    isRequired: Type.Optional(Type.Boolean()),
    durationMinutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    mediaId: Type.Optional(Nullable(Id)),
    posterMediaId: Type.Optional(Nullable(Id)),
    captions: Type.Optional(Type.Array(CaptionChoice, { maxItems: 2 })),
    embedUrl: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
    releaseAt: Type.Optional(Nullable(DateTime)),
    prerequisiteSubsectionId: Type.Optional(Nullable(Id)),
    releasedGroupIds: Type.Optional(
      Nullable(Type.Array(Id, { maxItems: COURSE_GROUP_LIMITS.groups, description: 'Course groups; null: everybody' })),
    ),
    version: Version,
  },
  { additionalProperties: false },
);
export type SubsectionPatch = Static<typeof SubsectionPatch>;

/** The editor's document: kept as it came, at most as large as an article. */
const EditorDocument = named(
  'EditorDocument',
  Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
);

export const TextBody = NamedObject(
  'SubsectionTextBody',
  {
    document: Type.Optional(Nullable(EditorDocument)),
    html: html('article', LIMITS.html),
    version: Version,
    isDraft: Type.Optional(Type.Boolean({ description: 'Kept for the author; readers go on seeing what they saw' })),
  },
  { additionalProperties: false },
);
export type TextBody = Static<typeof TextBody>;

export const TextSaved = NamedObject('SavedSubsectionText', { version: Type.Integer(), savedAt: DateTime });

export const EditingText = NamedObject('EditingText', {
  language: Language,
  document: Nullable(EditorDocument),
  html: Type.String(),
  draft: Nullable(Type.Object({ document: Nullable(EditorDocument), html: Type.String() })),
  version: Type.Integer(),
  updatedAt: DateTime,
});

const Caption = NamedObject('Caption', { language: Language, media: MediaRef });

export const OutlineItem = NamedObject('OutlineItem', {
  courseSubsectionId: Id,
  kind: SubsectionKind,
  title: LocalizedName,
  isRequired: Type.Boolean(),
  durationMinutes: Type.Integer(),
  releaseAt: Nullable(DateTime),
  prerequisiteSubsectionId: Nullable(Id),
  isForGroups: Type.Boolean({ description: 'Released to some groups of the course only' }),
  /** Is there something to read, watch, hear or open? */
  hasContent: Type.Boolean(),
  hasDraft: Type.Boolean(),
  textLanguages: Type.Array(Language),
  version: Type.Integer(),
});

export const SectionEditing = NamedObject('SectionEditing', {
  courseSectionId: Id,
  title: LocalizedName,
  subsections: Type.Array(OutlineItem),
});

export const OutlineEditing = NamedObject('OutlineEditing', {
  courseId: Id,
  version: Type.Integer(),
  sections: Type.Array(SectionEditing),
});
export type OutlineEditing = Static<typeof OutlineEditing>;

const place = { courseSubsectionId: Id, courseSectionId: Id, courseId: Id, kind: SubsectionKind, title: LocalizedName };

export const SubsectionEditing = NamedObject('SubsectionEditing', {
  ...place,
  isRequired: Type.Boolean(),
  durationMinutes: Type.Integer(),
  media: Nullable(MediaRef),
  poster: Nullable(MediaRef),
  captions: Type.Array(Caption),
  embedUrl: Nullable(Type.String()),
  releaseAt: Nullable(DateTime),
  prerequisiteSubsectionId: Nullable(Id),
  releasedGroupIds: Nullable(Type.Array(Id, { description: 'Course groups that are still there; null: everybody' })),
  version: Type.Integer(),
  texts: Type.Array(EditingText),
});
export type SubsectionEditing = Static<typeof SubsectionEditing>;

const Neighbour = Nullable(
  NamedObject('NeighbourSubsection', { courseSubsectionId: Id, title: LocalizedName, kind: SubsectionKind }),
);

/** A lesson as a learner gets it. Locked: everything that it teaches is left out, the lock says why and until when. */
export const LearningSubsection = NamedObject('LearningSubsection', {
  ...place,
  sectionTitle: LocalizedName,
  isRequired: Type.Boolean(),
  durationMinutes: Type.Integer(),
  isFinished: Type.Boolean(),
  lock: OutlineSubsection.properties.lock,
  previousId: Nullable(Id),
  nextId: Nullable(Id),
  previous: Neighbour,
  next: Neighbour,
  text: LocalizedHtml,
  media: Nullable(MediaRef),
  poster: Nullable(MediaRef),
  captions: Type.Array(Caption),
  embed: Nullable(
    Type.Object({
      url: Type.String(),
      isOwn: Type.Boolean({ description: 'Ours: to be framed with sandbox="allow-scripts"' }),
    }),
  ),
  positionSeconds: Nullable(Type.Integer()),
  /** Files and links beneath it; none while it is locked. */
  attachmentCount: Type.Integer(),
});
export type LearningSubsection = Static<typeof LearningSubsection>;

export const Readiness = NamedObject('CourseReadiness', {
  isReady: Type.Boolean(),
  items: Type.Array(
    Type.Object({
      key: OneOf('title', 'content', 'lessons', 'description', 'category', 'instructors', 'outcomes', 'drafts'),
      isDone: Type.Boolean(),
      /** Without it the course can't be published. */
      isRequired: Type.Boolean(),
      count: Type.Integer(),
    }),
  ),
  /** Those that learners would find empty, in the order of the course. */
  emptyLessons: Type.Array(
    NamedObject('EmptyLesson', { courseSubsectionId: Id, kind: SubsectionKind, title: LocalizedName }),
  ),
});
export type Readiness = Static<typeof Readiness>;
