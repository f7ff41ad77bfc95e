import { personFor } from '../assessment/assessment.public.ts';
import type { ScheduledExam } from '../scheduled-exams/scheduled-exams.public.ts';
import type { Learner } from './exam-marking.schemas.ts';

export interface Named {
  user_id: number;
  first_name: string;
  last_name: string;
}

/** Who marks may not know whose an attempt is until everything in it is marked. */
export const isHidden = ({ is_blind: isBlind }: Pick<ScheduledExam, 'is_blind'>, markedAt: Date | null): boolean =>
  isBlind && markedAt === null;

export const learnerOf = (
  { user_id: userId, first_name: firstName, last_name: lastName }: Named,
  hidden: boolean,
): Learner => personFor({ userId, firstName, lastName }, hidden);
