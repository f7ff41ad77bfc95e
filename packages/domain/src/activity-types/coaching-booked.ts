import type { TypeOfActivity } from '../activity-type.ts';

export const type: TypeOfActivity = { place: 200, picture: 'CalendarCheck' };
