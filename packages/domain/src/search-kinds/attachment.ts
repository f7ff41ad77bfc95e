import type { KindFound } from '../search-kind.ts';

export const kind: KindFound = { place: 55, picture: 'Paperclip', titleKey: 'search.groups.attachments' };
