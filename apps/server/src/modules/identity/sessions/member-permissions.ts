import { memberHolds } from '@sullam/domain/permissions.ts';
import type { SendsSql } from '../../../kernel/database/connect.ts';

/** What the permission sets of a member hold. A statement of its own: the function runs with the rights of the finder. */
export async function memberPermissions(sql: SendsSql, organizationId: number, userId: number): Promise<string[]> {
  const [row] = await sql<{ slugs: string[] }[]>`select member_permission_slugs(${organizationId}, ${userId}) as slugs`;
  return row?.slugs ?? [];
}

/** What a member holds in any organisation, with the parts of the product that the organisation has. */
export async function heldPermissions(
  sql: SendsSql,
  organizationId: number,
  userId: number,
): Promise<ReadonlySet<string>> {
  const [row] = await sql<{ slugs: string[] }[]>`select organization_permission_slugs(${organizationId}) as slugs`;
  return memberHolds(row?.slugs ?? [], await memberPermissions(sql, organizationId, userId));
}
