import type { QuestionContent, QuestionKey, QuestionType } from '@sullam/domain/questions/question.ts';
import { sql } from 'kysely';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';
import { json } from '../../kernel/database/json.ts';
import type { PreparedVersion } from './prepare-question.ts';
import type { VersionValues } from './question-difference.ts';

/** How a question stands: all that access needs to decide. */
export interface QuestionStanding {
  questionId: number;
  version: number;
  questionCategoryId: number | null;
  isUsed: boolean;
}

export const findStanding = (tenant: Tenant, tx: Tx, questionId: number): Promise<QuestionStanding | undefined> =>
  tx.one(
    db
      .selectFrom('questions')
      .select([
        'question_id as questionId',
        'current_version as version',
        'question_category_id as questionCategoryId',
        sql<boolean>`first_used_at is not null`.as('isUsed'),
      ])
      .where('organization_id', '=', tenant.organizationId)
      .where('question_id', '=', questionId),
  );

/** A version with its key; for authors and markers only. */
export async function findVersion(
  tenant: Tenant,
  tx: Tx,
  questionId: number,
  version: number,
): Promise<(VersionValues & { mediaIds: number[] }) | undefined> {
  const row = await tx.one(
    db
      .selectFrom('question_versions as v')
      .innerJoin('question_keys as k', (join) =>
        join
          .onRef('k.organization_id', '=', 'v.organization_id')
          .onRef('k.question_id', '=', 'v.question_id')
          .onRef('k.version', '=', 'v.version'),
      )
      .select(['v.name', 'v.content', 'v.difficulty', 'v.media_ids', 'k.key'])
      .select([
        sql<string>`trim_scale(v.marks)::text`.as('marks'),
        sql<string>`trim_scale(v.negative_marks)::text`.as('negative_marks'),
      ])
      .where('v.organization_id', '=', tenant.organizationId)
      .where('v.question_id', '=', questionId)
      .where('v.version', '=', version),
  );
  if (!row) return undefined;
  return {
    name: row.name,
    content: row.content as unknown as QuestionContent,
    key: row.key as unknown as QuestionKey,
    marks: row.marks,
    negativeMarks: row.negative_marks,
    difficulty: row.difficulty,
    mediaIds: row.media_ids,
  };
}

export interface Writing {
  userId: number;
  now: Date;
}

export async function insertVersion(
  tenant: Tenant,
  tx: Tx,
  questionId: number,
  version: number,
  values: PreparedVersion,
  { userId, now }: Writing,
): Promise<void> {
  const { organizationId: organization_id } = tenant;
  await tx.run(
    db.insertInto('question_versions').values({
      organization_id,
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
  await tx.run(
    db.insertInto('question_keys').values({ organization_id, question_id: questionId, version, key: json(values.key) }),
  );
}

/** A question with its first version. */
export async function insertQuestion(
  tenant: Tenant,
  tx: Tx,
  values: PreparedVersion,
  questionCategoryId: number | null,
  writing: Writing,
): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('questions')
      .values({
        organization_id: tenant.organizationId,
        question_category_id: questionCategoryId,
        text_words: values.words,
        created_by: writing.userId,
        created_at: writing.now,
        updated_at: writing.now,
      })
      .returning('question_id'),
  );
  const questionId = row!.question_id;
  await insertVersion(tenant, tx, questionId, 1, values, writing);
  return questionId;
}

/** Makes `version + 1` the current one if `version` still is. */
export async function raiseVersion(
  tenant: Tenant,
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
      .where('organization_id', '=', tenant.organizationId)
      .where('question_id', '=', questionId)
      .where('current_version', '=', version),
  );
  return touched === 1;
}

const ofThese = (questionIds: readonly number[]) => sql<boolean>`question_id = any(${[...questionIds]}::bigint[])`;

/** The ids of these that are questions of the organisation. */
export async function knownQuestionIds(tenant: Tenant, tx: Tx, questionIds: readonly number[]): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('questions')
      .select('question_id')
      .where('organization_id', '=', tenant.organizationId)
      .where(ofThese(questionIds)),
  );
  return rows.map(({ question_id }) => question_id);
}

