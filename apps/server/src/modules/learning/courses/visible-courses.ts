import { can } from '@sullam/domain/permissions.ts';
import { COURSE_CHOOSERS, LEARNERS } from '@sullam/domain/portals.ts';
import { type RawBuilder, sql } from 'kysely';
import { holds } from '../../../kernel/access/access.ts';
import { type RequestContext, userIdOf } from '../../../kernel/context.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { isEntitled } from '../entitlements/entitlements.public.ts';

/** What of a caller decides which courses are open to them. */
export interface CourseViewer {
  /** 0 for a visitor. */
  userId: number;
  /** Works on every course. */
  governs: boolean;
  /** Reads every course, whatever its state. */
  readsAll: boolean;
  /** Works on the courses that they make or teach. */
  mayTeach: boolean;
  /** Learns where they are enrolled. */
  learns: boolean;
  /** Sees whatever is published. */
  looksAround: boolean;
}

/** Whether visitors look around: the organisation has courses at all, and shows them to everybody. */
const isOpenToVisitors = ({ configuration, organizationPermissions }: RequestContext): boolean =>
  configuration.allow_anonymous_course_view && can(organizationPermissions, ['organization_lms']);

export function courseViewerOf(context: RequestContext): CourseViewer {
  const { caller } = context;
  const learns = holds(caller, ...LEARNERS);
  return {
    userId: userIdOf(caller),
    governs: holds(caller, 'organization_update_courses'),
    readsAll: holds(caller, 'organization_read_courses'),
    mayTeach: holds(caller, 'organization_create_courses'),
    learns,
    // what every visitor sees is closed to no member
    looksAround: learns || isOpenToVisitors(context),
  };
}

/** Whether courses are listed that the caller isn't enrolled in: an organisation can switch its catalogue off. */
export const hasCatalogue = ({ features, caller }: RequestContext): boolean =>
  features['all-courses'] || holds(caller, ...COURSE_CHOOSERS);

const column = (alias: string, name: string) => sql.ref<number>(`${alias}.${name}`);

/** Somebody made the course or teaches it. `alias` stands for `courses` or `course_overviews`, here and below. */
export const teachesCourse = (userId: number, alias = 'c'): RawBuilder<boolean> =>
  sql<boolean>`(${column(alias, 'created_by')} = ${userId} or exists (select from course_instructors y
    where ${inOrganization('y')} and y.course_id = ${column(alias, 'course_id')} and y.user_id = ${userId}))`;

/** The viewer works on the course: `canEdit` of `courseAbilities()`. */
export function worksOnCourse({ governs, mayTeach, userId }: CourseViewer, alias = 'c'): RawBuilder<boolean> {
  if (governs) return sql<boolean>`true`;
  return mayTeach ? teachesCourse(userId, alias) : sql<boolean>`false`;
}

/** The viewer learns in the course, reads all or works on it: `canLearn`. */
export function learnsCourse(viewer: CourseViewer, alias = 'c'): RawBuilder<boolean> {
  if (viewer.readsAll) return sql<boolean>`true`;
  const works = worksOnCourse(viewer, alias);
  return viewer.learns
    ? sql<boolean>`(${isEntitled('COURSE', column(alias, 'course_id'), viewer.userId)} or ${works})`
    : works;
}

/** The viewer learns in the course and doesn't work on it: they sit its exams as a learner. */
export const onlyLearnsCourse = (viewer: CourseViewer, alias = 'c'): RawBuilder<boolean> =>
  viewer.learns
    ? sql<boolean>`(${isEntitled('COURSE', column(alias, 'course_id'), viewer.userId)} and not ${worksOnCourse(viewer, alias)})`
    : sql<boolean>`false`;

/** The course is there for the viewer: `canSee`. */
function visibleCourses(viewer: CourseViewer, alias = 'c'): RawBuilder<boolean> {
  const learns = learnsCourse(viewer, alias);
  return viewer.looksAround ? sql<boolean>`(${sql.ref(`${alias}.status`)} = 'PUBLISHED' or ${learns})` : learns;
}

/** The course is in lists and found by a search. Without a catalogue only those with the address come to a course of others. */
export function listedCourses(context: RequestContext, alias = 'c'): RawBuilder<boolean> {
  const viewer = courseViewerOf(context);
  return visibleCourses({ ...viewer, looksAround: viewer.looksAround && hasCatalogue(context) }, alias);
}

/** The person teaches a published course, whose page shows who does. `alias` stands for `member_records`. */
export const teachesPublished = (_context: RequestContext, alias: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from course_instructors i join courses c on ${inOrganization('c')} and c.course_id = i.course_id
    where ${inOrganization('i')} and i.user_id = ${sql.ref(`${alias}.user_id`)} and c.status = 'PUBLISHED')`;
