import { piecesOf } from '@sullam/web-kit/question-view/commented-text.tsx';
import { describe, expect, it } from 'vitest';
import { momentsOf } from '../attempt-timeline.tsx';

describe('a text with passages', () => {
  it('is cut where they begin and end, also where they overlap, and stays whole', () => {
    const text = 'abcdefgh';
    const pieces = piecesOf(text, [
      { start: 1, end: 5 },
      { start: 3, end: 8 },
    ]);
    expect(pieces.map(({ start, end, covering }) => [text.slice(start, end), covering])).toEqual([
      ['a', []],
      ['bc', [0]],
      ['de', [0, 1]],
      ['fgh', [1]],
    ]);
    expect(pieces.map(({ ending }) => ending)).toEqual([[], [], [0], [1]]);
  });
});

describe('what happened during an attempt', () => {
  it('is shown from the start on, with how long the page was left', () => {
    const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 8, 0, second)).toISOString();
    const event = (kind: 'FOCUS_LOST' | 'FOCUS_GAINED', second: number) => ({
      kind,
      position: 1,
      occurredAt: at(second),
      receivedAt: at(second),
    });
    const moments = momentsOf({ startedAt: at(0), events: [event('FOCUS_GAINED', 20), event('FOCUS_LOST', 5)] });
    expect(moments.map(({ kind, after, away }) => [kind, after, away])).toEqual([
      ['FOCUS_LOST', 5000, 15_000],
      ['FOCUS_GAINED', 20_000, null],
    ]);
  });
});
