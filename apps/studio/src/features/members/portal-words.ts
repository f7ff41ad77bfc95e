import type { Portals } from './members.api.ts';

/** What a person is besides a learner. The first two follow from the permission sets; coaching is said of somebody. */
export const PORTALS = [
  { key: 'isAdministrator', word: 'members.permissionSets.administrator' },
  { key: 'isInstructor', word: 'members.permissionSets.instructor' },
  { key: 'isCoach', word: 'members.permissionSets.coach' },
] as const satisfies readonly { key: keyof Portals; word: string }[];
