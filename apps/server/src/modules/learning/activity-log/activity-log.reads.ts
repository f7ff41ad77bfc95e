import { ACTIVITY_TYPES, type ActivityType } from '@sullam/domain/activity-types.gen.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { PageOf } from '../../../kernel/database/paging.ts';
import { shapedStatement } from '../../../kernel/database/statement.ts';
import type { Extensions } from '../../../kernel/extensions.ts';
import { type LoggedFacts, type LogReader, loggedFacts } from './logged-facts.ts';

interface Row {
  type: ActivityType;
  occurred_at: Date;
  subject: string;
  course_id: number | null;
  title: Localized | null;
}

/** An entry with what it is about. */
export interface LoggedActivity {
  activityType: ActivityType;
  occurredAt: Date;
  title: Localized;
  course: { courseId: number; title: Localized } | null;
  path: string;
}

interface Shape {
  types: readonly ActivityType[];
  isOwn: boolean;
  isPage: boolean;
}

interface Values {
  userId: number;
  skip: number;
  take: number;
}

const selectFacts = ({ type, facts }: LoggedFacts, reader: LogReader): RawBuilder<Row> => sql<Row>`
  select ${sql.lit(type)}::text as type, x.occurred_at, x.subject, x.course_id, x.title from ${facts(reader)} as x`;

const union = (parts: readonly LoggedFacts[], reader: LogReader) =>
  sql<Row>`(${sql.join(
    parts.map((part) => selectFacts(part, reader)),
    sql` union all `,
  )})`.as<'f'>('f');

/** The two statements of a log over what all modules brought. */
function statementsOf(extensions: Extensions) {
  const parts = extensions.of(loggedFacts);
  const of = ({ types, isOwn }: Pick<Shape, 'types' | 'isOwn'>, userId: number) =>
    union(
      parts.filter(({ type }) => types.includes(type)),
      { userId, isOwn },
    );
  const entries = shapedStatement((shape: Shape, { userId, skip, take }: Values) => {
    const all = db
      .selectFrom(of(shape, userId))
      .leftJoin('course_overviews as c', 'c.course_id', 'f.course_id')
      .select(['f.type', 'f.occurred_at', 'f.subject', 'f.course_id', 'f.title', 'c.title as course_title'])
      .orderBy('f.occurred_at', 'desc')
      .orderBy('f.type')
      .orderBy(sql`length(f.subject)`, 'desc')
      .orderBy('f.subject', 'desc');
    return shape.isPage ? all.offset(skip).limit(take) : all;
  });
  const counts = shapedStatement((shape: Pick<Shape, 'types' | 'isOwn'>, { userId }: Pick<Values, 'userId'>) =>
    db
      .selectFrom(of(shape, userId))
      .select(['f.type', sql<number>`count(*)::int`.as('count')])
      .groupBy('f.type'),
  );
  return { parts, entries, counts };
}

const made = new WeakMap<Extensions, ReturnType<typeof statementsOf>>();

/** Built at the first reading: what modules bring doesn't change while the process runs. */
function statements(extensions: Extensions) {
  const known = made.get(extensions) ?? statementsOf(extensions);
  made.set(extensions, known);
  return known;
}

/** The types of which the reader may be told, in the order of the filters. */
function typesFor(context: MemberContext, isOwn: boolean): ActivityType[] {
  const told = statements(context.extensions).parts.filter(
    ({ feature, isPrivate = false }) => (feature === undefined || context.features[feature]) && (isOwn || !isPrivate),
  );
  return ACTIVITY_TYPES.filter((type) => told.some((part) => part.type === type));
}

export interface LogOf extends LogReader {
  /** Absent: all. */
  types?: readonly ActivityType[] | undefined;
}

function shapeOf(context: MemberContext, { isOwn, types }: LogOf) {
  const all = typesFor(context, isOwn);
  return { all, asked: types === undefined ? all : all.filter((type) => types.includes(type)), isOwn };
}

function presenterOf(context: MemberContext) {
  const { parts } = statements(context.extensions);
  return (row: Row & { course_title: Localized | null }): LoggedActivity => ({
    activityType: row.type,
    occurredAt: row.occurred_at,
    title: row.title ?? row.course_title ?? {},
    course:
      row.title === null || row.course_id === null ? null : { courseId: row.course_id, title: row.course_title ?? {} },
    path: parts.find(({ type }) => type === row.type)!.path(row.subject, row.course_id),
  });
}

export interface ActivityCount {
  activityType: ActivityType;
  count: number;
}

/** A page of a log, the latest first, with how many entries there are of each type: the total is made of the same numbers. */
export async function readLogPage(
  context: MemberContext,
  tx: Tx,
  log: LogOf,
  { skip = 0, take = 20 }: PageOf,
): Promise<{ data: LoggedActivity[]; total: number; counts: ActivityCount[] }> {
  const { all, asked, isOwn } = shapeOf(context, log);
  if (all.length === 0) return { data: [], total: 0, counts: [] };
  const { entries, counts: counting } = statements(context.extensions);
  const [rows, counted] = await Promise.all([
    asked.length === 0
      ? []
      : tx.all(entries({ types: asked, isOwn, isPage: true }, { userId: log.userId, skip, take })),
    tx.all(counting({ types: all, isOwn }, { userId: log.userId })),
  ]);
  const counts = all.flatMap((activityType) => {
    const count = counted.find(({ type }) => type === activityType)?.count ?? 0;
    return count > 0 ? [{ activityType, count }] : [];
  });
  return {
    data: rows.map(presenterOf(context)),
    total: counts.reduce((sum, { activityType, count }) => sum + (asked.includes(activityType) ? count : 0), 0),
    counts,
  };
}

/** All of a log, to be taken along. */
export async function readWholeLog(context: MemberContext, tx: Tx, log: LogOf): Promise<LoggedActivity[]> {
  const { asked, isOwn } = shapeOf(context, log);
  if (asked.length === 0) return [];
  const { entries } = statements(context.extensions);
  const rows = await tx.all(entries({ types: asked, isOwn, isPage: false }, { userId: log.userId, skip: 0, take: 0 }));
  return rows.map(presenterOf(context));
}
