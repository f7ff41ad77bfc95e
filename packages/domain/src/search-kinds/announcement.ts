import type { KindFound } from '../search-kind.ts';

export const kind: KindFound = { place: 60, picture: 'Megaphone', titleKey: 'search.groups.announcements' };