/** Puts questions elsewhere or into the archive and back; their versions stay. */
export async function placeQuestions(
  tenant: Tenant,
  tx: Tx,
  questionIds: readonly number[],
  place: { questionCategoryId?: number | null | undefined; isArchived?: boolean | undefined },
): Promise<void> {
  await tx.run(
    db
      .updateTable('questions')
      .set((eb) => ({
        is_archived: place.isArchived ?? eb.ref('is_archived'),
        ...(place.questionCategoryId === undefined ? {} : { question_category_id: place.questionCategoryId }),
      }))
      .where('organization_id', '=', tenant.organizationId)
      .where(ofThese(questionIds)),
  );
}

/** Adds tags; one that is already there keeps its spelling. */
export async function addTags(
  tenant: Tenant,
  tx: Tx,
  questionIds: readonly number[],
  tags: ReadonlyMap<string, string>,
): Promise<void> {
  await tx.sql`
    insert into question_tags (organization_id, question_id, tag_folded, tag)
    select ${tenant.organizationId}, q.id, t.folded, t.tag
    from unnest(${[...questionIds]}::bigint[]) q(id),
      unnest(${[...tags.keys()]}::text[], ${[...tags.values()]}::text[]) t(folded, tag)
    on conflict do nothing`;
}

export async function removeTags(
  tenant: Tenant,
  tx: Tx,
  questionIds: readonly number[],
  folded: readonly string[],
): Promise<void> {
  await tx.run(
    db
      .deleteFrom('question_tags')
      .where('organization_id', '=', tenant.organizationId)
      .where(ofThese(questionIds))
      .where(sql<boolean>`tag_folded = any(${[...folded]}::text[])`),
  );
}

/** Makes these the only tags of a question. */
export async function replaceTags(
  tenant: Tenant,
  tx: Tx,
  questionId: number,
  tags: ReadonlyMap<string, string>,
): Promise<void> {
  await tx.run(
    db
      .deleteFrom('question_tags')
      .where('organization_id', '=', tenant.organizationId)
      .where('question_id', '=', questionId),
  );
  await addTags(tenant, tx, [questionId], tags);
  await refreshTagWords(tenant, tx, [questionId]);
}

/** What search finds of the tags of questions, written anew. */
export async function refreshTagWords(tenant: Tenant, tx: Tx, questionIds: readonly number[]): Promise<void> {
  await tx.sql`
    update questions q set tag_words = coalesce((select string_agg(t.tag_folded, ' ' order by t.tag_folded) from question_tags t
      where t.organization_id = q.organization_id and t.question_id = q.question_id), '')
    where q.organization_id = ${tenant.organizationId} and q.question_id = any(${[...questionIds]}::bigint[])`;
}

export async function listTagsOf(tenant: Tenant, tx: Tx, questionId: number): Promise<string[]> {
  const rows = await tx.all(
    db
      .selectFrom('question_tags')
      .select('tag')
      .where('organization_id', '=', tenant.organizationId)
      .where('question_id', '=', questionId)
      .orderBy('tag_folded'),
  );
  return rows.map(({ tag }) => tag);
}

export async function deleteQuestion(tenant: Tenant, tx: Tx, questionId: number): Promise<void> {
  await tx.run(
    db
      .deleteFrom('questions')
      .where('organization_id', '=', tenant.organizationId)
      .where('question_id', '=', questionId),
  );
}

/** Deletes those of the questions that no exam has ever taken, and tells how many they were. */
export async function deleteUnused(tenant: Tenant, tx: Tx, questionIds: readonly number[]): Promise<number> {
  const rows = await tx.all(
    db
      .deleteFrom('questions')
      .where('organization_id', '=', tenant.organizationId)
      .where(ofThese(questionIds))
      .where('first_used_at', 'is', null)
      .returning('question_id'),
  );
  return rows.length;
}

/** An exam asks these questions: from now on they are archived instead of deleted. */
export async function markUsed(tenant: Tenant, tx: Tx, questionIds: readonly number[], now: Date): Promise<void> {
  await tx.run(
    db
      .updateTable('questions')
      .set({ first_used_at: now })
      .where('organization_id', '=', tenant.organizationId)
      .where(sql<boolean>`question_id = any(${[...questionIds]}::bigint[])`)
      .where('first_used_at', 'is', null),
  );
}
