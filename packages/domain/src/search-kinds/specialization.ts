import type { KindFound } from '../search-kind.ts';

export const kind: KindFound = { place: 50, picture: 'Target', titleKey: 'search.groups.specializations' };
