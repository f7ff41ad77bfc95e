import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { expect } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { type Classroom, callAs, givenClassroom } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import type { AttemptReview } from '../../exam-marks/exam-marks.schemas.ts';
import type { Section } from '../../exams/exams.schemas.ts';
import type { QuestionBody } from '../../questions/questions.schemas.ts';
import { givenQuestion, questionBody } from '../../questions/test/questions.factory.ts';
import type { SubsectionExamChange } from '../../scheduled-exams/scheduled-exams.schemas.ts';
import type { AttemptSnapshot, Instance, Submitted } from '../exam-attempts.schemas.ts';
import type { Spent } from '../question-times.service.ts';

/** Two tabs. */
export const TAB = 'tab-one-0001';
export const OTHER_TAB = 'tab-two-0002';

/** A class that sits exams. */
export type Hall = Classroom;

export const givenHall = (server: TestServer): Promise<Hall> =>
  givenClassroom(server, ['exams', 'assignments', 'grades', 'course-groups'], ['Reading']);

/** A question worth 2, 0.5 lost for a wrong answer. */
export const givenQuestionOf = (
  server: TestServer,
  { instructor }: Hall,
  type: Parameters<typeof questionBody>[1],
  change: Partial<QuestionBody> = {},
): Promise<number> => givenQuestion(server, instructor, { ...questionBody({}, type), ...change });

export const fixed = (questionId: number, marks: string | null = null): Section['draws'][number] => ({
  questionId,
  questionCategoryId: null,
  tags: [],
  difficulty: null,
  take: 1,
  marks,
});

export const section = (draws: Section['draws'], change: Partial<Section> = {}): Section => ({
  title: { en: 'Part', ar: 'جزء' },
  navigation: 'FREE',
  isShuffled: false,
  shufflesChoices: false,
  draws,
  ...change,
});

export const RULES: Omit<SubsectionExamChange, 'examId'> = {
  opensAt: null,
  closesAt: null,
  limitMinutes: null,
  attemptsAllowed: null,
  gradingMethod: 'BEST',
  passPercent: '50',
  allowedAddresses: [],
  releaseScore: 'AT_ONCE',
  releaseAnswers: 'NEVER',
  releaseExplanations: 'NEVER',
  releaseAt: null,
  isBlind: false,
  markerCount: 1,
  version: 1,
};

export interface GivenExam {
  examId: number;
  subsectionExamId: number;
}

/** An exam in a lesson of its own, published unless `isDraft`. */
export async function givenExam(
  server: TestServer,
  { courseId, courseSectionId, instructor }: Hall,
  sections: Section[],
  rules: Partial<SubsectionExamChange> & { isDraft?: boolean } = {},
): Promise<GivenExam> {
  const { isDraft = false, ...change } = rules;
  const title = { en: 'Final exam', ar: 'الاختبار النهائي' };
  const exam = await callAs<{ examId: number }>(server, instructor, `POST /api/courses/${courseId}/exams`, { title });
  const { examId } = exam.body;
  const saved = await callAs(server, instructor, `PUT /api/course-exams/${examId}`, {
    title,
    instructions: { en: '<p>Read well</p>' },
    sections,
    version: 1,
  });
  expect(saved).toMatchObject({ status: 200 });
  const lesson = await callAs<{ courseSubsectionId: number }>(
    server,
    instructor,
    `POST /api/course-sections/${courseSectionId}/subsections`,
    { kind: 'EXAM', title },
  );
  const subsectionExamId = lesson.body.courseSubsectionId;
  const scheduled = await callAs(server, instructor, `PUT /api/subsection-exams/${subsectionExamId}`, {
    ...RULES,
    examId,
    ...change,
  });
  expect(scheduled).toMatchObject({ status: 200 });
  if (!isDraft)
    expect(await callAs(server, instructor, `POST /api/subsection-exams/${subsectionExamId}/publish`)).toMatchObject({
      status: 204,
    });
  return { examId, subsectionExamId };
}

/** What a learner's client does. */
export const sitting = (server: TestServer, as: TestMember) => {
  const ask = <Body>(operation: string, body?: unknown) => callAs<Body>(server, as, operation, body);
  return {
    begin: (subsectionExamId: number, more: Record<string, unknown> = {}) =>
      ask<Instance>('POST /api/exams/exam-instance', { subsectionExamId, ...more }),
    open: (attemptId: number, holder = TAB) => ask<AttemptSnapshot>(`POST /api/exams/${attemptId}/start`, { holder }),
    latest: (attemptId: number, holder = TAB) =>
      ask<AttemptSnapshot>(`GET /api/exams/${attemptId}/latest?holder=${holder}`),
    save: (attemptId: number, position: number, answer: QuestionAnswer, more: Record<string, unknown> = {}) =>
      ask<Submitted>(`POST /api/exams/${attemptId}/submit`, {
        holder: TAB,
        position,
        sequence: 1,
        answer,
        isFlagged: false,
        ...more,
      }),
    next: (attemptId: number, position: number, holder = TAB) =>
      ask<AttemptSnapshot>(`POST /api/exams/${attemptId}/next`, { holder, position }),
    hint: (attemptId: number, position: number, openedHints = 0) =>
      ask<AttemptSnapshot>(`POST /api/exams/${attemptId}/hint`, { holder: TAB, position, openedHints }),
    finish: (attemptId: number, holder = TAB) =>
      ask<AttemptSnapshot>(`POST /api/exams/${attemptId}/finish`, { holder }),
    /** Reports how long questions were looked at. */
    spend: (attemptId: number, spent: Spent[], more: Record<string, unknown> = {}) =>
      ask(`POST /api/exams/${attemptId}/events`, { events: [], times: { holder: TAB, sequence: 1, spent, ...more } }),
    review: (attemptId: number) => ask<AttemptReview>(`GET /api/exams/review/${attemptId}`),
  };
};

/** Begins an attempt and opens it in the first tab. */
export async function givenAttempt(server: TestServer, as: TestMember, subsectionExamId: number): Promise<number> {
  const at = sitting(server, as);
  const { status, body } = await at.begin(subsectionExamId);
  expect([status, body.errorCode]).toEqual([200, undefined]);
  expect((await at.open(body.examAttemptId)).status).toBe(200);
  return body.examAttemptId;
}

export const NILE: QuestionAnswer = { type: 'SINGLE_CHOICE', choiceId: 'nile' };
export const AMAZON: QuestionAnswer = { type: 'SINGLE_CHOICE', choiceId: 'amazon' };
