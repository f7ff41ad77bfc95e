import { markAnswer } from '@sullam/domain/questions/mark-answer.ts';
import { isMarkedByHand } from '@sullam/domain/questions/question.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { readMediaRefs } from '../media/media.public.ts';
import { keyWith } from '../questions/questions.public.ts';
import {
  askedQuestion,
  type HeldExam,
  loadKeys,
  loadQuestions,
  mediaIdsOf,
  type PageOnly,
  pictureOf,
  presentLocalized,
  presentQuestion,
  readAnswers,
  titleOf,
} from '../subsection-exams/subsection-exams.public.ts';
import { filesForMarker } from './blind-files.ts';
import { accessAttemptToMark } from './exam-marking.access.ts';
import type {
  AttemptForMarker,
  MarkChange,
  MarkedQuestion,
  QueuedAnswer,
  QueueQuery,
  ResultRow,
} from './exam-marking.schemas.ts';

type Learner = QueuedAnswer['learner'];
interface Named {
  user_id: number;
  first_name: string;
  last_name: string;
}

/** Names are hidden from who marks until everything is marked. */
const learnerOf = (held: HeldExam, row: Named, isMarked: boolean): Learner =>
  held.is_blind && !isMarked ? null : { userId: row.user_id, firstName: row.first_name, lastName: row.last_name };

/** Answers that a person marks, the oldest first; in an order that tells nothing where names are hidden. */
export async function listQueue(
  context: MemberContext,
  tx: Tx,
  held: HeldExam,
  { skip = 0, take = 20, state = 'PENDING' }: QueueQuery,
): Promise<{ data: QueuedAnswer[]; total: number }> {
  const own = context.caller.userId;
  const conditions = {
    PENDING: sql<boolean>`(m.score is null and not m.is_disputed and not exists (select from answer_reviews r
      where r.organization_id = m.organization_id and r.exam_attempt_id = m.exam_attempt_id and r.position = m.position and r.marker_user_id = ${own}))`,
    DISPUTED: sql<boolean>`m.is_disputed`,
    MARKED: sql<boolean>`m.source = 'MARKER' and m.score is not null`,
  };
  const rows = await tx.all(
    db
      .selectFrom('answer_marks as m')
      .innerJoin('exam_attempts as t', (join) =>
        join.onRef('t.organization_id', '=', 'm.organization_id').onRef('t.exam_attempt_id', '=', 'm.exam_attempt_id'),
      )
      .innerJoin('attempt_questions as q', (join) =>
        join
          .onRef('q.organization_id', '=', 'm.organization_id')
          .onRef('q.exam_attempt_id', '=', 'm.exam_attempt_id')
          .onRef('q.position', '=', 'm.position'),
      )
      .innerJoin('question_versions as v', (join) =>
        join
          .onRef('v.organization_id', '=', 'q.organization_id')
          .onRef('v.question_id', '=', 'q.question_id')
          .onRef('v.version', '=', 'q.version'),
      )
      .innerJoin('members as p', (join) =>
        join.onRef('p.organization_id', '=', 't.organization_id').onRef('p.user_id', '=', 't.user_id'),
      )
      .select([
        'm.exam_attempt_id',
        'm.position',
        'm.score',
        'q.question_id',
        'q.marks',
        'v.name',
        'v.type',
        't.finished_at',
        't.marked_at',
        'p.user_id',
        'p.first_name',
        'p.last_name',
        sql<number>`count(*) over ()::int`.as('total'),
      ])
      .where('m.organization_id', '=', context.organizationId)
      .where('t.course_subsection_id', '=', held.course_subsection_id)
      .where('t.is_preview', '=', false)
      .where(conditions[state])
      .orderBy('q.question_id')
      .orderBy(held.is_blind ? sql`md5(t.seed)` : sql`t.finished_at`)
      .orderBy('m.exam_attempt_id')
      .offset(skip)
      .limit(take),
  );
  return {
    total: rows[0]?.total ?? 0,
    data: rows.map((row) => ({
      examAttemptId: row.exam_attempt_id,
      position: row.position,
      questionId: row.question_id,
      questionName: row.name,
      type: row.type,
      marks: row.marks,
      score: row.score,
      learner: learnerOf(held, row, row.marked_at !== null),
      finishedAt: row.finished_at?.toISOString() ?? null,
    })),
  };
}

