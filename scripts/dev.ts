// npm run dev: the server is rebuilt and restarted, and the web applications are updated, whenever a file changes.
import { context } from 'esbuild';
import { assertEntry, PARTS, type Part } from './support/parts.ts';
import { inProject } from './support/project.ts';
import { RestartingServer } from './support/restarting-server.ts';
import { serverBundle, THREAD } from './support/server-bundle.ts';
import { onStopRequest } from './support/stop-requests.ts';
import { startVite } from './support/vite-server.ts';

const BUNDLE = inProject('apps/server/dist/dev/server.js');

async function watchServer(part: Part, server: RestartingServer): Promise<{ dispose(): Promise<void> }> {
  const options = serverBundle(part.entry, BUNDLE, THREAD);
  const restart = {
    name: 'restart',
    setup(build: import('esbuild').PluginBuild) {
      build.onEnd((result) => {
        if (result.errors.length === 0) void server.restart();
        else console.error('The server was not rebuilt; the last one that was goes on running.');
      });
    },
  };
  const watcher = await context({ ...options, plugins: [...(options.plugins ?? []), restart] });
  await watcher.watch();
  return watcher;
}

async function main(): Promise<void> {
  const [serverPart, learnerPart, studioPart] = PARTS as [Part, Part, Part];
  for (const part of PARTS) assertEntry(part);
  process.env.NODE_ENV ??= 'development';
  console.log('Starting for development…');
  const [learner, studio] = await Promise.all([startVite(learnerPart), startVite(studioPart)]);
  const env = { ...process.env, VITE_LEARNER_URL: learner.url, VITE_STUDIO_URL: studio.url };
  const server = new RestartingServer(BUNDLE, env);
  const watcher = await watchServer(serverPart, server);
  onStopRequest({
    stop: () => {
      void Promise.all([server.close(), watcher.dispose(), learner.close(), studio.close()]).then(() =>
        process.exit(0),
      );
    },
    force: () => {
      server.kill();
      process.exit(130);
    },
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
