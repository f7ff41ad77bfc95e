import type {
  Assessment as AssessmentEntries,
  RubricContent as Content,
} from '@sullam/domain/grading/rubric-content.ts';
import {
  CRITERION_LIMIT,
  LEVEL_LIMIT,
  RUBRIC_COMMENT_LENGTH,
  RUBRIC_POINTS,
} from '@sullam/domain/grading/rubric-content.ts';
import { SHARINGS } from '@sullam/domain/sharing.ts';
import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedName,
  localized,
  NamedObject,
  Nullable,
  named,
  OneOf,
  PageQuery,
  Person,
  SearchText,
} from '../../../kernel/http/schemas.ts';

export const RubricParams = Type.Object({ rubricId: Id });
export const RubricVersionParams = Type.Object({ rubricId: Id, version: Id });

const DESCRIPTION_LENGTH = 2000;
const Points = Type.String({ pattern: RUBRIC_POINTS.source, description: 'Points, as "2.5"' });
/** Chosen by the author's application; unique within the rubric. */
const PartId = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const words = { name: LocalizedName, description: localized(DESCRIPTION_LENGTH) };

export const RubricContent = named(
  'RubricContent',
  Type.Unsafe<Content>(
    Type.Object(
      {
        criteria: Type.Array(
          Type.Object(
            {
              id: PartId,
              ...words,
              isRange: Type.Boolean({ description: 'A level covers all points down to the next lower one' }),
              levels: Type.Array(
                Type.Object({ id: PartId, ...words, points: Points }, { additionalProperties: false }),
                {
                  maxItems: LEVEL_LIMIT,
                },
              ),
            },
            { additionalProperties: false },
          ),
          { maxItems: CRITERION_LIMIT },
        ),
        allowsFreePoints: Type.Boolean({ description: 'Markers may give any points up to the highest level' }),
      },
      { additionalProperties: false },
    ),
  ),
);

/** One marker's filled-in rubric. Modules that keep one keep `rubricId` and `rubricVersion` beside it. */
export const Assessment = named(
  'RubricAssessment',
  Type.Unsafe<AssessmentEntries>(
    Type.Array(
      Type.Object(
        {
          criterionId: PartId,
          levelId: Type.Optional(Nullable(PartId)),
          points: Type.Optional(Nullable(Points)),
          comment: Type.Optional(Type.String({ maxLength: RUBRIC_COMMENT_LENGTH })),
        },
        { additionalProperties: false },
      ),
      { maxItems: CRITERION_LIMIT },
    ),
  ),
);

/** How far colleagues may go with it. */
const RubricSharing = named('Sharing', OneOf(...SHARINGS));

export const RubricListQuery = Type.Object({
  ...PageQuery,
  search: SearchText,
  isArchived: Type.Optional(Type.Boolean()),
  isMine: Type.Optional(Type.Boolean({ description: "Only the reader's own" })),
  sort: Type.Optional(OneOf('changed', 'title')),
});
export type RubricListQuery = Static<typeof RubricListQuery>;

const written = { title: LocalizedName, content: RubricContent, sharing: Type.Optional(RubricSharing) };

export const RubricBody = NamedObject(
  'RubricBody',
  { ...written, courseId: Type.Optional(Nullable(Id)) },
  { additionalProperties: false },
);
export type RubricBody = Static<typeof RubricBody>;

export const CourseRubricBody = NamedObject('CourseRubricBody', written, { additionalProperties: false });
export type CourseRubricBody = Static<typeof CourseRubricBody>;

export const RubricChange = NamedObject(
  'RubricChange',
  {
    ...written,
    courseId: Nullable(Id),
    version: Type.Integer({
      minimum: 1,
      maximum: 1_000_000_000,
      description: 'As it was read; an older one answers 409',
    }),
  },
  { additionalProperties: false },
);
export type RubricChange = Static<typeof RubricChange>;

export const RubricPatch = NamedObject('RubricPatch', { isArchived: Type.Boolean() }, { additionalProperties: false });

export const CreatedRubric = NamedObject('CreatedRubric', { rubricId: Id });
export const SavedRubric = NamedObject('SavedRubric', { version: Type.Integer() });

const Writer = Nullable(Person);

export const RubricRow = NamedObject('RubricRow', {
  rubricId: Id,
  version: Type.Integer(),
  title: LocalizedName,
  courseId: Nullable(Id),
  courseTitle: Nullable(LocalizedName),
  criterionCount: Type.Integer(),
  maximum: Type.String({ description: 'The most points that it gives' }),
  languages: Type.Array(OneOf('en', 'ar')),
  isArchived: Type.Boolean(),
  isUsed: Type.Boolean(),
  updatedAt: DateTime,
  updatedBy: Writer,
  /** null: an account that was deleted. */
  owner: Writer,
  sharing: RubricSharing,
  abilities: NamedObject('RubricAbilities', {
    canEdit: Type.Boolean(),
    canShare: Type.Boolean({ description: 'May decide with whom it is shared' }),
    canDelete: Type.Boolean(),
  }),
});
export type RubricRow = Static<typeof RubricRow>;

export const RubricDetail = NamedObject('RubricDetail', { ...RubricRow.properties, content: RubricContent });
export type RubricDetail = Static<typeof RubricDetail>;

export const RubricVersionEntry = NamedObject('RubricVersionEntry', {
  version: Type.Integer(),
  title: LocalizedName,
  criterionCount: Type.Integer(),
  maximum: Type.String(),
  createdAt: DateTime,
  createdBy: Writer,
});
export type RubricVersionEntry = Static<typeof RubricVersionEntry>;

/** A rubric as whoever marks or is marked by it sees it. */
export const RubricForMarking = NamedObject('RubricForMarking', {
  rubricId: Id,
  rubricVersion: Type.Integer(),
  title: LocalizedName,
  content: RubricContent,
  maximum: Type.String(),
});
export type RubricForMarking = Static<typeof RubricForMarking>;
