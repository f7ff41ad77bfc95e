import { type Decimal, decimal } from '@sullam/domain/decimal.ts';
import type { Assessment } from '@sullam/domain/grading/rubric-content.ts';
import type { Outcome } from '@sullam/domain/questions/mark-answer.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { agreed, findQuestionReviews, findQuestionRubrics, outcomeOf } from '../exam-marking/exam-marking.public.ts';
import type { RuledMark } from '../exam-marks/exam-marks.public.ts';
import { findPersonsMarks, type MarkedQuestionRow } from './regrade.repository.ts';

export interface Restored {
  score: Decimal | null;
  outcome: Outcome;
  source: RuledMark['source'] | 'MARKER';
  /** Two markers had given different marks, and nobody had decided. */
  isDisputed?: boolean;
}

interface Where {
  subsectionExamId: number;
  questionId: number;
}

type Place = Pick<MarkedQuestionRow, 'examAttemptId' | 'position'>;

const placeOf = ({ examAttemptId, position }: Place): string => `${examAttemptId}:${position}`;

function byPlace<Row extends Place>(rows: readonly Row[]): Map<string, Row[]> {
  const map = new Map<string, Row[]>();
  for (const row of rows) map.set(placeOf(row), [...(map.get(placeOf(row)) ?? []), row]);
  return map;
}

/**
 * Marks by the rules, where what people gave takes its place again unless everybody still gets the mark: what counted,
 * or else what two markers had given apart from each other, in dispute where they differ.
 */
export async function restoredMarks(
  tx: Tx,
  { subsectionExamId, questionId }: Where,
  rows: readonly MarkedQuestionRow[],
  ruled: readonly RuledMark[],
): Promise<Restored[]> {
  const persons = byPlace(await findPersonsMarks(tx, subsectionExamId, questionId));
  const reviews = byPlace(await findQuestionReviews(tx, subsectionExamId, questionId));
  const rubric = (await findQuestionRubrics(tx, subsectionExamId)).get(questionId) ?? null;
  return ruled.map((mark, index): Restored => {
    const row = rows[index];
    if (!row || mark.source === 'GIVEN_TO_ALL') return mark;
    const counted = persons.get(placeOf(row))?.[0]?.score ?? null;
    const given = reviews.get(placeOf(row)) ?? [];
    const two = given.map((one) => ({
      amount: one.score,
      comment: one.comment,
      assessment: one.assessment as Assessment | null,
    }));
    const { amount: score, isDisputed } =
      counted === null
        ? agreed(two, rubric, { marks: row.marks, negative_marks: row.negativeMarks })
        : { amount: counted, isDisputed: false };
    if (score === null && !isDisputed) return mark;
    return {
      score: score === null ? null : decimal(score),
      outcome: outcomeOf(score, row),
      source: 'MARKER',
      isDisputed,
    };
  });
}