const readMarks = ({ organizationId }: MemberContext, tx: Tx, examAttemptId: number) =>
  tx.all(
    db
      .selectFrom('attempt_questions as q')
      .innerJoin('question_versions as v', (join) =>
        join
          .onRef('v.organization_id', '=', 'q.organization_id')
          .onRef('v.question_id', '=', 'q.question_id')
          .onRef('v.version', '=', 'q.version'),
      )
      .leftJoin('answer_marks as m', (join) =>
        join
          .onRef('m.organization_id', '=', 'q.organization_id')
          .onRef('m.exam_attempt_id', '=', 'q.exam_attempt_id')
          .onRef('m.position', '=', 'q.position'),
      )
      .select(['q.position', 'q.question_id', 'q.key_version', 'v.name', 'v.type'])
      .select(['m.score', 'm.outcome', 'm.source', 'm.is_disputed', 'm.comment', 'm.version'])
      .where('q.organization_id', '=', organizationId)
      .where('q.exam_attempt_id', '=', examAttemptId),
  );

const readReviews = ({ organizationId }: MemberContext, tx: Tx, examAttemptId: number) =>
  tx.all(
    db
      .selectFrom('answer_reviews as r')
      .innerJoin('members as p', (join) =>
        join.onRef('p.organization_id', '=', 'r.organization_id').onRef('p.user_id', '=', 'r.marker_user_id'),
      )
      .select(['r.position', 'r.score', 'r.comment', 'r.version', 'r.reviewed_at'])
      .select(['p.user_id', 'p.first_name', 'p.last_name'])
      .where('r.organization_id', '=', organizationId)
      .where('r.exam_attempt_id', '=', examAttemptId)
      .orderBy('r.reviewed_at'),
  );

const readEvents = ({ organizationId }: MemberContext, tx: Tx, examAttemptId: number) =>
  tx.all(
    db
      .selectFrom('attempt_events')
      .select(['kind', 'position', 'occurred_at', 'received_at'])
      .where('organization_id', '=', organizationId)
      .where('exam_attempt_id', '=', examAttemptId)
      .orderBy('attempt_event_id'),
  );

/** An attempt with keys, answers, marks and what happened around it, for who marks it. */
export async function readAttemptForMarker(
  context: MemberContext,
  tx: Tx,
  examAttemptId: number,
): Promise<AttemptForMarker> {
  const { attempt, paper, held } = await accessAttemptToMark(context, tx, examAttemptId);
  const learner = await tx.one(
    db
      .selectFrom('members')
      .select(['user_id', 'first_name', 'last_name'])
      .where('organization_id', '=', context.organizationId)
      .where('user_id', '=', attempt.user_id),
  );
  const events = await readEvents(context, tx, examAttemptId);
  return {
    examAttemptId,
    subsectionExamId: attempt.course_subsection_id,
    courseId: attempt.course_id,
    title: titleOf(held),
    learner: learner ? learnerOf(held, learner, attempt.marked_at !== null) : null,
    number: attempt.number,
    state: attempt.state,
    isPreview: attempt.is_preview,
    startedAt: attempt.started_at.toISOString(),
    deadline: attempt.deadline?.toISOString() ?? null,
    finishedAt: attempt.finished_at?.toISOString() ?? null,
    score: attempt.score,
    marks: attempt.marks,
    markerCount: held.marker_count,
    // what somebody is still writing is not read over their shoulder
    questions:
      attempt.state === 'RUNNING' ? [] : await readQuestions(context, tx, paper, held, attempt.marked_at === null),
    events: events.map((event) => ({
      kind: event.kind,
      position: event.position,
      occurredAt: event.occurred_at.toISOString(),
      receivedAt: event.received_at.toISOString(),
    })),
  };
}

type Paper = Awaited<ReturnType<typeof accessAttemptToMark>>['paper'];

async function readQuestions(
  context: MemberContext,
  tx: Tx,
  paper: Paper,
  held: HeldExam,
  isOpen: boolean,
): Promise<MarkedQuestion[]> {
  const marks = await readMarks(context, tx, paper.examAttemptId);
  const reviews = await readReviews(context, tx, paper.examAttemptId);
  const questionOf = await loadQuestions(context, tx, paper.questions);
  const keyRefs = marks.map((mark) => ({ questionId: mark.question_id, version: mark.key_version }));
  const keyOf = await loadKeys(context, tx, keyRefs);
  const answerAt = await readAnswers(context, tx, paper.examAttemptId);
  const answers = paper.questions.map(({ position }) => answerAt(position).answer);
  const refs = await readMediaRefs(context, tx, mediaIdsOf(paper.questions.map(questionOf), answers));
  const markAt = new Map(marks.map((mark) => [mark.position, mark]));
  return paper.questions.flatMap((question): MarkedQuestion[] => {
    const { position } = question;
    const mark = markAt.get(position);
    if (!mark) return [];
    const kept = questionOf(question);
    const { answer } = answerAt(position);
    const key = keyOf({ questionId: mark.question_id, version: mark.key_version });
    const asked = askedQuestion(paper, question, kept, kept.content.hints.length);
    const seen = reviewsFor(
      context,
      reviews.filter((review) => review.position === position),
    );
    const isDouble = held.marker_count === 2 && isMarkedByHand(mark.type);
    return [
      {
        position,
        section: question.section,
        questionId: question.questionId,
        questionName: mark.name,
        marks: question.marks,
        negativeMarks: question.negativeMarks,
        question: presentQuestion(asked, refs),
        picture: pictureOf(asked, refs),
        key: keyWith(key, presentLocalized(refs)),
        answer,
        files: filesForMarker(answer, refs, held.is_blind && isOpen),
        score: mark.score,
        outcome: mark.outcome ?? 'PENDING',
        parts: [...markAnswer(kept.content, key, answer, question).parts],
        source: mark.source ?? 'AUTO',
        isDisputed: mark.is_disputed ?? false,
        comment: mark.comment ?? '',
        version: (isDouble ? seen.find(({ isOwn }) => isOwn)?.version : mark.version) ?? 0,
        markVersion: mark.version ?? 0,
        reviews: seen,
      },
    ];
  });
}

