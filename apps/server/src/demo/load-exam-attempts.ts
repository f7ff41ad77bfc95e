import type { QuestionAnswer, QuestionContent, QuestionKey } from '@sullam/domain/questions/question.ts';
import { rightAnswer } from '@sullam/domain/questions/right-answer.ts';
import { type SeededRandom, seededRandom } from '@sullam/domain/seeded-random.ts';
import type { SystemContext } from '../kernel/context.ts';
import { db, type Tx } from '../kernel/database/database.ts';
import { json } from '../kernel/database/json.ts';
import {
  drawAttempt,
  insertAttempt,
  loadKeys,
  loadQuestions,
  type PaperQuestion,
  submitAttempt,
  takeAttempt,
} from '../modules/subsection-exams/subsection-exams.public.ts';
import { ESSAYS } from './content/organizations/madar-exam-answers.ts';
import type { DemoOrganization } from './content/types.ts';
import { daysAgo } from './days.ts';
import type { LoadedCourse } from './load-courses.ts';

const HOLDER = 'demo-tab';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Held {
  courseSubsectionId: number;
  courseId: number;
  examId: number;
  closesAt: Date | null;
}

/** The course in which the learner of the demo has sat an exam too; all else is left to be tried out. */
const SAT_BY_LEARNER = 'design-for-two-directions';

/** Finished attempts of learners, some well done, some less so; whatever a person has to mark waits for one. */
export async function loadExamAttempts(
  context: SystemContext,
  tx: Tx,
  demo: DemoOrganization,
  users: ReadonlyMap<string, number>,
  courses: ReadonlyMap<string, LoadedCourse>,
): Promise<void> {
  for (const [course, { courseId }] of courses) {
    const sitters = demo.members.filter(
      ({ key, progress }) =>
        (/^m\d\d$/.test(key) || (key === 'learner' && course === SAT_BY_LEARNER)) &&
        progress.some((one) => one.course === course),
    );
    for (const held of await heldIn(context, tx, courseId))
      for (const [at, { key, language }] of sitters.entries())
        if (at % 5 !== 4) await sit(context, tx, held, { userId: users.get(key)!, at, language });
  }
}

const heldIn = ({ organizationId }: SystemContext, tx: Tx, courseId: number): Promise<Held[]> =>
  tx.all(
    db
      .selectFrom('subsection_exams')
      .select([
        'course_subsection_id as courseSubsectionId',
        'course_id as courseId',
        'exam_id as examId',
        'closes_at as closesAt',
      ])
      .where('organization_id', '=', organizationId)
      .where('course_id', '=', courseId)
      .where('is_published', '=', true)
      .orderBy('course_subsection_id'),
  );

interface Sitter {
  userId: number;
  /** Which one it is: the first ones do best. */
  at: number;
  language: 'en' | 'ar';
}

async function sit(context: SystemContext, tx: Tx, held: Held, sitter: Sitter): Promise<void> {
  const { courseSubsectionId, courseId, examId } = held;
  const random = seededRandom(`${courseSubsectionId} ${sitter.at}`);
  const startedAt = new Date(daysAgo(context.clock.now(), 1 + (sitter.at % 6)).getTime() - random.below(8) * HOUR);
  const paper = await drawAttempt(context, tx, examId, `demo ${courseSubsectionId} ${sitter.at}`);
  const examAttemptId = await insertAttempt(context, tx, {
    ...paper,
    courseSubsectionId,
    courseId,
    examId,
    userId: sitter.userId,
    isPreview: false,
    number: 1,
    startedAt,
    // over long ago: it was handed in before
    deadline: null,
  });
  if (examAttemptId === null) return;
  await insertAnswers(context, tx, { examAttemptId, startedAt, random }, paper.questions, sitter);
  await takeAttempt(context, tx, examAttemptId, HOLDER);
  const finishedAt = new Date(startedAt.getTime() + (3 + random.below(25)) * MINUTE);
  const then = { ...context, clock: { ...context.clock, now: () => finishedAt } };
  await submitAttempt(then, tx, { examAttemptId, courseSubsectionId, holder: HOLDER });
}

interface Begun {
  examAttemptId: number;
  startedAt: Date;
  random: SeededRandom;
}

async function insertAnswers(
  context: SystemContext,
  tx: Tx,
  { examAttemptId, startedAt, random }: Begun,
  questions: readonly PaperQuestion[],
  { at, language }: Sitter,
): Promise<void> {
  const [questionOf, keyOf] = [await loadQuestions(context, tx, questions), await loadKeys(context, tx, questions)];
  await tx.run(
    db.insertInto('attempt_answers').values(
      questions.map((question) => {
        const savedAt = new Date(startedAt.getTime() + question.position * 10_000);
        return {
          organization_id: context.organizationId,
          exam_attempt_id: examAttemptId,
          position: question.position,
          sequence: savedAt.getTime(),
          answer: json(answerTo(questionOf(question).content, keyOf(question), { random, at, language })),
          is_flagged: random.below(8) === 0,
          saved_at: savedAt,
        };
      }),
    ),
  );
}

function answerTo(
  content: QuestionContent,
  key: QuestionKey,
  { random, at, language }: { random: SeededRandom; at: number; language: 'en' | 'ar' },
): QuestionAnswer {
  if (content.type === 'ESSAY')
    return { type: 'ESSAY', html: `<p>${ESSAYS[at % ESSAYS.length]?.[language] ?? ''}</p>` };
  const luck = random.below(10);
  // from nine in ten to five in ten
  return luck < 9 - (at % 5) ? rightAnswer(key) : luck === 9 ? null : wrongAnswer(content, key, random);
}

/** Something that was meant and isn't right; a blank where there is nothing near. */
function wrongAnswer(content: QuestionContent, key: QuestionKey, random: SeededRandom): QuestionAnswer {
  const right = rightAnswer(key);
  switch (content.type) {
    case 'SINGLE_CHOICE': {
      const others = content.choices.filter(({ id }) => right?.type !== 'SINGLE_CHOICE' || id !== right.choiceId);
      const choice = others[random.below(Math.max(1, others.length))];
      return choice ? { type: 'SINGLE_CHOICE', choiceId: choice.id } : null;
    }
    case 'MULTIPLE_CHOICE':
      return { type: 'MULTIPLE_CHOICE', choiceIds: content.choices.slice(0, 2).map(({ id }) => id) };
    case 'TRUE_FALSE':
      return right?.type === 'TRUE_FALSE' ? { type: 'TRUE_FALSE', isTrue: !right.isTrue } : null;
    case 'ORDERING':
      return { type: 'ORDERING', order: content.choices.map(({ id }) => id).reverse() };
    case 'NUMERIC':
      return { type: 'NUMERIC', number: String(10 + random.below(90)), unit: content.units[0] ?? null };
    default:
      return null;
  }
}
