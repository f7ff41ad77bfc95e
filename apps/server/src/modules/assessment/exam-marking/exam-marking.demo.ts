import type { QuestionType } from '@sullam/domain/questions/question.ts';
import { type SeededRandom, seededRandom } from '@sullam/domain/seeded-random.ts';
import type { DemoEssay } from '../../../demo/content/types.ts';
import { daysAgo } from '../../../demo/days.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { loadEnrollments } from '../../learning/enrollments/enrollments.public.ts';
import {
  insertAttempt,
  insertDemoAnswers,
  insertEvents,
  submitAttempt,
  takeAttempt,
} from '../exam-attempts/exam-attempts.public.ts';
import { changeMarks, scoreAttempts } from '../exam-marks/exam-marks.public.ts';
import { drawAttempt, type PaperQuestion } from '../exams/exams.public.ts';
import { loadKeys, loadQuestions } from '../questions/questions.public.ts';
import { demoScheduledExams, type LoadedScheduledExam } from '../scheduled-exams/scheduled-exams.public.ts';
import { putReview } from './answer-reviews.repository.ts';
import { answerTo } from './demo-answers.ts';

const HOLDER = 'demo-tab';
const SECOND = 1000;
const HOUR = 3_600_000;

/** The course in which the learner of the demo has sat an exam too; all else is left to be tried out. */
const SAT_BY_LEARNER = 'design-for-two-directions';

/** Of ten questions, how many each learner of a whole class gets right: as many learners as it takes to judge questions by. */
const CLASS_SKILLS = [9, 9, 8, 8, 8, 7, 7, 7, 6, 6, 6, 5, 5, 4, 3, 2, 9, 8, 8, 7, 7, 7, 6, 6, 6, 5, 5, 4, 4, 3];

interface Sitter {
  userId: number;
  language: 'en' | 'ar';
  at: number;
  /** Of ten questions, how many are right. */
  skill: number;
  /** What they write where an answer is text. */
  essay: DemoEssay;
}

/**
 * Finished attempts of learners, some well done, some less so. One exam a whole class has sat and somebody has marked; in
 * the others whatever a person has to mark waits for one.
 */
