import { areMarksReleased } from '@sullam/domain/assessment/release.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { foldedWords } from '@sullam/domain/search-folding.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { Person } from '../assessment/assessment.public.ts';
import type { CourseAssignment } from '../assignments/assignments.public.ts';
import { readableCount } from '../submissions/submissions.public.ts';
import { isMarkedBy, isReviewed, markersOf, waitsForCaller } from './submission-markers.reads.ts';
import type { MarkingState, SubmissionList, SubmissionListQuery } from './submission-marking.schemas.ts';

export interface Learner {
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
}

/** What is or could be handed in: of a learner, or of a group; whose it is stands in it even where that is hidden. */
export interface WorkRow {
  /** Null: nothing was handed in, and there never was a mark. */
  assignmentSubmissionId: number | null;
  learner: Learner | null;
  group: { courseGroupId: number; name: Localized } | null;
  members: Learner[];
  state: MarkingState;
  /** Whoever marks it may not know whose it is. */
  isHidden: boolean;
  currentNumber: number | null;
  submittedAt: Date | null;
  /** By the dates of the learner, or of the group by whose dates it is late or not. */
  dueAt: Date | null;
  /** Who joined after the due date isn't late; null: a group. */
  joinedAt: Date | null;
  lateIntervals: number;
  /** Of the version that counts. */
  wordCount: number | null;
  fileCount: number;
  /** When the version that was marked was handed in: its lateness cuts the mark. */
  markedSubmittedAt: Date | null;
  /** As given. */
  givenPoints: string | null;
  /** After the late cut. */
  points: string | null;
  /** Of the version that was marked; 0: the mark was given while nothing was handed in. */
  markedNumber: number | null;
  /** Of the mark; 0: there never was one. */
  markVersion: number;
  isReviewed: boolean;
  /** Of those that the caller may read. */
  commentCount: number;
}

const missingLearners = ({ sql }: Tx, assignment: CourseAssignment) => sql`
  select case when k.version is not null then s.assignment_submission_id end, e.user_id, null::bigint, null::jsonb,
    null::integer, null::timestamptz, null::integer, null::timestamptz, k.points, k.number, k.version, k.marked_by, false, g.course_group_id, true
  from learners e
  left join course_group_seats g on ${inOrganization('g')} and g.course_id = e.course_id and g.user_id = e.user_id
  left join submitted_work s on ${inOrganization('s')}
    and s.course_subsection_id = ${assignment.assignmentId} and s.user_id = e.user_id
  left join work_marks k on ${inOrganization('k')} and ${inOrganization('s')} and k.assignment_submission_id = s.assignment_submission_id
  where ${inOrganization('e')} and e.course_id = ${assignment.courseId}
    and coalesce(s.last_number, 0) = 0`;

const missingGroups = ({ sql }: Tx, assignment: CourseAssignment) => sql`
  select case when k.version is not null then s.assignment_submission_id end, null::bigint, g.course_group_id, g.name,
    null::integer, null::timestamptz, null::integer, null::timestamptz, k.points, k.number, k.version, k.marked_by, false, g.course_group_id, true
  from course_group_names g
  left join submitted_work s on ${inOrganization('s')}
    and s.course_subsection_id = ${assignment.assignmentId} and s.course_group_id = g.course_group_id
  left join work_marks k on ${inOrganization('k')} and ${inOrganization('s')} and k.assignment_submission_id = s.assignment_submission_id
  where ${inOrganization('g')} and g.course_id = ${assignment.courseId} and coalesce(s.last_number, 0) = 0`;

/** The rule of the same name in packages/domain/src/grading/late-policy.ts. */
const dueToKeep = ({ sql }: Tx, submitted: 'submitted_at' | 'marked_submitted_at') =>
  sql`case when dates.due_at < e.joined_at and e.joined_at <= w.${sql(submitted)} then null else dates.due_at end`;

/**
 * The common tables `work` (what was handed in, and those who handed in nothing), and `listed` (the same with state, late
 * cut and name). A mark whose submission was withdrawn counts for nothing, but for one that was given without submission.
 */
