import type { KindFound } from '../search-kind.ts';

export const kind: KindFound = { place: 20, picture: 'Layers', titleKey: 'search.groups.sections' };
