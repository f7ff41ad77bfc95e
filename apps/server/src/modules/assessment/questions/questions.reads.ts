import type { Localized } from '@sullam/domain/localized.ts';
import { contentWith } from '@sullam/domain/questions/content-walk.ts';
import type { QuestionType } from '@sullam/domain/questions/question.ts';
import { foldForSearch } from '@sullam/domain/search-folding.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import { notFound } from '../../../kernel/problem.ts';
import { presentText, readMediaRefs } from '../../organization/media/media.public.ts';
import { categoriesBelow } from '../question-categories/question-categories.public.ts';
import { tagsOf } from './current-questions.reads.ts';
import { excerptOf } from './prepare-question.ts';
import { differenceOf, type VersionValues } from './question-difference.ts';
import { keyWith } from './question-texts.ts';
import { accessQuestion, findClosedKeys, questionAbilities, visibleQuestions } from './questions.access.ts';
import { findVersion, findVersions } from './questions.repository.ts';
import type {
  QuestionDetail,
  QuestionListQuery,
  QuestionRow,
  QuestionVersionEntry,
  Writer,
} from './questions.schemas.ts';
import { carriedAs } from './tag-names.repository.ts';

/** Questions with their current version and who wrote it. */
const questionQuery = () =>
  db
    .selectFrom('questions as q')
    .innerJoin('question_versions as v', (join) =>
      join.onRef('v.question_id', '=', 'q.question_id').onRef('v.version', '=', 'q.current_version'),
    )
    .leftJoin('member_names as w', 'w.user_id', 'v.created_by')
    .leftJoin('member_names as o', 'o.user_id', 'q.created_by')
    .select([
      'q.question_id',
      'q.current_version',
      'q.question_category_id',
      'q.is_archived',
      'q.id_number',
      'q.first_used_at',
      'q.created_at',
      'q.updated_at',
      'v.name',
      'v.type',
      'v.difficulty',
      'v.languages',
      'v.is_ready',
      'w.user_id',
      'w.first_name',
      'w.last_name',
      'q.sharing',
      'q.created_by',
      'o.user_id as owner_id',
      'o.first_name as owner_first_name',
      'o.last_name as owner_last_name',
    ])
    .select([
      sql<string>`trim_scale(v.marks)::text`.as('marks'),
      sql<Localized>`v.content -> 'prompt'`.as('prompt'),
      tagsOf.as('tags'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof questionQuery>['execute']>>[number];

const writerOf = (row: {
  user_id: number | null;
  first_name: string | null;
  last_name: string | null;
}): Writer | null =>
  row.user_id === null ? null : { userId: row.user_id, firstName: row.first_name ?? '', lastName: row.last_name ?? '' };

const present = (context: MemberContext, row: Row, closed: ReadonlySet<number>): QuestionRow => ({
  questionId: row.question_id,
  version: row.current_version,
  type: row.type as QuestionType,
  name: row.name,
  prompt: excerptOf(row.prompt),
  marks: row.marks,
  difficulty: row.difficulty,
  tags: row.tags,
  questionCategoryId: row.question_category_id,
  languages: row.languages as QuestionRow['languages'],
  isReady: row.is_ready,
  isArchived: row.is_archived,
  updatedAt: row.updated_at.toISOString(),
  updatedBy: writerOf(row),
  owner: writerOf({ user_id: row.owner_id, first_name: row.owner_first_name, last_name: row.owner_last_name }),
  sharing: row.sharing,
  abilities: questionAbilities(
    context,
    { isUsed: row.first_used_at !== null, ownerUserId: row.created_by, sharing: row.sharing },
    closed.has(row.question_id),
  ),
});

export type QuestionFilter = Omit<QuestionListQuery, 'skip' | 'take' | 'sort'>;

const inCategory = (questionCategoryId: number) =>
  questionCategoryId === 0
    ? sql<SqlBool>`q.question_category_id is null`
    : sql<SqlBool>`q.question_category_id in (
        with recursive below as (
          select ${questionCategoryId}::bigint as id
          union
          select k.question_category_id from below b join ${categoriesBelow('b.id')})
        select id from below)`;

async function conditions(context: MemberContext, tx: Tx, filter: QuestionFilter): Promise<Expression<SqlBool>[]> {
  return [
    visibleQuestions(context),
    ...(filter.isMine ? [sql<SqlBool>`q.created_by = ${context.caller.userId}`] : []),
    sql<SqlBool>`q.is_archived = ${filter.isArchived ?? false}`,
    ...(await holdsWords(tx, 'questions', 'q.question_id', filter.search)),
    ...(filter.questionCategoryId === undefined ? [] : [inCategory(filter.questionCategoryId)]),
    ...(filter.types?.length ? [sql<SqlBool>`v.type = any(${filter.types}::text[])`] : []),
    ...(filter.difficulties?.length ? [sql<SqlBool>`v.difficulty = any(${filter.difficulties}::int[])`] : []),
    ...(filter.isReady === undefined ? [] : [sql<SqlBool>`v.is_ready = ${filter.isReady}`]),
    ...(filter.missingLanguage ? [sql<SqlBool>`not (${filter.missingLanguage} = any(v.languages))`] : []),
    ...(filter.tags ?? []).map(
      (tag) => sql<SqlBool>`exists (select from question_tags t where ${inOrganization('t')}
        and t.question_id = q.question_id and t.tag_folded = ${carriedAs(sql`${foldForSearch(tag)}::text`)})`,
    ),
  ];
}

const orderOf = (sort: QuestionListQuery['sort']) => {
  switch (sort) {
    case 'newest':
      return sql`q.created_at desc`;
    case 'name':
      return sql`lower(v.name) collate "unicode" asc`;
    case 'type':
      return sql`v.type asc, lower(v.name) collate "unicode" asc`;
    case 'difficulty':
      return sql`v.difficulty asc nulls last, lower(v.name) collate "unicode" asc`;
    default:
      return sql`q.updated_at desc`;
  }
};

/** A page of the bank. */
export async function listQuestions(context: MemberContext, tx: Tx, query: QuestionListQuery) {
  const where = await conditions(context, tx, query);
  let rows = questionQuery();
  let counting = db
    .selectFrom('questions as q')
    .innerJoin('question_versions as v', (join) =>
      join.onRef('v.question_id', '=', 'q.question_id').onRef('v.version', '=', 'q.current_version'),
    )
    .select(sql<number>`count(*)::int`.as('total'));
  for (const condition of where) {
    rows = rows.where(condition);
    counting = counting.where(condition);
  }
  const found = await tx.all(
    rows
      .orderBy(orderOf(query.sort))
      .orderBy('q.question_id', 'desc')
      .offset(query.skip ?? 0)
      .limit(query.take ?? 20),
  );
  const counted = await tx.one(counting);
  const ids = found.map((row) => row.question_id);
  const closed = await findClosedKeys(context, tx, ids);
  return { data: found.map((row) => present(context, row, closed)), total: counted?.total ?? 0 };
}

/** The ids of all questions that a filter leaves, in the order in which they were written. */
export async function findQuestionIds(context: MemberContext, tx: Tx, filter: QuestionFilter): Promise<number[]> {
  let query = questionQuery();
  for (const condition of await conditions(context, tx, filter)) query = query.where(condition);
  return (await tx.all(query.orderBy('q.question_id'))).map((row) => row.question_id);
}

/** Content and key with fresh addresses of files and drawn formulas, as editor and preview show them. */
export async function presentVersion(
  context: MemberContext,
  tx: Tx,
  { content, key }: Pick<VersionValues, 'content' | 'key'>,
  mediaIds: readonly number[],
) {
  const refs = await readMediaRefs(context, tx, mediaIds);
  const withFiles = ({ en, ar }: Localized): Localized => ({
    ...(en ? { en: presentText(en, refs) } : {}),
    ...(ar ? { ar: presentText(ar, refs) } : {}),
  });
  return {
    content: contentWith(content, withFiles),
    key: keyWith(key, withFiles),
    picture: content.type === 'HOTSPOT' ? (refs.get(content.pictureMediaId) ?? null) : null,
  };
}

/** A question with its key, for authors: the current version, or an earlier one as it was. */
export async function readQuestion(
  context: MemberContext,
  tx: Tx,
  questionId: number,
  version?: number,
): Promise<QuestionDetail> {
  const { question, abilities } = await accessQuestion(context, tx, questionId, 'read');
  const row = await tx.one(questionQuery().where('q.question_id', '=', questionId));
  const values = await findVersion(tx, questionId, version ?? question.version);
  if (!row || !values) throw notFound();
  const { mediaIds, ...rest } = values;
  return {
    ...present(context, row, new Set()),
    ...rest,
    ...(await presentVersion(context, tx, values, mediaIds)),
    idNumber: row.id_number,
    version: version ?? question.version,
    createdAt: row.created_at.toISOString(),
    abilities,
  };
}

/** Who wrote each version when, and what differs from the one before; the newest first. */
export async function listVersions(
  context: MemberContext,
  tx: Tx,
  questionId: number,
  page: { skip?: number; take?: number },
): Promise<{ data: QuestionVersionEntry[]; total: number }> {
  const { question } = await accessQuestion(context, tx, questionId, 'see');
  const newest = question.version - (page.skip ?? 0);
  const oldest = Math.max(1, newest - (page.take ?? 20) + 1);
  const rows = await tx.all(
    db
      .selectFrom('question_versions as v')
      .leftJoin('member_names as w', 'w.user_id', 'v.created_by')
      .select(['v.version', 'v.name', 'v.type', 'v.created_at', 'w.user_id', 'w.first_name', 'w.last_name'])
      .where('v.question_id', '=', questionId)
      .where('v.version', '<=', newest)
      .where('v.version', '>=', oldest)
      .orderBy('v.version', 'desc'),
  );
  // the oldest one is compared with the one before it, which isn't listed
  const values = await findVersions(tx, questionId, { first: oldest - 1, last: newest });
  return {
    data: rows.map((row) => {
      const [before, after] = [values.get(row.version - 1), values.get(row.version)];
      return {
        version: row.version,
        name: row.name,
        type: row.type as QuestionType,
        changed: before && after ? differenceOf(before, after) : [],
        createdAt: row.created_at.toISOString(),
        createdBy: writerOf(row),
      };
    }),
    total: question.version,
  };
}

/** The tags of questions that aren't archived, the most used first. */
export async function listTags(tx: Tx) {
  const rows = await tx.all(
    db
      .selectFrom('question_tags as t')
      .innerJoin('questions as q', 'q.question_id', 't.question_id')
      .leftJoin('question_tag_names as n', 'n.tag_folded', 't.tag_folded')
      .select([
        sql<string>`coalesce(readers_name(min(t.tag), n.other), min(t.tag))`.as('tag'),
        sql<boolean>`n.other is not null`.as('is_joined'),
        sql<number>`count(*)::int`.as('question_count'),
      ])
      .where('q.is_archived', '=', false)
      .groupBy(['t.tag_folded', 'n.other'])
      .orderBy(sql`count(*) desc, t.tag_folded`)
      .limit(500),
  );
  return rows.map((row) => ({
    tag: row.tag,
    questionCount: row.question_count,
    isJoined: row.is_joined,
  }));
}
