import { existsSync } from 'node:fs';
import path from 'node:path';
import { announce } from './announce.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { loadDemo } from './demo/load-demo.ts';
import { systemClock } from './kernel/clock.ts';
import type { Platform } from './kernel/context.ts';
import { installationSecret, openDatabase } from './kernel/database/open.ts';
import { transactionalQueue } from './kernel/jobs/job-queue.ts';
import { startJobRunner } from './kernel/jobs/job-runner.ts';
import { createLog } from './kernel/log.ts';
import { findOrganizationIds } from './modules/organizations/organizations.public.ts';
import { EXTENSIONS } from './modules.ts';

/** The server's own folder (migrations, demo pictures), from the bundle in dist/ or from the source. */
const serverFolder = [path.resolve(import.meta.dirname, '..'), path.resolve(import.meta.dirname, '../..')].find(
  (folder) => existsSync(path.join(folder, 'migrations')),
);

async function main(): Promise<void> {
  if (!serverFolder) throw new Error('the migrations folder is missing beside the server');
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const secret = installationSecret(config.dataDir);
  let isStopping = false;
  const opened = await openDatabase(config, secret, path.join(serverFolder, 'migrations'), log, (error) => {
    if (isStopping) return;
    // nothing can be kept without the database: end, and let the next start recover
    log.fatal({ error: String(error) }, 'the embedded database could not be started again');
    process.exit(1);
  });
  const platform: Platform = {
    config,
    clock: systemClock,
    log,
    database: opened.database,
    jobs: transactionalQueue,
    extensions: EXTENSIONS,
    secret,
  };
  if (config.isDemo) await loadDemo(platform, path.join(serverFolder, 'demo-assets'));
  const app = await createApp(platform);
  await app.listen();
  const runner = await startJobRunner(platform, opened.address, opened.jobsLogin, {
    definitions: app.jobs,
    organizationIds: findOrganizationIds,
  });
  await app.http.listen({ port: config.port, host: config.host });
  announce(config);

  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    app.beginStopping();
    await app.http.close(); // open requests finish, open streams are told to come back
    await runner.stop();
    await opened.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
