import { isSameText, type Localized } from '@sullam/domain/localized.ts';
import type { QuestionContent, QuestionKey } from '@sullam/domain/questions/question.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx } from '../../../kernel/database/database.ts';
import { currentQuestions } from './current-questions.reads.ts';
import { excerptOf } from './prepare-question.ts';
import { accessQuestion, findClosedKeys, questionAbilities } from './questions.access.ts';
import { changedMeanwhile } from './questions.errors.ts';
import { findVersion, listTagsOf } from './questions.repository.ts';
import { changeQuestion } from './questions.service.ts';
import { translatedTexts, withTranslation } from './translated-texts.ts';

export interface QuestionTexts {
  questionId: number;
  /** Its first words in each language. */
  title: Localized;
  /** The caller may change it; else what it says is changed by its owner. */
  canEdit: boolean;
  /** What it says, by where that stands in it. */
  texts: ReadonlyMap<string, Localized>;
}

/** What questions say in their newest version, by their ids. Those whose keys are closed to the caller are left out. */
export async function listQuestionTexts(
  context: MemberContext,
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, QuestionTexts>> {
  const rows = await tx.all(
    currentQuestions()
      .select(['q.question_id as questionId', 'q.created_by as ownerUserId', 'q.sharing', 'v.content', 'k.key'])
      .where(sql<boolean>`q.question_id = any(${[...ids]}::bigint[])`),
  );
  const closed = await findClosedKeys(context, tx, ids);
  const open = rows.filter(({ questionId }) => !closed.has(questionId));
  return new Map(
    open.map((row) => {
      const content = row.content as unknown as QuestionContent;
      const texts = translatedTexts({ content, key: row.key as unknown as QuestionKey });
      const { canEdit } = questionAbilities(context, { ...row, isUsed: true }, false);
      return [row.questionId, { questionId: row.questionId, title: excerptOf(content.prompt), canEdit, texts }];
    }),
  );
}

/**
 * Writes one text of a question as a new version of it. Papers that were given out stay as they are.
 * @throws Problem conflict where the text is another one meanwhile
 */
export async function writeQuestionText(
  context: MemberContext,
  questionId: number,
  { field, before, after }: { field: string; before: Localized; after: Localized },
): Promise<void> {
  const { question, values, tags } = await reading(context, async (tx) => {
    const { question: found } = await accessQuestion(context, tx, questionId, 'edit');
    return {
      question: found,
      values: await findVersion(tx, questionId, found.version),
      tags: await listTagsOf(tx, questionId),
    };
  });
  const now = values && translatedTexts(values).get(field);
  if (!now || !isSameText(now, before)) throw changedMeanwhile([]);
  const { name, marks, negativeMarks, difficulty } = values;
  await changeQuestion(context, questionId, {
    ...{ name, marks, negativeMarks, difficulty, tags },
    ...withTranslation(values, field, after),
    questionCategoryId: question.questionCategoryId,
    version: question.version,
  });
}
