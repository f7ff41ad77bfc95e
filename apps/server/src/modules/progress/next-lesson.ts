import type { Localized } from '@sullam/domain/localized.ts';
import { type RawBuilder, sql } from 'kysely';
import { ours } from '../../kernel/database/organization.ts';
import type { CourseDetail } from '../courses/courses.public.ts';
import { isUnlocked } from './open-lessons.ts';

/** The lesson with which a learner goes on. */
export interface NextLesson {
  courseSubsectionId: number;
  kind: CourseDetail['sections'][number]['subsections'][number]['kind'];
  title: Localized;
  durationMinutes: number;
}

/**
 * The lesson with which somebody goes on in a course: the one of the last visit while it isn't finished, else the next that is
 * open to them after it, else the first they left out. Null when nothing is open that they haven't finished. `n` stands for the
 * view `learners`.
 */
export const nextLesson = (userId: number, now: Date): RawBuilder<NextLesson | null> => sql<NextLesson | null>`(
  select jsonb_build_object('courseSubsectionId', s.course_subsection_id, 'kind', s.kind, 'title', s.title, 'durationMinutes', s.duration_minutes)
  from lessons s
  join sections k on ${ours('k')} and k.course_id = s.course_id and k.course_section_id = s.course_section_id
  left join (lessons v join sections w on w.course_id = v.course_id and w.course_section_id = v.course_section_id)
    on ${ours('v')} and ${ours('w')} and v.course_id = n.course_id and v.course_subsection_id = n.last_visited_subsection_id
  where ${ours('s')} and s.course_id = n.course_id and s.is_made and ${isUnlocked(userId, now)}
    and not exists (select from finished_subsections d where ${ours('d')} and d.user_id = ${userId}
      and d.course_id = s.course_id and d.course_subsection_id = s.course_subsection_id)
  order by (s.course_subsection_id is not distinct from v.course_subsection_id) desc,
    (v.course_subsection_id is not null and (k.position, k.course_section_id, s.position, s.course_subsection_id)
      > (w.position, w.course_section_id, v.position, v.course_subsection_id)) desc,
    k.position, k.course_section_id, s.position, s.course_subsection_id
  limit 1)`;
