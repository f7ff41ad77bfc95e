import type { Editor } from '@tiptap/core';

/** Without the empty paragraphs at its end, which are only places to write on: nothing written is an empty text. */
export const cleaned = (html: string): string => html.replace(/(?:<p[^>]*>(?:<br[^>]*>|\s)*<\/p>)+$/, '');

/** Whether a word ends right before the cursor: what is put in there needs a blank first. */
export function isBehindWord(editor: Editor): boolean {
  const { parent, parentOffset } = editor.state.selection.$from;
  return /\S/.test(parent.textBetween(Math.max(0, parentOffset - 1), parentOffset));
}
