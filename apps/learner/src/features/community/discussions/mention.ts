import type { Editor } from '@tiptap/core';
import { Node } from '@tiptap/core';

/** Somebody who is meant: their number and the name, as one piece. */
export const Mention = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    userId: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute('data-mention'),
      renderHTML: ({ userId }: { userId?: string | number }) => ({ 'data-mention': String(userId ?? '') }),
    },
    name: {
      default: '',
      parseHTML: (element: HTMLElement) => (element.textContent ?? '').replace(/^@/, ''),
      renderHTML: () => ({}),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-mention]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['span', HTMLAttributes, `@${String(node.attrs.name)}`],
});

/** What stands before the cursor since an `@`: the beginning of a name, of two words at most. */
export function askedName(editor: Editor): { text: string; from: number; to: number } | null {
  const { $from, empty } = editor.state.selection;
  if (!empty) return null;
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 60), $from.parentOffset, '\n', '\uFFFC');
  const found = /(?:^|[\s(])@([\p{L}\p{M}\p{N}_.'-]{0,30}(?: [\p{L}\p{M}\p{N}_.'-]{1,30})?)$/u.exec(before);
  if (!found) return null;
  const text = found[1] ?? '';
  return { text, from: $from.pos - text.length - 1, to: $from.pos };
}
