import { partPath, type TargetOfKind } from '../notification-target.ts';

/** The specification's own template of grades is about one that can be looked at. */
export const MISSING_WORK_TEMPLATE = 1070;

export const target: TargetOfKind = {
  templates: [MISSING_WORK_TEMPLATE],
  category: 'grades',
  picture: 'CalendarX',
  path: (ids) => partPath(ids, 'grade-items', ids.gradeItemId),
};
