import { addressLength } from '@sullam/domain/links.ts';
import { combineTransactionSteps, Extension, getChangedRanges } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/**
 * A link made of an address that was typed or pasted ends where the address ends: the recognition of the editor takes the
 * punctuation of other scripts, as the Arabic comma, for a part of it.
 */
export const LinkEnds = Extension.create({
  name: 'linkEnds',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(transactions, before, after) {
        if (!transactions.some(({ docChanged }) => docChanged)) return null;
        const type = after.schema.marks.link;
        if (!type) return null;
        const { tr, doc } = after;
        const ranges = getChangedRanges(combineTransactionSteps(before.doc, [...transactions]));
        for (const { newRange } of ranges)
          doc.nodesBetween(Math.max(0, newRange.from - 1), Math.min(doc.content.size, newRange.to + 1), (node, at) => {
            const link = node.marks.find((mark) => mark.type === type);
            const { text = '' } = node;
            const href = String(link?.attrs.href ?? '');
            // a link whose words are its author's own stays as it is
            if (!link || !/^(?:https?:\/\/|www\.)/i.test(text) || !href.endsWith(text)) return;
            const length = addressLength(text);
            if (length === text.length) return;
            const from = at + length;
            tr.removeMark(at, at + text.length, type);
            tr.addMark(
              at,
              from,
              type.create({ ...link.attrs, href: href.slice(0, href.length - (text.length - length)) }),
            );
          });
        return tr.docChanged ? tr : null;
      },
    }),
  ],
});
