import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { connect, type Sql } from '../../kernel/database/connect.ts';
import { CommandError } from '../command-error.ts';
import type { Installation } from '../installation.ts';

export const USAGE = `admin check-database

Reports versions, migrations, extensions, roles, collations, row-level security, and how the database is distributed and replicated;
what is missing is marked. The exit code is 1 if something is missing.`;

/** One line of the report. */
interface Finding {
  about: string;
  found: string;
  /** What to do; absent: it is as it should be. */
  missing?: string;
}

const listed = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));

async function checkServer(admin: Sql): Promise<Finding[]> {
  const [row] = await admin<{ version: string; level: string; encoding: string; ctype: string; understood: boolean }[]>`
    select current_setting('server_version') as version, current_setting('wal_level') as level,
      pg_encoding_to_char(encoding) as encoding, datctype as ctype, cardinality(show_trgm('محمد')) > 0 as understood
    from pg_database where datname = current_database()`;
  if (!row) throw new Error('the database does not describe itself');
  return [
    { about: 'PostgreSQL', found: row.version },
    {
      about: 'locale',
      found: `${row.encoding}, ${row.ctype}`,
      ...(row.understood ? {} : { missing: 'Arabic text is not found: create the database with lc_ctype C.UTF-8' }),
    },
    { about: 'log level', found: row.level },
  ];
}

async function checkMigrations(admin: Sql, { migrations }: Installation): Promise<Finding[]> {
  const files = readdirSync(migrations).filter((name) => name.endsWith('.sql'));
  const rows = await admin<{ name: string }[]>`select name from public.schema_migrations`;
  const ran = new Set(rows.map(({ name }) => name));
  const left = files.filter((name) => !ran.has(name));
  return [
    {
      about: 'migrations',
      found: `${files.length - left.length} of ${files.length}`,
      ...(left.length === 0 ? {} : { missing: `start the server once: ${listed(left)}` }),
    },
  ];
}

async function checkExtensions(admin: Sql): Promise<Finding[]> {
  const rows = await admin<{ name: string; version: string | null; wanted: boolean }[]>`
    select e.name, x.extversion as version, e.wanted
    from (values ('pg_trgm', true), ('btree_gin', true), ('btree_gist', true), ('citus', false)) e(name, wanted)
    left join pg_extension x on x.extname = e.name`;
  return rows
    .filter(({ version, wanted }) => wanted || version !== null)
    .map(({ name, version }) => ({
      about: `extension ${name}`,
      found: version ?? 'none',
      ...(version === null ? { missing: `create extension ${name}` } : {}),
    }));
}

const LOGINS = ['sullam_app', 'sullam_identity', 'sullam_jobs'];
const OWNERS = ['sullam_owner', 'sullam_finder'];

async function checkRoles(admin: Sql, isDistributed: boolean): Promise<Finding[]> {
  const rows = await admin<{ name: string; canLogin: boolean; passes: boolean; isSuperuser: boolean }[]>`
    select rolname as name, rolcanlogin as "canLogin", rolbypassrls as passes, rolsuper as "isSuperuser"
    from pg_roles where rolname = any(${[...LOGINS, ...OWNERS]}::text[])`;
  return [...LOGINS, ...OWNERS].map((name) => {
    const role = rows.find((row) => row.name === name);
    const about = `role ${name}`;
    if (!role) return { about, found: 'none', missing: 'start the server once' };
    const found = listed([
      ...(role.canLogin ? ['login'] : []),
      ...(role.passes ? ['bypasses row security'] : []),
      ...(role.isSuperuser ? ['superuser'] : []),
    ]);
    if (LOGINS.includes(name) && (role.passes || role.isSuperuser))
      return {
        about,
        found,
        missing: `alter role ${name} nosuperuser nobypassrls: it must not see other organisations`,
      };
    if (OWNERS.includes(name) && isDistributed && !(role.canLogin && role.passes))
      return { about, found, missing: 'run admin distribute' };
    return { about, found };
  });
}

