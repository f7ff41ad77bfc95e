import { amountOfSeats, seatKept } from '@sullam/domain/commerce/seats.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { RequestContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { notFound } from '../../../kernel/problem.ts';
import { mediaColumns } from '../../organization/media/media.public.ts';
import { readMarketplaceSettings } from '../marketplace-settings/marketplace-settings.public.ts';
import { presentPage } from './course-seat-items.reads.ts';
import type {
  ManagedPool,
  ManagedPoolQuery,
  PoolListQuery,
  Seat,
  SeatListQuery,
  SeatPool,
  SeatPoolDetail,
} from './seat-pools.schemas.ts';

const countOf = (status: 'ACTIVE' | 'INVITED') =>
  sql<number>`(select count(*)::int from seats s where ${inOrganization('s')} and s.seat_pool_id = p.seat_pool_id
    and s.status = ${sql.lit(status)})`;

/** Pools `p` with their order `o`, line `l`, company `k` and course `c`. */
const pools = () =>
  db
    .selectFrom('seat_pools as p')
    .innerJoin('order_line_records as l', 'l.order_line_id', 'p.order_line_id')
    .innerJoin('order_records as o', 'o.order_id', 'l.order_id')
    .leftJoin('order_company_records as k', 'k.order_id', 'l.order_id')
    .leftJoin('course_overviews as c', 'c.course_id', 'p.course_id')
    .leftJoin('media_files as m', 'm.media_id', 'c.cover_media_id')
    .select(['p.seat_pool_id as seatPoolId', 'p.course_id as courseId', 'p.seat_count as seatCount'])
    .select(['p.refunded_count as refundedCount', 'p.assignable_until as assignableUntil', 'p.ended_at as endedAt'])
    .select([
      'p.is_suspended as isSuspended',
      'p.order_line_id as purchasedItemId',
      'p.link_created_at as linkCreatedAt',
    ])
    .select(['o.order_id as orderId', 'o.number as orderNumber', 'o.currency', 'l.total_minor as totalMinor'])
    .select(['o.user_id as buyerId', 'o.buyer_name as buyerName', 'o.buyer_email as buyerEmail'])
    .select(['c.category_hue as categoryHue', 'c.course_id as presentCourseId', mediaColumns('m').as('cover')])
    .select([
      sql<Localized>`coalesce(c.title, l.title)`.as('title'),
      sql<string>`coalesce(k.company_name, '')`.as('companyName'),
      countOf('ACTIVE').as('activeCount'),
      countOf('INVITED').as('invitedCount'),
    ]);

type PoolRow = Awaited<ReturnType<typeof readRows>>[number];
const readRows = (tx: Tx, seatPoolId: number) => tx.all(pools().where('p.seat_pool_id', '=', seatPoolId));

function stateOf({ endedAt, isSuspended, assignableUntil }: PoolRow, now: Date): SeatPool['state'] {
  if (endedAt !== null) return 'ENDED';
  if (isSuspended) return 'SUSPENDED';
  return now < assignableUntil ? 'OPEN' : 'OVER';
}

const freeOf = (row: PoolRow): number =>
  row.endedAt === null ? row.seatCount - row.refundedCount - row.activeCount - row.invitedCount : 0;

function present(context: RequestContext, row: PoolRow): SeatPool {
  const { seatPoolId, courseId, categoryHue, cover, orderId, orderNumber, purchasedItemId, companyName } = row;
  const { seatCount, refundedCount, activeCount, invitedCount } = row;
  const page = row.presentCourseId === null ? null : presentPage(context, { courseId, categoryHue, cover });
  return {
    seatPoolId,
    courseId,
    title: row.title as SeatPool['title'],
    cover: page?.cover ?? null,
    coverArt: page?.coverArt ?? null,
    orderId,
    orderNumber,
    purchasedItemId,
    companyName,
    seatCount,
    refundedCount,
    activeCount,
    invitedCount,
    freeCount: freeOf(row),
    freeMinor: amountOfSeats(row, refundedCount + freeOf(row)) - amountOfSeats(row, refundedCount),
    currency: row.currency,
    state: stateOf(row, context.clock.now()),
    assignableUntil: row.assignableUntil.toISOString(),
  };
}

