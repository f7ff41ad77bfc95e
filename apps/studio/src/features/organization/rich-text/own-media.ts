import { mergeAttributes, Node } from '@tiptap/core';

const idOf = (element: HTMLElement): number | null => Number(element.getAttribute('data-media-id')) || null;

const mediaId = {
  default: null,
  parseHTML: idOf,
  renderHTML: ({ mediaId: id }: { mediaId?: number | null }) => (id ? { 'data-media-id': String(id) } : {}),
};

/** A picture of ours: known by its id, since its address runs out. Pictures from elsewhere are not taken. */
export const OwnImage = Node.create({
  name: 'ownImage',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ mediaId, src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[data-media-id]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

/** A film or a sound of ours inside a text. */
export const OwnVideo = Node.create({
  name: 'ownVideo',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ mediaId, src: { default: null } }),
  parseHTML: () => [{ tag: 'video[data-media-id]' }],
  renderHTML: ({ HTMLAttributes }) => [
    'video',
    mergeAttributes(HTMLAttributes, { controls: 'controls', preload: 'metadata' }),
  ],
});