function listed(tx: Tx, context: MemberContext, assignment: CourseAssignment) {
  const { sql } = tx;
  const missing = assignment.isGroupWork ? missingGroups : missingLearners;
  const released = areMarksReleased(assignment, context.clock.now()) ? 'RETURNED' : 'MARKED';
  return sql`
  work as (
    select s.assignment_submission_id as id, s.user_id, s.course_group_id, coalesce(s.group_name, '{}') as group_name,
      s.current_number, v.submitted_at, v.word_count, z.submitted_at as marked_submitted_at,
      case when s.current_number is not null or k.number = 0 then k.points end as given, k.number as marked_number,
      k.version as mark_version, k.marked_by, coalesce(k.is_disputed, false) as is_disputed,
      coalesce(s.course_group_id, g.course_group_id) as dates_group_id, false as is_missing
    from submitted_work s
    left join course_group_seats g on ${inOrganization('g')} and g.course_id = s.course_id and g.user_id = s.user_id
    left join submitted_versions v on ${inOrganization('v')}
      and v.assignment_submission_id = s.assignment_submission_id and v.number = s.current_number
    left join work_marks k on ${inOrganization('k')} and k.assignment_submission_id = s.assignment_submission_id
    left join submitted_versions z on ${inOrganization('z')}
      and z.assignment_submission_id = k.assignment_submission_id and z.number = k.number
    where ${inOrganization('s')} and s.course_subsection_id = ${assignment.assignmentId} and s.last_number > 0
    union all ${missing(tx, assignment)}
  ),
  listed as (
    select w.*, p.first_name, p.last_name, p.email, dates.due_at, e.joined_at, late.intervals, marking.state,
      ${assignment.isBlind} and marking.state in ('SUBMITTED', 'DISPUTED', 'MARKED') as is_hidden,
      coalesce(p.last_name || ' ' || p.first_name,
        concat_ws(' ', nullif(w.group_name ->> 'en', ''), nullif(w.group_name ->> 'ar', ''))) as name,
      case when w.marked_number = 0 then w.given when w.marked_submitted_at is not null then after_late_cut(w.given,
        ${assignment.maximum}::numeric, ${assignment.latePercent}::numeric, ${assignment.lateFloorPercent}::numeric,
        late_intervals(${dueToKeep(tx, 'marked_submitted_at')}, w.marked_submitted_at, ${assignment.lateInterval})) end as points
    from work w
    left join member_records p on ${inOrganization('p')} and p.user_id = w.user_id
    left join enrollment_records e on ${inOrganization('e')} and e.course_id = ${assignment.courseId} and e.user_id = w.user_id
    left join granted_dates o on ${inOrganization('o')}
      and o.course_subsection_id = ${assignment.assignmentId} and o.user_id = w.user_id
    left join granted_dates g on ${inOrganization('g')}
      and g.course_subsection_id = ${assignment.assignmentId} and g.course_group_id = w.dates_group_id
    cross join lateral (select case when o.user_id is not null then o.due_at when g.course_group_id is not null then g.due_at
      else ${assignment.dueAt}::timestamptz end as due_at) dates
    cross join lateral (select late_intervals(${dueToKeep(tx, 'submitted_at')}, w.submitted_at, ${assignment.lateInterval}) as intervals) late
    cross join lateral (select case
      when w.current_number is null then 'NOT_SUBMITTED'
      when w.given is null and not w.is_disputed then 'SUBMITTED'
      -- handed in again since: it waits for a mark, and the learner keeps the old one until then
      when w.marked_number is distinct from w.current_number then 'SUBMITTED'
      when w.is_disputed then 'DISPUTED'
      else ${released} end as state) marking
  )`;
}

/** By name; what is hidden comes first, in an order that gives away neither who submitted what nor when. */
const order = ({ sql }: Tx, { assignmentId }: CourseAssignment) => sql`
  l.is_hidden desc, case when l.is_hidden then md5(${`${assignmentId}/`} || l.id) end, l.name collate "unicode", l.id, l.user_id,
  l.course_group_id`;

