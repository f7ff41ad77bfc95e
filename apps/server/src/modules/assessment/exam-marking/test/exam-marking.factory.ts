import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenLearner } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import { givenAttempt, type Hall, sitting } from '../../exam-attempts/test/exams.factory.ts';
import type {
  MarkChange,
  RegradeDecision,
  Regraded,
  RegradePreview,
  ResultRow,
} from '../../exam-results/exam-results.schemas.ts';
import type { AttemptForMarker, Graded, QueuedAnswer } from '../exam-marking.schemas.ts';

interface HandingIn {
  /** Who hands in; a fresh learner otherwise. */
  by?: TestMember | undefined;
  /** How long it took. */
  minutes?: number;
}

/** A learner answers the questions of an exam in their order and hands in. */
export async function givenHandedIn(
  server: TestServer,
  hall: Hall,
  subsectionExamId: number,
  answers: readonly QuestionAnswer[],
  { by, minutes = 0 }: HandingIn = {},
) {
  const learner = by ?? (await givenLearner(server, hall));
  const attempt = await givenAttempt(server, learner, subsectionExamId);
  const { save, finish } = sitting(server, learner);
  for (const [index, answer] of answers.entries()) await save(attempt, index + 1, answer);
  server.clock.advance(minutes * 60_000);
  await finish(attempt);
  return { attempt, learner };
}

interface Grade {
  examAttemptId: number;
  position: number;
  version: number;
  score?: string | null;
  comment?: string;
  markVersion?: number;
  assessment?: unknown;
}

/** What a marker's client does. */
export const markingExams = (server: TestServer, as: TestMember) => {
  const ask = <Body>(operation: string, body?: unknown) => callAs<Body>(server, as, operation, body);
  const give = (path: string, body: Grade) =>
    ask<Graded>(`POST /api/${path}`, { score: null, comment: '', markVersion: 1, ...body });
  return {
    queue: async (id: number, state = 'PENDING') =>
      (
        await ask<{ data: QueuedAnswer[]; total: number }>(
          `GET /api/answer-review?subsectionExamId=${id}&state=${state}&skip=0&take=50`,
        )
      ).body,
    attempt: async (attempt: number) => (await ask<AttemptForMarker>(`GET /api/answer-review/${attempt}`)).body,
    grade: (body: Grade) => give('submit-essay-grade', body),
    reconcile: (body: Grade) => give('reconcile-essay-grade', body),
  };
};

/** What one who edits the course does with the results of one exam. */
export const ofExam = (server: TestServer, as: TestMember, subsectionExamId: number) => {
  const ask = <Body>(operation: string, body?: unknown) =>
    callAs<Body>(server, as, operation.replace(' ', ` /api/subsection-exams/${subsectionExamId}/`), body);
  return {
    ask,
    results: async (query = '') => (await ask<{ data: ResultRow[]; total: number }>(`GET results?${query}`)).body,
    decisions: async () => (await ask<{ data: RegradeDecision[] }>('GET regrade-decisions')).body.data,
    changes: async () => (await ask<{ data: MarkChange[] }>('GET mark-changes')).body.data,
    /** Corrects marks: `regrade`, `give-marks`, `accept-also`. */
    change: (path: string, body: object) => ask<Regraded>(`POST ${path}`, body),
    previewChange: (body: object) => ask<RegradePreview>('POST regrade-preview', body),
    preview: (decisionId: number) => ask<RegradePreview>(`POST regrade-decisions/${decisionId}/withdraw-preview`, {}),
    withdraw: (decisionId: number, reason = 'It was the wrong question') =>
      ask<Regraded>(`POST regrade-decisions/${decisionId}/withdraw`, { reason }),
  };
};

/** As it is stored; null while it isn't whole. */
export async function scoreOf(server: TestServer, attempt: number): Promise<string | null | undefined> {
  const [row] = await server.admin<{ score: string | null }[]>`
    select score from exam_attempts where exam_attempt_id = ${attempt}`;
  return row?.score;
}