type ReviewRow = Awaited<ReturnType<typeof readReviews>>[number];

/** One's own review, and the other one's when both are there: nobody marks with a look at the other's mark. */
function reviewsFor({ caller }: MemberContext, rows: readonly ReviewRow[]): MarkedQuestion['reviews'] {
  const seen = rows.length >= 2 ? rows : rows.filter((row) => row.user_id === caller.userId);
  return seen.map((row) => ({
    marker: { userId: row.user_id, firstName: row.first_name, lastName: row.last_name },
    isOwn: row.user_id === caller.userId,
    score: row.score,
    comment: row.comment,
    version: row.version,
    reviewedAt: row.reviewed_at.toISOString(),
  }));
}

/** Every change of a mark in an exam, the newest first. */
export async function listMarkChanges(
  context: MemberContext,
  tx: Tx,
  held: HeldExam,
  { skip = 0, take = 20 }: PageOnly,
): Promise<{ data: MarkChange[]; total: number }> {
  const rows = await tx.all(
    db
      .selectFrom('mark_changes as c')
      .innerJoin('exam_attempts as t', (join) =>
        join.onRef('t.organization_id', '=', 'c.organization_id').onRef('t.exam_attempt_id', '=', 'c.exam_attempt_id'),
      )
      .innerJoin('members as p', (join) =>
        join.onRef('p.organization_id', '=', 'c.organization_id').onRef('p.user_id', '=', 'c.changed_by'),
      )
      .selectAll('c')
      .select(['p.first_name', 'p.last_name', sql<number>`count(*) over ()::int`.as('total')])
      .where('c.organization_id', '=', context.organizationId)
      .where('t.course_subsection_id', '=', held.course_subsection_id)
      .orderBy('c.mark_change_id', 'desc')
      .offset(skip)
      .limit(take),
  );
  return {
    total: rows[0]?.total ?? 0,
    data: rows.map((row) => ({
      examAttemptId: row.exam_attempt_id,
      position: row.position,
      oldScore: row.old_score,
      newScore: row.new_score,
      source: row.source,
      reason: row.reason,
      changedBy: { userId: row.changed_by, firstName: row.first_name, lastName: row.last_name },
      changedAt: row.changed_at.toISOString(),
    })),
  };
}

/** All learners' attempts at an exam. */
export async function listResults(
  context: MemberContext,
  tx: Tx,
  held: HeldExam,
  { skip = 0, take = 20 }: PageOnly,
): Promise<{ data: ResultRow[]; total: number }> {
  const rows = await tx.all(
    db
      .selectFrom('exam_attempts as t')
      .innerJoin('members as p', (join) =>
        join.onRef('p.organization_id', '=', 't.organization_id').onRef('p.user_id', '=', 't.user_id'),
      )
      .selectAll('t')
      .select(['p.first_name', 'p.last_name', sql<number>`count(*) over ()::int`.as('total')])
      .select(
        sql<number>`(select count(*)::int from answer_marks m where m.organization_id = t.organization_id
          and m.exam_attempt_id = t.exam_attempt_id and m.score is null)`.as('pending'),
      )
      .where('t.organization_id', '=', context.organizationId)
      .where('t.course_subsection_id', '=', held.course_subsection_id)
      .where('t.is_preview', '=', false)
      .orderBy(held.is_blind ? sql`md5(t.seed)` : sql`p.last_name`)
      .orderBy('t.exam_attempt_id')
      .offset(skip)
      .limit(take),
  );
  return {
    total: rows[0]?.total ?? 0,
    data: rows.map((row) => ({
      examAttemptId: row.exam_attempt_id,
      learner: learnerOf(held, row, row.marked_at !== null),
      number: row.number,
      state: row.state,
      startedAt: row.started_at.toISOString(),
      finishedAt: row.finished_at?.toISOString() ?? null,
      score: row.score,
      marks: row.marks,
      pendingCount: row.pending,
    })),
  };
}
