import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, type ClusterOptions, startCluster } from './launch.ts';

export interface KeepOptions extends Omit<ClusterOptions, 'onExit'> {
  /** The server had ended by itself and runs again; clients reconnect on their own. */
  onRestart?: (why: string) => void;
  /** It could not be brought back: the process can do nothing useful any more. */
  onGiveUp: (error: unknown) => void;
}

/** Pauses before one attempt after the other; a server that stayed up longer than the last begins from the front. */
const PAUSES = [0, 500, 2000, 5000, 10_000];

/** Like startCluster, but brings the server back whenever it ends although nobody stopped it. */
export async function keepCluster(home: string, options: KeepOptions): Promise<Cluster> {
  let attempt = 0;
  let stopped = false;
  let current: Cluster;
  let reviving: Promise<void> = Promise.resolve();

  const revive = async (why: string): Promise<void> => {
    while (!stopped) {
      const pause = PAUSES[attempt++];
      if (pause === undefined) return options.onGiveUp(new Error(`PostgreSQL ended again and again (${why}).`));
      await sleep(pause);
      if (stopped) return;
      try {
        current = await start(current.port);
        return options.onRestart?.(why);
      } catch (error) {
        if (attempt >= PAUSES.length) return options.onGiveUp(error);
      }
    }
  };

  const start = async (port: number | undefined): Promise<Cluster> => {
    const cluster = await startCluster(home, {
      ...options,
      port,
      onExit: (why) => {
        reviving = reviving.then(() => revive(why));
      },
    });
    setTimeout(() => {
      if (current === cluster) attempt = 0;
    }, PAUSES.at(-1)).unref();
    return cluster;
  };

  current = await start(options.port);
  return {
    ...current,
    stop: async () => {
      stopped = true;
      await reviving;
      await current.stop();
    },
  };
}
