import { compareDecimals, decimal } from '@sullam/domain/decimal.ts';
import { LANGUAGES, type Localized } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { conflict, invalidField } from '../../../kernel/problem.ts';
import { findUsableVersion, markRubricUsed, readRubricVersion } from '../../gradebook/rubrics/rubrics.public.ts';
import { settleLesson } from '../../learning/course-content/course-content.public.ts';
import {
  checkMediaChoices,
  isEmptyText,
  type MediaChoice,
  prepareText,
} from '../../organization/media/media.public.ts';
import { readFindings } from './assignment-findings.reads.ts';
import { findUse } from './assignment-use.ts';
import { accessAssignment, accessAssignmentPlace } from './assignments.access.ts';
import {
  assignmentNotReady,
  hasMarks,
  hasSubmissions,
  notAnAssignment,
  notReleasedByHand,
} from './assignments.errors.ts';
import {
  type CourseAssignment,
  findAssignment,
  insertAssignment,
  lockAssignment,
  setPublished,
  setReleased,
  updateAssignment,
} from './assignments.repository.ts';
import type { AssignmentChange } from './assignments.schemas.ts';
import { assignmentChanged, assignmentPublished, assignmentReleased } from './assignments.signals.ts';

const noun = 'assignment';

/** Files of these kinds can be shown in instructions or attached to them. */
const SHOWN: MediaChoice['kinds'] = ['IMAGE', 'VIDEO', 'AUDIO'];
const ATTACHED: MediaChoice['kinds'] = ['IMAGE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'OTHER'];

const isBefore = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && Date.parse(a) >= Date.parse(b);

function checkRules(body: AssignmentChange): void {
  if (!body.acceptsText && !body.acceptsFiles && !body.acceptsLink) throw invalidField('acceptsText', 'listNotEmpty');
  if (isBefore(body.opensAt, body.closesAt)) throw invalidField('closesAt', 'dateInvalid');
  if (isBefore(body.opensAt, body.dueAt)) throw invalidField('dueAt', 'dateInvalid');
  if (body.release === 'AT_TIME' && body.releaseAt === null) throw invalidField('releaseAt', 'required');
  if (Number(body.maximum) === 0) throw invalidField('maximum', 'numberGreaterThan', { limit: 0 });
}

function prepareInstructions(text: Localized) {
  const choices: MediaChoice[] = [];
  const instructions = Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const { html, mediaIds } = prepareText(text[language] ?? '');
      for (const mediaId of mediaIds) choices.push({ path: `instructions.${language}`, mediaId, kinds: SHOWN });
      return isEmptyText(html) ? [] : [[language, html]];
    }),
  );
  return { instructions, choices };
}

/** The version of the rubric that is marked by, and the points that it gives. A marked assignment keeps its own. */
async function rubricOf(
  context: MemberContext,
  tx: Tx,
  body: AssignmentChange,
  before: CourseAssignment | undefined,
  courseId: number,
) {
  const { rubricId } = body;
  if (rubricId === null) return { rubricVersion: null, maximum: body.maximum };
  const isSame = before?.rubricId === rubricId;
  const isKept = isSame && (await findUse(context, tx, before.assignmentId)).hasMarks;
  const usable = isKept ? null : await findUsableVersion(context, tx, rubricId, courseId);
  const rubricVersion = usable ?? (isSame ? before.rubricVersion : null);
  const rubric = rubricVersion && (await readRubricVersion(tx, rubricId, rubricVersion));
  if (!rubric) throw invalidField('rubricId', 'choice');
  return { rubricVersion: rubric.rubricVersion, maximum: rubric.maximum };
}

async function requireUnused(
  context: MemberContext,
  tx: Tx,
  before: CourseAssignment,
  body: AssignmentChange,
  maximum: string,
): Promise<void> {
  const use = await findUse(context, tx, before.assignmentId);
  if ((use.hasSubmissions || use.hasMarks) && before.isGroupWork !== body.isGroupWork) throw hasSubmissions();
  const isMarkedOtherwise =
    before.rubricId !== body.rubricId ||
    before.markerCount !== body.markerCount ||
    compareDecimals(decimal(before.maximum), decimal(maximum)) !== 0;
  if (use.hasMarks && isMarkedOtherwise) throw hasMarks();
}

