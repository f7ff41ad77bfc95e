import type { DemoAssignment } from '../../../demo/content/types.ts';
import { endOfDay, morningOf } from '../../../demo/days.ts';
import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { demoRubrics, type LoadedRubric, markRubricUsed } from '../../gradebook/rubrics/rubrics.public.ts';
import { insertDemoActivity, insertSection } from '../../learning/course-content/course-content.public.ts';
import { demoCourses } from '../../learning/courses/courses.public.ts';
import { prepareText } from '../../organization/media/media.public.ts';
import { insertAssignment, setPublished } from './assignments.repository.ts';

const SECTION_TITLE = { en: 'Assignments', ar: 'الواجبات' };
const MEGABYTE = 1_048_576;

export interface LoadedAssignment {
  demo: DemoAssignment;
  assignmentId: number;
  courseId: number;
  rubric: LoadedRubric | undefined;
}

export const demoAssignments = demoKey<readonly LoadedAssignment[]>('assignments');

/** Every assignment is added and published in a last section of its course; one may finish the course without them. */
export async function loadDemoAssignments({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const assignments: LoadedAssignment[] = [];
  const sections = new Map<number, number>();
  for (const [position, assignment] of demo.assignments.entries()) {
    const courseId = loaded.get(demoCourses).get(assignment.course)!;
    const sectionId = sections.get(courseId) ?? (await insertSection(tx, courseId, SECTION_TITLE));
    sections.set(courseId, sectionId);
    const rubric = loaded.get(demoRubrics).get(assignment.rubric ?? '');
    const assignmentId = await addAssignment(context, tx, assignment, { courseId, sectionId, position, rubric });
    assignments.push({ demo: assignment, assignmentId, courseId, rubric });
  }
  loaded.put(demoAssignments, assignments);
}

interface Place {
  courseId: number;
  sectionId: number;
  position: number;
  rubric: LoadedRubric | undefined;
}

async function addAssignment(
  context: SystemContext,
  tx: Tx,
  demo: DemoAssignment,
  { courseId, sectionId, position, rubric }: Place,
): Promise<number> {
  const now = context.clock.now();
  const courseSubsectionId = await insertDemoActivity(tx, {
    courseId,
    courseSectionId: sectionId,
    kind: 'ASSIGNMENT',
    title: demo.title,
    position,
    minutes: 30,
  });
  const maximum = rubric?.maximum ?? demo.maximum;
  const body = {
    instructions: demo.instructions,
    attachmentIds: [],
    isGroupWork: demo.isGroupWork ?? false,
    acceptsText: demo.takes !== 'FILES',
    acceptsFiles: demo.takes !== 'TEXT',
    acceptsLink: demo.takes === 'TEXT',
    mostWords: demo.takes === 'FILES' ? null : 400,
    mostFiles: 2,
    mostBytes: 20 * MEGABYTE,
    extensions: demo.takes === 'TEXT' ? [] : ['pdf' as const],
    opensAt: demo.opensInDays === undefined ? null : morningOf(now, demo.opensInDays).toISOString(),
    dueAt: endOfDay(now, demo.dueInDays).toISOString(),
    closesAt: endOfDay(now, demo.dueInDays + 14).toISOString(),
    latePercent: '10',
    lateInterval: 'DAY' as const,
    lateFloorPercent: '50',
    missingPercent: '0',
    versionsAllowed: null,
    resubmitsUntil: null,
    allowsWithdrawal: true,
    maximum,
    rubricId: rubric?.rubricId ?? null,
    markerCount: 1,
    tolerance: '0',
    isBlind: false,
    release: demo.isReleasedByHand ? ('BY_HAND' as const) : ('AT_ONCE' as const),
    releaseAt: null,
    version: 0,
  };
  const prepared = {
    instructions: { en: prepareText(demo.instructions.en).html, ar: prepareText(demo.instructions.ar).html },
    instructionMediaIds: [],
    maximum,
    rubricVersion: rubric ? 1 : null,
  };
  await insertAssignment(tx, { courseId, courseSubsectionId }, body, prepared);
  if (rubric) await markRubricUsed(tx, rubric.rubricId, now);
  await setPublished(tx, courseSubsectionId, true);
  return courseSubsectionId;
}
