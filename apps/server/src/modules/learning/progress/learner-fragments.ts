import { type Expression, type RawBuilder, sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { SharedSection } from './cached-outline.ts';
import type { Facts } from './completion.ts';
import type { LockInput } from './subsection-lock.ts';

type Id = number | Expression<number>;

/** The lessons of a course that somebody has finished: ids with commas between them. */
export const finishedIn = (courseId: Id, userId: number): RawBuilder<string> =>
  sql<string>`coalesce((select string_agg(d.course_subsection_id::text, ',') from finished_subsections d
    where ${inOrganization('d')} and d.course_id = ${courseId} and d.user_id = ${userId}), '')`;

/** Whether lessons that a course requires are left to somebody. */
export const hasOpenLessonsIn = (courseId: Id, userId: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select from lessons l where ${inOrganization('l')} and l.course_id = ${courseId} and l.is_required
    and not exists (select from finished_subsections d where ${inOrganization('d')} and d.course_id = l.course_id
      and d.course_subsection_id = l.course_subsection_id and d.user_id = ${userId}))`;

/** The groups of a course in which somebody is: ids with commas between them. */
export const ownGroupsIn = (courseId: Id, userId: number): RawBuilder<string> =>
  sql<string>`coalesce((select string_agg(g.course_group_id::text, ',') from course_group_seats g
    where ${inOrganization('g')} and g.course_id = ${courseId} and g.user_id = ${userId}), '')`;

/** What somebody's grades and attendance come to in a course, exact; null while nothing counts. */
export const reachedIn = (courseId: Id, userId: number): RawBuilder<Reached | null> =>
  sql<Reached | null>`(select jsonb_build_object('grade', g.percent, 'attendance', g.attendance) from course_totals g
    where ${inOrganization('g')} and g.course_id = ${courseId} and g.user_id = ${userId})`;

export type Reached = Pick<Facts, 'grade' | 'attendance'>;

/** What a course's outline is to somebody: finishedIn() and ownGroupsIn(). */
export interface OwnPart {
  finished: string;
  groups: string;
}

const idsIn = (text: string): ReadonlySet<number> => new Set(text === '' ? [] : text.split(',').map(Number));

/** What decides which lessons of an outline are locked for somebody, and which they have finished. */
export function lockInputsIn(outline: readonly SharedSection[], own: OwnPart): ReadonlyMap<number, LockInput> {
  const finished = idsIn(own.finished);
  const groups = idsIn(own.groups);
  return new Map(
    outline.flatMap(({ subsections }) =>
      subsections.map((lesson): [number, LockInput] => [
        lesson.courseSubsectionId,
        {
          releaseAt: lesson.releaseAt,
          prerequisiteSubsectionId: lesson.prerequisiteSubsectionId,
          isForOthers: lesson.releasedGroupIds !== null && !lesson.releasedGroupIds.some((id) => groups.has(id)),
          isFinished: finished.has(lesson.courseSubsectionId),
          isMade: lesson.isMade,
          title: lesson.title,
        },
      ]),
    ),
  );
}
