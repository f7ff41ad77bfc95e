import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { Person } from '../assessment/assessment.public.ts';
import type { CourseAssignment } from '../assignments/assignments.public.ts';

/** Reviews (r) of a version that the caller may know of: their own, and the other marker's once both are there. */
const seenReview = ({ sql }: Tx, { caller }: MemberContext) => sql`(r.marker_user_id = ${caller.userId} or 2 <= (
  select count(*) from work_reviews b where ${inOrganization('b')} and b.assignment_submission_id = r.assignment_submission_id
    and b.number = r.number))`;

/** Who has marked the work (l of the list), as far as the caller may know it. */
const markerIds = (tx: Tx, context: MemberContext) => tx.sql`
  select l.marked_by where l.given is not null
  union
  select r.marker_user_id from work_reviews r where ${inOrganization('r')} and r.assignment_submission_id = l.id
    and r.number = l.current_number and ${seenReview(tx, context)}`;

/** Those who have marked the work (l), by name. */
export const markersOf = (tx: Tx, context: MemberContext) => tx.sql`
  coalesce((select jsonb_agg(jsonb_build_object('userId', q.user_id, 'firstName', q.first_name, 'lastName', q.last_name)
      order by q.last_name, q.user_id) from member_names q
    where ${inOrganization('q')} and q.user_id in (${markerIds(tx, context)})), '[]')`;

/** Has somebody marked the work (l)? Nobody is asked for: true. */
export const isMarkedBy = (tx: Tx, context: MemberContext, markerUserId: number | undefined) =>
  markerUserId === undefined ? tx.sql`true` : tx.sql`${markerUserId}::bigint in (${markerIds(tx, context)})`;

/** Has the caller marked the version of the work (l) that counts, where two people mark? */
export const isReviewed = ({ sql }: Tx, { caller }: MemberContext) => sql`
  exists (select from work_reviews r where ${inOrganization('r')} and r.assignment_submission_id = l.id
    and r.number = l.current_number and r.marker_user_id = ${caller.userId})`;

/** Does the work (l) wait for a mark of the caller, or for whoever ends a difference? */
export const waitsForCaller = (tx: Tx, context: MemberContext) => tx.sql`
  (l.state = 'DISPUTED' or (l.state = 'SUBMITTED' and not ${isReviewed(tx, context)}))`;

/** Who has marked something of an assignment, as far as the caller may know it, by name. */
export async function listMarkers(
  context: MemberContext,
  tx: Tx,
  { assignmentId }: Pick<CourseAssignment, 'assignmentId'>,
): Promise<Person[]> {
  const { sql } = tx;
  return sql<Person[]>`
    with work as (
      select s.assignment_submission_id as id, s.current_number from submitted_work s
      where ${inOrganization('s')} and s.course_subsection_id = ${assignmentId}
    )
    select q.user_id as "userId", q.first_name as "firstName", q.last_name as "lastName" from member_names q
    where ${inOrganization('q')} and q.user_id in (
      select k.marked_by from work w join work_marks k on ${inOrganization('k')} and k.assignment_submission_id = w.id
      where k.points is not null and (w.current_number is not null or k.number = 0)
      union
      select r.marker_user_id from work w join work_reviews r on ${inOrganization('r')} and r.assignment_submission_id = w.id
        and r.number = w.current_number
      where ${seenReview(tx, context)})
    order by q.last_name, q.user_id`;
}
