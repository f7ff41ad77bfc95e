import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_SHARING } from '@sullam/domain/sharing.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict, notFound } from '../../../kernel/problem.ts';
import { type PreparedRubric, prepareRubric } from './prepare-rubric.ts';
import { accessRubric, requireCourse } from './rubrics.access.ts';
import { notOwner, rubricInUse } from './rubrics.errors.ts';
import {
  deleteRubric,
  findVersion,
  insertRubric,
  insertVersion,
  placeRubric,
  type RubricVersion,
  raiseVersion,
} from './rubrics.repository.ts';
import type { RubricBody, RubricChange } from './rubrics.schemas.ts';

const noun = 'rubric';

const writingOf = (context: MemberContext) => ({ userId: context.caller.userId, now: context.clock.now() });

async function versionOf(tx: Tx, rubricId: number, version: number): Promise<RubricVersion> {
  const found = await findVersion(tx, rubricId, version);
  if (!found) throw notFound();
  return found;
}

export const createRubric = (context: MemberContext, body: RubricBody): Promise<{ rubricId: number }> => {
  const values = prepareRubric(body);
  const courseId = body.courseId ?? null;
  return transaction(context, async (tx) => {
    await requireCourse(context, tx, courseId);
    const sharing = body.sharing ?? DEFAULT_SHARING;
    const rubricId = await insertRubric(tx, values, { courseId, sharing }, writingOf(context));
    await audit(context, tx, { action: 'rubric.create', noun, nounId: rubricId });
    return { rubricId };
  });
};

async function saveVersion(
  context: MemberContext,
  tx: Tx,
  rubricId: number,
  version: number,
  values: PreparedRubric,
): Promise<void> {
  const writing = writingOf(context);
  if (!(await raiseVersion(tx, rubricId, version, values.words, writing.now))) throw conflict();
  await insertVersion(tx, rubricId, version + 1, values, writing);
}

/** Saves a rubric as a new version; where only its course or its sharing differs, its version stays. */
export const changeRubric = (
  context: MemberContext,
  rubricId: number,
  body: RubricChange,
): Promise<{ version: number }> => {
  const values = prepareRubric(body);
  return transaction(context, async (tx) => {
    const { rubric, abilities } = await accessRubric(context, tx, rubricId, 'write');
    const sharing = body.sharing ?? rubric.sharing;
    if (sharing !== rubric.sharing && !abilities.canShare) throw notOwner();
    if (rubric.version !== body.version) throw conflict();
    if (rubric.courseId !== body.courseId) await requireCourse(context, tx, body.courseId);
    const { title, content } = await versionOf(tx, rubricId, body.version);
    const isChanged = !isDeepStrictEqual([title, content], [values.title, values.content]);
    if (isChanged) await saveVersion(context, tx, rubricId, body.version, values);
    await placeRubric(tx, rubricId, { courseId: body.courseId, sharing });
    await audit(context, tx, {
      action: 'rubric.update',
      noun,
      nounId: rubricId,
      changes: { courseId: body.courseId, ...(sharing === rubric.sharing ? {} : { sharing }) },
    });
    return { version: isChanged ? body.version + 1 : body.version };
  });
};

/** Makes an earlier version the newest one; those between stay in the history. */
export const restoreVersion = (
  context: MemberContext,
  rubricId: number,
  earlier: number,
  version: number,
): Promise<{ version: number }> =>
  transaction(context, async (tx) => {
    await accessRubric(context, tx, rubricId, 'write');
    const values = prepareRubric(await versionOf(tx, rubricId, earlier));
    await saveVersion(context, tx, rubricId, version, values);
    await audit(context, tx, { action: 'rubric.restore', noun, nounId: rubricId, changes: { version: earlier } });
    return { version: version + 1 };
  });

/** A copy of the current version beside it, which belongs to the caller; where the caller doesn't edit its course, for the whole organisation. */
export const duplicateRubric = (context: MemberContext, rubricId: number): Promise<{ rubricId: number }> =>
  transaction(context, async (tx) => {
    const { rubric, courseOfCopy: courseId } = await accessRubric(context, tx, rubricId, 'read');
    const values = prepareRubric(await versionOf(tx, rubricId, rubric.version));
    const place = { courseId, sharing: rubric.sharing };
    const copyId = await insertRubric(tx, values, place, writingOf(context));
    await audit(context, tx, { action: 'rubric.duplicate', noun, nounId: copyId, changes: { from: rubricId } });
    return { rubricId: copyId };
  });

export const archiveRubric = (context: MemberContext, rubricId: number, isArchived: boolean): Promise<void> =>
  transaction(context, async (tx) => {
    await accessRubric(context, tx, rubricId, 'write');
    await placeRubric(tx, rubricId, { isArchived });
    await audit(context, tx, { action: 'rubric.update', noun, nounId: rubricId, changes: { isArchived } });
  });

/** Deletes a rubric by which nothing has been marked. */
export const removeRubric = (context: MemberContext, rubricId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { rubric } = await accessRubric(context, tx, rubricId, 'write');
    if (rubric.isUsed) throw rubricInUse();
    await deleteRubric(tx, rubricId);
    await audit(context, tx, { action: 'rubric.delete', noun, nounId: rubricId });
  });
