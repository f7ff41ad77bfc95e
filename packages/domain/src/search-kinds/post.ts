import type { KindFound } from '../search-kind.ts';

export const kind: KindFound = { place: 67, picture: 'Newspaper', titleKey: 'search.groups.posts' };
