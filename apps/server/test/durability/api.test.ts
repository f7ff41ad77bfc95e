import { describe, expect, it } from 'vitest';
import { apiTrial } from './api-trial.ts';
import { killRepeatedly } from './killer.ts';

const ROUNDS = process.env.TEST_ALL ? 6 : 3;

describe('the server, killed in the middle of writes', () => {
  it('keeps every profile update, finished lesson and course edit that it acknowledged', async () => {
    const outcome = await killRepeatedly(apiTrial(ROUNDS, 20));
    expect(outcome.lost).toEqual([]);
    expect(outcome.rounds).toHaveLength(ROUNDS);
    expect(outcome.acknowledged).toBeGreaterThan(ROUNDS * 5);
    // requests were under way when it died: otherwise the kills came at idle moments and prove little
    expect(outcome.rounds.reduce((sum, round) => sum + round.unanswered, 0)).toBeGreaterThan(0);
  }, 240_000);
});
