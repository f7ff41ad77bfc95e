import { type Static, Type } from 'typebox';
import { DateTime, Id, LocalizedName, NamedObject, Nullable } from '../../../kernel/http/schemas.ts';
import { GradebookSettings, GradeCategory, ItemFacts } from '../grade-items/grade-items.public.ts';
import { Computed, DerivedTotals, GradeState, Totals } from '../grades/grades.public.ts';

export const LearnerGradeParams = Type.Object({ gradeItemId: Id, userId: Id });

/** What a learner has on an item: nothing more than they may know. */
export const OwnGrade = NamedObject('OwnGrade', {
  state: GradeState,
  points: Nullable(Computed),
  comment: Type.String(),
});
export const OwnItem = NamedObject('OwnItem', { ...ItemFacts.properties, grade: OwnGrade });
export type OwnItem = Static<typeof OwnItem>;

export const OwnItemDetail = NamedObject('OwnItemDetail', {
  ...OwnItem.properties,
  courseId: Id,
  courseTitle: LocalizedName,
  statistics: Nullable(
    Type.Object(
      { count: Type.Integer(), mean: Computed, median: Computed },
      {
        description:
          'Of posted grades to a whole percent of the maximum, where there are enough and the gradebook shows it',
      },
    ),
  ),
  history: Type.Array(Type.Object({ state: GradeState, points: Nullable(Computed), changedAt: DateTime }), {
    description: 'What the learner could see when, the newest first',
  }),
});
export type OwnItemDetail = Static<typeof OwnItemDetail>;

const RequiredGrade = Nullable(
  Type.Integer({ description: 'Percent without which the course is not completed; null: it requires no grade' }),
);

/** All that a learner's own calculator needs. */
export const OwnGrades = NamedObject('OwnGrades', {
  courseId: Id,
  courseTitle: LocalizedName,
  ...GradebookSettings.properties,
  requiredGrade: RequiredGrade,
  categories: Type.Array(Type.Object({ ...Type.Omit(GradeCategory, ['version']).properties })),
  items: Type.Array(OwnItem),
  totals: DerivedTotals,
});
export type OwnGrades = Static<typeof OwnGrades>;

export const TranscriptEntry = NamedObject('TranscriptEntry', {
  courseId: Id,
  courseTitle: LocalizedName,
  enrolledAt: DateTime,
  completedAt: Nullable(DateTime),
  hasOpenLessons: Type.Boolean({ description: 'Lessons that the course requires are left to do' }),
  requiredGrade: RequiredGrade,
  totals: Totals,
});
export type TranscriptEntry = Static<typeof TranscriptEntry>;
