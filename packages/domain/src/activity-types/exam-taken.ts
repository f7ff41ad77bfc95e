import type { TypeOfActivity } from '../activity-type.ts';

export const type: TypeOfActivity = { place: 30, picture: 'FileText' };
