import type { HeldExam } from '../subsection-exams/subsection-exams.public.ts';
import type { Learner } from './exam-marking.schemas.ts';

export interface Named {
  user_id: number;
  first_name: string;
  last_name: string;
}

/** Names are hidden from who marks until everything is marked. */
export const learnerOf = (held: Pick<HeldExam, 'is_blind'>, row: Named, isMarked: boolean): Learner =>
  held.is_blind && !isMarked ? null : { userId: row.user_id, firstName: row.first_name, lastName: row.last_name };
