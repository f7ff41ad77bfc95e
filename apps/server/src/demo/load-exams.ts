import type { SystemContext } from '../kernel/context.ts';
import { db, type Tx } from '../kernel/database/database.ts';
import { json } from '../kernel/database/json.ts';
import { formattedText } from '../kernel/html.ts';
import { insertExam, replaceSections } from '../modules/exams/exams.public.ts';
import { insertSubsectionExam, setPublished } from '../modules/subsection-exams/subsection-exams.public.ts';
import type { DemoDraw, DemoExam } from './content/types.ts';
import { daysAgo } from './days.ts';
import { insertLastSection } from './insert-last-section.ts';
import type { LoadedCourse } from './load-courses.ts';
import type { LoadedQuestions } from './load-questions.ts';

const SECTION_TITLE = { en: 'Exams', ar: 'الاختبارات' };

interface Parts {
  courses: ReadonlyMap<string, LoadedCourse>;
  users: ReadonlyMap<string, number>;
  questions: LoadedQuestions;
}

export interface LoadedExam {
  demo: DemoExam;
  courseId: number;
  examId: number;
  courseSubsectionId: number;
}

/** Exams, each held and published in a last section of its course; one may finish the course without them. */
export async function loadExams(
  context: SystemContext,
  tx: Tx,
  exams: readonly DemoExam[],
  { courses, users, questions }: Parts,
): Promise<LoadedExam[]> {
  const loaded: LoadedExam[] = [];
  const sections = new Map<number, { id: number; count: number }>();
  for (const demo of exams) {
    const { courseId } = courses.get(demo.course)!;
    const section = sections.get(courseId) ?? {
      id: await insertLastSection(tx, courseId, SECTION_TITLE),
      count: 0,
    };
    const examId = await loadExam(context, tx, demo, { courseId, createdBy: users.get(demo.author)!, questions });
    const place = { courseId, examId, sectionId: section.id, position: section.count };
    loaded.push({ demo, courseId, examId, courseSubsectionId: await holdExam(context, tx, demo, place) });
    sections.set(courseId, { ...section, count: section.count + 1 });
  }
  return loaded;
}

async function loadExam(
  context: SystemContext,
  tx: Tx,
  demo: DemoExam,
  { courseId, createdBy, questions }: { courseId: number; createdBy: number; questions: LoadedQuestions },
): Promise<number> {
  const examId = await insertExam(tx, {
    courseId,
    title: demo.title,
    instructions: formattedText('instructions', demo.instructions),
    createdBy,
    now: daysAgo(context.clock.now(), 8),
  });
  const sections = demo.sections.map((section) => ({
    ...section,
    draws: section.draws.map((draw) => drawOf(draw, questions)),
  }));
  await replaceSections(tx, examId, sections);
  return examId;
}

const drawOf = (draw: DemoDraw, { idOfQuestion, idOfCategory }: LoadedQuestions) =>
  'question' in draw
    ? {
        questionId: idOfQuestion(draw.question),
        questionCategoryId: null,
        tags: [],
        difficulty: null,
        take: 1,
        marks: draw.marks ?? null,
      }
    : {
        questionId: null,
        questionCategoryId: idOfCategory(draw.category),
        tags: draw.tags,
        difficulty: draw.difficulty ?? null,
        take: draw.take,
        marks: draw.marks ?? null,
      };

async function holdExam(
  context: SystemContext,
  tx: Tx,
  { title, minutes, rules }: DemoExam,
  where: { courseId: number; examId: number; sectionId: number; position: number },
): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('course_subsections')
      .values({
        course_id: where.courseId,
        course_section_id: where.sectionId,
        kind: 'EXAM',
        title: json(title),
        position: where.position,
        is_required: false,
        duration_minutes: minutes,
      })
      .returning('course_subsection_id'),
  );
  const courseSubsectionId = row!.course_subsection_id;
  const held = {
    examId: where.examId,
    opensAt: null,
    closesAt: rules.closesInDays === undefined ? null : daysAgo(context.clock.now(), -rules.closesInDays).toISOString(),
    limitMinutes: rules.limitMinutes ?? null,
    attemptsAllowed: rules.attempts ?? null,
    gradingMethod: 'BEST' as const,
    passPercent: rules.passPercent,
    allowedAddresses: [],
    releaseScore: 'AT_ONCE' as const,
    releaseAnswers: rules.answers,
    releaseExplanations: rules.answers,
    releaseAt: null,
    isBlind: false,
    markerCount: 1,
    version: 0,
  };
  await insertSubsectionExam(tx, { courseId: where.courseId, courseSubsectionId }, held, null);
  await setPublished(tx, courseSubsectionId, true);
  return courseSubsectionId;
}
