import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenOrganization } from '../../../../../test/support/arrange.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { type Tx, transaction } from '../../../../kernel/database/database.ts';
import { Problem } from '../../../../kernel/problem.ts';
import {
  acceptOffer,
  handOver,
  openPool,
  readPoolFigures,
  readQueuePlace,
  releasePlace,
  setPool,
  takePlace,
} from '../capacity.public.ts';

const HOUR = 3_600_000;
const server = testServer({}, undefined, { connections: 12 });
let organizationId: number;
let users: number[];
let subject = 0;

const system = () => systemContext(server.platform, organizationId);
const within = <R>(work: (tx: Tx) => Promise<R>) => transaction(system(), work);

/** Many members at once; nobody of them signs in. */
async function givenUsers(count: number): Promise<number[]> {
  const rows = await server.admin<{ user_id: number }[]>`
    insert into users (email, password_hash) select 'seat-' || n || '@example.test', 'none' from generate_series(1, ${count}) n
    returning user_id`;
  const ids = rows.map((row) => Number(row.user_id));
  await server.admin`insert into members (organization_id, user_id, email, first_name, last_name, status, joined_at)
    select ${organizationId}, u.user_id, u.email, 'Seat', u.user_id::text, 'ACTIVE', now() from users u where u.user_id = any(${ids})`;
  return ids;
}

async function givenPool(capacity: number | null, parts: (number | null)[] = []) {
  subject += 1;
  return within(async (tx) => {
    const id = await openPool(tx, { subject: { kind: 'EVENT', id: subject }, capacity, offerMinutes: 60 });
    const partIds: number[] = [];
    for (const [at, partCapacity] of parts.entries())
      partIds.push(
        await openPool(tx, {
          subject: { kind: 'EVENT_TICKET_TYPE', id: subject * 10 + at },
          wholePoolId: id,
          capacity: partCapacity,
        }),
      );
    return { id, partIds };
  });
}

const take = (wholePoolId: number, userId: number | null, partPoolId: number | null = null) =>
  within((tx) => takePlace(system(), tx, { wholePoolId, partPoolId, userId, waits: true }));
const hold = (wholePoolId: number, userId: number, until: Date) =>
  within((tx) => takePlace(system(), tx, { wholePoolId, partPoolId: null, userId, holdUntil: until, waits: false }));
const release = (placeId: number) => within((tx) => releasePlace(system(), tx, placeId));
const accept = (placeId: number) => within((tx) => acceptOffer(system(), tx, placeId));
const figures = async (wholePoolId: number) =>
  (await within((tx) => readPoolFigures(tx, [wholePoolId], server.clock.now())))[0]!;
const stateOf = async (placeId: number) =>
  (await server.admin<{ state: string }[]>`select state from places where place_id = ${placeId}`)[0]?.state;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  users = await givenUsers(500);
});

