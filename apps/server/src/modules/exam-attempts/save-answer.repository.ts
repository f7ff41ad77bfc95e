import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { sql } from 'kysely';
import { db, single, type Tenant } from '../../kernel/database/database.ts';
import { statement } from '../../kernel/database/statement.ts';

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

type Values = Omit<AnswerToSave, 'answer'> & { organizationId: number; answer: string };

/**
 * One statement: locks the attempt against being finished meanwhile, saves where everything allows it, and answers how
 * things stand. A newer sequence stays.
 */
const saved = statement((value: Values) =>
  db
    .with('attempt', (query) =>
      query
        .selectFrom('exam_attempts')
        .select(['organization_id', 'exam_attempt_id', 'state', 'holder', 'deadline', 'reached'])
        .where('organization_id', '=', value.organizationId)
        .where('exam_attempt_id', '=', value.examAttemptId)
        .forShare(),
    )
    .with('saved', (query) =>
      query
        .insertInto('attempt_answers')
        .columns(['organization_id', 'exam_attempt_id', 'position', 'sequence', 'answer', 'is_flagged', 'saved_at'])
        .expression(
          query
            .selectFrom('attempt as a')
            .select([
              'a.organization_id',
              'a.exam_attempt_id',
              sql<number>`${value.position}::int`.as('position'),
              sql<number>`${value.sequence}::bigint`.as('sequence'),
              sql`(${value.answer}::text)::jsonb`.as('answer'),
              sql<boolean>`${value.isFlagged}::boolean`.as('is_flagged'),
              sql<Date>`${value.now}::timestamptz`.as('saved_at'),
            ])
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
    )
    .selectFrom('attempt as a')
    .leftJoin('saved as s', (join) => join.onTrue())
    .leftJoin('attempt_answers as o', (join) =>
      join
        .onRef('o.organization_id', '=', 'a.organization_id')
        .onRef('o.exam_attempt_id', '=', 'a.exam_attempt_id')
        .on('o.position', '=', value.position),
    )
    .select([
      'a.state',
      'a.holder',
      'a.deadline',
      'a.reached',
      sql<boolean>`s.sequence is not null`.as('isSaved'),
      'o.sequence as storedSequence',
      'o.answer as storedAnswer',
      'o.is_flagged as storedFlag',
      'o.saved_at as storedAt',
    ]),
);

export async function saveAnswer(tenant: Tenant, { answer, ...save }: AnswerToSave) {
  const [row] = await single(
    tenant,
    saved({ ...save, answer: JSON.stringify(answer), organizationId: tenant.organizationId }),
  );
  return row;
}
