import type { Assessment } from '@sullam/domain/grading/rubric-content.ts';
import type { Outcome } from '@sullam/domain/questions/mark-answer.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { AttemptTotals } from '../exam-attempts/exam-attempts.public.ts';
import { markedVersions } from './asked-versions.repository.ts';

export interface Place {
  examAttemptId: number;
  position: number;
}

/** A mark with what the question is worth, locked against a second marker. */
export async function lockMark(tx: Tx, { examAttemptId, position }: Place) {
  await tx.one(
    db
      .selectFrom('answer_marks')
      .select('version')
      .where('exam_attempt_id', '=', examAttemptId)
      .where('position', '=', position)
      .forNoKeyUpdate(),
  );
  return tx.one(
    markedVersions()
      .selectAll('m')
      .select(['q.marks', 'q.negative_marks', 'q.question_id', 't.course_subsection_id', 'v.type'])
      .where('q.exam_attempt_id', '=', examAttemptId)
      .where('q.position', '=', position),
  );
}

/** What attempts come to: the sum of their marks, exactly, never below zero; without every mark there is none. */
export const totalsOf = (examAttemptIds: readonly number[]): AttemptTotals =>
  sql`(
    select m.exam_attempt_id as id,
      case when bool_and(m.score is not null) then greatest(0, round(sum(m.score), 6)) end as score
    from answer_marks m where ${inOrganization('m')} and m.exam_attempt_id = any(${[...examAttemptIds]}::bigint[])
    group by 1)`;

export type ChangeSource = 'MARKER' | 'REGRADED' | 'GIVEN_TO_ALL' | 'ALSO_ACCEPTED' | 'DECISION_WITHDRAWN';

export interface ChangedMark extends Place {
  oldScore: string | null;
  score: string | null;
  outcome: Outcome;
  source: ChangeSource;
  isDisputed: boolean;
  /** Left out: as they are. */
  comment?: string;
  assessment?: Assessment | null;
}

interface Change {
  by: number;
  reason: string;
  now: Date;
}

/** As many lines as one statement takes: it has 65,535 places for values. */
const AT_ONCE = 1000;

/** Changes marks and writes down, for good, what they were, who changed them and why. */
export async function changeMarks(tx: Tx, marks: readonly ChangedMark[], { by, reason, now }: Change): Promise<void> {
  if (marks.length === 0) return;
  const rows = JSON.stringify(
    marks.map((mark) => ({
      attempt: mark.examAttemptId,
      position: mark.position,
      score: mark.score,
      outcome: mark.outcome,
      source: mark.source,
      disputed: mark.isDisputed,
      comment: mark.comment ?? null,
      is_assessed: mark.assessment !== undefined,
      assessment: mark.assessment ?? null,
    })),
  );
  await tx.run(
    db
      .updateTable('answer_marks as m')
      .from(
        sql<Record<string, never>>`(select * from jsonb_to_recordset((${rows}::text)::jsonb)
          as r(attempt bigint, position int, score numeric, outcome text, source text, disputed boolean, comment text, is_assessed boolean, assessment jsonb))`.as(
          'c',
        ),
      )
      .set({
        score: sql<string>`c.score`,
        outcome: sql<Outcome>`c.outcome`,
        source: sql<ChangeSource>`c.source`,
        is_disputed: sql<boolean>`c.disputed`,
        comment: sql<string>`coalesce(c.comment, m.comment)`,
        assessment: sql<null>`case when c.is_assessed then nullif(c.assessment, 'null') else m.assessment end`,
        version: sql<number>`m.version + 1`,
        marked_by: by,
        marked_at: now,
      })
      .where(sql<boolean>`m.exam_attempt_id = c.attempt and m.position = c.position`),
  );
  const changed = marks.filter(({ oldScore, score }) => oldScore !== score);
  if (changed.length === 0) return;
  const entries = changed.map((mark) => ({
    exam_attempt_id: mark.examAttemptId,
    position: mark.position,
    old_score: mark.oldScore,
    new_score: mark.score,
    source: mark.source,
    reason,
    changed_by: by,
    changed_at: now,
  }));
  for (let at = 0; at < entries.length; at += AT_ONCE)
    await tx.run(db.insertInto('mark_changes').values(entries.slice(at, at + AT_ONCE)));
}
