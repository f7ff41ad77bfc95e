import type { KindFound } from '../search-kind.ts';

export const kind: KindFound = { place: 37, picture: 'Compass', titleKey: 'search.groups.coaches' };
