import type { CoachStatus } from '@sullam/domain/coaching/coach.ts';
import { isWritten } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { conflict, invalidField, notFound } from '../../../kernel/problem.ts';
import { findMember, markAsCoach } from '../../identity/members/members.public.ts';
import { checkMediaChoices } from '../../organization/media/media.public.ts';
import { missingParts, readCoachRow } from './coach-details.reads.ts';
import { accessCoach, accessOwnCoach, type CoachRecord, lockCoach } from './coaches.access.ts';
import { alreadyCoach, coachNotReady, incompleteCoach } from './coaches.errors.ts';
import {
  decisionColumns,
  detailColumns,
  insertCoach,
  listCoachFiles,
  listTopicIds,
  refreshSearchWords,
  replaceCoachTopics,
  replaceTopics,
  updateCoach,
} from './coaches.repository.ts';
import type { CoachDetailsBody, CoachingTopicsBody } from './coaches.schemas.ts';
import { coachApproved, coachChanged, coachDecided, coachInvited, coachSubmitted } from './coaches.signals.ts';

const noun = 'coach';

/** Locks a coach whose version the caller has seen. */
async function lockVersion(tx: Tx, coach: CoachRecord, version: number): Promise<CoachStatus> {
  await lockCoach(tx, coach.coachId);
  const row = await readCoachRow(tx, coach.coachId);
  if (row?.version !== version) throw conflict();
  return row.status;
}

/** Makes a member a coach, with a page to be written. */
export const inviteCoach = (context: MemberContext, userId: number): Promise<{ coachId: number }> =>
  transaction(context, async (tx) => {
    const member = await findMember(tx, userId);
    if (member?.status !== 'ACTIVE') throw invalidField('userId', 'unknownReference');
    const coachId = await insertCoach(tx, userId, context.clock.now());
    if (coachId === undefined) throw alreadyCoach();
    await markAsCoach(tx, userId);
    await refreshSearchWords(tx, { coachId });
    await emit(context, tx, coachInvited, { coachId, userId, byUserId: context.caller.userId });
    await audit(context, tx, { action: 'coach.invite', noun, nounId: coachId });
    return { coachId };
  });

async function checkDetails(context: MemberContext, tx: Tx, coachId: number, body: CoachDetailsBody): Promise<void> {
  if (body.focusAreas.some((area) => !isWritten(area))) throw invalidField('focusAreas', 'oneLanguage');
  const files = [
    { path: 'portraitMediaId', mediaId: body.portraitMediaId, kinds: ['IMAGE'] as const },
    { path: 'videoMediaId', mediaId: body.videoMediaId, kinds: ['VIDEO'] as const },
  ].flatMap(({ mediaId, ...choice }) => (mediaId === null ? [] : [{ ...choice, mediaId }]));
  await checkMediaChoices(context, tx, files, await listCoachFiles(tx, coachId));
  const offered = await listTopicIds(tx);
  if (!body.topicIds.every((id) => offered.includes(id))) throw invalidField('topicIds', 'unknownReference');
}

/** Saves the caller's own page. What an approved coach changes is shown at once. */
export const saveCoachDetails = (context: MemberContext, body: CoachDetailsBody): Promise<{ version: number }> =>
  transaction(context, async (tx) => {
    const coach = await accessOwnCoach(context, tx);
    await lockVersion(tx, coach, body.version);
    const { coachId } = coach;
    await checkDetails(context, tx, coachId, body);
    const version = await updateCoach(tx, coachId, detailColumns(body));
    await replaceCoachTopics(tx, coachId, body.topicIds);
    await refreshSearchWords(tx, { coachId });
    await emit(context, tx, coachChanged, { coachId });
    await audit(context, tx, { action: 'coach.change', noun, nounId: coachId });
    return { version };
  });

const SUBMITTED_FROM: readonly CoachStatus[] = ['DRAFT', 'CHANGES_REQUESTED', 'DECLINED'];

