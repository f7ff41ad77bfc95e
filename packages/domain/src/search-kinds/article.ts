import type { KindFound } from '../search-kind.ts';

export const kind: KindFound = { place: 40, picture: 'Newspaper', titleKey: 'search.groups.articles' };
