import type { Extensions } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import TextAlign from '@tiptap/extension-text-align';
import StarterKit from '@tiptap/starter-kit';
import { Formula, FormulaBlock } from './formula.ts';
import { OwnImage, OwnVideo } from './own-media.ts';

/** What a text may hold; the server keeps the same list. */
export const editorExtensions = (isSmall: boolean): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // mail and phone addresses are allowed as they are; registering them anew with each editor is warned of
    link: { openOnClick: false, defaultProtocol: 'https' },
  }),
  ...(isSmall
    ? []
    : [
        TableKit.configure({ table: { resizable: false } }),
        TextAlign.configure({ types: ['heading', 'paragraph'], alignments: ['start', 'center', 'end'] }),
        OwnImage,
        OwnVideo,
        Formula,
        FormulaBlock,
      ]),
];
