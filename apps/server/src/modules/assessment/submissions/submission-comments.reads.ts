import { areMarksReleased } from '@sullam/domain/assessment/release.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { ReservedSql } from '../../../kernel/database/connect.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { CourseAssignment } from '../assignments/assignments.public.ts';
import type { SubmissionRecord } from './submissions.repository.ts';

/** A piece of a statement. */
type Sql = ReturnType<ReservedSql>;

export interface CommentRow {
  submissionCommentId: number;
  userId: number;
  firstName: string;
  lastName: string;
  isByMarker: boolean;
  waitsForRelease: boolean;
  body: string;
  createdAt: Date;
}

/** Whose eyes read: a marker's, or a learner's, who sees what waits for the mark only once that is released. */
export type Reader = 'MARKER' | 'LEARNER' | 'LEARNER_AFTER_RELEASE';

/** When something newer than the mark of submission `id` was handed in, which waits for a mark of its own; null: no mark. */
const markedUntil = ({ sql }: Tx, id: Sql) => sql`(
  select coalesce(min(v.submitted_at), 'infinity') from work_marks k
  left join submission_versions v on ${inOrganization('v')}
    and v.assignment_submission_id = k.assignment_submission_id and v.number > k.number and v.withdrawn_at is null
  where ${inOrganization('k')} and k.assignment_submission_id = ${id} and k.points is not null
  group by k.assignment_submission_id)`;

/** Until when a marker reads what waits for the mark: where two mark apart from each other, what the mark so far was about. */
const openToMarker = (tx: Tx, id: Sql) => tx.sql`case when 2 <= (
    select count(*) from work_reviews r join assignment_submissions s on ${inOrganization('s')}
      and s.assignment_submission_id = r.assignment_submission_id and s.current_number = r.number
    where ${inOrganization('r')} and r.assignment_submission_id = ${id})
  then 'infinity' else ${markedUntil(tx, id)} end`;

/** The comments `c` on submission `id` that the caller may read: of what waits for the mark their own, and what is open by now. */
function readable(tx: Tx, context: MemberContext, assignment: CourseAssignment, id: Sql, reader: Reader) {
  const { sql } = tx;
  const ofSubmission = sql`${inOrganization('c')} and c.assignment_submission_id = ${id}`;
  if (reader === 'MARKER' && assignment.markerCount === 1) return ofSubmission;
  const until = { MARKER: openToMarker, LEARNER: () => sql`null`, LEARNER_AFTER_RELEASE: markedUntil }[reader];
  return sql`${ofSubmission} and (not c.waits_for_release or c.author_user_id = ${context.caller.userId}
    or c.created_at < ${until(tx, id)})`;
}

/** What the caller may read of what was said about a submission, the oldest first. */
export const findComments = (
  context: MemberContext,
  tx: Tx,
  assignment: CourseAssignment,
  id: number,
  reader: Reader,
) =>
  tx.sql<CommentRow[]>`
    select c.submission_comment_id as "submissionCommentId", m.user_id as "userId", m.first_name as "firstName",
      m.last_name as "lastName", c.is_by_marker as "isByMarker", c.waits_for_release as "waitsForRelease", c.body,
      c.created_at as "createdAt"
    from submission_comments c
    join member_names m on ${inOrganization('m')} and ${inOrganization('c')} and m.user_id = c.author_user_id
    where ${readable(tx, context, assignment, tx.sql`${id}`, reader)} order by c.created_at, c.place`;

/** How many comments on the submission `id`, a column of the statement, a marker may read. */
export const readableCount = (tx: Tx, context: MemberContext, assignment: CourseAssignment, id: Sql) => tx.sql`
  (select count(*)::int from submission_comments c where ${readable(tx, context, assignment, id, 'MARKER')})`;

/** Whose work it is, the marker may not know until the mark for it can be seen. */
export async function isHiddenNow(
  { clock }: MemberContext,
  tx: Tx,
  assignment: CourseAssignment,
  { assignmentSubmissionId, currentNumber, lastNumber }: SubmissionRecord,
): Promise<boolean> {
  // who has handed in nothing is known by name; who took it back isn't
  if (!assignment.isBlind || lastNumber === 0) return false;
  if (!areMarksReleased(assignment, clock.now())) return true;
  const [mark] = await tx.sql`
    select from work_marks where ${inOrganization()} and assignment_submission_id = ${assignmentSubmissionId}
      and number = ${currentNumber} and points is not null and not is_disputed`;
  return mark === undefined;
}