/** Asks an administrator to approve the caller's page. */
export const submitCoach = (context: MemberContext, version: number): Promise<{ version: number }> =>
  transaction(context, async (tx) => {
    const coach = await accessOwnCoach(context, tx);
    const status = await lockVersion(tx, coach, version);
    if (!SUBMITTED_FROM.includes(status)) throw coachNotReady();
    const { coachId } = coach;
    const missing = await missingParts(context, tx, coachId);
    if (missing.length > 0) throw incompleteCoach(missing);
    const next = await updateCoach(tx, coachId, { status: 'SUBMITTED', submitted_at: context.clock.now() });
    await emit(context, tx, coachSubmitted, { coachId, byUserId: context.caller.userId });
    await audit(context, tx, { action: 'coach.submit', noun, nounId: coachId });
    return { version: next };
  });

/** The action of the audit log, and from which statuses a coach gets there. */
const DECISIONS = {
  APPROVED: { action: 'coach.approve', from: ['DRAFT', 'SUBMITTED', 'CHANGES_REQUESTED', 'DECLINED'] },
  CHANGES_REQUESTED: { action: 'coach.request-changes', from: ['SUBMITTED', 'APPROVED', 'PAUSED'] },
  DECLINED: { action: 'coach.decline', from: ['DRAFT', 'SUBMITTED', 'CHANGES_REQUESTED', 'APPROVED', 'PAUSED'] },
} as const satisfies Partial<Record<CoachStatus, { action: string; from: readonly CoachStatus[] }>>;
export type CoachDecision = keyof typeof DECISIONS;

/** An administrator decides about a coach, who reads the note. */
export const decideAboutCoach = (
  context: MemberContext,
  coachId: number,
  decision: CoachDecision,
  { note, version }: { note: string; version: number },
): Promise<{ version: number }> =>
  transaction(context, async (tx) => {
    const coach = await accessCoach(context, tx, coachId, 'manage');
    const status = await lockVersion(tx, coach, version);
    const { action, from } = DECISIONS[decision];
    if (!from.some((allowed) => allowed === status)) throw coachNotReady();
    if (decision !== 'APPROVED' && note.trim() === '') throw invalidField('note', 'required');
    const missing = decision === 'APPROVED' ? await missingParts(context, tx, coachId) : [];
    if (missing.length > 0) throw incompleteCoach(missing);
    const { userId: by } = context.caller;
    const made = { status: decision, note: note.trim() || null, by, at: context.clock.now() };
    const next = await updateCoach(tx, coachId, decisionColumns(made));
    if (decision === 'APPROVED')
      await emit(context, tx, coachApproved, { coachId, userId: coach.userId, byUserId: by });
    await emit(context, tx, coachDecided, { coachId, decision, byUserId: by });
    await emit(context, tx, coachChanged, { coachId });
    await audit(context, tx, { action, noun, nounId: coachId, changes: { note: made.note } });
    return { version: next };
  });

/** Pauses a coach, who then takes no new bookings, or resumes. Booked sessions stay. */
export const setCoachPaused = (
  context: MemberContext,
  coachId: number,
  isPaused: boolean,
  version: number,
): Promise<{ version: number }> =>
  transaction(context, async (tx) => {
    const coach = await accessCoach(context, tx, coachId, 'manage');
    const status = await lockVersion(tx, coach, version);
    if (status !== (isPaused ? 'APPROVED' : 'PAUSED')) throw coachNotReady();
    const next = await updateCoach(tx, coachId, { status: isPaused ? 'PAUSED' : 'APPROVED' });
    await emit(context, tx, coachChanged, { coachId });
    await audit(context, tx, { action: isPaused ? 'coach.pause' : 'coach.resume', noun, nounId: coachId });
    return { version: next };
  });

/** Writes the topics that coaches choose from. Coaches lose those that are left out. */
export const saveCoachingTopics = (context: MemberContext, { topics }: CoachingTopicsBody): Promise<void> =>
  transaction(context, async (tx) => {
    if (topics.some(({ title }) => !isWritten(title))) throw invalidField('topics', 'oneLanguage');
    const known = await listTopicIds(tx);
    const ids = topics.flatMap(({ coachingTopicId }) => coachingTopicId ?? []);
    if (new Set(ids).size < ids.length) throw invalidField('topics', 'unique');
    if (!ids.every((id) => known.includes(id))) throw notFound();
    await replaceTopics(tx, topics);
    await refreshSearchWords(tx, 'all');
    await audit(context, tx, { action: 'coaching-topics.change', noun: 'coaching-topic', nounId: null });
  });