/** A pool that the caller may see. */
export async function readPool(context: RequestContext, tx: Tx, seatPoolId: number): Promise<SeatPoolDetail> {
  const [row] = await readRows(tx, seatPoolId);
  if (!row) throw notFound();
  const { seatReclaimDays } = await readMarketplaceSettings(tx);
  const running = await tx.one(
    db
      .selectFrom('seat_assignments')
      .select('seat_assignment_id as id')
      .where('seat_pool_id', '=', seatPoolId)
      .where('ended_at', 'is', null)
      .orderBy('seat_assignment_id', 'desc')
      .limit(1),
  );
  return {
    ...present(context, row),
    linkCreatedAt: row.linkCreatedAt?.toISOString() ?? null,
    reclaimDays: seatReclaimDays,
    runningAssignmentId: running?.id ?? null,
  };
}

/** The caller's pools, newest first. */
export async function listOwnPools(
  context: RequestContext,
  tx: Tx,
  userId: number,
  { orderId, ...page }: PoolListQuery,
): Promise<{ data: SeatPool[]; total: number }> {
  let found = pools().where('p.user_id', '=', userId).orderBy('p.seat_pool_id', 'desc');
  if (orderId !== undefined) found = found.where('l.order_id', '=', orderId);
  const { data, total } = await readPage(tx, found, page);
  return { data: data.map((row) => present(context, row)), total };
}

