// Written by `npm run generate` from the folder permissions/ of the domain. Do not edit.
import { permissions as accounts } from './permissions/accounts.ts';
import { permissions as checklists } from './permissions/checklists.ts';
import { permissions as coaching } from './permissions/coaching.ts';
import { permissions as courses } from './permissions/courses.ts';
import { permissions as events } from './permissions/events.ts';
import { permissions as everything } from './permissions/everything.ts';
import { permissions as learningPaths } from './permissions/learning-paths.ts';
import { permissions as members } from './permissions/members.ts';
import { permissions as socialGroups } from './permissions/social-groups.ts';
import { permissions as specializations } from './permissions/specializations.ts';
import { permissions as supportTeams } from './permissions/support-teams.ts';

/** The permissions of every noun. */
export const BROUGHT = [
  ...accounts,
  ...checklists,
  ...coaching,
  ...courses,
  ...events,
  ...everything,
  ...learningPaths,
  ...members,
  ...socialGroups,
  ...specializations,
  ...supportTeams,
];
