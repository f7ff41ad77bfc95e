import type { Localized } from '@sullam/domain/localized.ts';
import { type SqlBool, sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';
import type { HeldAssignment } from '../assignments/assignments.public.ts';

export interface Learner {
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
}

export interface WorkRow {
  assignmentSubmissionId: number | null;
  learner: Learner | null;
  group: { courseGroupId: number; name: Localized } | null;
  members: Learner[];
  /** The group by whose dates it is late or not: the one that works, or the one that the learner is in. */
  datesGroupId: number | null;
  currentNumber: number | null;
  submittedAt: Date | null;
  points: string | null;
  /** When the version that was marked was handed in: its lateness cuts the mark. */
  markedSubmittedAt: Date | null;
  /** Of the version that was marked; 0: the mark was given while nothing was handed in. */
  markedNumber: number | null;
  /** Of the mark; 0: there never was one. */
  markVersion: number;
  isDisputed: boolean;
  isReviewed: boolean;
  reviewCount: number;
  commentCount: number;
}

const learnerJson = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`jsonb_build_object('userId', ${column('user_id')}, 'firstName', ${column('first_name')},
    'lastName', ${column('last_name')}, 'email', ${column('email')})`;
};

/** The group that a learner of the course is in, for rows with both columns. */
const groupOf = (alias: string) => sql<number | null>`(select g.course_group_id from course_group_members g
  where g.organization_id = ${sql.ref(`${alias}.organization_id`)} and g.course_id = ${sql.ref(`${alias}.course_id`)}
    and g.user_id = ${sql.ref(`${alias}.user_id`)})`;

/** What was handed in, with its marks. */
const readHandedIn = ({ organizationId, caller }: MemberContext, tx: Tx, assignmentId: number) =>
  tx.all(
    db
      .selectFrom('assignment_submissions as s')
      .leftJoin('members as p', (join) =>
        join.onRef('p.organization_id', '=', 's.organization_id').onRef('p.user_id', '=', 's.user_id'),
      )
      .leftJoin('submission_versions as v', (join) =>
        join
          .onRef('v.organization_id', '=', 's.organization_id')
          .onRef('v.assignment_submission_id', '=', 's.assignment_submission_id')
          .onRef('v.number', '=', 's.current_number'),
      )
      .leftJoin('submission_marks as k', (join) =>
        join
          .onRef('k.organization_id', '=', 's.organization_id')
          .onRef('k.assignment_submission_id', '=', 's.assignment_submission_id'),
      )
      .leftJoin('submission_versions as w', (join) =>
        join
          .onRef('w.organization_id', '=', 'k.organization_id')
          .onRef('w.assignment_submission_id', '=', 'k.assignment_submission_id')
          .onRef('w.number', '=', 'k.number'),
      )
      .select(['s.assignment_submission_id', 's.course_group_id', 's.group_name', 's.user_id', 's.current_number'])
      .select(['v.submitted_at', 'w.submitted_at as marked_submitted_at', 'k.number', 'k.is_disputed', 'k.version'])
      .select([
        sql<Learner | null>`case when p.user_id is not null then ${learnerJson('p')} end`.as('learner'),
        sql<number | null>`coalesce(s.course_group_id, ${groupOf('s')})`.as('dates_group_id'),
        sql<string | null>`trim_scale(k.points)::text`.as('points'),
        sql<Learner[]>`coalesce((select jsonb_agg(${learnerJson('q')} order by q.last_name, q.user_id)
          from submission_members m join members q using (organization_id, user_id)
          where m.organization_id = s.organization_id and m.assignment_submission_id = s.assignment_submission_id), '[]')`.as(
          'members',
        ),
        sql<number>`(select count(*)::int from submission_reviews r where r.organization_id = s.organization_id
          and r.assignment_submission_id = s.assignment_submission_id and r.number = s.current_number)`.as('reviews'),
        sql<boolean>`exists (select from submission_reviews r where r.organization_id = s.organization_id
          and r.assignment_submission_id = s.assignment_submission_id and r.number = s.current_number
          and r.marker_user_id = ${caller.userId})`.as('is_reviewed'),
        sql<number>`(select count(*)::int from submission_comments c where c.organization_id = s.organization_id
          and c.assignment_submission_id = s.assignment_submission_id)`.as('comments'),
      ])
      .where('s.organization_id', '=', organizationId)
      .where('s.course_subsection_id', '=', assignmentId)
      .where('s.last_number', '>', 0),
  );

const nothing = {
  assignmentSubmissionId: null,
  currentNumber: null,
  submittedAt: null,
  points: null,
  markedSubmittedAt: null,
  markedNumber: null,
  markVersion: 0,
  isDisputed: false,
  isReviewed: false,
  reviewCount: 0,
  commentCount: 0,
};