async function checkTables(admin: Sql): Promise<Finding[]> {
  const rows = await admin<{ name: string; isForced: boolean }[]>`
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as "isForced" from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant')`;
  const open = rows.filter(({ isForced }) => !isForced).map(({ name }) => name);
  const [collation] = await admin`select from pg_collation where collname = 'unicode'`;
  return [
    {
      about: 'row security',
      found: `forced on ${rows.length - open.length} of ${rows.length} tables of organisations`,
      ...(open.length === 0 ? {} : { missing: `alter table … force row level security: ${listed(open)}` }),
    },
    {
      about: 'collation unicode',
      found: collation ? 'there' : 'none',
      ...(collation ? {} : { missing: 'start the server once' }),
    },
  ];
}

async function checkDistribution(admin: Sql): Promise<Finding[]> {
  const nodes = await admin<{ name: string; isActive: boolean; isHealthy: boolean | null }[]>`
    select nodename || ':' || nodeport as name, isactive as "isActive", bool_and(h.result) as "isHealthy"
    from pg_dist_node n left join citus_check_cluster_node_health() h
      on h.to_nodename = n.nodename and h.to_nodeport = n.nodeport
    group by 1, 2 order by 1`;
  const [tables] = await admin<{ distributed: number; reference: number; groups: number; local: string[] }[]>`
    select count(*) filter (where d.partmethod = 'h')::int as distributed,
      count(*) filter (where d.partmethod = 'n' and d.repmodel = 't')::int as reference,
      count(distinct d.colocationid) filter (where d.partmethod = 'h')::int as groups,
      coalesce(array_agg(c.relname) filter (where d.logicalrelid is null
        and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant')), '{}') as local
    from pg_class c left join pg_dist_partition d on d.logicalrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;
  if (!tables) throw new Error('the catalogue of Citus does not answer');
  const [left] = await admin`select from pg_class where relname = 'foreign_keys_to_restore'`;
  return [
    ...nodes.map(({ name, isActive, isHealthy }) => ({
      about: `node ${name}`,
      found: isActive && isHealthy !== false ? 'reachable from all' : 'not reachable',
      ...(isActive && isHealthy !== false ? {} : { missing: 'start it, and see that all nodes reach each other' }),
    })),
    {
      about: 'distribution',
      found: `${tables.distributed} tables by organisation, ${tables.reference} on every node`,
      ...(tables.local.length > 0 || left
        ? { missing: `run admin distribute: ${left ? 'it was interrupted' : listed(tables.local)}` }
        : tables.groups > 1
          ? { missing: `tables are in ${tables.groups} colocation groups instead of one` }
          : {}),
    },
  ];
}

async function checkReplicas(admin: Sql): Promise<Finding[]> {
  const rows = await admin<{ name: string; state: string; lag: string }[]>`
    select coalesce(nullif(application_name, ''), client_addr::text, 'local') as name, state,
      pg_size_pretty(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)) as lag from pg_stat_replication`;
  return rows.map(({ name, state, lag }) => ({ about: `replica ${name}`, found: `${state}, ${lag} behind` }));
}

/** Reports how the database is set up. @throws CommandError with the same report if something is missing */
export async function checkDatabase(args: readonly string[], installation: Installation): Promise<string> {
  try {
    parseArgs({ args: [...args], options: {}, strict: true });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
  const admin = connect(installation.address, installation.login, 1);
  try {
    const [citus] = await admin`select from pg_extension where extname = 'citus'`;
    const findings = [
      ...(await checkServer(admin)),
      ...(await checkMigrations(admin, installation)),
      ...(await checkExtensions(admin)),
      ...(await checkRoles(admin, Boolean(citus))),
      ...(await checkTables(admin)),
      ...(citus ? await checkDistribution(admin) : []),
      ...(await checkReplicas(admin)),
    ];
    const width = Math.max(...findings.map(({ about }) => about.length));
    const lines = findings.map(
      ({ about, found, missing }) =>
        `${missing ? 'MISSING' : 'ok     '}  ${about.padEnd(width)}  ${found}${missing ? `: ${missing}` : ''}`,
    );
    const report = lines.join('\n');
    if (findings.some(({ missing }) => missing)) throw new CommandError(report);
    return report;
  } finally {
    await admin.end();
  }
}
