import type { ReleaseRules } from '@sullam/domain/assessment/release.ts';
import type { Accommodation, SittingRules } from '@sullam/domain/exams/sitting.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';
import { statement } from '../../kernel/database/statement.ts';
import { findAccommodationsOfMembers } from '../assessment/assessment.public.ts';
import type { SubsectionExamChange } from './subsection-exams.schemas.ts';

/** The exams that are held (h), with what is asked in them. */
export const heldExams = (organizationId: number) =>
  db
    .selectFrom('subsection_exams as h')
    .innerJoin('lessons as s', (join) =>
      join
        .onRef('s.organization_id', '=', 'h.organization_id')
        .onRef('s.course_subsection_id', '=', 'h.course_subsection_id'),
    )
    .innerJoin('exam_contents as e', (join) =>
      join.onRef('e.organization_id', '=', 'h.organization_id').onRef('e.exam_id', '=', 'h.exam_id'),
    )
    .selectAll('h')
    .select(['s.title', 'e.title as exam_title', 'e.instructions', 'e.version as exam_version'])
    .select(sql<string[]>`h.allowed_addresses::text[]`.as('addresses'))
    .where('h.organization_id', '=', organizationId);

const heldBy = statement(({ organizationId, id }: { organizationId: number; id: number }) =>
  heldExams(organizationId).where('h.course_subsection_id', '=', id),
);

interface OfCourses {
  organizationId: number;
  courseIds: readonly number[];
}

const heldIn = statement(({ organizationId, courseIds }: OfCourses) =>
  heldExams(organizationId).where(sql<boolean>`h.course_id = any(${courseIds}::bigint[])`),
);

export const findSubsectionExam = ({ organizationId }: Tenant, tx: Tx, id: number) =>
  tx.one(heldBy({ organizationId, id }));

/** All that are held in these courses. */
export const listSubsectionExams = ({ organizationId }: Tenant, tx: Tx, ...courseIds: readonly number[]) =>
  tx.all(heldIn({ organizationId, courseIds }));

export type HeldExam = NonNullable<Awaited<ReturnType<typeof findSubsectionExam>>>;

const time = (date: Date | null): number | null => date?.getTime() ?? null;

export const sittingRulesOf = (held: HeldExam): SittingRules => ({
  opensAt: time(held.opens_at),
  closesAt: time(held.closes_at),
  limitMinutes: held.limit_minutes,
  attemptsAllowed: held.attempts_allowed,
});

export const releaseRulesOf = (held: HeldExam): ReleaseRules => ({
  score: held.release_score,
  answers: held.release_answers,
  explanations: held.release_explanations,
  at: time(held.release_at),
});

export const titleOf = (held: HeldExam): Localized => held.title as Localized;

export interface GrantedAccommodation extends Accommodation {
  courseSubsectionId: number;
  /** Whom it holds for: a learner, or the members of a group. */
  userIds: readonly number[];
}

/** Somebody has a grant of their own, or one of their group, in the held exam (h) of the statement. */
export const isGrantedTo = (userId: number) =>
  sql<boolean>`exists (select from granted_dates a
    left join course_group_seats m on m.organization_id = a.organization_id
      and m.course_group_id = a.course_group_id and m.user_id = ${userId}
    where a.organization_id = h.organization_id and a.course_subsection_id = h.course_subsection_id
      and (a.user_id = ${userId} or m.user_id is not null))`;

/** Everything granted in exams, to learners and to groups of their course. */
export async function findGrantedIn(
  tenant: Tenant,
  tx: Tx,
  ...ids: readonly number[]
): Promise<GrantedAccommodation[]> {
  const grants = await findAccommodationsOfMembers(tenant, tx, ids);
  return grants.map(({ courseSubsectionId, userId, memberIds, ...grant }) => ({
    courseSubsectionId,
    userIds: userId === null ? memberIds : [userId],
    scope: userId === null ? 'GROUP' : 'LEARNER',
    extraMinutes: grant.extraMinutes,
    extraPercent: grant.extraPercent,
    extraAttempts: grant.extraAttempts,
    opensAt: time(grant.opensAt),
    closesAt: time(grant.closesAt),
  }));
}

const date = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** `network` drops what a range leaves open, which cidr would refuse. */
const ranges = (addresses: readonly string[]) =>
  sql<string>`array(select network(a::inet)::cidr from unnest(${[...addresses]}::text[]) a)`;

const columnsOf = (body: SubsectionExamChange, passwordHash: string | null | undefined) => ({
  exam_id: body.examId,
  opens_at: date(body.opensAt),
  closes_at: date(body.closesAt),
  limit_minutes: body.limitMinutes,
  attempts_allowed: body.attemptsAllowed,
  grading_method: body.gradingMethod,
  pass_percent: body.passPercent,
  allowed_addresses: ranges(body.allowedAddresses),
  release_score: body.releaseScore,
  release_answers: body.releaseAnswers,
  release_explanations: body.releaseExplanations,
  release_at: date(body.releaseAt),
  is_blind: body.isBlind,
  marker_count: body.markerCount,
  ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
});

/** Makes the rules of a subsection that has none yet; answers whether it did. */
export async function insertSubsectionExam(
  { organizationId }: Tenant,
  tx: Tx,
  place: { courseId: number; courseSubsectionId: number },
  body: SubsectionExamChange,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const made = await tx.run(
    db
      .insertInto('subsection_exams')
      .values({
        organization_id: organizationId,
        course_id: place.courseId,
        course_subsection_id: place.courseSubsectionId,
        ...columnsOf(body, passwordHash),
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return made === 1;
}

/** Saves the rules if nobody else saved since `version`; answers whether it did. */
export async function updateSubsectionExam(
  { organizationId }: Tenant,
  tx: Tx,
  courseSubsectionId: number,
  body: SubsectionExamChange,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('subsection_exams')
      .set({ ...columnsOf(body, passwordHash), version: body.version + 1 })
      .where('organization_id', '=', organizationId)
      .where('course_subsection_id', '=', courseSubsectionId)
      .where('version', '=', body.version),
  );
  return touched === 1;
}

export async function setPublished(
  { organizationId }: Tenant,
  tx: Tx,
  id: number,
  isPublished: boolean,
): Promise<void> {
  await tx.run(
    db
      .updateTable('subsection_exams')
      .set({ is_published: isPublished, version: sql<number>`version + 1` })
      .where('organization_id', '=', organizationId)
      .where('course_subsection_id', '=', id),
  );
}

/** Nobody starts or finishes by old rules while they are being changed: using an exam shares the lock, changing takes it alone. */
export async function lockHeldExam(
  { organizationId }: Tenant,
  tx: Tx,
  courseSubsectionId: number,
  how: 'use' | 'change',
): Promise<void> {
  const query = db
    .selectFrom('subsection_exams')
    .select('course_subsection_id')
    .where('organization_id', '=', organizationId)
    .where('course_subsection_id', '=', courseSubsectionId);
  await tx.run(how === 'use' ? query.forShare() : query.forNoKeyUpdate());
}
