import { COURSE_GROUP_LIMITS } from '@sullam/domain/course-groups.ts';
import { type Static, Type } from 'typebox';
import {
  Id,
  LocalizedName,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
  SearchText,
} from '../../../kernel/http/schemas.ts';

export const GroupParams = Type.Object({ courseGroupId: Id });
const Capacity = Nullable(Type.Integer({ minimum: 1, maximum: COURSE_GROUP_LIMITS.capacity }));

const settings = {
  name: LocalizedName,
  capacity: Capacity,
  isOpen: Type.Boolean({ description: 'Learners of the course join and leave it by themselves' }),
};

export const CourseGroup = NamedObject('CourseGroup', {
  courseGroupId: Id,
  courseId: Id,
  ...settings,
  memberCount: Type.Integer(),
  isMine: Type.Boolean(),
  version: Type.Integer(),
  abilities: Type.Object({ canEdit: Type.Boolean(), canJoin: Type.Boolean(), canLeave: Type.Boolean() }),
});
export type CourseGroup = Static<typeof CourseGroup>;

export const CourseGroups = NamedObject('CourseGroups', {
  data: Type.Array(CourseGroup),
  abilities: Type.Object({ canEdit: Type.Boolean() }),
});

const person = {
  userId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  image: Nullable(Type.String()),
};

export const GroupMember = NamedObject('CourseGroupMember', person);

export const MyCourseGroup = NamedObject('MyCourseGroup', {
  group: Nullable(CourseGroup),
  members: Type.Array(GroupMember, { description: 'Everybody in it, the caller too' }),
});

export const GroupLearner = NamedObject('CourseGroupLearner', {
  ...person,
  email: Type.String(),
  courseGroupId: Nullable(Id),
});
export type GroupLearner = Static<typeof GroupLearner>;

export const LearnersQuery = Type.Object({
  courseGroupId: Type.Optional(Id),
  isUnassigned: Type.Optional(Type.Boolean()),
  search: SearchText,
  ...PageQuery,
});
export type LearnersQuery = Static<typeof LearnersQuery>;

export const GroupBody = NamedObject('CourseGroupBody', settings, { additionalProperties: false });
export const CreatedGroup = NamedObject('CreatedCourseGroup', { courseGroupId: Id });

export const GroupPatch = NamedObject(
  'CourseGroupPatch',
  {
    ...Type.Partial(Type.Object(settings)).properties,
    version: Type.Integer({
      minimum: 1,
      maximum: 1_000_000_000,
      description: 'As it was read; an older one answers 409',
    }),
  },
  { additionalProperties: false },
);
export type GroupPatch = Static<typeof GroupPatch>;

export const LearnersBody = NamedObject(
  'CourseGroupLearnersBody',
  { userIds: Type.Array(Id, { minItems: 1, maxItems: COURSE_GROUP_LIMITS.learners }) },
  { additionalProperties: false },
);

export const DealBody = NamedObject(
  'DealLearnersBody',
  {
    groupCount: Type.Integer({ minimum: 0, maximum: COURSE_GROUP_LIMITS.groups, description: 'New ones' }),
    name: LocalizedName,
    capacity: Capacity,
    isOpen: Type.Boolean(),
    dealsLearners: Type.Boolean({ description: 'Deals those who are in no group, at random and evenly' }),
  },
  { additionalProperties: false },
);
export type DealBody = Static<typeof DealBody>;

export const Dealt = NamedObject('DealtLearners', {
  groupCount: Type.Integer(),
  seated: Type.Integer(),
  leftOver: Type.Integer({ description: 'Found no seat' }),
});

export const GroupListBody = NamedObject(
  'CourseGroupListBody',
  {
    text: Type.String({
      maxLength: COURSE_GROUP_LIMITS.listCharacters,
      description: 'A line for each learner: e-mail address and group, or a table whose head names these columns',
    }),
    isPreview: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type GroupListBody = Static<typeof GroupListBody>;

export const GroupList = NamedObject('CourseGroupList', {
  rows: Type.Array(
    Type.Object({
      line: Type.Integer(),
      email: Type.String(),
      group: Type.String(),
      leftOut: Type.Array(Type.String(), { description: 'Cells that stand for nothing known' }),
      name: Nullable(Type.String()),
      userId: Nullable(Id),
      courseGroupId: Nullable(Id),
      outcome: OneOf('JOINS', 'MOVES', 'STAYS', 'INCOMPLETE', 'NAME_TOO_LONG', 'NOT_ENROLLED', 'DUPLICATE', 'FULL'),
    }),
  ),
  newGroups: Type.Array(Type.String()),
});
export type GroupList = Static<typeof GroupList>;
