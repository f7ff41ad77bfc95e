import type { RubricContent } from '@sullam/domain/grading/rubric-content.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { type SqlBool, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessRubric, rubricAbilities, visibleRubrics } from './rubrics.access.ts';
import { findVersion, teachesCourse } from './rubrics.repository.ts';
import type {
  RubricDetail,
  RubricForMarking,
  RubricListQuery,
  RubricRow,
  RubricVersionEntry,
} from './rubrics.schemas.ts';

/** Rubrics with their current version and who wrote it. */
const rubricQuery = ({ caller }: MemberContext) =>
  db
    .selectFrom('rubrics as r')
    .innerJoin('rubric_versions as v', (join) =>
      join.onRef('v.rubric_id', '=', 'r.rubric_id').onRef('v.version', '=', 'r.current_version'),
    )
    .leftJoin('course_overviews as c', 'c.course_id', 'r.course_id')
    .leftJoin('member_names as w', 'w.user_id', 'v.created_by')
    .leftJoin('member_names as o', 'o.user_id', 'r.created_by')
    .select(['r.created_by', 'r.sharing', 'o.user_id as owner_id'])
    .select(['o.first_name as owner_first_name', 'o.last_name as owner_last_name'])
    .select(['r.rubric_id', 'r.current_version', 'r.course_id', 'r.is_archived', 'r.first_used_at', 'r.updated_at'])
    .select(['v.title', 'v.languages', 'c.title as course_title', 'w.user_id', 'w.first_name', 'w.last_name'])
    .select([
      sql<string>`trim_scale(v.maximum)::text`.as('maximum'),
      sql<number>`jsonb_array_length(v.content -> 'criteria')`.as('criterion_count'),
      teachesCourse(caller.userId).as('teaches'),
      sql<number>`count(*) over ()::int`.as('total'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof rubricQuery>['execute']>>[number];

const writerOf = (row: { user_id: number | null; first_name: string | null; last_name: string | null }) =>
  row.user_id === null ? null : { userId: row.user_id, firstName: row.first_name ?? '', lastName: row.last_name ?? '' };

function present(context: MemberContext, row: Row): RubricRow {
  const isUsed = row.first_used_at !== null;
  return {
    rubricId: row.rubric_id,
    version: row.current_version,
    title: row.title,
    courseId: row.course_id,
    courseTitle: row.course_title as Localized | null,
    criterionCount: row.criterion_count,
    maximum: row.maximum,
    languages: row.languages as RubricRow['languages'],
    isArchived: row.is_archived,
    isUsed,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: writerOf(row),
    owner: writerOf({ user_id: row.owner_id, first_name: row.owner_first_name, last_name: row.owner_last_name }),
    sharing: row.sharing,
    abilities: rubricAbilities(context, {
      isUsed,
      ownerUserId: row.created_by,
      sharing: row.sharing,
      teaches: row.teaches,
    }),
  };
}

/** A page of the rubrics of the organisation; with a course, of those that can be used there. */
export async function listRubrics(context: MemberContext, tx: Tx, query: RubricListQuery, courseId?: number) {
  let rows = rubricQuery(context)
    .where('r.is_archived', '=', query.isArchived ?? false)
    .where(visibleRubrics(context));
  if (query.isMine) rows = rows.where('r.created_by', '=', context.caller.userId);
  if (courseId !== undefined) rows = rows.where(sql<SqlBool>`(r.course_id is null or r.course_id = ${courseId})`);
  for (const found of await holdsWords(tx, 'rubrics', 'r.rubric_id', query.search)) rows = rows.where(found);
  const name = sql`lower(coalesce(v.title ->> ${context.language}, v.title ->> 'en', v.title ->> 'ar')) collate "unicode"`;
  const found = await tx.all(
    rows
      .orderBy(query.sort === 'title' ? name : sql`r.updated_at desc`)
      .orderBy('r.rubric_id', 'desc')
      .offset(query.skip ?? 0)
      .limit(query.take ?? 20),
  );
  return { data: found.map((row) => present(context, row)), total: found[0]?.total ?? 0 };
}

/** A rubric for its authors: the current version, or an earlier one as it was. */
export async function readRubric(
  context: MemberContext,
  tx: Tx,
  rubricId: number,
  version?: number,
): Promise<RubricDetail> {
  const { rubric } = await accessRubric(context, tx, rubricId, 'read');
  const row = await tx.one(rubricQuery(context).where('r.rubric_id', '=', rubricId));
  const values = await findVersion(tx, rubricId, version ?? rubric.version);
  if (!row || !values) throw notFound();
  return {
    ...present(context, row),
    ...values,
    criterionCount: values.content.criteria.length,
    version: version ?? rubric.version,
  };
}

/** Who wrote each version when; the newest first. */
export async function listVersions(
  context: MemberContext,
  tx: Tx,
  rubricId: number,
  { skip = 0, take = 20 }: { skip?: number; take?: number },
): Promise<{ data: RubricVersionEntry[]; total: number }> {
  const { rubric } = await accessRubric(context, tx, rubricId, 'read');
  const rows = await tx.all(
    db
      .selectFrom('rubric_versions as v')
      .leftJoin('member_names as w', 'w.user_id', 'v.created_by')
      .select(['v.version', 'v.title', 'v.content', 'v.created_at', 'w.user_id', 'w.first_name', 'w.last_name'])
      .select(sql<string>`trim_scale(v.maximum)::text`.as('maximum'))
      .where('v.rubric_id', '=', rubricId)
      .orderBy('v.version', 'desc')
      .offset(skip)
      .limit(take),
  );
  return {
    total: rubric.version,
    data: rows.map((row) => ({
      version: row.version,
      title: row.title,
      criterionCount: (row.content as unknown as RubricContent).criteria.length,
      maximum: row.maximum,
      createdAt: row.created_at.toISOString(),
      createdBy: writerOf(row),
    })),
  };
}

/** A version by which something is marked; who may see that decides the module that keeps the assessment. */
export async function readRubricVersion(
  tx: Tx,
  rubricId: number,
  rubricVersion: number,
): Promise<RubricForMarking | null> {
  const values = await findVersion(tx, rubricId, rubricVersion);
  return values ? { rubricId, rubricVersion, ...values } : null;
}

/** The current version of a rubric that the caller may choose in a course; null where there is none. */
export async function findUsableVersion(
  context: MemberContext,
  tx: Tx,
  rubricId: number,
  courseId: number,
): Promise<number | null> {
  const row = await tx.one(
    db
      .selectFrom('rubrics as r')
      .select('r.current_version')
      .where('r.rubric_id', '=', rubricId)
      .where('r.is_archived', '=', false)
      .where(sql<SqlBool>`(r.course_id is null or r.course_id = ${courseId})`)
      .where(visibleRubrics(context)),
  );
  return row?.current_version ?? null;
}
