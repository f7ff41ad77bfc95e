import { memberIdsOf, withoutMembership } from '../../modules/identity/members/members.public.ts';
import {
  deleteArrival,
  deleteMove,
  deleteOrganization,
  findArrivingAccounts,
} from '../../modules/organization/organizations/organizations.public.ts';
import { deleteAccounts } from './accounts.ts';
import { quoted, tenantTables } from './catalogue.ts';
import type { Side } from './servers.ts';

/** Deletes the organisation's rows of every tenant table. Each table is a transaction: run again, it goes on. */
async function deleteRows({ sql }: Side, organizationId: number, report: (line: string) => void): Promise<void> {
  const tables = await tenantTables(sql);
  for (const [at, { name }] of tables.entries()) {
    await sql.begin(async (tx) => {
      // all rows of the organisation go, so the order of tables doesn't matter
      await tx`set local session_replication_role = replica`;
      await tx.unsafe(`delete from ${quoted(name)} where organization_id = $1`, [organizationId]);
    });
    if (at % 50 === 49) report(`Deleted from ${at + 1} of ${tables.length} tables`);
  }
}

/** Deletes what has arrived at the target: rows, and accounts that the move created and no other organisation uses. */
export async function deleteArrived(
  target: Side,
  organizationId: number,
  report: (line: string) => void,
): Promise<void> {
  await deleteRows(target, organizationId, report);
  const arriving = await findArrivingAccounts(target.sql, organizationId);
  const unused = await withoutMembership(target.sql, arriving);
  await target.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await deleteAccounts(tx, organizationId, unused);
    await deleteArrival(tx, organizationId);
    await deleteOrganization(tx, organizationId);
  });
}

/** Deletes what an organisation that has moved left behind, with the accounts of people who are in no other organisation. */
export async function deleteLeftBehind(
  source: Side,
  organizationId: number,
  report: (line: string) => void,
): Promise<void> {
  const members = await memberIdsOf(source.sql, organizationId);
  const tables = await tenantTables(source.sql);
  await source.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    for (const { name } of tables)
      await tx.unsafe(`delete from ${quoted(name)} where organization_id = $1`, [organizationId]);
    report('Deleted the rows');
    await deleteAccounts(tx, organizationId, await withoutMembership(tx, members));
    await deleteMove(tx, organizationId);
    await deleteOrganization(tx, organizationId);
  });
}
