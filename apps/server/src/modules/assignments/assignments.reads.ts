import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { type MediaReference, presentText, readMediaRefs } from '../media/media.public.ts';
import type { Window } from './assignment-rules.ts';
import { findUse } from './assignment-use.ts';
import type { HeldAssignment } from './assignments.repository.ts';
import type { AssignmentEditing } from './assignments.schemas.ts';

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Dates as they leave. */
export const presentWindow = ({ opensAt, dueAt, closesAt }: Window) => ({
  opensAt: text(opensAt),
  dueAt: text(dueAt),
  closesAt: text(closesAt),
});

/** What is taken, and by which rules, as it leaves. */
export const acceptedOf = (held: HeldAssignment) => ({
  acceptsText: held.acceptsText,
  acceptsFiles: held.acceptsFiles,
  acceptsLink: held.acceptsLink,
  mostWords: held.mostWords,
  mostFiles: held.mostFiles,
  mostBytes: held.mostBytes,
  extensions: held.extensions,
  isGroupWork: held.isGroupWork,
  latePercent: held.latePercent,
  lateInterval: held.lateInterval,
  lateFloorPercent: held.lateFloorPercent,
  missingPercent: held.missingPercent,
  versionsAllowed: held.versionsAllowed,
  resubmitsUntil: text(held.resubmitsUntil),
  allowsWithdrawal: held.allowsWithdrawal,
  maximum: held.maximum,
});

/** What is asked, with addresses for its files. */
export async function readTexts(context: MemberContext, tx: Tx, held: HeldAssignment) {
  const refs = await readMediaRefs(context, tx, [...held.instructionMediaIds, ...held.attachmentIds]);
  const { en, ar } = held.instructions;
  const instructions: Localized = {
    ...(en ? { en: presentText(en, refs) } : {}),
    ...(ar ? { ar: presentText(ar, refs) } : {}),
  };
  return { instructions, attachments: held.attachmentIds.flatMap((id) => refs.get(id) ?? []) };
}

export async function readAssignmentForEditing(
  context: MemberContext,
  tx: Tx,
  held: HeldAssignment,
): Promise<AssignmentEditing> {
  const [texts, use] = await Promise.all([readTexts(context, tx, held), findUse(context, tx, held.assignmentId)]);
  return {
    assignmentId: held.assignmentId,
    courseId: held.courseId,
    title: held.title,
    ...texts,
    ...acceptedOf(held),
    ...presentWindow(held),
    rubricId: held.rubricId,
    rubricVersion: held.rubricVersion,
    markerCount: held.markerCount,
    tolerance: held.tolerance,
    isBlind: held.isBlind,
    release: held.release,
    releaseAt: text(held.releaseAt),
    releasedAt: text(held.releasedAt),
    isPublished: held.isPublished,
    ...use,
    version: held.version,
  };
}

/** What an assignment hands out and what its instructions show. */
export const showsInAssignment: MediaReference = ({ organizationId, mediaId }) =>
  sql<boolean>`exists (select from assignments where organization_id = ${organizationId}
    and (${mediaId}::bigint = any(attachment_ids) or ${mediaId}::bigint = any(instruction_media_ids)))`;
