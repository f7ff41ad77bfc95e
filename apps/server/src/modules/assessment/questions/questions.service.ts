import { isArabicName } from '@sullam/domain/names.ts';
import { foldForSearch } from '@sullam/domain/search-folding.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import { checkMediaChoices } from '../../organization/media/media.public.ts';
import { checkCategory } from '../question-categories/question-categories.public.ts';
import { foldedTags, type PreparedVersion, prepareQuestion } from './prepare-question.ts';
import { differenceOf } from './question-difference.ts';
import { accessQuestion, requireEditable } from './questions.access.ts';
import { changedMeanwhile, inUse, notOwner } from './questions.errors.ts';
import {
  addTags,
  deleteQuestion,
  findQuestionRecord,
  findVersion,
  insertQuestion,
  insertVersion,
  listTagsOf,
  placeQuestions,
  type QuestionPlace,
  raiseVersion,
  refreshTagWords,
  removeTags,
  replaceTags,
} from './questions.repository.ts';
import type { QuestionBody, QuestionChange, QuestionsChange, TagsJoined } from './questions.schemas.ts';
import { joinTags } from './tag-names.repository.ts';

const noun = 'question';

const writingOf = (context: MemberContext) => ({ userId: context.caller.userId, now: context.clock.now() });

/** A question and its tags, for those who have checked category and files. */
export async function addQuestion(
  context: MemberContext,
  tx: Tx,
  version: PreparedVersion,
  place: QuestionPlace & { tags: readonly string[] },
): Promise<number> {
  const idNumber = place.idNumber?.trim() || null;
  const { questionCategoryId, sharing } = place;
  const questionId = await insertQuestion(tx, version, { questionCategoryId, idNumber, sharing }, writingOf(context));
  const tags = foldedTags(place.tags);
  if (tags.size > 0) await replaceTags(tx, questionId, tags);
  return questionId;
}

export const createQuestion = (context: MemberContext, body: QuestionBody): Promise<{ questionId: number }> => {
  const { version, choices } = prepareQuestion(body);
  return transaction(context, async (tx) => {
    await checkCategory(tx, body.questionCategoryId);
    await checkMediaChoices(context, tx, choices);
    const questionId = await addQuestion(context, tx, version, body);
    await audit(context, tx, { action: 'question.create', noun, nounId: questionId });
    return { questionId };
  });
};

async function currentVersion(tx: Tx, questionId: number, version: number) {
  const values = await findVersion(tx, questionId, version);
  if (!values) throw notFound();
  return values;
}

/** The response to a save that is based on an older version. */
async function conflictSince(tx: Tx, questionId: number, version: number) {
  const current = await findQuestionRecord(tx, questionId);
  const theirs = await currentVersion(tx, questionId, current?.version ?? version);
  const known = await findVersion(tx, questionId, version);
  return changedMeanwhile(known ? differenceOf(known, theirs) : []);
}

async function saveVersion(
  context: MemberContext,
  tx: Tx,
  questionId: number,
  version: number,
  values: PreparedVersion,
): Promise<void> {
  const writing = writingOf(context);
  if (!(await raiseVersion(tx, questionId, version, values.words, writing.now)))
    throw await conflictSince(tx, questionId, version);
  await insertVersion(tx, questionId, version + 1, values, writing);
}

/** Saves a question as a new version; where only tags or category differ, its version stays. */
export const changeQuestion = (
  context: MemberContext,
  questionId: number,
  body: QuestionChange,
): Promise<{ version: number }> => {
  const { version: values, choices } = prepareQuestion(body);
  return transaction(context, async (tx) => {
    const { question, abilities } = await accessQuestion(context, tx, questionId, 'edit');
    const sharing = body.sharing ?? question.sharing;
    if (sharing !== question.sharing && !abilities.canShare) throw notOwner();
    if (question.version !== body.version) throw await conflictSince(tx, questionId, body.version);
    const before = await currentVersion(tx, questionId, body.version);
    await checkCategory(tx, body.questionCategoryId);
    await checkMediaChoices(context, tx, choices, new Set(before.mediaIds));
    const changed = differenceOf(before, values);
    if (changed.length > 0) await saveVersion(context, tx, questionId, body.version, values);
    await replaceTags(tx, questionId, foldedTags(body.tags));
    const idNumber = body.idNumber === undefined ? undefined : body.idNumber?.trim() || null;
    await placeQuestions(tx, [questionId], { questionCategoryId: body.questionCategoryId, idNumber, sharing });
    const shared = sharing === question.sharing ? {} : { sharing };
    await audit(context, tx, {
      action: 'question.update',
      noun,
      nounId: questionId,
      changes: { changed, ...shared },
    });
    return { version: changed.length > 0 ? body.version + 1 : body.version };
  });
};

