import type { TypeOfActivity } from '../activity-type.ts';

export const type: TypeOfActivity = { place: 220, picture: 'CalendarX' };
