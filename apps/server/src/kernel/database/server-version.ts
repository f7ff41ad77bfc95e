import type postgres from 'postgres';

/** The oldest major version that docs/guides/operate.md promises; apps/server/test/oldest tries every read on it. */
const OLDEST = 15;

/** @throws Error on a version below the promised ones; `version` as `server_version_num` has it, 150018 for 15.18 */
export function assertPromisedVersion(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major < OLDEST)
    throw new Error(
      `This database is PostgreSQL ${major}. Sullam needs ${OLDEST} or newer: move it to a newer server.`,
    );
}

/** Refuses a server that is too old before anything is changed in it. */
export async function checkServerVersion(sql: postgres.Sql): Promise<void> {
  const [row] = await sql<{ version: number }[]>`select current_setting('server_version_num')::int as version`;
  assertPromisedVersion(row?.version ?? 0);
}
