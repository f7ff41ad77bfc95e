import { db, type Tx } from '../../../kernel/database/database.ts';

export interface Times {
  sequence: number;
  /** By position, the first of position 1; 0: never before the learner. */
  seconds: number[];
}

/** What is known of an attempt's time, locked until the transaction ends; a first look begins it. */
export async function lockTimes(tx: Tx, examAttemptId: number): Promise<Times> {
  const row = await tx.one(
    db
      .insertInto('attempt_times')
      .values({ exam_attempt_id: examAttemptId, sequence: 0, seconds: [] })
      .onConflict((conflict) =>
        conflict
          .columns(['organization_id', 'exam_attempt_id'])
          .doUpdateSet({ sequence: (eb) => eb.ref('attempt_times.sequence') }),
      )
      .returning(['sequence', 'seconds']),
  );
  return row!;
}

export async function updateTimes(tx: Tx, examAttemptId: number, { sequence, seconds }: Times): Promise<void> {
  await tx.run(db.updateTable('attempt_times').set({ sequence, seconds }).where('exam_attempt_id', '=', examAttemptId));
}
