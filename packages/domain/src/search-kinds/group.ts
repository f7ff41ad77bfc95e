import type { KindFound } from '../search-kind.ts';

export const kind: KindFound = { place: 66, picture: 'Users', titleKey: 'search.groups.groups' };
