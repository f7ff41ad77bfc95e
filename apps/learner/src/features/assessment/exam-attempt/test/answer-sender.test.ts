import { memoryStorage } from '@sullam/web-kit/base/stored.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnswerSender, type Sent } from '../answer-sender.ts';
import { type KeptAnswer, keptAnswersIn } from '../kept-answers.ts';

const SAVED: Sent = { kind: 'saved', stored: null };
const LATER: Sent = { kind: 'later' };

const text = (position: number, sequence: number, words = `${position} ${sequence}`): KeptAnswer => ({
  position,
  sequence,
  answer: { type: 'SHORT_TEXT', text: words },
  isFlagged: false,
});

/** A sender, what it sent, and a server that answers as it is told. */
function given(answers: (answer: KeptAnswer) => Sent | Promise<Sent> = () => SAVED) {
  const storage = memoryStorage();
  const kept = keptAnswersIn(storage, 7, 1);
  const sent: KeptAnswer[] = [];
  const newer: number[] = [];
  const sender = createAnswerSender({
    kept,
    now: () => Date.now(),
    onNewer: (position) => newer.push(position),
    send: async (answer) => {
      sent.push(answer);
      return answers(answer);
    },
  });
  return { storage, kept, sent, newer, sender, state: () => sender.state.get() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('answers on their way', () => {
  it('are kept before they are sent, and dropped when the server has them', async () => {
    const { sender, kept, sent, state } = given();
    sender.put(text(1, 10));
    expect(kept.read([1])).toEqual([text(1, 10)]);
    await vi.runAllTimersAsync();
    expect(sent).toEqual([text(1, 10)]);
    expect(kept.read([1])).toEqual([]);
    expect(state()).toEqual({ pending: [], isWaiting: false, isOutside: false, refused: [], stop: null });
  });

  it('go one after the other in the order in which they were given', async () => {
    let isBusy = false;
    const { sender, sent } = given(async () => {
      expect(isBusy).toBe(false);
      isBusy = true;
      await new Promise((resolve) => setTimeout(resolve, 50));
      isBusy = false;
      return SAVED;
    });
    for (const [position, sequence] of [
      [3, 1],
      [1, 2],
      [2, 3],
    ] as const)
      sender.put(text(position, sequence));
    await vi.runAllTimersAsync();
    expect(sent.map(({ position }) => position)).toEqual([3, 1, 2]);
  });

  it('wait while the hand types, yet not for ever', async () => {
    const { sender, sent } = given();
    for (let at = 0; at < 20; at += 1) {
      sender.put(text(1, at + 1), true);
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThan(4);
    await vi.runAllTimersAsync();
    expect(sent.at(-1)).toEqual(text(1, 20));
  });

  it('are sent at once when asked', async () => {
    const { sender, sent } = given();
    sender.put(text(1, 1), true);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([]);
    sender.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
  });

  it('survive a lost network: kept, tried again, each once the server answers', async () => {
    let isAway = true;
    const { sender, sent, kept, state } = given(() => (isAway ? LATER : SAVED));
    sender.put(text(1, 1));
    await vi.advanceTimersByTimeAsync(0);
    sender.put(text(2, 2));
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ isWaiting: true, pending: [text(1, 1), text(2, 2)] });
    expect(kept.read([1, 2])).toHaveLength(2);
    expect(await sender.drained()).toBe(false);
    isAway = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(state()).toMatchObject({ isWaiting: false, pending: [] });
    expect(sent.slice(-2)).toEqual([text(1, 1), text(2, 2)]);
    expect(await sender.drained()).toBe(true);
  });

  it('wait outside of the place of the exam, and go once one is back', async () => {
    let isOutside = true;
    const { sender, kept, state } = given(() => (isOutside ? { kind: 'later', isOutside } : SAVED));
    sender.put(text(1, 1));
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ isWaiting: true, isOutside: true, pending: [text(1, 1)] });
    expect(kept.read([1])).toHaveLength(1);
    isOutside = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(state()).toMatchObject({ isWaiting: false, isOutside: false, pending: [] });
  });

  it('that were changed while they were sent are sent again', async () => {
    let release: (sent: Sent) => void = () => undefined;
    const { sender, sent, kept, state } = given(
      (answer) =>
        new Promise((resolve) => {
          if (answer.sequence === 1) release = resolve;
          else resolve(SAVED);
        }),
    );
    sender.put(text(1, 1));
    await vi.advanceTimersByTimeAsync(0);
    sender.put(text(1, 2));
    release(SAVED);
    await vi.runAllTimersAsync();
    expect(sent.map(({ sequence }) => sequence)).toEqual([1, 2]);
    expect(kept.read([1])).toEqual([]);
    expect(state().pending).toEqual([]);
  });

  it('give way to a newer one from elsewhere', async () => {
    const stored = { ...text(1, 99), sequence: 99 };
    const { sender, newer, kept } = given(() => ({ kind: 'saved', stored }));
    sender.put(text(1, 1));
    await vi.runAllTimersAsync();
    expect(newer).toEqual([1]);
    expect(kept.read([1])).toEqual([]);
  });

  it('that the server refuses hold up nothing else', async () => {
    const { sender, sent, state } = given(({ position }) => (position === 1 ? { kind: 'refused' } : SAVED));
    sender.put(text(1, 1));
    sender.put(text(2, 2));
    await vi.runAllTimersAsync();
    expect(sent.map(({ position }) => position)).toEqual([1, 2]);
    expect(state()).toMatchObject({ pending: [], refused: [1] });
    sender.put(text(1, 3));
    expect(state().refused).toEqual([]);
  });

  it('that the server refuses stay here until another one takes their place', async () => {
    const { sender, kept, state } = given(({ sequence }) => (sequence < 3 ? { kind: 'refused' } : SAVED));
    sender.put(text(1, 1));
    await vi.runAllTimersAsync();
    expect(kept.read([1])).toEqual([text(1, 1)]);
    // the page is opened again
    sender.resume(kept.read([1]));
    await vi.runAllTimersAsync();
    expect(state()).toMatchObject({ pending: [], refused: [1] });
    sender.put(text(1, 3));
    await vi.runAllTimersAsync();
    expect([kept.read([1]), state().refused]).toEqual([[], []]);
  });

  it('are kept when another tab takes over, and go first when this one goes on', async () => {
    let isTaken = true;
    const { sender, sent, kept, state } = given(() => (isTaken ? { kind: 'stopped', stop: 'taken-over' } : SAVED));
    sender.put(text(1, 1));
    await vi.runAllTimersAsync();
    expect(state()).toMatchObject({ stop: 'taken-over', pending: [text(1, 1)] });
    expect(kept.read([1])).toEqual([text(1, 1)]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    isTaken = false;
    sender.resume([text(2, 2), text(1, 1)]);
    await vi.runAllTimersAsync();
    expect(sent.slice(1)).toEqual([text(1, 1), text(2, 2)]);
    expect(state()).toMatchObject({ stop: null, pending: [] });
  });
});

describe('kept answers', () => {
  it('outlive the page, each for its attempt and person, in the order in which they were given', () => {
    const storage = memoryStorage();
    const kept = keptAnswersIn(storage, 7, 1);
    kept.keep(text(2, 5));
    kept.keep(text(1, 6));
    expect(keptAnswersIn(storage, 7, 1).read([1, 2, 3])).toEqual([text(2, 5), text(1, 6)]);
    expect(keptAnswersIn(storage, 7, 2).read([1, 2])).toEqual([]);
    expect(keptAnswersIn(storage, 8, 1).read([1, 2])).toEqual([]);
  });

  it('are never replaced by older ones, nor dropped for them', () => {
    const kept = keptAnswersIn(memoryStorage(), 7, 1);
    kept.keep(text(1, 5));
    kept.keep(text(1, 4));
    kept.drop(1, 4);
    expect(kept.read([1])).toEqual([text(1, 5)]);
    kept.drop(1, 5);
    expect(kept.read([1])).toEqual([]);
  });
});
