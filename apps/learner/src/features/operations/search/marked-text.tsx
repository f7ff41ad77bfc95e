import { Fragment } from 'react';

interface Range {
  start: number;
  end: number;
}

/** Cuts a text at the given ranges; what lies outside of it or overlaps is left out. */
export function piecesOf(text: string, ranges: readonly Range[]): { text: string; isMarked: boolean; at: number }[] {
  const pieces: { text: string; isMarked: boolean; at: number }[] = [];
  let from = 0;
  for (const { start, end } of ranges) {
    if (start < from || end > text.length || end <= start) continue;
    if (start > from) pieces.push({ text: text.slice(from, start), isMarked: false, at: from });
    pieces.push({ text: text.slice(start, end), isMarked: true, at: start });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isMarked: false, at: from });
  return pieces;
}

/** A text with what was searched for marked in it. */
export function MarkedText({ text, ranges }: { readonly text: string; readonly ranges: readonly Range[] | undefined }) {
  return piecesOf(text, ranges ?? []).map((piece) =>
    piece.isMarked ? (
      <mark key={piece.at} className="rounded-xs bg-warning-soft font-medium text-ink">
        {piece.text}
      </mark>
    ) : (
      <Fragment key={piece.at}>{piece.text}</Fragment>
    ),
  );
}
