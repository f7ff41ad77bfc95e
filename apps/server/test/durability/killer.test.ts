import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { killRepeatedly, type Trial } from './killer.ts';
import { seededRandom } from './seeded-random.ts';

function ledgerTrial(manner: 'honest' | 'hasty'): Trial {
  return {
    command: ({ port, dataDir }) => ({
      file: process.execPath,
      args: [path.join(import.meta.dirname, 'fixtures/ledger.mjs'), String(port), dataDir, manner],
      env: process.env,
    }),
    answers: async (url) => (await fetch(url)).ok,
    write: async (url, id) => (await fetch(`${url}/${id}`, { method: 'POST' })).status === 201,
    findMissing: async (url, ids) => {
      const stored = new Set((await (await fetch(url)).text()).split('\n'));
      return ids.filter((id) => !stored.has(id));
    },
    rounds: 4,
    writers: 4,
    seed: 7,
    killAfter: { least: 100, most: 300 },
    killedStarts: 0.3,
  };
}

describe('killRepeatedly', () => {
  it('finds nothing lost of a server that stores before it acknowledges', async () => {
    const outcome = await killRepeatedly(ledgerTrial('honest'));
    expect(outcome.lost).toEqual([]);
    expect(outcome.rounds).toHaveLength(4);
    for (const round of outcome.rounds) expect(round.acknowledged).toBeGreaterThan(0);
  }, 20_000);

  it('finds what a server lost that acknowledges before it stores', async () => {
    const outcome = await killRepeatedly(ledgerTrial('hasty'));
    expect(outcome.lost.length).toBeGreaterThan(0);
    expect(outcome.lost.length).toBeLessThan(outcome.acknowledged);
    fs.rmSync(outcome.evidence!, { recursive: true });
  }, 20_000);

  it('reports a server that does not start, with its last words', async () => {
    const trial = ledgerTrial('honest');
    const command = () => ({ file: process.execPath, args: ['-e', 'throw new Error("no disk")'], env: process.env });
    await expect(killRepeatedly({ ...trial, killedStarts: 0, command })).rejects.toThrow('no disk');
  });
});

describe('seededRandom', () => {
  it('repeats itself for the same seed, differs for another and stays between 0 and 1', () => {
    const draw = (seed: number) => Array.from({ length: 200 }, seededRandom(seed));
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    for (const value of draw(3)) expect(value >= 0 && value < 1).toBe(true);
  });
});
