import type { AnySql, Sql } from '../../../kernel/database/connect.ts';
import { type Change, notifyOf } from '../../../kernel/database/invalidation.ts';

/** A job that waited in the queue when its organisation moved. */
export interface WaitingJob {
  name: string;
  payload: unknown;
  runAt: string;
  key: string | null;
}

/** A move to another server, as the server that hands over remembers it. */
export interface OrganizationMove {
  moveId: string;
  target: string;
  state: 'COPYING' | 'SWITCHED' | 'DONE';
  wasActive: boolean;
  jobs: WaitingJob[];
}

export interface MovableOrganization {
  organizationId: number;
  prefix: string;
  name: object;
  isActive: boolean;
  createdAt: string;
  move: OrganizationMove | null;
}

/** An organisation with its move to another server, if there is one. */
export async function findMovable(sql: AnySql, prefix: string): Promise<MovableOrganization | undefined> {
  const [row] = await sql<MovableOrganization[]>`
    select o.organization_id as "organizationId", o.prefix, o.name, o.is_active as "isActive", o.created_at::text as "createdAt",
      case when m.move_id is not null then
        json_build_object('moveId', m.move_id, 'target', m.target, 'state', m.state, 'wasActive', m.was_active, 'jobs', m.jobs) end as move
    from organizations o left join organization_moves m on m.organization_id = o.organization_id where o.prefix = ${prefix}`;
  return row;
}

export async function insertMove(
  sql: AnySql,
  organizationId: number,
  { moveId, target }: Pick<OrganizationMove, 'moveId' | 'target'>,
): Promise<void> {
  await sql`
    insert into organization_moves (organization_id, move_id, target) values (${organizationId}, ${moveId}, ${target})`;
}

export async function deleteMove(sql: AnySql, organizationId: number): Promise<void> {
  await sql`delete from organization_moves where organization_id = ${organizationId}`;
}

export async function endMove(sql: AnySql, organizationId: number): Promise<void> {
  await sql`update organization_moves set state = 'DONE', jobs = '[]' where organization_id = ${organizationId}`;
}

/** Running servers cache which organisations there are; they don't see what this connection writes. */
async function announceOrganization(sql: AnySql, organizationId: number): Promise<void> {
  const changes: Change[] = [
    { table: 'organizations', kinds: ['insert', 'update', 'delete'], values: {} },
    { clearedOrganizationId: organizationId },
  ];
  const notification = notifyOf(changes);
  await sql.unsafe(notification.sql, notification.parameters as string[]);
}

/** The organisation is at home elsewhere as soon as this commits. */
export async function markMoved(sql: AnySql, organizationId: number, jobs: string): Promise<void> {
  await sql`
    update organization_moves m set state = 'SWITCHED', switched_at = now(), was_active = o.is_active, jobs = ${jobs}::text::jsonb
    from organizations o where o.organization_id = ${organizationId} and m.organization_id = ${organizationId}`;
  await sql`update organizations set moved_at = now(), is_active = false where organization_id = ${organizationId}`;
  await announceOrganization(sql, organizationId);
}

/** The move by which an organisation is arriving here; undefined: none is arriving under this id. */
export async function findArrival(sql: AnySql, organizationId: number): Promise<string | undefined> {
  const [row] = await sql<{ moveId: string }[]>`
    select move_id as "moveId" from organization_arrivals where organization_id = ${organizationId}`;
  return row?.moveId;
}

/** Organisations that have the id or the prefix of one that is about to arrive. */
export const findNamesakes = (
  sql: AnySql,
  { organizationId, prefix }: Pick<MovableOrganization, 'organizationId' | 'prefix'>,
): Promise<{ organizationId: number; prefix: string }[]> => sql`
  select organization_id as "organizationId", prefix from organizations
  where organization_id = ${organizationId} or prefix = ${prefix}`;

export async function hasOrganizations(sql: AnySql): Promise<boolean> {
  return (await sql`select from organizations limit 1`).length > 0;
}

/** Admits an organisation that isn't active yet: no server shows it, and rows may refer to it. */
export async function insertArrival(sql: Sql, organization: MovableOrganization, moveId: string): Promise<void> {
  const { organizationId, prefix, name, createdAt } = organization;
  await sql.begin(async (tx) => {
    await tx`
      insert into organizations (organization_id, prefix, name, is_active, created_at)
      values (${organizationId}, ${prefix}, ${JSON.stringify(name)}::text::jsonb, false, ${createdAt}::text::timestamptz)`;
    await tx`insert into organization_arrivals (organization_id, move_id) values (${organizationId}, ${moveId})`;
  });
}

/** Ends an arrival: the organisation is served here as soon as this commits. */
export async function activateArrival(
  sql: AnySql,
  { organizationId, prefix, name }: MovableOrganization,
  isActive: boolean,
): Promise<void> {
  await sql`
    update organizations set prefix = ${prefix}, name = ${JSON.stringify(name)}::text::jsonb, is_active = ${isActive}
    where organization_id = ${organizationId}`;
  await deleteArrival(sql, organizationId);
  await announceOrganization(sql, organizationId);
}

export async function deleteArrival(sql: AnySql, organizationId: number): Promise<void> {
  await sql`delete from arriving_accounts where organization_id = ${organizationId}`;
  await sql`delete from organization_arrivals where organization_id = ${organizationId}`;
}

/** Deletes the row of an organisation of which nothing else is left. */
export async function deleteOrganization(sql: AnySql, organizationId: number): Promise<void> {
  await sql`delete from organizations where organization_id = ${organizationId}`;
  await announceOrganization(sql, organizationId);
}

/** Accounts that were created for an arriving organisation. */
export async function findArrivingAccounts(sql: AnySql, organizationId: number): Promise<number[]> {
  const rows = await sql<{ userId: number }[]>`
    select user_id as "userId" from arriving_accounts where organization_id = ${organizationId}`;
  return rows.map(({ userId }) => userId);
}

export async function insertArrivingAccounts(
  sql: AnySql,
  organizationId: number,
  userIds: readonly number[],
): Promise<void> {
  await sql`
    insert into arriving_accounts (organization_id, user_id)
    select ${organizationId}, unnest(${userIds as number[]}::bigint[]) on conflict do nothing`;
}
