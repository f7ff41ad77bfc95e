import { areMarksReleased } from '@sullam/domain/assessment/release.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict, notFound, Problem } from '../../../kernel/problem.ts';
import { accessCourse } from '../../learning/courses/courses.public.ts';
import { anonymousName } from '../../organization/media/media.public.ts';
import { accessAssignment, type CourseAssignment } from '../assignments/assignments.public.ts';
import { listCurrentVersions } from './comparing.reads.ts';
import {
  countChecks,
  type FindingRow,
  findCheck,
  findText,
  listFindings,
  listShares,
  type SideRow,
} from './findings.reads.ts';
import { notRunnable } from './plagiarism.errors.ts';
import { requestCheck } from './plagiarism.jobs.ts';
import { beginRun, findSettings, saveSettings, setDismissal, type TextPart } from './plagiarism.repository.ts';
import type {
  ComparedSubmission,
  FindingComparison,
  FindingListQuery,
  PlagiarismFinding,
  PlagiarismOverview,
  PlagiarismSettingsBody,
  SubmissionCheck,
  SubmissionShare,
} from './plagiarism.schemas.ts';

const noun = 'assignment';

/** What the caller may know of the two sides of a finding. */
interface Sight {
  /** Courses that the caller edits. */
  courses: ReadonlySet<number>;
  /** Assignments whose learners' names are hidden from markers. */
  anonymous: ReadonlySet<number>;
}

/** Finds out what the caller may see of some findings: each course and assignment is asked once. */
async function sightOf(context: MemberContext, tx: Tx, rows: readonly FindingRow[]): Promise<Sight> {
  const sides = rows.flatMap(({ own, other }) => [own, other]);
  const courses = new Set<number>();
  for (const courseId of new Set(sides.map((side) => side.courseId))) {
    const edits = await accessCourse(context, tx, courseId, 'edit').catch((error: unknown) => {
      if (error instanceof Problem) return null; // may not
      throw error;
    });
    if (edits) courses.add(courseId);
  }
  const anonymous = new Set<number>();
  for (const side of new Map(sides.map((each) => [each.assignmentId, each])).values()) {
    if (!courses.has(side.courseId)) continue;
    const { assignment } = await accessAssignment(context, tx, side.assignmentId, 'edit');
    if (isAnonymous(assignment, context)) anonymous.add(side.assignmentId);
  }
  return { courses, anonymous };
}

/** A side as far as the caller may know it. */
function presentSide(side: SideRow, { courses, anonymous }: Sight): ComparedSubmission {
  const { submittedAt, total } = side;
  if (!courses.has(side.courseId))
    return {
      assignmentSubmissionId: null,
      number: null,
      submittedAt,
      learner: null,
      groupName: null,
      assignmentId: null,
      assignmentTitle: null,
      courseTitle: null,
      total,
    };
  const isNamed = !anonymous.has(side.assignmentId);
  return {
    assignmentSubmissionId: side.submissionId,
    number: side.number,
    submittedAt: isNamed ? submittedAt : null,
    learner: isNamed ? side.learner : null,
    groupName: isNamed ? side.groupName : null,
    assignmentId: side.assignmentId,
    assignmentTitle: side.assignmentTitle,
    courseTitle: side.courseTitle,
    total,
  };
}

/** The parts of a text; where names are hidden its files are numbered. */
const presentParts = (parts: readonly TextPart[], isNamed: boolean): TextPart[] =>
  parts.map((part, index) =>
    isNamed || part.name === null ? part : { ...part, name: anonymousName(part.name, index) },
  );

const isAnonymous = (assignment: CourseAssignment, context: MemberContext): boolean =>
  assignment.isBlind && !areMarksReleased(assignment, context.clock.now());

const wantedOf = (context: MemberContext, assignment: CourseAssignment) => ({
  assignmentId: assignment.assignmentId,
  isAnonymous: isAnonymous(assignment, context),
});

const presentFinding = (row: FindingRow, sight: Sight): PlagiarismFinding => ({
  findingId: row.findingId,
  shared: row.shared,
  passageCount: row.passages.length,
  // right after one of both was handed in
  foundAt: [row.own, row.other].some(({ assignmentId }) => sight.anonymous.has(assignmentId)) ? null : row.foundAt,
  dismissal: row.dismissal,
  own: presentSide(row.own, sight),
  other: presentSide(row.other, sight),
  isSameAssignment: row.own.assignmentId === row.other.assignmentId,
});

export const readOverview = (context: MemberContext, assignmentId: number): Promise<PlagiarismOverview> =>
  reading(context, async (tx) => {
    await accessAssignment(context, tx, assignmentId, 'edit');
    const settings = await findSettings(tx, assignmentId);
    const counts = await countChecks(tx, assignmentId);
    return { ...settings, ...counts };
  });

