import type { Localized } from '@sullam/domain/localized.ts';
import type { QuestionContent } from '@sullam/domain/questions/question.ts';
import { sql } from 'kysely';
import { type Database, db, type Tenant, type Tx } from '../../kernel/database/database.ts';

/** A version of a question that was given out: never changed, so it is kept in memory. It holds nothing of the key. */
export interface KeptQuestion {
  content: QuestionContent;
  marks: string;
  negativeMarks: string;
  /** Files that its texts show. */
  mediaIds: number[];
}

export interface QuestionRef {
  questionId: number;
  version: number;
}

export interface PaperSection {
  title: Localized;
  navigation: 'FREE' | 'ONE_WAY';
  shufflesChoices: boolean;
}

export interface PaperQuestion extends QuestionRef {
  position: number;
  section: number;
  marks: string;
  negativeMarks: string;
  salt: number;
}

/** What never changes in an attempt. */
export interface Paper {
  examAttemptId: number;
  courseSubsectionId: number;
  courseId: number;
  userId: number;
  isPreview: boolean;
  seed: string;
  sections: PaperSection[];
  /** In their order; the first has position 1. */
  questions: PaperQuestion[];
}

const MOST_KEPT = 10_000;

/** The newest entries of a map. */
class Newest<Value> {
  private readonly entries = new Map<string, Value>();

  get(key: string): Value | undefined {
    return this.entries.get(key);
  }

  set(key: string, value: Value): void {
    this.entries.set(key, value);
    if (this.entries.size <= MOST_KEPT) return;
    const oldest = this.entries.keys().next().value;
    if (oldest !== undefined) this.entries.delete(oldest);
  }
}

interface Kept {
  papers: Newest<Paper>;
  questions: Newest<KeptQuestion>;
}

const keptOf = new WeakMap<Database, Kept>();

function keptFor({ database }: Tenant): Kept {
  const kept = keptOf.get(database) ?? { papers: new Newest<Paper>(), questions: new Newest<KeptQuestion>() };
  keptOf.set(database, kept);
  return kept;
}

const questionKey = ({ organizationId }: Tenant, { questionId, version }: QuestionRef): string =>
  `${organizationId} ${questionId} ${version}`;

/** What is kept of a paper, without asking the database. */
export const peekPaper = (tenant: Tenant, examAttemptId: number): Paper | undefined =>
  keptFor(tenant).papers.get(`${tenant.organizationId} ${examAttemptId}`);

export const peekQuestion = (tenant: Tenant, ref: QuestionRef): KeptQuestion | undefined =>
  keptFor(tenant).questions.get(questionKey(tenant, ref));

/** The paper of an attempt; whose attempt it is, the caller has to see. */
export async function loadPaper(tenant: Tenant, tx: Tx, examAttemptId: number): Promise<Paper | undefined> {
  const known = peekPaper(tenant, examAttemptId);
  if (known) return known;
  const [attempt, questions] = await Promise.all([
    tx.one(
      db
        .selectFrom('exam_attempts')
        .select(['course_subsection_id', 'course_id', 'user_id', 'is_preview', 'seed', 'sections'])
        .where('exam_attempt_id', '=', examAttemptId),
    ),
    tx.all(
      db
        .selectFrom('attempt_questions')
        .select(['position', 'section', 'question_id', 'version', 'marks', 'negative_marks', 'salt'])
        .where('exam_attempt_id', '=', examAttemptId)
        .orderBy('position'),
    ),
  ]);
  if (!attempt) return undefined;
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
  keptFor(tenant).papers.set(`${tenant.organizationId} ${examAttemptId}`, paper);
  return paper;
}

/** Versions of questions by `questionId version`; asks for those that aren't kept yet. */
export async function loadQuestions(
  tenant: Tenant,
  tx: Tx,
  refs: readonly QuestionRef[],
): Promise<(ref: QuestionRef) => KeptQuestion> {
  const { questions } = keptFor(tenant);
  const missing = refs.filter((ref) => !questions.get(questionKey(tenant, ref)));
  const loaded = new Map<string, KeptQuestion>();
  if (missing.length > 0) {
    const rows = await tx.all(
      db
        .selectFrom('question_versions')
        .select(['question_id', 'version', 'content', 'marks', 'negative_marks', 'media_ids'])
        .where(
          sql<boolean>`(question_id, version) in (select * from unnest(${missing.map(({ questionId }) => questionId)}::bigint[], ${missing.map(({ version }) => version)}::int[]))`,
        ),
    );
    for (const row of rows) {
      const key = questionKey(tenant, { questionId: row.question_id, version: row.version });
      const question: KeptQuestion = {
        content: row.content as QuestionContent,
        marks: row.marks,
        negativeMarks: row.negative_marks,
        mediaIds: row.media_ids,
      };
      loaded.set(key, question);
      questions.set(key, question);
    }
  }
  return (ref) => {
    const key = questionKey(tenant, ref);
    const question = loaded.get(key) ?? questions.get(key);
    if (!question) throw new Error(`there is no version ${ref.version} of question ${ref.questionId}`);
    return question;
  };
}

/** Is the question open in this attempt? In sections that go one way only the one that is reached. */
export const isOneWay = (paper: Paper, question: PaperQuestion): boolean =>
  paper.sections[question.section]?.navigation === 'ONE_WAY';

/** The first position from here on that lies in a section that goes one way; behind the last question when there is none. */
export function oneWayFrom(
  paper: Pick<Paper, 'sections'> & { questions: readonly { section: number }[] },
  position: number,
): number {
  const at = paper.questions.findIndex(
    ({ section }, index) => index + 1 >= position && paper.sections[section]?.navigation === 'ONE_WAY',
  );
  return at < 0 ? paper.questions.length + 1 : at + 1;
}
