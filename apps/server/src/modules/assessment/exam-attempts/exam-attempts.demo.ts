import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';

interface DemoAnswer {
  position: number;
  answer: QuestionAnswer;
  isFlagged: boolean;
  savedAt: Date;
}

/** What was answered in an attempt that has begun, with the seconds that its questions took, the first of position 1. */
export async function insertDemoAnswers(
  tx: Tx,
  { examAttemptId, startedAt }: { examAttemptId: number; startedAt: Date },
  answers: readonly DemoAnswer[],
  seconds: readonly number[],
): Promise<void> {
  await tx.run(
    db.insertInto('attempt_answers').values(
      answers.map(({ position, answer, isFlagged, savedAt }) => ({
        exam_attempt_id: examAttemptId,
        position,
        sequence: savedAt.getTime(),
        answer: json(answer),
        is_flagged: isFlagged,
        saved_at: savedAt,
      })),
    ),
  );
  const spent = seconds.reduce((sum, one) => sum + one, 0);
  await tx.run(
    db.insertInto('attempt_times').values({
      exam_attempt_id: examAttemptId,
      sequence: startedAt.getTime() + spent * 1000,
      seconds: [...seconds],
    }),
  );
}
