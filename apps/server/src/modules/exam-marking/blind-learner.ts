import type { HeldExam } from '../subsection-exams/subsection-exams.public.ts';
import type { Learner } from './exam-marking.schemas.ts';

export interface Named {
  user_id: number;
  first_name: string;
  last_name: string;
}

/** Who marks may not know whose an attempt is until everything in it is marked. */
export const isHidden = ({ is_blind: isBlind }: Pick<HeldExam, 'is_blind'>, markedAt: Date | null): boolean =>
  isBlind && markedAt === null;

export const learnerOf = (row: Named, hidden: boolean): Learner =>
  hidden ? null : { userId: row.user_id, firstName: row.first_name, lastName: row.last_name };

/** When something happened; a moment tells whose it is. */
export const momentOf = (at: Date | null, hidden: boolean): string | null =>
  hidden ? null : (at?.toISOString() ?? null);
