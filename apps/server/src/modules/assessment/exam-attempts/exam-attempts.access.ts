import type { MemberContext } from '../../../kernel/context.ts';
import { type Database, db, reading, type Tenant, type Tx } from '../../../kernel/database/database.ts';
import { Newest } from '../../../kernel/newest.ts';
import { notFound } from '../../../kernel/problem.ts';
import type { Paper, PaperSection } from '../exams/exams.public.ts';

const keptOf = new WeakMap<Database, Newest<Paper>>();

function keptFor({ database }: Tenant): Newest<Paper> {
  const kept = keptOf.get(database) ?? new Newest<Paper>();
  keptOf.set(database, kept);
  return kept;
}

/** What is kept of a paper, without asking the database. */
const peekPaper = (tenant: Tenant, examAttemptId: number): Paper | undefined =>
  keptFor(tenant).get(`${tenant.organizationId} ${examAttemptId}`);

/** The paper of an attempt; whose attempt it is, the caller has to see. */
export async function loadPaper(tenant: Tenant, tx: Tx, examAttemptId: number): Promise<Paper | undefined> {
  const known = peekPaper(tenant, examAttemptId);
  if (known) return known;
  const attempt = await tx.one(
    db
      .selectFrom('exam_attempts')
      .select(['course_subsection_id', 'course_id', 'user_id', 'is_preview', 'seed', 'sections'])
      .where('exam_attempt_id', '=', examAttemptId),
  );
  if (!attempt) return undefined;
  const questions = await tx.all(
    db
      .selectFrom('attempt_questions')
      .select(['position', 'section', 'question_id', 'version', 'marks', 'negative_marks', 'salt'])
      .where('exam_attempt_id', '=', examAttemptId)
      .orderBy('position'),
  );
  const paper: Paper = {
    examAttemptId,
    courseSubsectionId: attempt.course_subsection_id,
    courseId: attempt.course_id,
    userId: attempt.user_id,
    isPreview: attempt.is_preview,
    seed: attempt.seed,
    sections: attempt.sections as PaperSection[],
    questions: questions.map((row) => ({
      position: row.position,
      section: row.section,
      questionId: row.question_id,
      version: row.version,
      marks: row.marks,
      negativeMarks: row.negative_marks,
      salt: row.salt,
    })),
  };
  keptFor(tenant).set(`${tenant.organizationId} ${examAttemptId}`, paper);
  return paper;
}

/** The only way to one's own attempt; others' are not there. */
export async function accessOwnAttempt(context: MemberContext, tx: Tx, examAttemptId: number): Promise<Paper> {
  const paper = await loadPaper(context, tx, examAttemptId);
  if (paper?.userId !== context.caller.userId) throw notFound();
  return paper;
}

/** The same before there is a transaction: mostly without asking the database. */
export async function ownPaper(context: MemberContext, examAttemptId: number): Promise<Paper> {
  const kept = peekPaper(context, examAttemptId);
  if (kept?.userId === context.caller.userId) return kept;
  return reading(context, (tx) => accessOwnAttempt(context, tx, examAttemptId));
}
