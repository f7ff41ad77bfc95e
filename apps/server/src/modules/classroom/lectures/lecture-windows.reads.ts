import { db } from '../../../kernel/database/database.ts';
import { isAmong, statement } from '../../../kernel/database/statement.ts';
import type { LessonWindows } from '../../learning/progress/progress.public.ts';

const timesOf = statement(({ courseIds }: { courseIds: readonly number[] }) =>
  db
    .selectFrom('subsection_lectures as p')
    .innerJoin('lectures as v', 'v.lecture_id', 'p.lecture_id')
    .select(['p.course_subsection_id as courseSubsectionId', 'v.starts_at as opensAt', 'v.ends_at as closesAt'])
    .where(isAmong('p.course_id', courseIds)),
);

/** When the lectures that stand in lessons take place. */
export const lectureWindows: LessonWindows = { read: (tx, courseIds) => tx.all(timesOf({ courseIds })) };
