import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { sql } from 'kysely';
import { batch, db, type Tenant } from '../../../kernel/database/database.ts';
import { statement } from '../../../kernel/database/statement.ts';

export interface AnswerToSave {
  examAttemptId: number;
  position: number;
  sequence: number;
  answer: QuestionAnswer;
  isFlagged: boolean;
  holder: string;
  /** In a section that goes one way, where only the reached question is open. */
  isOneWay: boolean;
  now: Date;
  /** Deadlines before this moment have passed, with what an answer may take on its way. */
  latest: Date;
}

type Values = Omit<AnswerToSave, 'answer'> & { answer: string };

/** How the attempt stands, locked against being finished meanwhile. */
const attemptLock = statement(({ examAttemptId }: Pick<Values, 'examAttemptId'>) =>
  db
    .selectFrom('exam_attempts')
    .select(['state', 'holder', 'deadline', 'reached'])
    .where('exam_attempt_id', '=', examAttemptId)
    .forShare(),
);

/** Saves where everything allows it. A newer sequence stays. */
const saved = statement((value: Values) =>
  db
    .insertInto('attempt_answers')
    .columns(['organization_id', 'exam_attempt_id', 'position', 'sequence', 'answer', 'is_flagged', 'saved_at'])
    .expression(
      db
        .selectFrom('exam_attempts as a')
        .select([
          'a.organization_id',
          'a.exam_attempt_id',
          sql<number>`${value.position}::int`.as('position'),
          sql<number>`${value.sequence}::bigint`.as('sequence'),
          sql`(${value.answer}::text)::jsonb`.as('answer'),
          sql<boolean>`${value.isFlagged}::boolean`.as('is_flagged'),
          sql<Date>`${value.now}::timestamptz`.as('saved_at'),
        ])
        .where('a.exam_attempt_id', '=', value.examAttemptId)
        .where('a.state', '=', 'RUNNING')
        .where('a.holder', '=', value.holder)
        .where(sql<boolean>`(a.deadline is null or a.deadline >= ${value.latest}::timestamptz)`)
        .where(sql<boolean>`(not ${value.isOneWay}::boolean or a.reached = ${value.position}::int)`) as never,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'exam_attempt_id', 'position'])
        .doUpdateSet({
          sequence: (eb) => eb.ref('excluded.sequence'),
          answer: sql`excluded.answer`,
          is_flagged: (eb) => eb.ref('excluded.is_flagged'),
          saved_at: (eb) => eb.ref('excluded.saved_at'),
        })
        .where(sql<boolean>`attempt_answers.sequence < excluded.sequence`),
    )
    .returning('sequence'),
);

const stored = statement(({ examAttemptId, position }: Pick<Values, 'examAttemptId' | 'position'>) =>
  db
    .selectFrom('attempt_answers')
    .select([
      'sequence as storedSequence',
      'answer as storedAnswer',
      'is_flagged as storedFlag',
      'saved_at as storedAt',
    ])
    .where('exam_attempt_id', '=', examAttemptId)
    .where('position', '=', position),
);

const NOTHING = { storedSequence: null, storedAnswer: null, storedFlag: null, storedAt: null };

/**
 * Locks the attempt, saves where everything allows it, and answers how things stand: three statements, which leave in one
 * write. None where there is no such attempt.
 */
export async function saveAnswer(tenant: Tenant, { answer, ...save }: AnswerToSave) {
  const [[attempt], rows, [found]] = await batch(
    tenant,
    attemptLock(save),
    saved({ ...save, answer: JSON.stringify(answer) }),
    stored(save),
  );
  return attempt && { ...attempt, isSaved: rows.length > 0, ...(found ?? NOTHING) };
}
