import { ON_THE_WAY } from '@sullam/domain/exams/sitting.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ExamOutcome, type ExamTrial, QUESTIONS, runExamTrial } from './exam-trial.ts';

/** A thousand attempts with `npm run test:all`; `npm test` makes a fifth of them. */
const TRIAL: ExamTrial = process.env.TEST_ALL
  ? { unhurried: 720, atOnce: 40, hurried: 280, prolonged: 20, closesAfter: 14_000, kills: 5, seed: 11 }
  : { unhurried: 130, atOnce: 40, hurried: 70, prolonged: 10, closesAfter: 8000, kills: 3, seed: 11 };
const ATTEMPTS = TRIAL.unhurried + TRIAL.hurried;

describe(`${ATTEMPTS} attempts, while browsers and the server die at random moments`, () => {
  let outcome: ExamOutcome;

  beforeAll(async () => {
    outcome = await runExamTrial(TRIAL);
  }, 300_000);

  it('were so many, and there were deaths', () => {
    expect(outcome.attempts).toHaveLength(ATTEMPTS);
    expect(outcome.kills).toHaveLength(TRIAL.kills);
    const deaths = outcome.learners.reduce((sum, { browserDeaths }) => sum + browserDeaths, 0);
    expect(deaths).toBeGreaterThan(ATTEMPTS / 10);
    expect(outcome.learners.flatMap(({ broken }) => broken)).toEqual([]);
  });

  it('lose no acknowledged answer', () => {
    const stored = new Map(outcome.answers.map((answer) => [`${answer.attemptId} ${answer.position}`, answer]));
    const kept = outcome.learners.flatMap(({ attemptId, kept }) =>
      [...kept].map(([position, { sequence, text }]) => ({ key: `${attemptId} ${position}`, sequence, text })),
    );
    expect(kept.length).toBeGreaterThan(ATTEMPTS * 2.5);
    expect(kept.filter(({ key, sequence }) => (stored.get(key)?.sequence ?? 0) < sequence)).toEqual([]);
    expect(outcome.answers.filter(({ text, sequence }) => text !== `answer ${sequence}`)).toEqual([]);
  });

  it('take no answer after the effective deadline', () => {
    const timed = outcome.answers.filter(({ late }) => late !== null);
    expect(timed.length).toBeGreaterThan(TRIAL.hurried / 3);
    expect(timed.filter(({ late }) => late! > ON_THE_WAY)).toEqual([]);
    const expired = outcome.attempts.filter(({ state }) => state === 'EXPIRED');
    expect(expired.length).toBeGreaterThan(TRIAL.hurried / 6);
    expect(expired.filter(({ finishedAt, deadline }) => finishedAt.getTime() !== deadline?.getTime())).toEqual([]);
  });

  it('give who was granted more time that time', () => {
    const { closes, prolonged, grantedInTime, attempts } = outcome;
    const others = attempts.filter(({ deadline, userId }) => deadline && !prolonged.has(userId));
    expect(others.every(({ deadline }) => deadline!.getTime() === closes.getTime())).toBe(true);
    const moved = attempts.filter(({ userId, finishedAt }) => grantedInTime.has(userId) && finishedAt > closes);
    expect(moved.length).toBeGreaterThan(0);
    expect(moved.every(({ deadline }) => deadline! > closes)).toBe(true);
  });

  it('are handed in once, each with all its marks', () => {
    const { attempts } = outcome;
    expect(new Set(attempts.map(({ userId }) => userId)).size).toBe(attempts.length);
    expect(attempts.filter(({ state }) => state === 'RUNNING')).toEqual([]);
    expect(
      attempts.filter(({ finishSignals, markedAnswers }) => finishSignals !== 1 || markedAnswers !== QUESTIONS),
    ).toEqual([]);
  });
});
