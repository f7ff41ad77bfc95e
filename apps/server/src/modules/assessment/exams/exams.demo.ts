import type { DemoDraw, DemoExam } from '../../../demo/content/types.ts';
import { daysAgo } from '../../../demo/days.ts';
import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { formattedText } from '../../../kernel/html.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { demoCourses } from '../../learning/courses/courses.public.ts';
import { demoQuestions, type LoadedQuestions } from '../questions/questions.public.ts';
import { insertExam, replaceSections } from './exams.repository.ts';

export interface LoadedExam {
  demo: DemoExam;
  courseId: number;
  examId: number;
}

/** The exams in the order of the content. */
export const demoExams = demoKey<readonly LoadedExam[]>('exams');

/** Exams with what they ask. */
export async function loadDemoExams({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const courses = loaded.get(demoCourses);
  const users = loaded.get(demoMembers);
  const questions = loaded.get(demoQuestions);
  const exams: LoadedExam[] = [];
  for (const exam of demo.exams) {
    const courseId = courses.get(exam.course)!;
    const examId = await loadExam(context, tx, exam, { courseId, createdBy: users.get(exam.author)!, questions });
    exams.push({ demo: exam, courseId, examId });
  }
  loaded.put(demoExams, exams);
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