function sortOf(tx: Tx, assignment: CourseAssignment, sort: SubmissionListQuery['sort']) {
  const usual = order(tx, assignment);
  if (sort === 'points') return tx.sql`l.points desc nulls last, ${usual}`;
  // late ones first, then who waits longest: as they are marked
  if (sort === 'turn')
    return tx.sql`l.is_hidden desc, case when not l.is_hidden then l.intervals > 0 end desc nulls last,
      case when not l.is_hidden then l.submitted_at end nulls last, ${usual}`;
  if (sort !== 'submitted') return usual;
  return tx.sql`l.is_hidden desc, case when not l.is_hidden then l.submitted_at end nulls last, ${usual}`;
}

/** Whose it is: those who handed it in; while nobody has, those who are in the group. */
const memberIds = ({ sql }: Tx) => sql`
  select m.user_id from submission_people m
  where not l.is_missing and ${inOrganization('m')} and m.assignment_submission_id = l.id
  union all
  select c.user_id from course_group_seats c
  where l.is_missing and ${inOrganization('c')} and c.course_group_id = l.course_group_id`;

/** Learners by their names; groups by theirs and those of their people. Nobody finds what is hidden. */
function found(tx: Tx, context: MemberContext, query: SubmissionListQuery) {
  const { state, isLate, courseGroupId, markerUserId, isToMark = false, search = '' } = query;
  const { sql } = tx;
  const words = foldedWords(search);
  const folded = sql`fold_search(concat_ws(' ', l.name, case when l.course_group_id is not null then (
    select string_agg(q.first_name || ' ' || q.last_name, ' ') from member_records q
    where ${inOrganization('q')} and q.user_id in (${memberIds(tx)})) end))`;
  return sql`(${state ?? null}::text is null or l.state = ${state ?? null}::text)
    and (${isLate ?? null}::boolean is null or (l.intervals > 0) = ${isLate ?? null}::boolean)
    and (${courseGroupId ?? null}::bigint is null or (not l.is_hidden and l.dates_group_id = ${courseGroupId ?? null}::bigint))
    and ${isMarkedBy(tx, context, markerUserId)} and ${isToMark ? waitsForCaller(tx, context) : sql`true`}
    ${
      words.length === 0
        ? sql``
        : sql`and not l.is_hidden and (select not exists (select from unnest(${words}::text[]) word where strpos(f.folded, word) = 0)
      from (select ${folded} as folded offset 0) f)`
    }`;
}

/** A row of the list, with those who have marked it. */
export interface ListedRow extends WorkRow {
  markers: Person[];
}

interface ReadRow extends Omit<WorkRow, 'learner' | 'group'> {
  userId: number | null;
  firstName: string;
  lastName: string;
  email: string;
  courseGroupId: number | null;
  groupName: Localized;
}

/** Rows of `l`, with what is only read for those that are shown. */
const columns = (tx: Tx, context: MemberContext, assignment: CourseAssignment) => tx.sql`
  l.id as "assignmentSubmissionId", l.user_id as "userId", l.first_name as "firstName", l.last_name as "lastName", l.email,
  l.course_group_id as "courseGroupId", l.group_name as "groupName", l.state, l.is_hidden as "isHidden",
  l.current_number as "currentNumber", l.submitted_at as "submittedAt", l.marked_submitted_at as "markedSubmittedAt", l.due_at as "dueAt", l.joined_at as "joinedAt", l.intervals as "lateIntervals",
  trim_scale(l.given)::text as "givenPoints", trim_scale(l.points)::text as points, l.marked_number as "markedNumber",
  coalesce(l.mark_version, 0) as "markVersion",
  coalesce((select jsonb_agg(jsonb_build_object('userId', q.user_id, 'firstName', q.first_name, 'lastName', q.last_name,
      'email', q.email) order by q.last_name, q.user_id) from member_records q
    where ${inOrganization('q')} and q.user_id in (${memberIds(tx)})), '[]') as members,
  l.word_count as "wordCount",
  (select count(*)::int from submitted_files f where ${inOrganization('f')} and f.assignment_submission_id = l.id
    and f.number = l.current_number) as "fileCount",
  ${isReviewed(tx, context)} as "isReviewed",
  ${readableCount(tx, context, assignment, tx.sql`l.id`)} as "commentCount"`;

