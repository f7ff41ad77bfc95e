import { COURSE_GROUP_LIMITS } from '@sullam/domain/course-groups.ts';
import { type Static, Type } from 'typebox';
import { Id, LocalizedName, Nullable, OneOf, PageQuery, SearchText } from '../../kernel/http/schemas.ts';

export const GroupParams = Type.Object({ courseGroupId: Id });
const Capacity = Nullable(Type.Integer({ minimum: 1, maximum: COURSE_GROUP_LIMITS.capacity }));

const settings = {
  name: LocalizedName,
  capacity: Capacity,
  isOpen: Type.Boolean({ description: 'Learners of the course join and leave it by themselves' }),
};

export const CourseGroup = Type.Object({
  courseGroupId: Id,
  courseId: Id,
  ...settings,
  memberCount: Type.Integer(),
  isMine: Type.Boolean(),
  version: Type.Integer(),
  abilities: Type.Object({ canEdit: Type.Boolean(), canJoin: Type.Boolean(), canLeave: Type.Boolean() }),
});
export type CourseGroup = Static<typeof CourseGroup>;

export const CourseGroups = Type.Object({
  data: Type.Array(CourseGroup),
  abilities: Type.Object({ canEdit: Type.Boolean() }),
});

const person = {
  userId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  image: Nullable(Type.String()),
};

export const GroupMember = Type.Object(person);

export const MyCourseGroup = Type.Object({
  group: Nullable(CourseGroup),
  members: Type.Array(GroupMember, { description: 'Everybody in it, the caller too' }),
});

export const GroupLearner = Type.Object({ ...person, email: Type.String(), courseGroupId: Nullable(Id) });
export type GroupLearner = Static<typeof GroupLearner>;

export const LearnersQuery = Type.Object({
  courseGroupId: Type.Optional(Id),
  isUnassigned: Type.Optional(Type.Boolean()),
  search: SearchText,
  ...PageQuery,
});
export type LearnersQuery = Static<typeof LearnersQuery>;

export const GroupBody = Type.Object(settings, { additionalProperties: false });
export const CreatedGroup = Type.Object({ courseGroupId: Id });

export const GroupPatch = Type.Object(
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

export const LearnersBody = Type.Object(
  { userIds: Type.Array(Id, { minItems: 1, maxItems: COURSE_GROUP_LIMITS.learners }) },
  { additionalProperties: false },
);

export const DealBody = Type.Object(
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

export const Dealt = Type.Object({
  groupCount: Type.Integer(),
  seated: Type.Integer(),
  leftOver: Type.Integer({ description: 'Found no seat' }),
});

export const GroupListBody = Type.Object(
  {
    text: Type.String({
      maxLength: COURSE_GROUP_LIMITS.listCharacters,
      description: 'A line for each learner: e-mail address, group',
    }),
    isPreview: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type GroupListBody = Static<typeof GroupListBody>;

export const GroupList = Type.Object({
  rows: Type.Array(
    Type.Object({
      line: Type.Integer(),
      email: Type.String(),
      group: Type.String(),
      name: Nullable(Type.String()),
      userId: Nullable(Id),
      courseGroupId: Nullable(Id),
      outcome: OneOf('JOINS', 'MOVES', 'STAYS', 'INCOMPLETE', 'NAME_TOO_LONG', 'NOT_ENROLLED', 'DUPLICATE', 'FULL'),
    }),
  ),
  newGroups: Type.Array(Type.String()),
});
export type GroupList = Static<typeof GroupList>;
