import type { DemoExam } from '../../../demo/content/types.ts';
import { endOfDay } from '../../../demo/days.ts';
import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { insertDemoActivity, insertSection } from '../../learning/course-content/course-content.public.ts';
import { demoExams, type LoadedExam } from '../exams/exams.public.ts';
import { insertSubsectionExam, setPublished } from './scheduled-exams.repository.ts';

const SECTION_TITLE = { en: 'Exams', ar: 'الاختبارات' };

export interface LoadedScheduledExam extends LoadedExam {
  courseSubsectionId: number;
}

/** The exams with the lessons that hold them. */
export const demoScheduledExams = demoKey<readonly LoadedScheduledExam[]>('scheduled-exams');

/** Every exam is scheduled and published in a last section of its course; one may finish the course without them. */
export async function loadDemoScheduledExams({ context, tx, loaded }: DemoLoad): Promise<void> {
  const scheduled: LoadedScheduledExam[] = [];
  const sections = new Map<number, { id: number; count: number }>();
  for (const exam of loaded.get(demoExams)) {
    const { demo, courseId, examId } = exam;
    const section = sections.get(courseId) ?? {
      id: await insertSection(tx, courseId, SECTION_TITLE),
      count: 0,
    };
    const place = { courseId, examId, sectionId: section.id, position: section.count };
    scheduled.push({ ...exam, courseSubsectionId: await scheduleExam(context, tx, demo, place) });
    sections.set(courseId, { ...section, count: section.count + 1 });
  }
  loaded.put(demoScheduledExams, scheduled);
}

async function scheduleExam(
  context: SystemContext,
  tx: Tx,
  { title, minutes, rules }: DemoExam,
  where: { courseId: number; examId: number; sectionId: number; position: number },
): Promise<number> {
  const courseSubsectionId = await insertDemoActivity(tx, {
    courseId: where.courseId,
    courseSectionId: where.sectionId,
    kind: 'EXAM',
    title,
    position: where.position,
    minutes,
  });
  const scheduled = {
    examId: where.examId,
    opensAt: null,
    closesAt: rules.closesInDays === undefined ? null : endOfDay(context.clock.now(), rules.closesInDays).toISOString(),
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
  await insertSubsectionExam(tx, { courseId: where.courseId, courseSubsectionId }, scheduled, null);
  await setPublished(tx, courseSubsectionId, true);
  return courseSubsectionId;
}
