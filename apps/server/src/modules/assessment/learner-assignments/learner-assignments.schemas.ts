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
  Person,
} from '../../../kernel/http/schemas.ts';
import { RubricForMarking } from '../../gradebook/rubrics/rubrics.public.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { ACCEPTED, AGAIN, Amount, LATE, WINDOW } from '../assignments/assignments.public.ts';
import { HAND_IN_REFUSALS, LearnerState } from '../submissions/submissions.public.ts';

/** Where the list is shown. There is one list for all portals: 1 is the learners'. */
const Portals = Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 100 }), { maxItems: 10 }));
export const AssignmentListQuery = Type.Object({ ...PageQuery, portals: Portals });
export type AssignmentListQuery = Static<typeof AssignmentListQuery>;

const status = {
  /** The caller's own dates. */
  ...WINDOW,
  isDueBeforeEnrollment: Type.Boolean({
    description: 'The due date had passed before the caller joined: nothing is late',
  }),
  state: LearnerState,
  isLate: Type.Boolean(),
  submittedAt: Nullable(DateTime),
  points: Amount,
  maximum: Type.String(),
};

export const AssignmentCard = NamedObject('AssignmentCard', {
  assignmentId: Id,
  courseId: Id,
  courseTitle: LocalizedName,
  title: LocalizedName,
  isPublished: Type.Boolean(),
  isGroupWork: Type.Boolean(),
  isFinished: Type.Boolean(),
  ...status,
});
export type AssignmentCard = Static<typeof AssignmentCard>;

export const AssignmentDetail = NamedObject('AssignmentDetail', {
  assignmentId: Id,
  courseId: Id,
  title: LocalizedName,
  isTold: Type.Boolean({
    description: 'What is asked may be read; before it opens and while its lesson is locked it stays empty',
  }),
  instructions: LocalizedHtml,
  attachments: Type.Array(MediaRef),
  isPublished: Type.Boolean(),
  isGroupWork: Type.Boolean(),
  ...ACCEPTED,
  ...LATE,
  ...AGAIN,
  ...status,
  rubric: Nullable(RubricForMarking),
  /** The caller's group; null: works alone, or has none. */
  group: Nullable(
    Type.Object({
      courseGroupId: Id,
      name: LocalizedName,
      members: Type.Array(Person),
    }),
  ),
  serverTime: DateTime,
  /** Why nothing can be handed in now. */
  refusal: Nullable(OneOf(...HAND_IN_REFUSALS)),
  canEdit: Type.Boolean(),
});
export type AssignmentDetail = Static<typeof AssignmentDetail>;