const workOf = <Row extends ReadRow>({
  userId,
  firstName,
  lastName,
  email,
  courseGroupId,
  groupName,
  ...row
}: Row) => ({
  ...row,
  learner: userId === null ? null : { userId, firstName, lastName, email },
  group: courseGroupId === null ? null : { courseGroupId, name: groupName },
});

/** Everything that is or could be handed in, in the usual order: one row a learner, or one a group. */
export async function readAllWork(context: MemberContext, tx: Tx, assignment: CourseAssignment): Promise<WorkRow[]> {
  const rows = await tx.sql<ReadRow[]>`with ${listed(tx, context, assignment)}
    select ${columns(tx, context, assignment)} from listed l order by ${order(tx, assignment)}`;
  return rows.map(workOf);
}

/** One submission; undefined where nothing was handed in and no mark was given. */
export async function readWork(
  context: MemberContext,
  tx: Tx,
  assignment: CourseAssignment,
  id: number,
): Promise<WorkRow | undefined> {
  const [row] = await tx.sql<ReadRow[]>`with ${listed(tx, context, assignment)}
    select ${columns(tx, context, assignment)} from listed l where l.id = ${id}`;
  return row && workOf(row);
}

type Counts = SubmissionList['counts'] & { total: number };

/** A page of the list; how many are found, and how many there are of each state, whatever is searched. */
export async function readWorkPage(
  context: MemberContext,
  tx: Tx,
  assignment: CourseAssignment,
  query: SubmissionListQuery,
): Promise<{ rows: ListedRow[]; total: number; counts: SubmissionList['counts'] }> {
  const { sql } = tx;
  const { skip = 0, take = 20 } = query;
  const count = (state: MarkingState) => sql`(count(*) filter (where l.state = ${state}))::int`;
  const rows = await sql<(ReadRow & { markers: Person[]; place: number | null; tally: Counts })[]>`
    with ${listed(tx, context, assignment)},
    sifted as materialized (select l.*, ${found(tx, context, query)} as is_found from listed l),
    counted as (
      select jsonb_build_object('NOT_SUBMITTED', ${count('NOT_SUBMITTED')}, 'SUBMITTED', ${count('SUBMITTED')},
        'DISPUTED', ${count('DISPUTED')}, 'MARKED', ${count('MARKED')}, 'RETURNED', ${count('RETURNED')},
        'late', (count(*) filter (where l.intervals > 0))::int, 'total', (count(*) filter (where l.is_found))::int) as tally
      from sifted l
    ),
    page as (
      select l.*, row_number() over (order by ${sortOf(tx, assignment, query.sort)}) as place from sifted l where l.is_found
      order by place offset ${skip} limit ${take}
    )
    select counted.tally, l.place, ${markersOf(tx, context)} as markers, ${columns(tx, context, assignment)} from counted left join page l on true order by l.place`;
  const { total, ...counts } = rows[0]!.tally;
  return {
    rows: rows.filter(({ place }) => place !== null).map(({ place: _, tally: __, ...row }) => workOf(row)),
    total,
    counts,
  };
}

/** The next one behind this that waits for the caller, and after the last the first. */
export async function findNextWork(
  context: MemberContext,
  tx: Tx,
  assignment: CourseAssignment,
  id: number,
): Promise<number | null> {
  const { sql } = tx;
  const [next] = await sql<{ id: number }[]>`
    with ${listed(tx, context, assignment)},
    placed as (select l.*, row_number() over (order by ${order(tx, assignment)}) as place from listed l)
    select l.id from placed l
    where l.state = 'SUBMITTED' and l.id <> ${id} and not (${assignment.markerCount === 2} and ${isReviewed(tx, context)})
    order by (l.place > (select here.place from placed here where here.id = ${id})) desc, l.place limit 1`;
  return next?.id ?? null;
}