describe('a pool', () => {
  it('gives its places to who comes first, and lets the others wait in their order', async () => {
    const { id } = await givenPool(1);
    const [first, second, third] = [await take(id, users[0]!), await take(id, users[1]!), await take(id, users[2]!)];
    expect([first.state, second.state, third.state]).toEqual(['TAKEN', 'WAITING', 'WAITING']);
    expect(await within((tx) => readQueuePlace(tx, third.placeId))).toBe(2);
    expect(await take(id, users[1]!)).toMatchObject({ placeId: second.placeId, isNew: false });
    await release(first.placeId);
    expect([await stateOf(second.placeId), await stateOf(third.placeId)]).toEqual(['OFFERED', 'WAITING']);
    // who has waited is served before who comes now
    expect((await take(id, users[3]!)).state).toBe('WAITING');
    await accept(second.placeId);
    expect(await figures(id)).toMatchObject({ capacity: 1, taken: 1, offered: 0, waiting: 2, free: 0 });
  });

  it('passes an offer on when its time is over, by a job or by whoever comes first', async () => {
    const { id } = await givenPool(1);
    const taken = await take(id, users[0]!);
    const [second, third] = [await take(id, users[1]!), await take(id, users[2]!)];
    await release(taken.placeId);
    server.clock.advance(HOUR + 1);
    expect(await figures(id)).toMatchObject({ offered: 0, free: 1 });
    await expect(accept(second.placeId)).rejects.toMatchObject({ code: 'place.gone' });
    expect(await stateOf(second.placeId)).toBe('OFFERED'); // the refusal was taken back as a whole
    expect(await server.runJobs()).toContain('places.settle-pool');
    expect([await stateOf(second.placeId), await stateOf(third.placeId)]).toEqual(['EXPIRED', 'OFFERED']);
  });

  it('counts what is held, until it runs out', async () => {
    const { id } = await givenPool(1);
    const held = await hold(id, users[0]!, new Date(server.clock.now().getTime() + HOUR));
    await expect(hold(id, users[1]!, new Date(server.clock.now().getTime() + HOUR))).rejects.toMatchObject({
      code: 'place.none-free',
    });
    server.clock.advance(HOUR);
    expect((await take(id, users[1]!)).state).toBe('TAKEN');
    expect(await stateOf(held.placeId)).toBe('EXPIRED');
  });

  it('has parts that are full by themselves, and hold up nobody who waits for another', async () => {
    const { id, partIds } = await givenPool(3, [1, null]);
    const [early, regular] = partIds as [number, number];
    expect((await take(id, users[0]!, early)).state).toBe('TAKEN');
    const waitsForEarly = await take(id, users[1]!, early);
    const others = [await take(id, users[2]!, regular), await take(id, users[3]!, regular)];
    const waitsForRegular = await take(id, users[4]!, regular);
    expect([waitsForEarly, ...others, waitsForRegular].map(({ state }) => state)).toEqual([
      'WAITING',
      'TAKEN',
      'TAKEN',
      'WAITING',
    ]);
    await release(others[0]!.placeId);
    expect([await stateOf(waitsForEarly.placeId), await stateOf(waitsForRegular.placeId)]).toEqual([
      'WAITING',
      'OFFERED',
    ]);
  });

  it('is never made smaller than what is taken, and offers what it gains', async () => {
    const { id } = await givenPool(2);
    await take(id, users[0]!);
    await take(id, users[1]!);
    const third = await take(id, users[2]!);
    const resize = (capacity: number) =>
      within((tx) => setPool(system(), tx, { placePoolId: id, wholePoolId: id }, { capacity }));
    await expect(resize(1)).rejects.toMatchObject({ code: 'place.below-taken', values: { count: 2 } });
    await resize(3);
    expect(await stateOf(third.placeId)).toBe('OFFERED');
  });

  it('hands a place over without its ever being free', async () => {
    const { id } = await givenPool(1);
    const { placeId } = await take(id, users[0]!);
    const waiting = await take(id, users[1]!);
    await within((tx) => handOver(system(), tx, placeId, users[2]!));
    expect([await stateOf(placeId), await stateOf(waiting.placeId)]).toEqual(['TAKEN', 'WAITING']);
    await expect(within((tx) => handOver(system(), tx, placeId, users[1]!))).rejects.toMatchObject({
      code: 'place.has-one',
    });
  });
});

interface World {
  poolId: number;
  partIds: number[];
}

