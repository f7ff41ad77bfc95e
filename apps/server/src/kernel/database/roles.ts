import { createHmac } from 'node:crypto';
import type { Login, Sql } from './connect.ts';

const LOGINS = ['sullam_app', 'sullam_identity', 'sullam_jobs'] as const;
const EXTENSIONS = ['pg_trgm', 'btree_gin', 'btree_gist'] as const;
const OWNERS = ['sullam_owner', 'sullam_finder'] as const;

/** The login roles, and those as which another server reads an organisation that moves there. */
export type RoleName = (typeof LOGINS)[number] | `sullam_move_${string}`;

/** The password of a login role, derived from the installation's secret, so that nothing more has to be kept. */
export const loginFor = (role: RoleName, secret: string): Login => ({
  user: role,
  password: createHmac('sha256', secret).update(`database role ${role}`).digest('base64url'),
});

/** Creates the roles of migrations/0001-foundation.sql where they are missing and lets them into this database. */
export async function ensureRoles(admin: Sql, secret: string): Promise<void> {
  const [{ name } = { name: '' }] = await admin<{ name: string }[]>`select current_database() as name`;
  for (const role of [...LOGINS, ...OWNERS]) {
    const [found] = await admin`select 1 from pg_roles where rolname = ${role}`;
    // two servers may start at once on one cluster: the loser of the race finds the role made
    if (!found) await admin.unsafe(`create role ${role} nologin`).catch(ignoreDuplicate);
  }
  for (const role of LOGINS)
    await admin.unsafe(`alter role ${role} login password '${loginFor(role, secret).password}'`);
  await admin.unsafe(`grant sullam_owner, sullam_finder, sullam_jobs to current_user`);
  // migrations hand search functions over to the finder
  await admin.unsafe('grant sullam_finder to sullam_owner');
  await admin.unsafe(`grant create, connect on database "${name}" to sullam_owner, sullam_jobs`);
  await admin.unsafe(`grant create, usage on schema public to sullam_owner, sullam_finder`);
  await admin.unsafe(`grant usage on schema public to sullam_app, sullam_identity, sullam_jobs`);
  for (const extension of EXTENSIONS) await ensureExtension(admin, extension);
}

/**
 * Creates an extension where it is missing. Looks first: where another role owns the extension, as on a hosted database or a node of
 * a distributed one, `create extension if not exists` fails although it is there.
 */
async function ensureExtension(admin: Sql, extension: string): Promise<void> {
  const [found] = await admin`select 1 from pg_extension where extname = ${extension}`;
  if (!found) await admin.unsafe(`create extension ${extension}`);
}

function ignoreDuplicate(error: unknown): void {
  if ((error as { code?: string }).code !== '42710') throw error;
}