/** Saves what is asked and by which rules; version 0 makes it. Marks that were given follow the rules. */
export const saveAssignment = (
  context: MemberContext,
  courseSubsectionId: number,
  body: AssignmentChange,
): Promise<{ version: number }> => {
  checkRules(body);
  const { instructions, choices } = prepareInstructions(body.instructions);
  return transaction(context, async (tx) => {
    const place = await accessAssignmentPlace(context, tx, courseSubsectionId);
    if (place.kind !== 'ASSIGNMENT') throw notAnAssignment();
    await lockAssignment(tx, courseSubsectionId, 'change');
    const before = await findAssignment(tx, courseSubsectionId);
    const attached = body.attachmentIds.map((mediaId, index) => ({
      path: `attachmentIds.${index}`,
      mediaId,
      kinds: ATTACHED,
    }));
    const there = new Set([...(before?.attachmentIds ?? []), ...(before?.instructionMediaIds ?? [])]);
    await checkMediaChoices(context, tx, [...choices, ...attached], there);
    const rubric = await rubricOf(context, tx, body, before, place.courseId);
    if (before) await requireUnused(context, tx, before, body, rubric.maximum);
    const instructionMediaIds = [...new Set(choices.map(({ mediaId }) => mediaId))];
    const prepared = { instructions, instructionMediaIds, ...rubric };
    const isSaved =
      body.version === 0
        ? await insertAssignment(tx, place, body, prepared)
        : await updateAssignment(tx, courseSubsectionId, body, prepared);
    if (!isSaved) throw conflict();
    if (body.rubricId !== null) await markRubricUsed(tx, body.rubricId, context.clock.now());
    const { instructions: _, ...changes } = body;
    await audit(context, tx, { action: 'assignment.save', noun, nounId: courseSubsectionId, changes });
    if (before) await emit(context, tx, assignmentChanged, { courseSubsectionId, courseId: place.courseId });
    return { version: body.version + 1 };
  });
};

async function showAssignment(context: MemberContext, tx: Tx, assignment: CourseAssignment): Promise<void> {
  const { assignmentId, courseId } = assignment;
  await setPublished(tx, assignmentId, true);
  await settleLesson(context, tx, assignmentId);
  await audit(context, tx, { action: 'assignment.publish', noun, nounId: assignmentId });
  await emit(context, tx, assignmentPublished, { courseSubsectionId: assignmentId, courseId });
}

/** Shows the assignment to learners when nothing that they need is missing. */
export const publishAssignment = (context: MemberContext, assignmentId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { assignment } = await accessAssignment(context, tx, assignmentId, 'edit');
    const { findings } = await readFindings(tx, assignment, context.clock.now());
    const required = findings.filter(({ isRequired }) => isRequired);
    if (required.length > 0)
      throw assignmentNotReady(required.map(({ path }) => ({ path, code: 'required', values: {} })));
    if (!assignment.isPublished) await showAssignment(context, tx, assignment);
  });

const isComplete = async (context: MemberContext, tx: Tx, assignment: CourseAssignment): Promise<boolean> =>
  (await readFindings(tx, assignment, context.clock.now())).findings.every(({ isRequired }) => !isRequired);

/** Whether nothing is missing of the assignment in a lesson; null where there is none. */
export async function isDraftComplete(
  context: MemberContext,
  tx: Tx,
  courseSubsectionId: number,
): Promise<boolean | null> {
  const assignment = await findAssignment(tx, courseSubsectionId);
  return assignment ? isComplete(context, tx, assignment) : null;
}

/** An assignment that isn't out and of which nothing is missing comes out with its course; answers whether it did. */
export async function publishDraft(context: MemberContext, tx: Tx, courseSubsectionId: number): Promise<boolean> {
  const assignment = await findAssignment(tx, courseSubsectionId);
  if (!assignment || assignment.isPublished) return false;
  if (!(await isComplete(context, tx, assignment))) return false;
  await showAssignment(context, tx, assignment);
  return true;
}

/** Hides it again; what was handed in stays. */
export const unpublishAssignment = (context: MemberContext, assignmentId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessAssignment(context, tx, assignmentId, 'edit');
    await setPublished(tx, assignmentId, false);
    await settleLesson(context, tx, assignmentId);
    await audit(context, tx, { action: 'assignment.unpublish', noun, nounId: assignmentId });
  });

/** Lets learners see their marks, those that are given later too; or hides all of them again. */
export const releaseMarks = (context: MemberContext, assignmentId: number, isReleased: boolean): Promise<void> =>
  transaction(context, async (tx) => {
    const { assignment } = await accessAssignment(context, tx, assignmentId, 'edit');
    if (assignment.release !== 'BY_HAND') throw notReleasedByHand();
    if ((assignment.releasedAt !== null) === isReleased) return;
    await setReleased(tx, assignmentId, isReleased ? context.clock.now() : null);
    await audit(context, tx, {
      action: isReleased ? 'assignment.release' : 'assignment.hide',
      noun,
      nounId: assignmentId,
    });
    await emit(context, tx, assignmentReleased, { courseSubsectionId: assignmentId, courseId: assignment.courseId });
  });
