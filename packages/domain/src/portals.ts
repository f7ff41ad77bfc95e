import { can, PERMISSIONS } from './permissions.ts';
import { PLANNED_PERMISSIONS } from './planned-permissions.ts';

/** What members manage in the studio: everything an organisation can give that isn't for learners alone. */
export const STUDIO_PERMISSIONS: readonly string[] = PERMISSIONS.filter(
  ({ contextId, category, slug }) => contextId === 3 && category !== 'modules' && !PLANNED_PERMISSIONS.has(slug),
).map(({ slug }) => slug);

/** Any of these opens the courses of the studio: one's own, and beyond them as the permission says. */
export const COURSE_WORK = [
  'organization_create_courses',
  'organization_read_courses',
  'organization_update_courses',
  'organization_delete_courses',
] as const;

/** Who changes courses: what they make and teach themselves, or all. */
export const COURSE_AUTHORS = ['organization_create_courses', 'organization_update_courses'] as const;

/** Who learns: their courses, and all that is theirs in them. */
export const LEARNERS = ['organization_member_access_courses'] as const;

/** Who has a schedule: of courses, of events, or of both. */
export const SCHEDULE_READERS = [...LEARNERS, 'organization_member_access_events'] as const;

/** Who sees published courses where visitors see none: those who learn, and those who make or read courses in the studio. */
export const COURSE_READERS = [...LEARNERS, 'organization_create_courses', 'organization_read_courses'] as const;

/** Who chooses among published courses in the studio, also where learners have no catalogue: for a course, or for a specialization. */
export const COURSE_CHOOSERS = [
  'organization_create_courses',
  'organization_read_courses',
  'organization_create_specializations',
  'organization_update_specializations',
] as const;

/** The bypass of the organisation: whoever holds it administers. */
export const ADMINISTRATION = 'organization_everything';

/** The portals of a person. They follow from what the person holds; nothing else gives them. */
export interface PermissionPortals {
  isAdministrator: boolean;
  /** Holds a right to make or change courses as such, not only by the bypass: an administrator who teaches has both. */
  isInstructor: boolean;
}

/** The portals that follow from what a member holds. */
export function portalsOf(permissions: Iterable<string>): PermissionPortals {
  const held = new Set(permissions);
  return {
    isAdministrator: can(held, [ADMINISTRATION]),
    isInstructor: COURSE_AUTHORS.some((slug) => held.has(slug) && can(held, [slug])),
  };
}

/** Whether there is anything in the studio for who holds this. */
export const mayEnterStudio = (permissions: Iterable<string>): boolean => can(permissions, STUDIO_PERMISSIONS);

/**
 * Pages of the studio for members who otherwise have no business there: hosts at the door of their event, coaches. The page opens to whoever is
 * signed in, and what it asks for the server gives to those alone whom it is for.
 */
const PAGES_FOR_MEMBERS: readonly RegExp[] = [
  /^\/events\/\d+\/door$/,
  // of coaches
  /^\/coaching\/(?:today|calendar|availability|session-types|profile)$/,
];

/** Whether who holds this may open a page of the studio, by its path below the studio's address. */
export const mayOpenInStudio = (permissions: Iterable<string>, path: string): boolean =>
  mayEnterStudio(permissions) || PAGES_FOR_MEMBERS.some((page) => page.test(path));
