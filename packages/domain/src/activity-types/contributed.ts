import type { TypeOfActivity } from '../activity-type.ts';

export const type: TypeOfActivity = { place: 50, picture: 'MessageSquare' };
