import { countWords, textOfHtml } from '@sullam/domain/questions/essay-text.ts';
import type { SystemContext } from '../kernel/context.ts';
import { db, type Tx } from '../kernel/database/database.ts';
import { json } from '../kernel/database/json.ts';
import { requestCheck } from '../modules/plagiarism/plagiarism.public.ts';
import type { DemoAssignment, DemoOrganization, DemoSubmission } from './content/types.ts';
import { daysAgo } from './days.ts';
import type { LoadedCourse } from './load-courses.ts';
import type { DemoMedia } from './load-media.ts';

const SECTION_TITLE = { en: 'Assignments', ar: 'الواجبات' };

interface Parts {
  users: ReadonlyMap<string, number>;
  courses: ReadonlyMap<string, LoadedCourse>;
  media: DemoMedia;
}

interface Place {
  assignmentId: number;
  courseId: number;
  markerId: number;
}

/** Assignments in a last section of their course, with what learners have handed in. */
export async function loadAssignments(
  context: SystemContext,
  tx: Tx,
  demo: DemoOrganization,
  parts: Parts,
): Promise<void> {
  const sections = new Map<number, number>();
  for (const [position, assignment] of demo.assignments.entries()) {
    const { courseId } = parts.courses.get(assignment.course)!;
    const sectionId = sections.get(courseId) ?? (await insertSection(context, tx, courseId));
    sections.set(courseId, sectionId);
    const markerId = await findInstructor(context, tx, courseId);
    const assignmentId = await insertAssignment(context, tx, assignment, { courseId, sectionId, position });
    const learners = demo.members.filter(
      ({ key, progress }) => /^m\d\d$/.test(key) && progress.some(({ course }) => course === assignment.course),
    );
    for (const [at, submission] of assignment.submissions.entries()) {
      const key = submission.isByLearner ? 'learner' : learners[at]?.key;
      const userId = key && parts.users.get(key);
      if (userId) await handIn(context, tx, { assignmentId, courseId, markerId }, submission, userId, parts.media);
    }
  }
}

async function findInstructor({ organizationId }: SystemContext, tx: Tx, courseId: number): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('course_instructors')
      .select('user_id')
      .where('organization_id', '=', organizationId)
      .where('course_id', '=', courseId)
      .orderBy('user_id')
      .limit(1),
  );
  return row!.user_id;
}

async function insertSection({ organizationId }: SystemContext, tx: Tx, courseId: number): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('course_sections')
      .values(({ selectFrom, fn }) => ({
        organization_id: organizationId,
        course_id: courseId,
        title: json(SECTION_TITLE),
        position: selectFrom('course_sections')
          .select(fn.countAll<number>().as('position'))
          .where('organization_id', '=', organizationId)
          .where('course_id', '=', courseId),
      }))
      .returning('course_section_id'),
  );
  return row!.course_section_id;
}

async function insertAssignment(
  { organizationId, clock }: SystemContext,
  tx: Tx,
  assignment: DemoAssignment,
  { courseId, sectionId, position }: { courseId: number; sectionId: number; position: number },
): Promise<number> {
  const subsection = await tx.one(
    db
      .insertInto('course_subsections')
      .values({
        organization_id: organizationId,
        course_id: courseId,
        course_section_id: sectionId,
        kind: 'ASSIGNMENT',
        title: json(assignment.title),
        position,
        is_required: false,
      })
      .returning('course_subsection_id'),
  );
  const assignmentId = subsection!.course_subsection_id;
  await tx.run(
    db.insertInto('assignments').values({
      organization_id: organizationId,
      course_subsection_id: assignmentId,
      course_id: courseId,
      instructions: json(assignment.instructions),
      is_published: true,
      accepts_text: true,
      accepts_files: true,
      accepts_link: false,
      most_files: 5,
      most_bytes: 50 * 1024 * 1024,
      is_group_work: false,
      due_at: daysAgo(clock.now(), -assignment.dueInDays),
      late_percent: '5',
      late_floor_percent: '50',
      allows_withdrawal: true,
      maximum: '100',
      marker_count: 1,
      is_blind: false,
      release: assignment.release,
    }),
  );
  if (assignment.checksPlagiarism)
    await tx.run(
      db.insertInto('plagiarism_settings').values({
        organization_id: organizationId,
        course_subsection_id: assignmentId,
        is_on: true,
        threshold_percent: 20,
        excludes_quotations: true,
      }),
    );
  return assignmentId;
}

