import type { KindFound } from '../search-kind.ts';

export const kind: KindFound = { place: 10, picture: 'BookOpen', titleKey: 'search.groups.courses' };
