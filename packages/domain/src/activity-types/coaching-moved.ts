import type { TypeOfActivity } from '../activity-type.ts';

export const type: TypeOfActivity = { place: 210, picture: 'CalendarSync' };