/** What holds in every state of a pool, by the rows alone. */
async function broken({ poolId, partIds }: World): Promise<string[]> {
  const now = server.clock.now();
  const rows = await server.admin<
    { id: number; part: number; user: number; state: string; until: Date | null; queue: number }[]
  >`
    select place_id::int id, part_pool_id::int part, user_id::int "user", state, until, queue_number::int queue from places where whole_pool_id = ${poolId}`;
  const pools = await server.admin<{ id: number; capacity: number | null }[]>`
    select place_pool_id::int id, capacity from place_pools where place_pool_id = any(${[poolId, ...partIds]})`;
  const inUse = rows.filter(
    ({ state, until }) => ['OFFERED', 'HELD', 'TAKEN'].includes(state) && !(until && until <= now),
  );
  const room = (id: number) => {
    const capacity = pools.find((pool) => pool.id === id)?.capacity ?? Number.POSITIVE_INFINITY;
    return capacity - inUse.filter(({ part }) => id === poolId || part === id).length;
  };
  const alive = rows.filter(({ state }) => ['WAITING', 'OFFERED', 'HELD', 'TAKEN'].includes(state));
  const faults: string[] = [];
  for (const id of [poolId, ...partIds]) if (room(id) < 0) faults.push(`pool ${id} is over its capacity`);
  if (new Set(alive.map(({ user }) => user)).size !== alive.length) faults.push('somebody has two');
  const isSettled = !rows.some(({ state, until }) => ['OFFERED', 'HELD'].includes(state) && until! <= now);
  const stalled = rows.filter(({ state, part }) => state === 'WAITING' && room(poolId) > 0 && room(part) > 0);
  if (isSettled && stalled.length > 0) faults.push('somebody waits for what is free');
  return faults;
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('take' as const), user: fc.nat(11), part: fc.nat(1) }),
  fc.record({ kind: fc.constant('hold' as const), user: fc.nat(11), part: fc.nat(1) }),
  fc.record({ kind: fc.constant('release' as const), user: fc.nat(11) }),
  fc.record({ kind: fc.constant('accept' as const), user: fc.nat(11) }),
  fc.record({ kind: fc.constant('later' as const), minutes: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ kind: fc.constant('resize' as const), capacity: fc.integer({ min: 0, max: 6 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function act(world: World, taken: Step): Promise<void> {
  const { poolId, partIds } = world;
  if (taken.kind === 'later') {
    server.clock.advance(taken.minutes * 60_000);
    return;
  }
  if (taken.kind === 'resize')
    return within((tx) =>
      setPool(system(), tx, { placePoolId: poolId, wholePoolId: poolId }, { capacity: taken.capacity }),
    );
  const userId = users[taken.user]!;
  if (taken.kind === 'take' || taken.kind === 'hold') {
    const holdUntil = taken.kind === 'hold' ? new Date(server.clock.now().getTime() + 20 * 60_000) : null;
    const partPoolId = partIds[taken.part]!;
    await within((tx) => takePlace(system(), tx, { wholePoolId: poolId, partPoolId, userId, holdUntil, waits: true }));
    return;
  }
  const [own] = await server.admin<{ id: number }[]>`select place_id::int id from places
    where whole_pool_id = ${poolId} and user_id = ${userId} order by place_id desc limit 1`;
  if (own) await (taken.kind === 'release' ? release(own.id) : accept(own.id));
}

it('keeps its word through any sequence of what people and time do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const { id: poolId, partIds } = await givenPool(3, [2, null]);
      const world = { poolId, partIds };
      for (const taken of steps) {
        await act(world, taken).catch((error: unknown) => {
          if (!(error instanceof Problem)) throw error;
        });
        expect(await broken(world)).toEqual([]);
      }
    }),
    { numRuns: 25, seed: 20_261_127 },
  );
}, 120_000);

it('never gives a 51st of 50 places to 500 who come at once, whoever gives back meanwhile, and loses nobody of the queue', async () => {
  const { id } = await givenPool(50);
  const placed = await Promise.all(
    users.map(async (userId, at) => {
      const place = await take(id, userId);
      // every fifth who got one gives it back, and whoever is offered one takes it
      if (place.state === 'TAKEN' && at % 5 === 0) await release(place.placeId);
      return place;
    }),
  );
  const offered = await server.admin<{ id: number }[]>`
    select place_id::int id from places where whole_pool_id = ${id} and state = 'OFFERED'`;
  await Promise.all(offered.map((place, at) => (at % 2 === 0 ? accept(place.id) : release(place.id))));
  const rows = await server.admin<{ state: string; count: number; last: number; first: number }[]>`
    select state, count(*)::int count, max(queue_number)::int last, min(queue_number)::int first from places where whole_pool_id = ${id} group by state`;
  const of = (state: string) => rows.find((row) => row.state === state);
  const inUse = (of('TAKEN')?.count ?? 0) + (of('OFFERED')?.count ?? 0);
  expect(inUse).toBe(50);
  expect(placed.length).toBe(500);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(500);
  // the order was kept: nobody who still waits came before one who was offered a place
  expect(of('WAITING')!.first).toBeGreaterThan(of('OFFERED')?.last ?? 0);
  expect(await figures(id)).toMatchObject({ capacity: 50, free: 0 });
}, 120_000);
