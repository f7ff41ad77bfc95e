import { type CoachWhen, STRIP_DAYS } from '@sullam/domain/coaching/coach.ts';
import { addDays, isTimeZone, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { DAY } from '@sullam/domain/limits.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { foldedWords } from '@sullam/domain/search-folding.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { RequestContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type PageShape, paged, pageShapeOf } from '../../../kernel/database/paging.ts';
import { type FoundIds, findByWords, isFound } from '../../../kernel/database/search.ts';
import { isAmong, shapedStatement, statement } from '../../../kernel/database/statement.ts';
import { withoutUnusedJoins } from '../../../kernel/database/unused-joins.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { coverArt } from '../../organization/covers/covers.public.ts';
import { mediaColumns, presentMedia, shownIn } from '../../organization/media/media.public.ts';
import { COACH, isCoachingMember, PLAIN_HUE } from '../coaches/coaches.public.ts';
import type { CoachCard, CoachListQuery } from './coach-directory.schemas.ts';
import { eveningsFrom } from './evenings.ts';

const TIMES_SHOWN = 3;

interface FreeTime {
  at: string;
  sessionTypeId: number;
}

/** Approved coaches as `c` with their names and next times. */
const cardQuery = () =>
  db
    .selectFrom('coach_pages as c')
    .innerJoin('member_records as n', 'n.user_id', 'c.user_id')
    .leftJoin('media_files as p', (join) =>
      join.on('p.media_id', '=', sql<number>`coalesce(c.portrait_media_id, n.profile_media_id)`),
    )
    .leftJoin('coach_next_time_records as t', 't.coach_id', 'c.coach_id')
    .leftJoin('coach_rating_records as g', 'g.coach_id', 'c.coach_id')
    .select(['c.coach_id', 'c.title', 't.next_free_at', mediaColumns('p').as('portrait')])
    .select(['g.rating_count', 'g.star_sum'])
    .select([
      sql<string>`concat_ws(' ', n.first_name, n.last_name)`.as('name'),
      sql<Localized>`c.summary`.as('summary'),
      sql<FreeTime[] | null>`t.free_times`.as('free_times'),
      sql<string | null>`t.first_day::text`.as('first_day'),
      sql<number[] | null>`t.day_counts`.as('day_counts'),
    ]);

type Cards = ReturnType<typeof cardQuery>;
type CardTables = Cards extends SelectQueryBuilder<infer Tables, infer _T, infer _R> ? Tables : never;
type CardAliases = Cards extends SelectQueryBuilder<infer _D, infer Aliases, infer _R> ? Aliases : never;
type CardRow = Cards extends SelectQueryBuilder<infer _D, infer _T, infer Row> ? Row : never;

interface ListShape {
  isMember: boolean;
  hasTopics: boolean;
  hasLanguages: boolean;
  hasGender: boolean;
  when: CoachWhen | null;
  isSearched: boolean;
  sort: 'next' | 'name' | 'rating';
}

interface ListValues {
  topics: readonly number[];
  languages: readonly string[];
  gender: string;
  /** Beginnings and ends of evenings (ISO 8601). */
  from: readonly string[];
  until: readonly string[];
  inAWeek: Date;
  found: FoundIds;
  now: Date;
  skip: number;
  take: number;
}

/** Coaches that a caller can find; visitors find public ones. */
export const isListed = (isMember: boolean) =>
  sql<boolean>`c.status = 'APPROVED' and n.status = 'ACTIVE' and (${sql.lit(isMember)} or c.visibility = 'PUBLIC')`;

function narrowed(shape: ListShape, values: ListValues): Cards {
  let query = cardQuery().where(isListed(shape.isMember));
  if (shape.hasTopics)
    query = query.where(
      sql<boolean>`exists (select from coach_topic_records x where ${inOrganization('x')} and x.coach_id = c.coach_id
        and x.coaching_topic_id = any(${values.topics}::bigint[]))`,
    );
  if (shape.hasLanguages)
    query = query.where(
      sql<boolean>`exists (select from coach_language_records x where ${inOrganization('x')} and x.coach_id = c.coach_id
        and x.language = any(${values.languages}::text[]))`,
    );
  if (shape.hasGender) query = query.where(sql<boolean>`c.gender = ${values.gender}`);
  if (shape.when === 'week') query = query.where('t.next_free_at', '<', values.inAWeek);
  if (shape.when === 'weekend')
    query = query.where(
      sql<boolean>`exists (select from jsonb_array_elements(t.day_counts) with ordinality d (count, place)
        where d.count::int > 0 and extract(isodow from t.first_day + (d.place - 1)::int) in (5, 6))`,
    );
  if (shape.when === 'evenings')
    query = query.where(
      sql<boolean>`exists (select from jsonb_array_elements(t.free_times) f
        join unnest(${values.from}::text[]::timestamptz[], ${values.until}::text[]::timestamptz[]) w (starts, ends)
          on (f ->> 'at')::timestamptz >= w.starts and (f ->> 'at')::timestamptz < w.ends
        where (f ->> 'at')::timestamptz > ${values.now})`,
    );
  return shape.isSearched ? query.where(isFound('c.coach_id', values.found)) : query;
}

const inOrder = <Row>({ sort }: ListShape, query: SelectQueryBuilder<CardTables, CardAliases, Row>) => {
  if (sort === 'name') return query.orderBy('n.first_name').orderBy('n.last_name').orderBy('c.coach_id');
  const byTime = (one: typeof query) => one.orderBy(sql`t.next_free_at asc nulls last`).orderBy('c.coach_id');
  if (sort === 'next') return byTime(query);
  // numeric division keeps the averages exact enough to tell any two apart; among equal ones the better known coach comes first
  return byTime(
    query
      .orderBy(sql`g.star_sum::numeric / nullif(g.rating_count, 0) desc nulls last`)
      .orderBy(sql`g.rating_count desc nulls last`),
  );
};

/** Which coaches stand on the page is decided first, by the few columns that needs. */
const pageOfCoaches = shapedStatement(({ page, ...shape }: ListShape & { page: PageShape }, values: ListValues) => {
  const ids = inOrder(shape, narrowed(shape, values).clearSelect().select('c.coach_id'));
  return inOrder(shape, cardQuery().where('c.coach_id', 'in', paged(withoutUnusedJoins(ids), page, values)));
});

const countCoaches = shapedStatement((shape: ListShape, values: ListValues) =>
  withoutUnusedJoins(narrowed(shape, values).clearSelect()).select(sql<number>`count(*)::int`.as('total')),
);

const firstTopicsOf = statement(({ coachIds }: { coachIds: readonly number[] }) =>
  db
    .selectFrom('coach_topic_records as x')
    .distinctOn('x.coach_id')
    .select(['x.coach_id', 'x.coaching_topic_id', 'x.title', 'x.hue'])
    .where(isAmong('x.coach_id', coachIds))
    .orderBy('x.coach_id')
    .orderBy('x.position'),
);

const languagesOf = statement(({ coachIds }: { coachIds: readonly number[] }) =>
  db
    .selectFrom('coach_language_records as x')
    .select(['x.coach_id', sql<CoachCard['languages'][number]>`x.language`.as('language')])
    .where(isAmong('x.coach_id', coachIds))
    .orderBy(sql`array_position(array['NATIVE', 'FLUENT', 'GOOD'], x.level)`)
    .orderBy('x.coach_language_id'),
);

const timesOf = ({ free_times }: CardRow, now: Date, zone: string) => {
  const shown = (free_times ?? [])
    .filter(({ at }) => Date.parse(at) > now.getTime())
    .map(({ at, sessionTypeId }) => ({
      startsAt: new Date(at).toISOString(),
      sessionTypeId,
      ...wallTimeOf(new Date(at), zone),
    }));
  return shown.filter(({ date }) => date === shown[0]?.date);
};

function stripOf({ first_day, day_counts }: CardRow): CoachCard['days'] {
  if (first_day === null) return [];
  return (day_counts ?? []).slice(0, STRIP_DAYS).map((count, at) => ({ date: addDays(first_day, at), count }));
}

function zoneOf(context: RequestContext, asked: string | undefined): string {
  if (asked === undefined) return context.configuration.time_zone;
  if (!isTimeZone(asked)) throw invalidField('zone', 'choice');
  return asked;
}

/** A page of coaches that the caller may see, by default those who are free first. */
export async function listCoaches(context: RequestContext, tx: Tx, asked: CoachListQuery) {
  const { skip = 0, take = 20, topics, languages, gender, when, sort } = asked;
  const zone = zoneOf(context, asked.zone);
  const now = context.clock.now();
  const words = foldedWords(asked.search ?? '');
  const evenings = when === 'evenings' ? eveningsFrom(now, zone) : [];
  const shape: ListShape = {
    isMember: isCoachingMember(context),
    hasTopics: topics !== undefined && topics.length > 0,
    hasLanguages: languages !== undefined && languages.length > 0,
    // where the organisation doesn't show it, nobody learns it by filtering
    hasGender: gender !== undefined && context.configuration.coach_gender_shown,
    when: when ?? null,
    isSearched: words.length > 0,
    sort: sort ?? 'next',
  };
  const values: ListValues = {
    topics: topics ?? [],
    languages: languages ?? [],
    gender: gender ?? '',
    from: evenings.map(({ from }) => from.toISOString()),
    until: evenings.map(({ until }) => until.toISOString()),
    inAWeek: new Date(now.getTime() + 7 * DAY),
    found: words.length === 0 ? '' : await findByWords(tx, 'coaches', words),
    now,
    skip,
    take,
  };
  const [rows, counted] = await Promise.all([
    tx.all(pageOfCoaches({ ...shape, page: pageShapeOf({ skip, take }) }, values)),
    tx.one(countCoaches(shape, values)),
  ]);
  const data = await presentCards(context, tx, rows, zone);
  return { data, total: counted?.total ?? 0, zone, today: wallTimeOf(now, zone).date };
}

async function presentCards(
  context: RequestContext,
  tx: Tx,
  rows: readonly CardRow[],
  zone: string,
): Promise<CoachCard[]> {
  const coachIds = rows.map(({ coach_id }) => coach_id);
  const [topics, languages] = await Promise.all([
    tx.all(firstTopicsOf({ coachIds })),
    tx.all(languagesOf({ coachIds })),
  ]);
  const now = context.clock.now();
  return rows.map((row) => {
    const topic = topics.find(({ coach_id }) => coach_id === row.coach_id);
    const times = timesOf(row, now, zone);
    const hue = topic?.hue ?? PLAIN_HUE;
    const isFar = times[0] !== undefined && Date.parse(times[0].startsAt) > now.getTime() + STRIP_DAYS * DAY;
    return {
      coachId: row.coach_id,
      name: row.name,
      title: row.title as Localized,
      summary: row.summary,
      portrait: presentMedia(context, row.portrait, shownIn(context, COACH, row.coach_id)),
      coverArt: coverArt(context, 'category', row.coach_id, hue),
      topic: topic
        ? { coachingTopicId: topic.coaching_topic_id, title: topic.title as Localized, hue: topic.hue }
        : null,
      hue,
      languages: languages.filter(({ coach_id }) => coach_id === row.coach_id).map(({ language }) => language),
      times: times.slice(0, TIMES_SHOWN),
      moreTimes: Math.max(0, times.length - TIMES_SHOWN),
      bookedUntil: isFar ? (times[0]?.date ?? null) : null,
      days: stripOf(row),
      rating: { count: row.rating_count ?? 0, stars: row.star_sum ?? 0 },
    };
  });
}
