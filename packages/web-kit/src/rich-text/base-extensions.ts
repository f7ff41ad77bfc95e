import type { Extension } from '@tiptap/core';
import StarterKit, { type StarterKitOptions } from '@tiptap/starter-kit';
import { LinkEnds } from './link-ends.ts';

/** Headings, emphasis, lists, quotes, links: what every text may hold. */
export const baseOf = (options: Partial<StarterKitOptions>): Extension[] => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // mail and phone addresses are allowed as they are; registering them anew with each editor is warned of
    link: { openOnClick: false, defaultProtocol: 'https' },
    ...options,
  }),
  LinkEnds,
];