/** A text that is searched for as it stands. */
const containing = (search: string): string => `%${search.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Pools of the organisation, newest first; finds them by company, buyer or address of the buyer. */
export async function listAllPools(
  context: RequestContext,
  tx: Tx,
  { orderId, search, ...page }: ManagedPoolQuery,
): Promise<{ data: ManagedPool[]; total: number }> {
  let found = pools().orderBy('p.seat_pool_id', 'desc');
  if (orderId !== undefined) found = found.where('l.order_id', '=', orderId);
  if (search?.trim()) {
    const words = containing(search.trim());
    found = found.where(
      sql<boolean>`(lower(k.company_name) like ${words} or lower(o.buyer_name) like ${words} or lower(o.buyer_email) like ${words})`,
    );
  }
  const { data, total } = await readPage(tx, found, page);
  return {
    data: data.map((row) => ({
      ...present(context, row),
      buyer: { userId: row.buyerId, name: row.buyerName, email: row.buyerEmail },
    })),
    total,
  };
}

const finished = (since: 'ever' | 'activation') => sql<number>`(select count(*)::int from finished_lessons f
  where ${inOrganization('f')} and f.course_id = p.course_id and f.user_id = s.user_id
    ${since === 'activation' ? sql`and f.finished_at >= s.activated_at` : sql``})`;

/** Assigned seats `s` of pools `p`, with their holders. */
const people = (seatPoolId: number) =>
  db
    .selectFrom('seats as s')
    .innerJoin('seat_pools as p', 'p.seat_pool_id', 's.seat_pool_id')
    .leftJoin('member_names as n', 'n.user_id', 's.user_id')
    .leftJoin('course_overviews as c', 'c.course_id', 'p.course_id')
    .leftJoin('enrollment_records as e', (join) =>
      join.onRef('e.course_id', '=', 'p.course_id').onRef('e.user_id', '=', 's.user_id'),
    )
    .select(['s.seat_id as seatId', 's.email', 's.status', 's.user_id as userId'])
    .select(['s.invited_at as invitedAt', 's.activated_at as activatedAt', 'e.last_visited_at as lastVisitedAt'])
    .select([
      sql<string>`coalesce(n.first_name, '')`.as('firstName'),
      sql<string>`coalesce(n.last_name, '')`.as('lastName'),
      sql<number>`coalesce(c.subsection_count, 0)`.as('lessonCount'),
      finished('ever').as('finishedLessons'),
      finished('activation').as('finishedWithSeat'),
    ])
    .where('s.seat_pool_id', '=', seatPoolId)
    .where('s.status', 'in', ['ACTIVE', 'INVITED']);

type PersonRow = Awaited<ReturnType<typeof readPeopleRows>>[number];
const readPeopleRows = (tx: Tx, seatPoolId: number) => tx.all(people(seatPoolId));

interface Rules {
  now: Date;
  reclaimDays: number;
}

function presentPerson({ finishedWithSeat, userId: _, ...row }: PersonRow, rules: Rules): Seat {
  const isInvited = row.status === 'INVITED';
  return {
    ...row,
    status: isInvited ? 'INVITED' : 'ACTIVE',
    finishedLessons: Math.min(row.finishedLessons, row.lessonCount),
    invitedAt: row.invitedAt?.toISOString() ?? null,
    activatedAt: row.activatedAt?.toISOString() ?? null,
    lastVisitedAt: row.lastVisitedAt?.toISOString() ?? null,
    abilities: {
      canReclaim: seatKept({ activatedAt: row.activatedAt, finishedLessons: finishedWithSeat }, rules) === null,
      canResend: isInvited,
    },
  };
}

const rulesOf = async ({ clock }: RequestContext, tx: Tx): Promise<Rules> => ({
  now: clock.now(),
  reclaimDays: (await readMarketplaceSettings(tx)).seatReclaimDays,
});

/** People with a seat of a pool: members before invitations, each in the order in which they came. */
export async function listSeats(
  context: RequestContext,
  tx: Tx,
  seatPoolId: number,
  { search, ...page }: SeatListQuery,
): Promise<{ data: Seat[]; total: number }> {
  let found = people(seatPoolId).orderBy('s.status').orderBy('s.seat_id');
  if (search?.trim()) {
    const words = containing(search.trim());
    found = found.where(
      sql<boolean>`(lower(s.email) like ${words} or lower(concat(n.first_name, ' ', n.last_name)) like ${words})`,
    );
  }
  const { data, total } = await readPage(tx, found, page);
  const rules = await rulesOf(context, tx);
  return { data: data.map((row) => presentPerson(row, rules)), total };
}

/** Everybody with a seat, for the export. */
export async function readPeople(context: RequestContext, tx: Tx, seatPoolId: number): Promise<Seat[]> {
  const rules = await rulesOf(context, tx);
  const rows = await tx.all(people(seatPoolId).orderBy('s.status').orderBy('s.seat_id'));
  return rows.map((row) => presentPerson(row, rules));
}

/** Lessons of the course that the holder of a seat has finished since they got it. */
export async function countFinished(tx: Tx, seatId: number): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('seats as s')
      .innerJoin('seat_pools as p', 'p.seat_pool_id', 's.seat_pool_id')
      .select(finished('activation').as('count'))
      .where('s.seat_id', '=', seatId),
  );
  return row?.count ?? 0;
}

export interface KnownSeat {
  email: string;
  name: string;
}

/** Addresses that have a seat of a pool, with the names of their holders. */
export async function listKnownAddresses(tx: Tx, seatPoolId: number): Promise<KnownSeat[]> {
  const rows = await readPeopleRows(tx, seatPoolId);
  return rows.map(({ email, firstName, lastName }) => ({ email, name: `${firstName} ${lastName}`.trim() }));
}

/** Members of the organisation by their addresses. */
export const findMembersByAddress = (tx: Tx, emails: readonly string[]) =>
  tx.all(
    db
      .selectFrom('member_records')
      .select(['user_id as userId', 'status', sql<string>`lower(email)`.as('email')])
      .where(sql<boolean>`lower(email) = any(${[...emails]}::text[])`),
  );

export interface Giver {
  companyName: string;
  title: Localized;
  buyerName: string;
  siteId: { organizationId: number; prefix: string };
  assignableUntil: Date;
}

/** What an invitation says of a pool. */
export async function readGiver(tx: Tx, organizationId: number, seatPoolId: number): Promise<Giver> {
  const row = await tx.one(
    pools()
      .innerJoin('active_organizations as a', (join) => join.onTrue())
      .select('a.prefix')
      .where('p.seat_pool_id', '=', seatPoolId),
  );
  if (!row) throw notFound();
  const { companyName, title, buyerName, prefix, assignableUntil } = row;
  return { companyName, title, buyerName, siteId: { organizationId, prefix }, assignableUntil };
}

/** The address of a member. */
export async function findAddress(tx: Tx, userId: number): Promise<string> {
  const row = await tx.one(
    db.selectFrom('member_records').select(sql<string>`lower(email)`.as('email')).where('user_id', '=', userId),
  );
  if (!row) throw notFound();
  return row.email;
}
