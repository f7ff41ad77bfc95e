import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Cluster, startCluster } from '@sullam/embedded-postgres/launch.ts';
import { connect } from '../../src/kernel/database/connect.ts';

export interface Standby {
  cluster: Cluster;
  remove(): Promise<void>;
}

/** A physical replica of a cluster that runs: a copy of its files that follows its log. */
export async function startStandby(primary: Cluster): Promise<Standby> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'standby-'));
  chmodSync(home, 0o755); // PostgreSQL's account has to walk in when this runs as root
  const source = path.join(primary.folder, 'pgdata');
  const target = path.join(home, 'database', 'pgdata');
  const { uid, gid } = statSync(source);
  const admin = connect(
    { host: primary.host, port: primary.port, database: 'postgres' },
    { user: 'postgres', password: primary.adminPassword },
    1,
  );
  const session = await admin.reserve();
  await session`select pg_backup_start('standby', true)`;
  mkdirSync(path.dirname(target));
  // files may vanish or grow while they are copied: the log says what they have to be
  execFileSync('cp', ['-a', source, target], { stdio: 'ignore' });
  const [backup] = await session<{ label: string }[]>`select labelfile as label from pg_backup_stop(false)`;
  session.release();
  await admin.end();
  for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(path.join(target, name), { force: true });
  const password = primary.adminPassword.replaceAll("'", "''");
  writeFileSync(path.join(target, 'backup_label'), backup!.label);
  writeFileSync(path.join(target, 'standby.signal'), '');
  appendFileSync(
    path.join(target, 'postgresql.auto.conf'),
    `\nprimary_conninfo = 'host=${primary.host} port=${primary.port} user=postgres password=${password}'\n`,
  );
  writeFileSync(path.join(home, 'database', 'admin-password'), primary.adminPassword, { mode: 0o600 });
  for (const file of [path.join(target, 'backup_label'), path.join(target, 'standby.signal')])
    chownSync(file, uid, gid);
  chownSync(path.join(home, 'database'), uid, gid);
  chownSync(path.join(home, 'database', 'admin-password'), uid, gid);
  const cluster = await startCluster(home);
  return {
    cluster,
    remove: async () => {
      await cluster.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
