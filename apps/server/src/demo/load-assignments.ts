import { createHash } from 'node:crypto';
import type { SystemContext } from '../kernel/context.ts';
import { db, type Tx } from '../kernel/database/database.ts';
import { json } from '../kernel/database/json.ts';
import type { FileStore } from '../kernel/files/file-store.ts';
import { insertAssignment, setPublished } from '../modules/assignments/assignments.public.ts';
import type { DemoMedia } from '../modules/media/media.public.ts';
import { placeOf, prepareText } from '../modules/media/media.public.ts';
import { requestCheck } from '../modules/plagiarism/plagiarism.public.ts';
import { insertRubric, markRubricUsed, prepareRubric } from '../modules/rubrics/rubrics.public.ts';
import type { DemoAssignment, DemoOrganization, DemoRubric } from './content/types.ts';
import { daysAgo } from './days.ts';
import { insertLastSection } from './insert-last-section.ts';
import type { LoadedCourse } from './load-courses.ts';
import { loadSubmission } from './load-submissions.ts';

const SECTION_TITLE = { en: 'Assignments', ar: 'الواجبات' };
const MEGABYTE = 1_048_576;

interface Parts {
  users: ReadonlyMap<string, number>;
  courses: ReadonlyMap<string, LoadedCourse>;
  files: FileStore;
  media: DemoMedia;
}

export interface LoadedRubric {
  rubricId: number;
  content: DemoRubric['content'];
  maximum: string;
}

/** Rubrics, and assignments in a last section of their course, with what learners have handed in. */
export async function loadAssignments(
  context: SystemContext,
  tx: Tx,
  demo: DemoOrganization,
  { users, courses, files, media }: Parts,
): Promise<void> {
  const rubrics = new Map<string, LoadedRubric>();
  for (const rubric of demo.rubrics)
    rubrics.set(rubric.key, await loadRubric(context, tx, rubric, users.get(rubric.author)!));
  const sections = new Map<number, number>();
  for (const [position, assignment] of demo.assignments.entries()) {
    const { courseId } = courses.get(assignment.course)!;
    const sectionId = sections.get(courseId) ?? (await insertLastSection(context, tx, courseId, SECTION_TITLE));
    sections.set(courseId, sectionId);
    const rubric = rubrics.get(assignment.rubric ?? '');
    const assignmentId = await holdAssignment(context, tx, assignment, { courseId, sectionId, position, rubric });
    const learners = demo.members
      .filter(({ key, progress }) => /^m\d\d$/.test(key) && progress.some(({ course }) => course === assignment.course))
      .map(({ key }) => users.get(key)!);
    for (const submission of assignment.submissions) {
      const { member } = submission;
      const userId = typeof member === 'number' ? learners[member] : users.get(member);
      if (userId === undefined) continue;
      const mediaIds = [
        ...(submission.pdf ? [await storePdf(context, tx, files, userId, submission.pdf)] : []),
        ...(submission.asset ? [media.idOf(submission.asset)] : []),
      ];
      const place = { assignmentId, courseId, userId, markerUserId: users.get(assignment.author)!, rubric, mediaIds };
      const submissionId = await loadSubmission(context, tx, submission, place);
      if (!submission.isDraft) await requestCheck(context, tx, { assignmentId, submissionId, number: 1 });
    }
  }
}

async function loadRubric(context: SystemContext, tx: Tx, demo: DemoRubric, userId: number): Promise<LoadedRubric> {
  const prepared = prepareRubric(demo);
  const now = daysAgo(context.clock.now(), 30);
  const rubricId = await insertRubric(context, tx, prepared, null, { userId, now });
  return { rubricId, content: prepared.content, maximum: prepared.maximum };
}

interface Place {
  courseId: number;
  sectionId: number;
  position: number;
  rubric: LoadedRubric | undefined;
}

async function holdAssignment(
  context: SystemContext,
  tx: Tx,
  demo: DemoAssignment,
  { courseId, sectionId, position, rubric }: Place,
): Promise<number> {
  const now = context.clock.now();
  const row = await tx.one(
    db
      .insertInto('course_subsections')
      .values({
        organization_id: context.organizationId,
        course_id: courseId,
        course_section_id: sectionId,
        kind: 'ASSIGNMENT',
        title: json(demo.title),
        position,
        is_required: false, // a course that somebody has completed stays complete
        duration_minutes: 30,
      })
      .returning('course_subsection_id'),
  );
  const courseSubsectionId = row!.course_subsection_id;
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
    opensAt: demo.opensInDays === undefined ? null : daysAgo(now, -demo.opensInDays).toISOString(),
    dueAt: daysAgo(now, -demo.dueInDays).toISOString(),
    closesAt: daysAgo(now, -demo.dueInDays - 14).toISOString(),
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
  await insertAssignment(context, tx, { courseId, courseSubsectionId }, body, prepared);
  if (rubric) await markRubricUsed(context, tx, rubric.rubricId, now);
  if (demo.checksPlagiarism) await switchChecksOn(context, tx, courseSubsectionId);
  await setPublished(context, tx, courseSubsectionId, true);
  return courseSubsectionId;
}

const switchChecksOn = ({ organizationId }: SystemContext, tx: Tx, courseSubsectionId: number) =>
  tx.run(
    db.insertInto('plagiarism_settings').values({
      organization_id: organizationId,
      course_subsection_id: courseSubsectionId,
      is_on: true,
      threshold_percent: 20,
      excludes_quotations: true,
    }),
  );

/** A learner's own file. Its bytes are named by what they are: stored twice they lie there once. */
async function storePdf(
  context: SystemContext,
  tx: Tx,
  files: FileStore,
  userId: number,
  pdf: { name: string; title: string; paragraphs: readonly string[] },
): Promise<number> {
  const { drawPdf } = await import('./draw-pdf.ts');
  const now = context.clock.now();
  const bytes = await drawPdf(pdf.title, pdf.paragraphs, now);
  const storageKey = `demo/${createHash('sha256').update(`${context.organizationId}/${userId}/${pdf.name}`).digest('hex').slice(0, 32)}.pdf`;
  await files.put(placeOf('PRIVATE', context.organizationId, storageKey), bytes, 'application/pdf');
  const row = await tx.one(
    db
      .insertInto('media')
      .values({
        organization_id: context.organizationId,
        owner_user_id: userId,
        kind: 'DOCUMENT',
        visibility: 'PRIVATE',
        status: 'READY',
        original_name: pdf.name,
        content_type: 'application/pdf',
        byte_size: bytes.length,
        storage_key: storageKey,
      })
      .returning('media_id'),
  );
  return row!.media_id;
}
