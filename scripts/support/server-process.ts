import { type ChildProcess, spawn } from 'node:child_process';
import os from 'node:os';
import { pathToFileURL } from 'node:url';
import { inProject, root } from './project.ts';
import { timeZoneEnv } from './time-zones.ts';

const isWindows = process.platform === 'win32';

/** The server as a child of the script that people started. */
export interface ServerProcess {
  /** Its exit code, in the shell's way (128 + number) if a signal ended it. */
  exited: Promise<number>;
  /** Asks it to stop gracefully. */
  stop(signal: NodeJS.Signals): void;
  /** Ends it at once; the embedded database notices and ends by itself. */
  kill(): void;
}

function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? os.constants.signals[signal] : 0)));
  });
}

/**
 * Runs a built server. It has a process group of its own, so that Ctrl-C reaches it once and through us, and a channel
 * to us, and its end shows that we are gone.
 */
export function runServer(file: string, env: NodeJS.ProcessEnv): ServerProcess {
  const follow = pathToFileURL(inProject('scripts/support/follow-parent.mjs')).href;
  const child = spawn(process.execPath, ['--enable-source-maps', '--import', follow, file], {
    cwd: root,
    env: { ...timeZoneEnv(), ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: !isWindows,
  });
  return {
    exited: exitCode(child),
    stop: (signal) => {
      if (!isWindows) child.kill(signal);
      else if (child.connected) child.send('stop'); // a signal would end it on the spot there
    },
    kill: () => {
      child.kill('SIGKILL');
    },
  };
}
