import { db, type Tx } from '../../kernel/database/database.ts';
import { isAmong, statement } from '../../kernel/database/statement.ts';
import type { LessonWindow } from '../progress/progress.public.ts';

const timesOf = statement(({ courseIds }: { courseIds: readonly number[] }) =>
  db
    .selectFrom('subsection_exams')
    .select(['course_subsection_id as courseSubsectionId', 'opens_at as opensAt', 'closes_at as closesAt'])
    .where(isAmong('course_id', courseIds)),
);

/** When the exams of some courses can be sat by everybody. */
export const readExamWindows = (tx: Tx, courseIds: readonly number[]): Promise<LessonWindow[]> =>
  tx.all(timesOf({ courseIds }));
