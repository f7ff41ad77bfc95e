import { messages as arabic } from '@sullam/strings/areas/external-courses.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/external-courses.en.gen.ts';
import { sql } from 'kysely';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import { notFound } from '../../../kernel/problem.ts';
import { resultWords } from '../../../kernel/result-words.ts';
import { dayCell } from '../../../kernel/table-cells.ts';
import { tableFile } from '../../../kernel/table-file.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { type MediaReference, mediaColumns, presentMedia } from '../../organization/media/media.public.ts';
import { accessLearner } from '../enrollments/enrollments.public.ts';
import type { ExportQuery, ExternalCourse, ExternalCourseQuery, OwnQuery } from './external-courses.schemas.ts';

/** More than anybody reads; a file of that length says that something else is wrong. */
const MOST = 20_000;
const MINUTES = 60;
const WORDS = { en: english, ar: arabic };

const query = () =>
  db
    .selectFrom('external_courses as x')
    .innerJoin('member_names as n', 'n.user_id', 'x.user_id')
    .leftJoin('media_files as m', 'm.media_id', 'x.media_id')
    .leftJoin('course_overviews as o', 'o.course_id', 'x.course_id')
    .select([
      'x.external_course_id',
      'x.user_id',
      'x.title',
      'x.provider',
      'x.minutes',
      'x.link',
      'x.status',
      'x.reason',
    ])
    .select(['x.decided_at', 'x.created_at', 'x.version', 'n.first_name', 'n.last_name'])
    .select([
      mediaColumns('m').as('file'),
      sql<ExternalCourse['course']>`case when o.course_id is null then null
        else jsonb_build_object('courseId', o.course_id, 'title', o.title) end`.as('course'),
      sql<string | null>`to_char(x.started_on, 'YYYY-MM-DD')`.as('started_on'),
      sql<string>`to_char(x.finished_on, 'YYYY-MM-DD')`.as('finished_on'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number];

const present = (context: MemberContext, row: Row): ExternalCourse => ({
  externalCourseId: row.external_course_id,
  member: { userId: row.user_id, firstName: row.first_name, lastName: row.last_name },
  title: row.title,
  provider: row.provider,
  startedOn: row.started_on,
  finishedOn: row.finished_on,
  minutes: row.minutes,
  link: row.link,
  file: presentMedia(context, row.file),
  status: row.status as ExternalCourse['status'],
  reason: row.reason,
  course: row.course,
  decidedAt: row.decided_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  version: row.version,
});

/** Somebody's own, those that ended last first. */
export async function listOfMember(context: MemberContext, userId: number, { status, ...page }: OwnQuery) {
  await accessLearner(context, userId);
  return reading(context, async (tx) => {
    let rows = query().where('x.user_id', '=', userId);
    if (status) rows = rows.where('x.status', '=', status);
    const found = await readPage(
      tx,
      rows.orderBy('x.finished_on', 'desc').orderBy('x.external_course_id', 'desc'),
      page,
    );
    const approved = await tx.one(
      db
        .selectFrom('external_courses')
        .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(sum(minutes), 0)::int`.as('minutes')])
        .where('user_id', '=', userId)
        .where('status', '=', 'APPROVED'),
    );
    return { data: found.data.map((row) => present(context, row)), total: found.total, approved: approved! };
  });
}

async function filtered(tx: Tx, { status, search }: ExportQuery) {
  let rows = query();
  if (status) rows = rows.where('x.status', '=', status);
  if (search?.trim()) {
    const inNames = await holdsWords(tx, 'members', 'x.user_id', search);
    const inText = sql<boolean>`fold_search(x.title || ' ' || x.provider) like containing(fold_search(${search}::text))`;
    rows = rows.where((each) => each.or([inText, each.and(inNames)]));
  }
  return rows;
}

/** Everybody's, those that wait longest first. */
export const listAll = (context: MemberContext, asked: ExternalCourseQuery) =>
  reading(context, async (tx) => {
    const rows = (await filtered(tx, asked))
      .orderBy(sql`x.status <> 'PENDING'`)
      .orderBy('x.created_at')
      .orderBy('x.external_course_id');
    const found = await readPage(tx, rows, asked);
    return { data: found.data.map((row) => present(context, row)), total: found.total };
  });

export const readOne = (context: MemberContext, externalCourseId: number) =>
  reading(context, async (tx) => {
    const row = await tx.one(query().where('x.external_course_id', '=', externalCourseId));
    if (!row) throw notFound();
    return present(context, row);
  });

/** The rows of the list as a file. That somebody took it along is recorded. */
export async function exportAll(context: MemberContext, { format, ...asked }: ExportQuery) {
  const { head } = await resultWords(context);
  const t = await translatorOf(context, WORDS);
  const rows = await transaction(context, async (tx) => {
    const query = (await filtered(tx, asked)).orderBy('x.created_at').orderBy('x.external_course_id').limit(MOST);
    const found = await tx.all(query);
    const changes = { format: format ?? 'csv' };
    await audit(context, tx, { action: 'external-course.export', noun: 'external-course', nounId: null, changes });
    return found;
  });
  const lines = [
    head('firstName', 'lastName', 'title', 'provider', 'started', 'finished', 'hours', 'state', 'reason'),
    ...rows.map((row) => [
      row.first_name,
      row.last_name,
      row.title,
      row.provider,
      dayCell(row.started_on),
      dayCell(row.finished_on),
      row.minutes / MINUTES,
      t(`external-courses.status.${row.status as ExternalCourse['status']}`),
      row.reason,
    ]),
  ];
  return tableFile(context, format, lines, { title: t('external-courses.titles.all') });
}

/** A certificate that somebody recorded. */
export const isOfExternalCourse: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from external_courses where ${inOrganization()} and media_id = ${mediaId})`;
