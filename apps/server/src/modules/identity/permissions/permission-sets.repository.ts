import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { PermissionSetBody, PermissionSetView } from './permissions.schemas.ts';

/** All permission sets, or those of some ids. */
export async function findPermissionSets(tx: Tx, ids?: readonly number[]): Promise<PermissionSetView[]> {
  let query = db
    .selectFrom('permission_sets as s')
    .select([
      's.permission_set_id as permissionSetId',
      's.name',
      's.description',
      's.is_default as isDefault',
      's.is_protected as isProtected',
      's.version',
      sql<
        string[]
      >`(select coalesce(array_agg(p.permission_slug order by p.permission_slug), '{}') from permission_set_permissions p
        where ${inOrganization('p')} and p.permission_set_id = s.permission_set_id)`.as('permissions'),
      sql<number>`(select count(*)::int from member_permission_sets m
        where ${inOrganization('m')} and m.permission_set_id = s.permission_set_id)`.as('memberCount'),
    ])
    .orderBy('s.permission_set_id');
  if (ids) query = query.where('s.permission_set_id', 'in', [0, ...ids]);
  return (await tx.all(query)) as PermissionSetView[];
}

/** Is there another set of this name, in either language and whatever the case? */
export async function isNameTaken(tx: Tx, name: Localized, exceptId: number | null): Promise<boolean> {
  const names = [name.en, name.ar].filter((text): text is string => Boolean(text?.trim()));
  const row = await tx.one(
    db
      .selectFrom('permission_sets')
      .select('permission_set_id')
      .where('permission_set_id', '<>', exceptId ?? 0)
      .where(
        sql<boolean>`array[fold_search(coalesce(name ->> 'en', '')), fold_search(coalesce(name ->> 'ar', ''))] && (select coalesce(array_agg(fold_search(n)), '{}') from unnest(${names}::text[]) n)`,
      )
      .limit(1),
  );
  return row !== undefined;
}

const columnsOf = (body: Partial<PermissionSetBody>) => ({
  ...(body.name === undefined ? {} : { name: json(body.name) }),
  ...(body.description === undefined ? {} : { description: json(body.description) }),
  ...(body.isDefault === undefined ? {} : { is_default: body.isDefault }),
});

export async function insertPermissionSet(tx: Tx, body: PermissionSetBody): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('permission_sets')
      .values({ name: json(body.name), ...columnsOf(body) })
      .returning('permission_set_id'),
  );
  return row!.permission_set_id;
}

/** Saves what changed if nobody else saved since `version`; answers whether it did. */
export async function updatePermissionSet(
  tx: Tx,
  permissionSetId: number,
  body: Partial<PermissionSetBody>,
  version: number,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('permission_sets')
      .set({ ...columnsOf(body), version: version + 1 })
      .where('permission_set_id', '=', permissionSetId)
      .where('version', '=', version),
  );
  return touched === 1;
}

export async function replacePermissions(tx: Tx, permissionSetId: number, slugs: readonly string[]): Promise<void> {
  await tx.run(db.deleteFrom('permission_set_permissions').where('permission_set_id', '=', permissionSetId));
  if (slugs.length === 0) return;
  await tx.run(
    db.insertInto('permission_set_permissions').values(
      slugs.map((permission_slug) => ({
        permission_set_id: permissionSetId,
        permission_slug,
      })),
    ),
  );
}

export async function deletePermissionSet(tx: Tx, permissionSetId: number): Promise<void> {
  await tx.run(db.deleteFrom('permission_sets').where('permission_set_id', '=', permissionSetId));
}

/** The permission sets of a member, by their ids. */
export const heldSets = (userId: number) =>
  db.selectFrom('member_permission_sets').select('permission_set_id').where('user_id', '=', userId);

export async function findSetIdsOf(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx.all(heldSets(userId));
  return rows.map((row) => row.permission_set_id);
}

export async function replaceSetsOf(tx: Tx, userId: number, setIds: readonly number[]): Promise<void> {
  await tx.run(db.deleteFrom('member_permission_sets').where('user_id', '=', userId));
  await addSetsTo(tx, userId, setIds);
}

export async function addSetsTo(tx: Tx, userId: number, setIds: readonly number[]): Promise<void> {
  if (setIds.length === 0) return;
  await tx.run(
    db
      .insertInto('member_permission_sets')
      .values(
        setIds.map((permission_set_id) => ({
          user_id: userId,
          permission_set_id,
        })),
      )
      .onConflict((conflict) => conflict.doNothing()),
  );
}

export async function findDefaultSetIds(tx: Tx): Promise<number[]> {
  const rows = await tx.all(
    db.selectFrom('permission_sets').select('permission_set_id').where('is_default', '=', true),
  );
  return rows.map((row) => row.permission_set_id);
}

/** Gives the sets that everybody gets, as the role of accounts, which may read no others. */
export async function giveDefaultSets(tx: Tx, userId: number): Promise<void> {
  await addSetsTo(tx, userId, await findDefaultSetIds(tx));
}
