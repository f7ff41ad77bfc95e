import { db, type Tx } from '../../../kernel/database/database.ts';
import { isAmong, statement } from '../../../kernel/database/statement.ts';
import { rowsOfCourse } from '../../learning/courses/courses.public.ts';
import { declareLessonWindows, type LessonWindow } from '../../learning/progress/progress.public.ts';
import { sittingOf } from './personal-sitting.ts';
import { examRules, findGrantedIn } from './scheduled-exams.repository.ts';

const timesOf = statement(({ courseIds }: { courseIds: readonly number[] }) =>
  db
    .selectFrom('subsection_exams')
    .select(['course_subsection_id as courseSubsectionId', 'opens_at as opensAt', 'closes_at as closesAt'])
    .where(isAmong('course_id', courseIds)),
);

const rulesOf = statement(({ ids }: { ids: readonly number[] }) =>
  examRules().where(isAmong('h.course_subsection_id', ids)),
);

const date = (time: number | null): Date | null => (time === null ? null : new Date(time));

/** The times of a learner to whom others were granted. */
async function readOwn(tx: Tx, userId: number, courseSubsectionIds: readonly number[]): Promise<LessonWindow[]> {
  const grants = (await findGrantedIn(tx, ...courseSubsectionIds)).filter(({ userIds }) => userIds.includes(userId));
  if (grants.length === 0) return [];
  const ids = [...new Set(grants.map(({ courseSubsectionId }) => courseSubsectionId))];
  return (await tx.all(rulesOf({ ids }))).map((exam) => {
    const courseSubsectionId = exam.course_subsection_id;
    const ofThis = grants.filter((grant) => grant.courseSubsectionId === courseSubsectionId);
    const { opensAt, closesAt } = sittingOf(exam, ofThis, { userId, isPreview: false });
    return { courseSubsectionId, opensAt: date(opensAt), closesAt: date(closesAt) };
  });
}

/** When exams can be sat. */
export const examWindows = declareLessonWindows({
  dependsOn: [
    {
      from: 'subsection_exams',
      rows: {
        ...rowsOfCourse,
        course_subsection_id: (_, outline) =>
          outline?.flatMap(({ subsections }) => subsections.map(({ courseSubsectionId }) => courseSubsectionId)),
      },
    },
  ],
  read: (tx, courseIds) => tx.all(timesOf({ courseIds })),
  readOwn,
});
