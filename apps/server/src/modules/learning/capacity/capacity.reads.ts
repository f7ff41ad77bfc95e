import { type Expression, type RawBuilder, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { statement } from '../../../kernel/database/statement.ts';
import type { Place, PlaceState } from './capacity.types.ts';

/** How a pool stands. What is over by now counts no more, whether or not somebody has written that down yet. */
export interface PoolFigures {
  placePoolId: number;
  /** null: any number. */
  capacity: number | null;
  taken: number;
  held: number;
  offered: number;
  waiting: number;
  /** null: any number. */
  free: number | null;
}

interface CountedRow {
  place_pool_id: number;
  capacity: number | null;
  taken: number;
  held: number;
  offered: number;
  waiting: number;
}

export const figuresOf = (row: CountedRow): PoolFigures => ({
  placePoolId: row.place_pool_id,
  capacity: row.capacity,
  taken: row.taken,
  held: row.held,
  offered: row.offered,
  waiting: row.waiting,
  free: row.capacity === null ? null : Math.max(0, row.capacity - row.taken - row.held - row.offered),
});

/** Of whole pools and their parts, by the ids of the whole ones. */
export async function readPoolFigures(tx: Tx, wholePoolIds: readonly number[], now: Date): Promise<PoolFigures[]> {
  const counted = (states: readonly PlaceState[], alias: string) =>
    sql<number>`count(*) filter (where p.state = any(${[...states]}::text[]) and (p.until is null or p.until > ${now}))::int`.as(
      alias,
    );
  const ids = sql<number[]>`${[...wholePoolIds]}::bigint[]`;
  const rows = await tx.all(
    db
      .selectFrom('place_pools as o')
      .leftJoin('places as p', (join) =>
        join
          .on(sql<boolean>`p.whole_pool_id = coalesce(o.whole_pool_id, o.place_pool_id)`)
          .on(sql<boolean>`(o.whole_pool_id is null or p.part_pool_id = o.place_pool_id)`)
          .on('p.state', 'in', ['WAITING', 'OFFERED', 'HELD', 'TAKEN']),
      )
      .select(['o.place_pool_id', 'o.capacity'])
      .select([
        counted(['TAKEN'], 'taken'),
        counted(['HELD'], 'held'),
        counted(['OFFERED'], 'offered'),
        counted(['WAITING'], 'waiting'),
      ])
      .where(sql<boolean>`(o.place_pool_id = any(${ids}) or o.whole_pool_id = any(${ids}))`)
      .groupBy(['o.organization_id', 'o.place_pool_id', 'o.capacity'])
      .orderBy('o.place_pool_id'),
  );
  return (rows as unknown as CountedRow[]).map(figuresOf);
}

const onePlace = statement(({ placeId }: { placeId: number }) =>
  db
    .selectFrom('places')
    .select(['place_id', 'whole_pool_id', 'part_pool_id', 'until', sql<PlaceState>`state`.as('state')])
    .where('place_id', '=', placeId),
);

export async function readPlace(tx: Tx, placeId: number): Promise<Place | undefined> {
  const row = await tx.one(onePlace({ placeId }));
  return (
    row && {
      placeId: row.place_id,
      wholePoolId: row.whole_pool_id,
      partPoolId: row.part_pool_id,
      state: row.state,
      until: row.until,
    }
  );
}

/** The how-manieth somebody is of those who wait; null: they don't. */
export async function readQueuePlace(tx: Tx, placeId: number): Promise<number | null> {
  const row = await tx.one(
    db
      .selectFrom('places as p')
      .select(
        sql<number>`(select count(*)::int from places q where ${inOrganization('q')} and q.whole_pool_id = p.whole_pool_id
          and q.state = 'WAITING' and q.queue_number <= p.queue_number)`.as('number'),
      )
      .where('p.place_id', '=', placeId)
      .where('p.state', '=', 'WAITING'),
  );
  return row?.number ?? null;
}

/** How many places there are, as an expression; null: any number. */
export const poolCapacity = (wholePoolId: Expression<number>): RawBuilder<number | null> =>
  sql<
    number | null
  >`(select o.capacity from place_pools o where ${inOrganization('o')} and o.place_pool_id = ${wholePoolId})`;

/** How long an offer of a place stands, in minutes, as an expression. */
export const poolOfferMinutes = (wholePoolId: Expression<number>): RawBuilder<number> =>
  sql<number>`(select o.offer_minutes from place_pools o where ${inOrganization('o')} and o.place_pool_id = ${wholePoolId})`;

/** Places left as an expression of a list: null is any number. */
export const freePlaces = (wholePoolId: Expression<number>, now: Date): RawBuilder<number | null> =>
  // the smaller of nothing and a number is that number: without a capacity the difference stays null
  sql<
    number | null
  >`(select o.capacity - least(o.capacity, (select count(*)::int from places p where ${inOrganization('p')}
    and p.whole_pool_id = o.place_pool_id and p.state in ('OFFERED', 'HELD', 'TAKEN')
    and (p.until is null or p.until > ${now}))) from place_pools o where ${inOrganization('o')} and o.place_pool_id = ${wholePoolId})`;

/** Until when an offer of a place stands, as an expression; null: none is offered. */
export const placeUntil = (placeId: Expression<number>): RawBuilder<Date | null> =>
  sql<Date | null>`(select p.until from places p where ${inOrganization('p')} and p.place_id = ${placeId} and p.state = 'OFFERED')`;
