import { type Address, connect, type Login, type Sql, UNHURRIED } from '../../kernel/database/connect.ts';
import { prepareDatabase, readDatabaseUrl } from '../../kernel/database/open.ts';
import { loginFor } from '../../kernel/database/roles.ts';
import type { Log } from '../../kernel/log.ts';
import { CommandError } from '../command-error.ts';
import type { Installation } from '../installation.ts';

/** One of the two servers. */
export interface Side {
  sql: Sql;
  address: Address;
  login: Login;
}

const CONNECTIONS = 4;

/** Values look the same on both servers, so that checksums compare. */
const PLAIN_TEXT = {
  TimeZone: 'UTC',
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  extra_float_digits: 1,
  bytea_output: 'hex',
};

export const openSide = (address: Address, login: Login, max = CONNECTIONS): Side => ({
  address,
  login,
  sql: connect(address, login, max, { settings: { ...UNHURRIED, ...PLAIN_TEXT } }),
});

/** A server as messages name it, without credentials. */
export const labelOf = ({ host, port, database }: Address): string => `${host}:${port}/${database}`;

async function clusterOf({ sql }: Side): Promise<string> {
  const [row] = await sql<{ id: string }[]>`select system_identifier::text as id from pg_control_system()`;
  return row?.id ?? '';
}

/**
 * Does the other installation have our secret? The passwords of its roles derive from it; so do seals of keys and one-time
 * passwords in rows that are about to move.
 */
async function checkSecret(target: Side, secret: string): Promise<void> {
  const [row] = await target.sql`select from pg_roles where rolname = 'sullam_app' and rolcanlogin`;
  if (!row) return;
  const asApplication = connect(target.address, loginFor('sullam_app', secret), 1);
  try {
    await asApplication`select 1`;
  } catch (error) {
    throw new CommandError(
      `The installation at ${labelOf(target.address)} has another secret (${error instanceof Error ? error.message : String(error)}). ` +
        'Both need the same file "secret" in DATA_DIR: keys and two-factor secrets in the rows are sealed with it.',
    );
  } finally {
    await asApplication.end();
  }
}

async function migrationsOf({ sql }: Side): Promise<string> {
  const rows = await sql<{ name: string; sha256: string }[]>`select name, sha256 from schema_migrations order by name`;
  return rows.map(({ name, sha256 }) => `${name} ${sha256}`).join('\n');
}

/** Connects to the other server and migrates its database. @throws CommandError where the two don't fit together */
export async function openTarget(
  source: Side,
  url: string,
  { secret, log }: { secret: string; log: Log },
  { migrations }: Installation,
): Promise<Side> {
  const { address, login } = readDatabaseUrl(url);
  const target = openSide(address, login);
  try {
    const id = await clusterOf(target).catch((error: unknown) => {
      throw new CommandError(
        `${labelOf(address)} can't be reached: ${error instanceof Error ? error.message : error}.`,
      );
    });
    if (id === (await clusterOf(source))) throw new CommandError('--to is on the PostgreSQL server that holds it now.');
    await checkSecret(target, secret);
    await prepareDatabase(target.sql, address, secret, migrations, log);
    if ((await migrationsOf(source)) !== (await migrationsOf(target)))
      throw new CommandError(
        `${labelOf(address)} has migrations that this version doesn't know. Update this server first.`,
      );
    return target;
  } catch (error) {
    await target.sql.end();
    throw error;
  }
}
