import type { QuestionContent, QuestionKey, QuestionType } from '@sullam/domain/questions/question.ts';
import { DEFAULT_SHARING, type Sharing } from '@sullam/domain/sharing.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { rowsStatement } from '../../../kernel/database/rows.ts';
import type { CategoryContents } from '../question-categories/question-categories.public.ts';
import type { PreparedVersion } from './prepare-question.ts';
import type { VersionValues } from './question-difference.ts';
import { carriedNames } from './tag-names.repository.ts';

/** The fields of a question that access checks depend on. */
export interface QuestionRecord {
  questionId: number;
  version: number;
  questionCategoryId: number | null;
  isUsed: boolean;
  ownerUserId: number;
  sharing: Sharing;
}

const questionRecords = () =>
  db
    .selectFrom('questions')
    .select([
      'question_id as questionId',
      'current_version as version',
      'question_category_id as questionCategoryId',
      'created_by as ownerUserId',
      'sharing',
      sql<boolean>`first_used_at is not null`.as('isUsed'),
    ]);

export const findQuestionRecord = (tx: Tx, questionId: number): Promise<QuestionRecord | undefined> =>
  tx.one(questionRecords().where('question_id', '=', questionId));

type StoredVersion = VersionValues & { mediaIds: number[] };

/** Versions of a question, the first and the last included, with their keys by version; for authors and markers only. */
export async function findVersions(
  tx: Tx,
  questionId: number,
  { first, last }: { first: number; last: number },
): Promise<Map<number, StoredVersion>> {
  const rows = await tx.all(
    db
      .selectFrom('question_versions as v')
      .innerJoin('question_keys as k', (join) =>
        join.onRef('k.question_id', '=', 'v.question_id').onRef('k.version', '=', 'v.version'),
      )
      .select(['v.version', 'v.name', 'v.content', 'v.difficulty', 'v.media_ids', 'k.key'])
      .select([
        sql<string>`trim_scale(v.marks)::text`.as('marks'),
        sql<string>`trim_scale(v.negative_marks)::text`.as('negative_marks'),
      ])
      .where('v.question_id', '=', questionId)
      .where('v.version', '>=', first)
      .where('v.version', '<=', last),
  );
  return new Map(
    rows.map((row): [number, StoredVersion] => [
      row.version,
      {
        name: row.name,
        content: row.content as unknown as QuestionContent,
        key: row.key as unknown as QuestionKey,
        marks: row.marks,
        negativeMarks: row.negative_marks,
        difficulty: row.difficulty,
        mediaIds: row.media_ids,
      },
    ]),
  );
}

/** One version with its key; for authors and markers only. */
export const findVersion = async (tx: Tx, questionId: number, version: number): Promise<StoredVersion | undefined> =>
  (await findVersions(tx, questionId, { first: version, last: version })).get(version);

export interface Writing {
  userId: number;
  now: Date;
}

export async function insertVersion(
  tx: Tx,
  questionId: number,
  version: number,
  values: PreparedVersion,
  { userId, now }: Writing,
): Promise<void> {
  await tx.run(
    db.insertInto('question_versions').values({
      question_id: questionId,
      version,
      type: values.content.type as QuestionType,
      name: values.name,
      content: json(values.content),
      marks: values.marks,
      negative_marks: values.negativeMarks,
      difficulty: values.difficulty,
      languages: values.languages,
      is_ready: values.isReady,
      media_ids: values.mediaIds,
      created_by: userId,
      created_at: now,
    }),
  );
  await tx.run(db.insertInto('question_keys').values({ question_id: questionId, version, key: json(values.key) }));
}

/** Where a new question stands in the bank. */
export interface QuestionPlace {
  questionCategoryId: number | null;
  idNumber?: string | null | undefined;
  sharing?: Sharing | undefined;
}

/** A question with its first version. */
export async function insertQuestion(
  tx: Tx,
  values: PreparedVersion,
  { questionCategoryId, idNumber = null, sharing = DEFAULT_SHARING }: QuestionPlace,
  writing: Writing,
): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('questions')
      .values({
        question_category_id: questionCategoryId,
        id_number: idNumber,
        sharing,
        text_words: values.words,
        created_by: writing.userId,
        created_at: writing.now,
        updated_at: writing.now,
      })
      .returning('question_id'),
  );
  const questionId = row!.question_id;
  await insertVersion(tx, questionId, 1, values, writing);
  return questionId;
}

/** Makes `version + 1` the current one if `version` still is. */
export async function raiseVersion(
  tx: Tx,
  questionId: number,
  version: number,
  words: string,
  now: Date,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('questions')
      .set({ current_version: version + 1, text_words: words, updated_at: now })
      .where('question_id', '=', questionId)
      .where('current_version', '=', version),
  );
  return touched === 1;
}

const ofThese = (questionIds: readonly number[]) => sql<boolean>`question_id = any(${[...questionIds]}::bigint[])`;

