import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { keepServer } from '../kept-server.ts';
import type { ServerProcess } from '../server-process.ts';

/** Servers that end with these codes, one after the other, each after its milliseconds; the last one runs until stopped. */
function servers(...ends: { code: number; after: number }[]) {
  const noted: string[] = [];
  const start = (): ServerProcess => {
    noted.push('started');
    const end = ends.shift();
    let stop = (_code: number) => {};
    const stopped = new Promise<number>((resolve) => (stop = resolve));
    const failed = end ? sleep(end.after).then(() => end.code) : stopped;
    return {
      exited: Promise.race([failed, stopped]),
      stop: (signal) => {
        noted.push(signal);
        stop(0);
      },
      kill: () => stop(137),
    };
  };
  return { start, noted };
}

const OPTIONS = { settledAfter: 30, pause: 1 };

describe('keepServer', () => {
  it('starts a server again that failed after it had been up', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { start, noted } = servers({ code: 1, after: 60 }, { code: 134, after: 60 });
    const kept = keepServer(start, OPTIONS);
    await expect.poll(() => noted.length).toBe(3);
    kept.stop('SIGTERM');
    expect(await kept.exited).toBe(0);
    expect(noted).toEqual(['started', 'started', 'started', 'SIGTERM']);
    expect(logged).toHaveBeenCalledWith('The server failed (1) and is started again.');
    logged.mockRestore();
  });

  it('does not insist on a server that can not start', async () => {
    const { start, noted } = servers({ code: 1, after: 0 });
    expect(await keepServer(start, OPTIONS).exited).toBe(1);
    expect(noted).toEqual(['started']);
  });

  it('leaves a server alone that somebody killed', async () => {
    const { start, noted } = servers({ code: 137, after: 60 });
    expect(await keepServer(start, OPTIONS).exited).toBe(137);
    expect(noted).toEqual(['started']);
  });
});
