import { holds, isAdministrator } from '../../kernel/access/access.ts';
import type { RequestContext } from '../../kernel/context.ts';
import { type CourseViewer, courseViewerOf } from '../courses/courses.public.ts';

/** What the caller may find. What courses and lessons are open to them, their modules say. */
export interface SearchScope {
  courses: CourseViewer;
  /** May look into every member. */
  seesAllMembers: boolean;
  maySeeCatalogue: boolean;
}

export function scopeOf(context: RequestContext): SearchScope {
  const { caller } = context;
  const courses = courseViewerOf(context);
  return {
    courses,
    seesAllMembers: isAdministrator(caller) || holds(caller, 'organization_read_members'),
    maySeeCatalogue:
      courses.looksAround || (caller.kind === 'member' && (caller.isInstructor || caller.isAdministrator)),
  };
}
