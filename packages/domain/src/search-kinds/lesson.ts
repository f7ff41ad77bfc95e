import type { KindFound } from '../search-kind.ts';

export const kind: KindFound = { place: 30, picture: 'FileText', titleKey: 'search.groups.lessons' };
