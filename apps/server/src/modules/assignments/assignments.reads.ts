import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import { type MediaReference, presentText, readMediaRefs } from '../media/media.public.ts';
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
  const refs = await readMediaRefs(context, tx, [...assignment.instructionMediaIds, ...assignment.attachmentIds]);
  const { en, ar } = assignment.instructions;
  const instructions: Localized = {
    ...(en ? { en: presentText(en, refs) } : {}),
    ...(ar ? { ar: presentText(ar, refs) } : {}),
  };
  return { instructions, attachments: assignment.attachmentIds.flatMap((id) => refs.get(id) ?? []) };
}

export async function readAssignmentForEditing(
  context: MemberContext,
  tx: Tx,
  assignment: CourseAssignment,
): Promise<AssignmentEditing> {
  const [texts, use] = await Promise.all([
    readTexts(context, tx, assignment),
    findUse(context, tx, assignment.assignmentId),
  ]);
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

/** What an assignment hands out and what its instructions show. */
export const showsInAssignment: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from assignments where ${ours()}
    and (${mediaId}::bigint = any(attachment_ids) or ${mediaId}::bigint = any(instruction_media_ids)))`;