/** Those of these questions that the organisation has, with what access checks depend on. */
export const findQuestionRecords = (tx: Tx, questionIds: readonly number[]): Promise<QuestionRecord[]> =>
  tx.all(questionRecords().where(ofThese(questionIds)));

/** Puts questions elsewhere or into the archive and back; their versions stay. */
export async function placeQuestions(
  tx: Tx,
  questionIds: readonly number[],
  place: {
    questionCategoryId?: number | null | undefined;
    isArchived?: boolean | undefined;
    sharing?: Sharing | undefined;
    idNumber?: string | null | undefined;
  },
): Promise<void> {
  await tx.run(
    db
      .updateTable('questions')
      .set((eb) => ({
        is_archived: place.isArchived ?? eb.ref('is_archived'),
        sharing: place.sharing ?? eb.ref('sharing'),
        ...(place.questionCategoryId === undefined ? {} : { question_category_id: place.questionCategoryId }),
        ...(place.idNumber === undefined ? {} : { id_number: place.idNumber }),
      }))
      .where(ofThese(questionIds)),
  );
}

/** Adds tags; one that is already there keeps its spelling. */
export async function addTags(
  tx: Tx,
  questionIds: readonly number[],
  tags: ReadonlyMap<string, string>,
): Promise<void> {
  const carried = await carriedNames(tx, [...tags.keys()]);
  const pairs = questionIds.flatMap((id) =>
    [...tags].map(([folded, tag]) => ({ id, folded: carried.get(folded) ?? folded, tag })),
  );
  await insertTags(tx, pairs);
}

const insertTags = rowsStatement((rows: readonly { id: number; folded: string; tag: string }[]) =>
  db
    .insertInto('question_tags')
    .values(rows.map((row) => ({ question_id: row.id, tag_folded: row.folded, tag: row.tag })))
    .onConflict((conflict) => conflict.doNothing()),
);

export async function removeTags(tx: Tx, questionIds: readonly number[], folded: readonly string[]): Promise<void> {
  const carried = [...(await carriedNames(tx, folded)).values()];
  await tx.run(
    db
      .deleteFrom('question_tags')
      .where(ofThese(questionIds))
      .where(sql<boolean>`tag_folded = any(${carried}::text[])`),
  );
}

/** Makes these the only tags of a question. */
export async function replaceTags(tx: Tx, questionId: number, tags: ReadonlyMap<string, string>): Promise<void> {
  await tx.run(db.deleteFrom('question_tags').where('question_id', '=', questionId));
  await addTags(tx, [questionId], tags);
  await refreshTagWords(tx, [questionId]);
}

/** What search finds of the tags of questions, written anew. */
export async function refreshTagWords(tx: Tx, questionIds: readonly number[]): Promise<void> {
  await tx.sql`
    update questions q set tag_words = coalesce((select string_agg(t.tag_folded || coalesce(' ' || n.other_folded, ''), ' ' order by t.tag_folded)
      from question_tags t left join question_tag_names n on ${inOrganization('n')} and n.tag_folded = t.tag_folded
      where ${inOrganization('t')} and t.question_id = q.question_id), '')
    where ${inOrganization('q')} and q.question_id = any(${[...questionIds]}::bigint[])`;
}

export async function listTagsOf(tx: Tx, questionId: number): Promise<string[]> {
  const rows = await tx.all(
    db.selectFrom('question_tags').select('tag').where('question_id', '=', questionId).orderBy('tag_folded'),
  );
  return rows.map(({ tag }) => tag);
}

export async function deleteQuestion(tx: Tx, questionId: number): Promise<void> {
  await tx.run(db.deleteFrom('questions').where('question_id', '=', questionId));
}

/** Deletes those of the questions that no exam has ever used, and returns how many there were. */
export async function deleteUnused(tx: Tx, questionIds: readonly number[]): Promise<number> {
  const rows = await tx.all(
    db.deleteFrom('questions').where(ofThese(questionIds)).where('first_used_at', 'is', null).returning('question_id'),
  );
  return rows.length;
}

/** An exam asks these questions: from now on they are archived instead of deleted. */
export async function markUsed(tx: Tx, questionIds: readonly number[], now: Date): Promise<void> {
  await tx.run(
    db
      .updateTable('questions')
      .set({ first_used_at: now })
      .where(sql<boolean>`question_id = any(${[...questionIds]}::bigint[])`)
      .where('first_used_at', 'is', null),
  );
}

/** Questions as what stands in a category. */
export const questionsInCategory: CategoryContents = {
  count: sql<number>`(select count(*)::int from questions q where ${inOrganization('q')}
    and q.question_category_id = k.question_category_id and not q.is_archived)`,
  isIn: (questionCategoryId) =>
    sql<boolean>`exists (select from questions where ${inOrganization()} and question_category_id = ${questionCategoryId})`,
};
