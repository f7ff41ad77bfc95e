import type { Portals } from './members.api.ts';

/** The parts of the product that a person may enter besides learning. */
export const PORTALS = [
  { key: 'isAdministrator', word: 'members.permissionSets.administrator', hint: 'studio.members.administratorHint' },
  { key: 'isInstructor', word: 'members.permissionSets.instructor', hint: 'studio.members.instructorHint' },
  { key: 'isCoach', word: 'members.permissionSets.coach', hint: 'studio.members.coachHint' },
] as const satisfies readonly { key: keyof Portals; word: string; hint: string }[];
