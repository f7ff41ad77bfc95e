import type { KindFound } from '../search-kind.ts';

export const kind: KindFound = { place: 35, picture: 'CalendarDays', titleKey: 'search.groups.events' };
