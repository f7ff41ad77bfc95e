import type { KindFound } from '../search-kind.ts';

export const kind: KindFound = { place: 65, picture: 'MessageSquare', titleKey: 'search.groups.discussions' };