export async function loadDemoAttempts({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const users = loaded.get(demoMembers);
  const learners = demo.members.filter(({ key }) => /^m\d\d$/.test(key));
  for (const exam of loaded.get(demoScheduledExams)) {
    const { course, markedBy } = exam.demo;
    const sitters = markedBy
      ? learners.slice(0, CLASS_SKILLS.length)
      : demo.members
          .filter(
            (member) =>
              (learners.includes(member) || (member.key === 'learner' && course === SAT_BY_LEARNER)) &&
              member.progress.some((one) => one.course === course),
          )
          .filter((_, at) => at % 5 !== 4);
    if (markedBy)
      await loadEnrollments(
        tx,
        exam.courseId,
        sitters.map(({ key }) => ({ userId: users.get(key)!, enrolledAt: daysAgo(context.clock.now(), 30) })),
      );
    for (const [at, { key, language }] of sitters.entries()) {
      const skill = markedBy ? (CLASS_SKILLS[at] ?? 5) : 9 - (at % 5);
      const essay = essayFor(demo.essays, at, skill);
      const sitter = { userId: users.get(key)!, language, at, skill, essay };
      const sat = await sit(context, tx, exam, sitter);
      if (sat && markedBy) await markEssays(context, tx, sat, sitter, users.get(markedBy)!);
    }
  }
}

/** Who does better writes better. */
function essayFor(essays: readonly DemoEssay[], at: number, skill: number): DemoEssay {
  const byMarks = essays.toSorted((a, b) => b.marks - a.marks);
  const place = Math.min(byMarks.length - 1, Math.max(0, 9 - skill + (at % 3) - 1));
  const essay = byMarks[place];
  if (!essay) throw new Error('The demo has exams, but nothing that learners write in them (essays.yaml).');
  return essay;
}

interface Sat {
  examAttemptId: number;
  questions: readonly PaperQuestion[];
  finishedAt: Date;
}

async function sit(context: SystemContext, tx: Tx, exam: LoadedScheduledExam, sitter: Sitter): Promise<Sat | null> {
  const { courseSubsectionId, courseId, examId } = exam;
  const { at, userId } = sitter;
  const random = seededRandom(`${courseSubsectionId} ${at}`);
  const startedAt = new Date(daysAgo(context.clock.now(), 1 + (at % 6)).getTime() - random.below(8) * HOUR);
  const paper = await drawAttempt(context, tx, examId, `demo ${courseSubsectionId} ${at}`);
  const examAttemptId = await insertAttempt(tx, {
    ...paper,
    courseSubsectionId,
    courseId,
    examId,
    userId,
    isPreview: false,
    number: 1,
    startedAt,
    // over long ago: it was handed in before
    deadline: null,
    granted: { extraMinutes: null, extraPercent: null, closesAt: null },
  });
  if (examAttemptId === null) return null;
  const spent = await insertAnswers(context, tx, { examAttemptId, startedAt, random }, paper.questions, sitter);
  await takeAttempt(tx, examAttemptId, HOLDER);
  // starting, looking through and handing in are no question's time
  const finishedAt = new Date(startedAt.getTime() + (spent + 20 + random.below(60)) * SECOND);
  const then = { ...context, clock: { ...context.clock, now: () => finishedAt } };
  await submitAttempt(then, tx, { examAttemptId, courseSubsectionId, holder: HOLDER });
  return { examAttemptId, questions: paper.questions, finishedAt };
}

interface Begun {
  examAttemptId: number;
  startedAt: Date;
  random: SeededRandom;
}

/** Seconds that a question takes somebody who is neither quick nor slow. */
const USUAL: Partial<Record<QuestionType, number>> = {
  ESSAY: 320,
  TRUE_FALSE: 18,
  SINGLE_CHOICE: 38,
  ORDERING: 55,
  MATCHING: 60,
  NUMERIC: 75,
};

/** Answers with the time that each took; answers how long all took together, in seconds. */
async function insertAnswers(
  context: SystemContext,
  tx: Tx,
  { examAttemptId, startedAt, random }: Begun,
  questions: readonly PaperQuestion[],
  sitter: Sitter,
): Promise<number> {
  const [questionOf, keyOf] = [await loadQuestions(context, tx, questions), await loadKeys(tx, questions)];
  const essay = sitter.essay.text[sitter.language];
  const pace = 70 + random.below(70);
  const seconds = questions.map((question) =>
    Math.round(((USUAL[questionOf(question).content.type] ?? 48) * pace * (70 + random.below(80))) / 10_000),
  );
  let passed = 0;
  const answers = questions.map((question, index) => {
    passed += seconds[index] ?? 0;
    const savedAt = new Date(startedAt.getTime() + passed * SECOND);
    const { content } = questionOf(question);
    const answer = answerTo(content, keyOf(question), { random, skill: sitter.skill, essay });
    return { position: question.position, answer, isFlagged: random.below(8) === 0, savedAt };
  });
  await insertDemoAnswers(tx, { examAttemptId, startedAt }, answers, seconds);
  if (sitter.at % 4 === 1) await insertAbsence(tx, examAttemptId, answers[2]);
  return passed;
}

/** Somebody looked at something else for a while. */
async function insertAbsence(
  tx: Tx,
  examAttemptId: number,
  near: { position: number; savedAt: Date } | undefined,
): Promise<void> {
  if (!near) return;
  const { position, savedAt } = near;
  const notify = (kind: 'FOCUS_LOST' | 'FOCUS_GAINED', after: number) => {
    const occurredAt = new Date(savedAt.getTime() + after * SECOND);
    return insertEvents(tx, examAttemptId, [{ kind, position, occurredAt }], occurredAt);
  };
  await notify('FOCUS_LOST', -21);
  await notify('FOCUS_GAINED', -4);
}

/** A marker has read what the sitter wrote, a day later or just now. */
async function markEssays(
  context: SystemContext,
  tx: Tx,
  { examAttemptId, questions, finishedAt }: Sat,
  sitter: Sitter,
  markerUserId: number,
): Promise<void> {
  const questionOf = await loadQuestions(context, tx, questions);
  const essays = questions.filter((question) => questionOf(question).content.type === 'ESSAY');
  const { marks, comment } = sitter.essay;
  const now = new Date(Math.min(context.clock.now().getTime(), finishedAt.getTime() + 20 * HOUR));
  for (const { position } of essays) {
    const given = { score: String(marks), assessment: null, comment: comment[sitter.language] };
    const place = { examAttemptId, position };
    await putReview(tx, { ...place, ...given, markerUserId, version: 1, now });
    const outcome = marks === 8 ? 'CORRECT' : 'PARTIAL';
    const change = { ...place, ...given, oldScore: null, outcome, source: 'MARKER', isDisputed: false } as const;
    await changeMarks(tx, [change], { by: markerUserId, reason: '', now });
  }
  await scoreAttempts({ ...context, clock: { ...context.clock, now: () => now } }, tx, [examAttemptId]);
}