export const changeSettings = (
  context: MemberContext,
  assignmentId: number,
  body: PlagiarismSettingsBody,
): Promise<{ version: number }> =>
  transaction(context, async (tx) => {
    await accessAssignment(context, tx, assignmentId, 'edit');
    if (!(await saveSettings(tx, assignmentId, body))) throw conflict();
    const { version, ...changes } = body;
    await audit(context, tx, { action: 'plagiarism.settings', noun, nounId: assignmentId, changes });
    return { version: version + 1 };
  });

/** Checks all versions that count again; whoever asked is notified when it is done. */
export const runChecks = (context: MemberContext, assignmentId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessAssignment(context, tx, assignmentId, 'edit');
    const { isOn } = await findSettings(tx, assignmentId, { lock: true });
    const versions = await listCurrentVersions(tx, assignmentId);
    if (!isOn || versions.length === 0) throw notRunnable();
    if ((await beginRun(tx, assignmentId, context.caller.userId)) === 0) throw notRunnable();
    for (const version of versions) await requestCheck(context, tx, { ...version, assignmentId });
    await audit(context, tx, { action: 'plagiarism.run', noun, nounId: assignmentId });
  });

export const readFindings = (
  context: MemberContext,
  assignmentId: number,
  query: FindingListQuery,
): Promise<{ data: PlagiarismFinding[]; total: number }> =>
  reading(context, async (tx) => {
    const { assignment } = await accessAssignment(context, tx, assignmentId, 'edit');
    const { data, total } = await listFindings(tx, { ...wantedOf(context, assignment), ...query });
    const sight = await sightOf(context, tx, data);
    return { data: data.map((row) => presentFinding(row, sight)), total };
  });

/** Nothing where the check is off. */
export const readShares = (context: MemberContext, assignmentId: number): Promise<{ data: SubmissionShare[] }> =>
  reading(context, async (tx) => {
    await accessAssignment(context, tx, assignmentId, 'edit');
    const { isOn } = await findSettings(tx, assignmentId);
    return { data: isOn ? await listShares(tx, assignmentId) : [] };
  });

export const readSubmissionCheck = (context: MemberContext, submissionId: number): Promise<SubmissionCheck> =>
  reading(context, async (tx) => {
    const check = await findCheck(tx, submissionId);
    if (!check) throw notFound();
    const { assignmentId, number, status, checkedAt, parts } = check;
    const { assignment } = await accessAssignment(context, tx, assignmentId, 'edit');
    const { isOn } = await findSettings(tx, assignmentId);
    const wanted = wantedOf(context, assignment);
    const { data } = await listFindings(tx, { ...wanted, submissionId });
    const sight = await sightOf(context, tx, data);
    const isNamed = !wanted.isAnonymous;
    return {
      status: status ?? 'NONE',
      number,
      checkedAt: isNamed ? (checkedAt?.toISOString() ?? null) : null,
      isOn,
      parts: presentParts(parts ?? [], isNamed),
      findings: data.map((row) => presentFinding(row, sight)),
    };
  });

async function requireFinding(
  context: MemberContext,
  tx: Tx,
  assignmentId: number,
  findingId: number,
): Promise<FindingRow> {
  const { assignment } = await accessAssignment(context, tx, assignmentId, 'edit');
  const { data } = await listFindings(tx, { ...wantedOf(context, assignment), findingId });
  const [row] = data;
  if (!row) throw notFound();
  return row;
}

/** Both texts with what they share; the other one only as far as the caller may see it. */
export const readComparison = (
  context: MemberContext,
  assignmentId: number,
  findingId: number,
): Promise<FindingComparison> =>
  reading(context, async (tx) => {
    const row = await requireFinding(context, tx, assignmentId, findingId);
    const sight = await sightOf(context, tx, [row]);
    const textOf = async ({ textId, assignmentId: of }: SideRow) => {
      const { text, parts } = await findText(tx, textId);
      return { text, parts: presentParts(parts, !sight.anonymous.has(of)) };
    };
    const [ownText, otherText] = [await textOf(row.own), await textOf(row.other)];
    const isOpen = sight.courses.has(row.other.courseId);
    return {
      ...presentFinding(row, sight),
      ownText,
      otherText: isOpen ? otherText : null,
      passages: row.passages.map(({ own, other }) => ({
        own,
        other: isOpen ? other : null,
        excerpt: otherText.text.slice(other.start, other.end),
      })),
    };
  });

/** Says that a finding means nothing, and why; `reason` null takes that back. */
export const dismissFinding = (
  context: MemberContext,
  { assignmentId, findingId }: { assignmentId: number; findingId: number },
  reason: string | null,
): Promise<void> =>
  transaction(context, async (tx) => {
    await requireFinding(context, tx, assignmentId, findingId);
    const dismissal =
      reason === null ? null : { userId: context.caller.userId, reason: reason.trim(), at: context.clock.now() };
    await setDismissal(tx, findingId, dismissal);
    await audit(context, tx, {
      action: reason === null ? 'plagiarism.restore' : 'plagiarism.dismiss',
      noun: 'plagiarism-finding',
      nounId: findingId,
      changes: reason === null ? {} : { reason },
    });
  });
