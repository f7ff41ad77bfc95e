import { type RawBuilder, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import { momentFor } from '../assessment/assessment.public.ts';
import { isHidden, learnerOf } from '../exam-marking/exam-marking.public.ts';
import { askedVersions, isPassed, percentOf } from '../exam-marks/exam-marks.public.ts';
import {
  findGrantedIn,
  type GrantedAccommodation,
  type ScheduledExam,
} from '../scheduled-exams/scheduled-exams.public.ts';
import type { MarkChange, MarkChangesQuery, ResultRow, ResultsQuery } from './exam-results.schemas.ts';

/** Every change of a mark in an exam, the newest first. */
export async function listMarkChanges(
  tx: Tx,
  exam: ScheduledExam,
  { skip = 0, take = 20, examAttemptId }: MarkChangesQuery,
): Promise<{ data: MarkChange[]; total: number }> {
  let changes = askedVersions()
    .innerJoin('exam_mark_history as c', (join) =>
      join.onRef('c.exam_attempt_id', '=', 'q.exam_attempt_id').onRef('c.position', '=', 'q.position'),
    )
    .innerJoin('sat_exams as t', 't.exam_attempt_id', 'c.exam_attempt_id')
    .innerJoin('member_names as p', 'p.user_id', 'c.changed_by')
    .innerJoin('member_names as l', 'l.user_id', 't.user_id')
    .where('t.course_subsection_id', '=', exam.course_subsection_id);
  if (examAttemptId !== undefined) changes = changes.where('c.exam_attempt_id', '=', examAttemptId);
  const rows = await tx.all(
    changes
      .selectAll('c')
      .select(['v.name', 'p.first_name', 'p.last_name', 't.marked_at', 'l.user_id as learner_id'])
      .select(['l.first_name as learner_first_name', 'l.last_name as learner_last_name'])
      .select(sql<number>`count(*) over ()::int`.as('total'))
      .orderBy('c.mark_change_id', 'desc')
      .offset(skip)
      .limit(take),
  );
  return {
    total: rows[0]?.total ?? 0,
    data: rows.map((row) => ({
      markChangeId: row.mark_change_id,
      examAttemptId: row.exam_attempt_id,
      position: row.position,
      questionName: row.name,
      learner: learnerOf(
        { user_id: row.learner_id, first_name: row.learner_first_name, last_name: row.learner_last_name },
        isHidden(exam, row.marked_at),
      ),
      oldScore: row.old_score,
      newScore: row.new_score,
      source: row.source,
      reason: row.reason,
      changedBy: { userId: row.changed_by, firstName: row.first_name, lastName: row.last_name },
      changedAt: row.changed_at.toISOString(),
    })),
  };
}

const isFinished = sql<boolean>`t.state in ('SUBMITTED', 'EXPIRED')`;
const SHOWN = {
  MARKED: sql<boolean>`t.score is not null`,
  TO_MARK: sql<boolean>`${isFinished} and t.score is null`,
  RUNNING: sql<boolean>`t.state = 'RUNNING'`,
  ABANDONED: sql<boolean>`t.state = 'ABANDONED'`,
};

const spent = sql<number | null>`extract(epoch from t.finished_at - t.started_at)::int`;
const byName = sql`lower(p.first_name || ' ' || p.last_name) collate "unicode"`;
const share = sql`t.score / nullif(t.marks, 0)`;

/** Where names are hidden, neither an order nor a search for one may give away whose attempt it is. */
const isNamed = ({ is_blind: isBlind }: ScheduledExam) =>
  isBlind ? sql<boolean>`t.marked_at is not null` : sql<boolean>`true`;

const ORDERS = {
  name: () => sql``,
  best: () => sql`${share} desc nulls last,`,
  worst: () => sql`${share} asc nulls last,`,
  newest: (named: RawBuilder<boolean>) => sql`case when ${named} then t.finished_at end desc nulls first,`,
  longest: (named: RawBuilder<boolean>) => sql`case when ${named} then ${spent} end desc nulls last,`,
};

/** Those that are alike by it go by name; what is hidden in an order of its own. */
function orderOf(exam: ScheduledExam, sort: ResultsQuery['sort'] = 'name') {
  const named = isNamed(exam);
  return sql`${ORDERS[sort](named)} case when not ${named} then md5(t.seed) end, case when ${named} then ${byName} end,
    t.exam_attempt_id`;
}

/** All learners' attempts at an exam. */
export async function listResults(
  tx: Tx,
  exam: ScheduledExam,
  { skip = 0, take = 20, search, show, sort }: ResultsQuery,
): Promise<{ data: ResultRow[]; total: number }> {
  let attempts = db
    .selectFrom('sat_exams as t')
    .innerJoin('member_records as p', 'p.user_id', 't.user_id')
    .where('t.course_subsection_id', '=', exam.course_subsection_id)
    .where('t.is_preview', '=', false);
  if (show) attempts = attempts.where(SHOWN[show]);
  for (const found of await holdsWords(tx, 'members', 'p.user_id', search))
    attempts = attempts.where(isNamed(exam)).where(found);
  const rows = await tx.all(
    attempts
      .selectAll('t')
      .select(['p.first_name', 'p.last_name', 'p.email'])
      .select([spent.as('spent'), sql<number>`count(*) over ()::int`.as('total')])
      .select(({ selectFrom }) =>
        selectFrom('exam_marks as m')
          .select(
            sql<{
              pending: number;
              given: string;
            }>`json_build_object('pending', count(*) filter (where m.score is null),
              'given', greatest(0, coalesce(sum(m.score), 0))::text)`.as('marks'),
          )
          .whereRef('m.exam_attempt_id', '=', 't.exam_attempt_id')
          .as('given'),
      )
      .orderBy(orderOf(exam, sort))
      .offset(skip)
      .limit(take),
  );
  const grants = await findGrantedIn(tx, exam.course_subsection_id);
  return { total: rows[0]?.total ?? 0, data: rows.map((row) => present(exam, row, grants)) };
}

type Row = Parameters<typeof learnerOf>[0] & {
  exam_attempt_id: number;
  number: number;
  state: ResultRow['state'];
  started_at: Date;
  finished_at: Date | null;
  marked_at: Date | null;
  score: string | null;
  marks: string;
  spent: number | null;
  given: { pending: number; given: string } | null;
  email: string;
  user_id: number;
};

/** What was granted to a learner: their own, else their group's. */
function grantOf(grants: readonly GrantedAccommodation[], userId: number): ResultRow['accommodation'] {
  const own = grants.filter(({ userIds }) => userIds.includes(userId));
  const grant = own.find(({ scope }) => scope === 'LEARNER') ?? own[0];
  if (!grant) return null;
  const { extraMinutes, extraPercent, extraAttempts, opensAt, closesAt } = grant;
  return { extraMinutes, extraPercent, extraAttempts, opensAt: timeText(opensAt), closesAt: timeText(closesAt) };
}

const timeText = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

function present(exam: ScheduledExam, row: Row, grants: readonly GrantedAccommodation[]): ResultRow {
  const hidden = isHidden(exam, row.marked_at);
  const learner = learnerOf(row, hidden);
  const isOver = row.state === 'SUBMITTED' || row.state === 'EXPIRED';
  return {
    examAttemptId: row.exam_attempt_id,
    learner: learner && { ...learner, email: row.email },
    number: row.number,
    state: row.state,
    startedAt: momentFor(row.started_at, hidden),
    finishedAt: momentFor(row.finished_at, hidden),
    // who has more time than others is easily known by it
    spentSeconds: hidden ? null : row.spent,
    score: row.score,
    provisionalScore: isOver && row.score === null ? (row.given?.given ?? null) : null,
    marks: row.marks,
    passed: row.score === null ? null : isPassed(exam, percentOf(row.score, row.marks)),
    pendingCount: row.given?.pending ?? 0,
    accommodation: learner && grantOf(grants, row.user_id),
  };
}