async function handIn(
  context: SystemContext,
  tx: Tx,
  place: Place,
  submission: DemoSubmission,
  userId: number,
  media: DemoMedia,
): Promise<void> {
  const { organizationId: organization_id } = context;
  const { assignmentId, courseId } = place;
  const at = daysAgo(context.clock.now(), submission.daysAgo);
  const row = await tx.one(
    db
      .insertInto('assignment_submissions')
      .values({
        organization_id,
        course_subsection_id: assignmentId,
        course_id: courseId,
        user_id: userId,
        last_number: 1,
        current_number: 1,
        created_at: at,
      })
      .returning('assignment_submission_id'),
  );
  const assignment_submission_id = row!.assignment_submission_id;
  await tx.run(
    db.insertInto('submission_members').values({
      organization_id,
      assignment_submission_id,
      course_subsection_id: assignmentId,
      user_id: userId,
      last_number: 1,
    }),
  );
  await tx.run(
    db.insertInto('submission_versions').values({
      organization_id,
      assignment_submission_id,
      number: 1,
      body: submission.body,
      link: '',
      word_count: countWords(textOfHtml(submission.body)),
      receipt_code: `DEMO${String(assignment_submission_id).padStart(6, '2')}`,
      submitted_by: userId,
      submitted_at: at,
    }),
  );
  const fileId = submission.asset
    ? await insertFile(context, tx, assignment_submission_id, media.idOf(submission.asset))
    : null;
  if (submission.mark)
    await giveMark(context, tx, place, { submissionId: assignment_submission_id, fileId }, submission.mark);
  await requestCheck(context, tx, { assignmentId, submissionId: assignment_submission_id, number: 1 });
}

async function insertFile(
  { organizationId: organization_id }: SystemContext,
  tx: Tx,
  assignment_submission_id: number,
  mediaId: number,
): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('submission_files')
      .columns([
        'organization_id',
        'assignment_submission_id',
        'number',
        'position',
        'media_id',
        'file_name',
        'byte_size',
      ])
      .expression(({ selectFrom, val }) =>
        selectFrom('media')
          .select([
            'organization_id',
            val(assignment_submission_id).$castTo<number>().as('submission'),
            val(1).$castTo<number>().as('number'),
            val(0).$castTo<number>().as('position'),
            'media_id',
            'original_name',
            'byte_size',
          ])
          .where('organization_id', '=', organization_id)
          .where('media_id', '=', mediaId),
      )
      .returning('submission_file_id'),
  );
  return row!.submission_file_id;
}

async function giveMark(
  { organizationId: organization_id, clock }: SystemContext,
  tx: Tx,
  { markerId }: Place,
  { submissionId, fileId }: { submissionId: number; fileId: number | null },
  mark: NonNullable<DemoSubmission['mark']>,
): Promise<void> {
  const now = clock.now();
  const given = {
    organization_id,
    assignment_submission_id: submissionId,
    number: 1,
    points: mark.points,
    comment: mark.comment,
    version: 1,
  };
  await tx.run(db.insertInto('submission_reviews').values({ ...given, marker_user_id: markerId, reviewed_at: now }));
  await tx.run(
    db.insertInto('submission_marks').values({ ...given, is_disputed: false, marked_by: markerId, marked_at: now }),
  );
  if (fileId === null) return;
  await tx.run(
    db.insertInto('submission_annotations').values(
      mark.annotations.map(({ shapes, ...annotation }, at) => ({
        organization_id,
        submission_file_id: fileId,
        annotation_key: `demo-${at + 1}`,
        page: 1,
        ...annotation,
        shapes: json(shapes),
        author_user_id: markerId,
        created_at: now,
        updated_at: now,
      })),
    ),
  );
}
