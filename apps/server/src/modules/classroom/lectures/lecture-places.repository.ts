import { db, type Tx } from '../../../kernel/database/database.ts';
import { isAmong, statement } from '../../../kernel/database/statement.ts';
import { rowsOfCourse } from '../../learning/courses/courses.public.ts';
import { declareLessonWindows } from '../../learning/progress/progress.public.ts';

const places = () => db.selectFrom('subsection_lectures');

/** The lesson in which a lecture stands. */
export async function findLessonOfLecture(tx: Tx, lectureId: number): Promise<number | undefined> {
  return (await tx.one(places().select('course_subsection_id').where('lecture_id', '=', lectureId)))
    ?.course_subsection_id;
}

/** The lecture that a lesson is. */
export async function findLectureOfLesson(tx: Tx, courseSubsectionId: number): Promise<number | undefined> {
  return (await tx.one(places().select('lecture_id').where('course_subsection_id', '=', courseSubsectionId)))
    ?.lecture_id;
}

/** Puts a lecture into a lesson, out of which another one goes; answers false where it stands in another lesson. */
export async function placeLectureIn(
  tx: Tx,
  { courseSubsectionId, courseId, lectureId }: { courseSubsectionId: number; courseId: number; lectureId: number },
): Promise<boolean> {
  const holder = await findLessonOfLecture(tx, lectureId);
  if (holder !== undefined && holder !== courseSubsectionId) return false;
  await tx.run(
    db
      .insertInto('subsection_lectures')
      .values({ course_subsection_id: courseSubsectionId, course_id: courseId, lecture_id: lectureId })
      .onConflict((conflict) =>
        conflict.columns(['organization_id', 'course_subsection_id']).doUpdateSet({ lecture_id: lectureId }),
      ),
  );
  return true;
}

export async function emptyPlace(tx: Tx, courseSubsectionId: number): Promise<void> {
  await tx.run(db.deleteFrom('subsection_lectures').where('course_subsection_id', '=', courseSubsectionId));
}

export async function listJoined(tx: Tx, lectureId: number): Promise<number[]> {
  const rows = await tx.all(
    db.selectFrom('lecture_joins').select('user_id').where('lecture_id', '=', lectureId).orderBy('user_id'),
  );
  return rows.map((row) => row.user_id);
}

const timesOf = statement(({ courseIds }: { courseIds: readonly number[] }) =>
  db
    .selectFrom('subsection_lectures as p')
    .innerJoin('lectures as v', 'v.lecture_id', 'p.lecture_id')
    .select(['p.course_subsection_id as courseSubsectionId', 'v.starts_at as opensAt', 'v.ends_at as closesAt'])
    .where(isAmong('p.course_id', courseIds)),
);

/** When the lectures that stand in lessons take place. */
export const lectureWindows = declareLessonWindows({
  dependsOn: [
    { from: 'subsection_lectures', rows: rowsOfCourse },
    // of lectures only the hours: a lesson in an outline has its own title
    {
      from: 'lecture_hours',
      rows: rowsOfCourse,
      except: ['capacity', 'host_user_id', 'is_published', 'kind', 'location', 'place', 'status', 'title', 'zone'],
    },
  ],
  read: (tx, courseIds) => tx.all(timesOf({ courseIds })),
});
