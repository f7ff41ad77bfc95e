import { type RefObject, useEffect, useState } from 'react';

export interface ChosenPassage {
  start: number;
  end: number;
  quote: string;
}

/** The passage that is selected in an element whose text is exactly the text that is counted in. */
function passageIn(root: HTMLElement): ChosenPassage | null {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0).cloneRange();
  if (!range.intersectsNode(root)) return null;
  if (!root.contains(range.startContainer)) range.setStart(root, 0);
  if (!root.contains(range.endContainer)) range.setEnd(root, root.childNodes.length);
  const before = document.createRange();
  before.selectNodeContents(root);
  before.setEnd(range.startContainer, range.startOffset);
  const quote = range.toString();
  const start = before.toString().length;
  return quote.trim() === '' ? null : { start, end: start + quote.length, quote };
}

/** What the reader has selected in a text; it stays chosen while the focus goes to a button. */
export function usePassage(text: RefObject<HTMLElement | null>): [ChosenPassage | null, () => void] {
  const [passage, setPassage] = useState<ChosenPassage | null>(null);
  useEffect(() => {
    const look = () => {
      const chosen = text.current && passageIn(text.current);
      if (chosen) setPassage(chosen);
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [text]);
  return [passage, () => setPassage(null)];
}