/** Makes an earlier version the newest one; those between stay in the history. */
export const restoreVersion = (
  context: MemberContext,
  questionId: number,
  earlier: number,
  version: number,
): Promise<{ version: number }> =>
  transaction(context, async (tx) => {
    await accessQuestion(context, tx, questionId, 'edit');
    const old = await currentVersion(tx, questionId, earlier);
    const { version: values } = prepareQuestion(old);
    await saveVersion(context, tx, questionId, version, values);
    await audit(context, tx, { action: 'question.restore', noun, nounId: questionId, changes: { version: earlier } });
    return { version: version + 1 };
  });

/** A copy of the current version beside it, which belongs to the caller and is shared as the one that it comes from. */
export const duplicateQuestion = (context: MemberContext, questionId: number): Promise<{ questionId: number }> =>
  transaction(context, async (tx) => {
    const { question } = await accessQuestion(context, tx, questionId, 'read');
    const values = await currentVersion(tx, questionId, question.version);
    const { version } = prepareQuestion(values);
    const tags = await listTagsOf(tx, questionId);
    const { questionCategoryId, sharing } = question;
    const copyId = await addQuestion(context, tx, version, { tags, questionCategoryId, sharing });
    await audit(context, tx, { action: 'question.duplicate', noun, nounId: copyId, changes: { from: questionId } });
    return { questionId: copyId };
  });

/** Deletes a question that no exam has ever taken. */
export const removeQuestion = (context: MemberContext, questionId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { abilities } = await accessQuestion(context, tx, questionId, 'edit');
    if (!abilities.canDelete) throw inUse();
    await deleteQuestion(tx, questionId);
    await audit(context, tx, { action: 'question.delete', noun, nounId: questionId });
  });

/** Says that two tags, one in each script, are the same. Whoever writes either of them from now on means both. */
export const joinQuestionTags = (context: MemberContext, body: TagsJoined): Promise<void> => {
  const [tag, other] = [body.tag.trim(), body.other.trim()];
  if (isArabicName(tag) === isArabicName(other)) throw invalidField('other', 'otherScript');
  return transaction(context, async (tx) => {
    const nameOf = (text: string) => ({ text, folded: foldForSearch(text) });
    const changed = await joinTags(tx, nameOf(tag), nameOf(other));
    await refreshTagWords(tx, changed);
    await audit(context, tx, { action: 'question.join-tags', noun, nounId: null, changes: { tag, other } });
  });
};

/** Moves, tags or archives questions together; all of them or none. */
export const changeQuestions = (context: MemberContext, change: QuestionsChange): Promise<void> =>
  transaction(context, async (tx) => {
    const { questionIds } = change;
    await checkCategory(tx, change.questionCategoryId);
    await requireEditable(context, tx, questionIds, change.sharing);
    if (change.questionCategoryId !== undefined || change.isArchived !== undefined || change.sharing !== undefined)
      await placeQuestions(tx, questionIds, change);
    if (change.removeTags) await removeTags(tx, questionIds, [...foldedTags(change.removeTags).keys()]);
    if (change.addTags) await addTags(tx, questionIds, foldedTags(change.addTags));
    if (change.addTags ?? change.removeTags) await refreshTagWords(tx, questionIds);
    const { questionIds: _, ...changes } = change;
    for (const nounId of questionIds) await audit(context, tx, { action: 'question.update', noun, nounId, changes });
  });
