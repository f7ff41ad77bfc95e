import './commented-text.css';
import { cx } from '@sullam/ui/base/cx.ts';
import type { Ref } from 'react';
import { useFormat } from '../kit-context.tsx';

/** A comment on a passage, counted in the text. */
export interface Passage {
  readonly start: number;
  readonly end: number;
}

interface Piece extends Passage {
  /** Which of the passages cover it. */
  readonly covering: readonly number[];
  /** Which passages end with it. */
  readonly ending: readonly number[];
}

/** A text cut wherever a passage begins or ends. */
export function piecesOf(text: string, passages: readonly Passage[]): Piece[] {
  const borders = new Set([0, text.length]);
  for (const { start, end } of passages) for (const at of [start, end]) if (at > 0 && at < text.length) borders.add(at);
  const cuts = [...borders].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? start;
    const which = (fits: (passage: Passage) => boolean) =>
      passages.flatMap((passage, at) => (fits(passage) ? [at] : []));
    return {
      start,
      end,
      covering: which((passage) => passage.start < end && passage.end > start),
      ending: which((passage) => Math.min(passage.end, text.length) === end && passage.start < end),
    };
  });
}

export interface CommentedTextProps {
  readonly text: string;
  /** In the order of their numbers. */
  readonly passages: readonly Passage[];
  /** The passage that is pointed out. */
  readonly active?: number | null;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A learner's text with the passages that somebody has commented on, numbered. The numbers are no part of the text. */
export function CommentedText({ text, passages, active = null, ref }: CommentedTextProps) {
  const format = useFormat();
  return (
    <div ref={ref} dir="auto" className="commented-text max-w-reading leading-loose wrap-anywhere">
      {piecesOf(text, passages).map(({ start, end, covering, ending }) => {
        const words = text.slice(start, end);
        if (covering.length === 0) return <span key={start}>{words}</span>;
        const isActive = active !== null && covering.includes(active);
        return (
          <mark
            key={start}
            data-numbers={ending.map((at) => format.number(at + 1)).join(' ') || undefined}
            className={cx(
              'rounded-sm px-0.5 text-ink',
              isActive ? 'bg-primary-soft outline-2 outline-primary' : 'bg-warning-soft',
            )}
          >
            {words}
          </mark>
        );
      })}
    </div>
  );
}
