import type { TypeOfActivity } from '../activity-type.ts';

export const type: TypeOfActivity = { place: 230, picture: 'UserX' };