/** Learners of the course who belong to nothing that was handed in. */
async function readMissingLearners({ organizationId }: Tenant, tx: Tx, held: HeldAssignment): Promise<WorkRow[]> {
  const rows = await tx.all(
    db
      .selectFrom('enrollments as e')
      .innerJoin('members as p', (join) =>
        join.onRef('p.organization_id', '=', 'e.organization_id').onRef('p.user_id', '=', 'e.user_id'),
      )
      .select([sql<Learner>`${learnerJson('p')}`.as('learner'), groupOf('e').as('datesGroupId')])
      .where('e.organization_id', '=', organizationId)
      .where('e.course_id', '=', held.courseId)
      .where('e.status', '=', 'ACTIVE')
      .where(
        sql<SqlBool>`not exists (select from assignment_submissions s where s.organization_id = e.organization_id
          and s.course_subsection_id = ${held.assignmentId} and s.user_id = e.user_id and s.last_number > 0)`,
      ),
  );
  return rows.map((row) => ({ ...nothing, ...row, group: null, members: [] }));
}

/** Groups of the course that have handed in nothing. */
async function readMissingGroups({ organizationId }: Tenant, tx: Tx, held: HeldAssignment): Promise<WorkRow[]> {
  const rows = await tx.all(
    db
      .selectFrom('course_groups as g')
      .select(['g.course_group_id as courseGroupId', 'g.name'])
      .select(
        sql<Learner[]>`coalesce((select jsonb_agg(${learnerJson('q')} order by q.last_name, q.user_id)
          from course_group_members m join members q using (organization_id, user_id)
          where m.organization_id = g.organization_id and m.course_group_id = g.course_group_id), '[]')`.as('members'),
      )
      .where('g.organization_id', '=', organizationId)
      .where('g.course_id', '=', held.courseId)
      .where(
        sql<SqlBool>`not exists (select from assignment_submissions s where s.organization_id = g.organization_id
          and s.course_subsection_id = ${held.assignmentId} and s.course_group_id = g.course_group_id and s.last_number > 0)`,
      ),
  );
  return rows.map(({ courseGroupId, name, members }) => ({
    ...nothing,
    learner: null,
    group: { courseGroupId, name: name as Localized },
    members,
    datesGroupId: courseGroupId,
  }));
}

/** The marks of those who never handed anything in. */
const readMarksWithoutWork = ({ organizationId }: Tenant, tx: Tx, assignmentId: number) =>
  tx.all(
    db
      .selectFrom('assignment_submissions as s')
      .innerJoin('submission_marks as k', (join) =>
        join
          .onRef('k.organization_id', '=', 's.organization_id')
          .onRef('k.assignment_submission_id', '=', 's.assignment_submission_id'),
      )
      .select(['s.assignment_submission_id as assignmentSubmissionId', 's.user_id as userId'])
      .select(['s.course_group_id as courseGroupId', 'k.number as markedNumber', 'k.version as markVersion'])
      .select(sql<string | null>`trim_scale(k.points)::text`.as('points'))
      .where('s.organization_id', '=', organizationId)
      .where('s.course_subsection_id', '=', assignmentId)
      .where('s.last_number', '=', 0),
  );

/** Everything that is or could be handed in: one row a learner, or one a group. */
export async function readWorkRows(context: MemberContext, tx: Tx, held: HeldAssignment): Promise<WorkRow[]> {
  const [handedIn, missing, marks] = await Promise.all([
    readHandedIn(context, tx, held.assignmentId),
    held.isGroupWork ? readMissingGroups(context, tx, held) : readMissingLearners(context, tx, held),
    readMarksWithoutWork(context, tx, held.assignmentId),
  ]);
  const markOf = ({ learner, group }: WorkRow) => {
    const found = marks.find((mark) =>
      learner ? mark.userId === learner.userId : mark.courseGroupId === group?.courseGroupId,
    );
    if (!found) return {};
    const { assignmentSubmissionId, points, markedNumber, markVersion } = found;
    return { assignmentSubmissionId, points, markedNumber, markVersion };
  };
  return [
    ...handedIn.map(
      (row): WorkRow => ({
        assignmentSubmissionId: row.assignment_submission_id,
        learner: row.learner,
        group:
          row.course_group_id === null
            ? null
            : { courseGroupId: row.course_group_id, name: (row.group_name ?? {}) as Localized },
        members: row.members,
        datesGroupId: row.dates_group_id,
        currentNumber: row.current_number,
        submittedAt: row.submitted_at,
        points: row.current_number === null && row.number !== 0 ? null : row.points,
        markedSubmittedAt: row.marked_submitted_at,
        markedNumber: row.number,
        markVersion: row.version ?? 0,
        isDisputed: row.is_disputed === true,
        isReviewed: row.is_reviewed,
        reviewCount: row.reviews,
        commentCount: row.comments,
      }),
    ),
    ...missing.map((row) => ({ ...row, ...markOf(row) })),
  ];
}
