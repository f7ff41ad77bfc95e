import type { KindFound } from '../search-kind.ts';

export const kind: KindFound = { place: 70, picture: 'User', titleKey: 'search.groups.members' };
