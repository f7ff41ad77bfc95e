import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './admin/admin.ts';
import { CommandError } from './admin/command-error.ts';
import { announce } from './announce.ts';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { systemClock } from './kernel/clock.ts';
import type { Platform } from './kernel/context.ts';
import { isLostTypeQuery } from './kernel/database/connection-pool.ts';
import { installationSecret, openDatabase, readDatabaseUrl, useReplicas } from './kernel/database/open.ts';
import { transactionalQueue } from './kernel/jobs/job-queue.ts';
import { startJobRunner } from './kernel/jobs/job-runner.ts';
import { createLog, type Log } from './kernel/log.ts';
import { startThreads } from './kernel/threads/thread-pool.ts';
import { timeZoneData } from './kernel/time-zone-data.ts';
import { findOrganizationIds } from './modules/organization/organizations/organizations.public.ts';
import { EXTENSIONS } from './modules.ts';

/** The server's own folder (migrations), from the bundle in dist/ or from the source. */
const serverFolder = [path.resolve(import.meta.dirname, '..'), path.resolve(import.meta.dirname, '../..')].find(
  (folder) => existsSync(path.join(folder, 'migrations')),
);

/** Reaches the database and brings it up to date. */
async function open(config: Config, log: Log, onGiveUp: (error: unknown) => void) {
  if (!serverFolder) throw new Error('the migrations folder is missing beside the server');
  const secret = installationSecret(config.dataDir);
  const opened = await openDatabase(config, secret, path.join(serverFolder, 'migrations'), log, onGiveUp);
  const platform: Platform = {
    config,
    clock: systemClock,
    log,
    database: opened.database,
    jobs: transactionalQueue,
    extensions: EXTENSIONS,
    secret,
  };
  return { opened, platform, serverFolder };
}

/** A command of the operator, beside a server that runs or instead of it. */
async function administer(args: readonly string[]): Promise<void> {
  const log = createLog('warn'); // what is printed is the answer
  const { opened, platform, serverFolder } = await open(readConfig(process.env), log, (error) => {
    throw error;
  });
  try {
    process.stdout.write(
      `${await runCommand(platform, args, {
        address: opened.address,
        login: opened.adminLogin,
        migrations: path.join(serverFolder, 'migrations'),
        report: (line) => process.stderr.write(`${line}\n`),
      })}\n`,
    );
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await opened.close();
  }
}

async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const zones = timeZoneData();
  if (!zones.isCurrent)
    log.warn(
      { timeZoneData: zones.version },
      'time zone data is outdated, local times can be an hour wrong: run Node 24, or set ICU_TIMEZONE_FILES_DIR (docs/guides/operate.md)',
    );
  let isStopping = false;
  const { opened, platform, serverFolder } = await open(config, log, (error) => {
    if (isStopping) return;
    // nothing can be kept without the database: end, and let the next start recover
    log.fatal({ error: String(error) }, 'the embedded database could not be started again');
    process.exit(1);
  });
  const replicas = config.databaseReplicaUrls.map((url) => readDatabaseUrl(url).address);
  await useReplicas(platform.database, replicas, platform.secret, log);
  if (config.isDemo) {
    const { loadDemo } = await import('./demo/load-demo.ts');
    await loadDemo(platform, path.join(serverFolder, '../../demo'));
  }
  const app = await createApp(platform);
  await app.listen();
  const runner = config.runsJobs
    ? await startJobRunner(platform, opened.address, opened.jobsLogin, {
        definitions: app.jobs,
        organizationIds: findOrganizationIds,
      })
    : null;
  startThreads();
  await app.http.listen({ port: config.port, host: config.host });
  announce(config);

  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    app.beginStopping();
    await app.http.close(); // open requests finish, open streams are told to come back
    await runner?.stop();
    await opened.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
}

// any other rejection that nothing handles ends the process, as it does by default
process.on('unhandledRejection', (reason) => {
  if (!isLostTypeQuery(reason)) throw reason;
});

const [mode, ...args] = process.argv.slice(2);
(mode === 'admin' ? administer(args) : serve()).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
