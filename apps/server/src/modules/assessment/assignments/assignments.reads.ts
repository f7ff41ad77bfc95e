import type { Localized } from '@sullam/domain/localized.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { presentText, readMediaRefs, shownIn } from '../../organization/media/media.public.ts';
import { ASSIGNMENT } from './assignment-media.ts';
import type { Window } from './assignment-rules.ts';
import { findUse } from './assignment-use.ts';
import type { CourseAssignment } from './assignments.repository.ts';
import type { AssignmentEditing } from './assignments.schemas.ts';

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Dates as they leave. */
export const presentWindow = ({ opensAt, dueAt, closesAt }: Window) => ({
  opensAt: text(opensAt),
  dueAt: text(dueAt),
  closesAt: text(closesAt),
});

/** What is taken, and by which rules, as it leaves. */
export const acceptedOf = (assignment: CourseAssignment) => ({
  acceptsText: assignment.acceptsText,
  acceptsFiles: assignment.acceptsFiles,
  acceptsLink: assignment.acceptsLink,
  mostWords: assignment.mostWords,
  mostFiles: assignment.mostFiles,
  mostBytes: assignment.mostBytes,
  extensions: assignment.extensions,
  isGroupWork: assignment.isGroupWork,
  latePercent: assignment.latePercent,
  lateInterval: assignment.lateInterval,
  lateFloorPercent: assignment.lateFloorPercent,
  missingPercent: assignment.missingPercent,
  versionsAllowed: assignment.versionsAllowed,
  resubmitsUntil: text(assignment.resubmitsUntil),
  allowsWithdrawal: assignment.allowsWithdrawal,
  maximum: assignment.maximum,
});

/** What is asked, with addresses for its files. */
export async function readTexts(context: MemberContext, tx: Tx, assignment: CourseAssignment) {
  const { assignmentId, instructionMediaIds, attachmentIds } = assignment;
  const showing = shownIn(context, ASSIGNMENT, assignmentId);
  const refs = await readMediaRefs(context, tx, [...instructionMediaIds, ...attachmentIds], showing);
  const { en, ar } = assignment.instructions;
  const instructions: Localized = {
    ...(en ? { en: presentText(en, refs) } : {}),
    ...(ar ? { ar: presentText(ar, refs) } : {}),
  };
  return { instructions, attachments: attachmentIds.flatMap((id) => refs.get(id) ?? []) };
}

export async function readAssignmentForEditing(
  context: MemberContext,
  tx: Tx,
  assignment: CourseAssignment,
): Promise<AssignmentEditing> {
  const texts = await readTexts(context, tx, assignment);
  const use = await findUse(context, tx, assignment.assignmentId);
  return {
    assignmentId: assignment.assignmentId,
    courseId: assignment.courseId,
    title: assignment.title,
    ...texts,
    ...acceptedOf(assignment),
    ...presentWindow(assignment),
    rubricId: assignment.rubricId,
    rubricVersion: assignment.rubricVersion,
    markerCount: assignment.markerCount,
    tolerance: assignment.tolerance,
    isBlind: assignment.isBlind,
    release: assignment.release,
    releaseAt: text(assignment.releaseAt),
    releasedAt: text(assignment.releasedAt),
    isPublished: assignment.isPublished,
    ...use,
    version: assignment.version,
  };
}
