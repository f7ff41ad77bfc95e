import type { ActivitySpan } from '@sullam/domain/activities.ts';
import type { ReleaseRules } from '@sullam/domain/exams/release.ts';
import type { Accommodation, SittingRules } from '@sullam/domain/exams/sitting.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { type Selectable, sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import type { DB } from '../../kernel/database/schema.gen.ts';
import { statement } from '../../kernel/database/statement.ts';
import type { SubsectionExamChange } from './subsection-exams.schemas.ts';

const held = () =>
  db
    .selectFrom('subsection_exams as h')
    .innerJoin('course_subsections as s', 's.course_subsection_id', 'h.course_subsection_id')
    .innerJoin('exams as e', 'e.exam_id', 'h.exam_id')
    .selectAll('h')
    .select(['s.title', 'e.title as exam_title', 'e.instructions', 'e.version as exam_version'])
    .select(sql<string[]>`h.allowed_addresses::text[]`.as('addresses'));

const heldBy = statement(({ id }: { id: number }) => held().where('h.course_subsection_id', '=', id));

interface OfCourses {
  courseIds: readonly number[];
}

const heldIn = statement(({ courseIds }: OfCourses) =>
  held().where(sql<boolean>`h.course_id = any(${courseIds}::bigint[])`),
);

export const findSubsectionExam = (tx: Tx, id: number) => tx.one(heldBy({ id }));

/** All that are held in these courses. */
export const listSubsectionExams = (tx: Tx, ...courseIds: readonly number[]) => tx.all(heldIn({ courseIds }));

interface Around extends Pick<ActivitySpan, 'courseIds' | 'from' | 'to'> {
  userId: number;
}

const heldAround = statement(({ userId, courseIds, from, to }: Around) =>
  held()
    .where('h.is_published', '=', true)
    .where(sql<boolean>`h.course_id = any(${courseIds}::bigint[])`)
    .where(
      sql<boolean>`((h.opens_at >= ${from} and h.opens_at < ${to}) or (h.closes_at >= ${from} and h.closes_at < ${to})
        or exists (select from exam_attempts r where ${ours('r')} and r.user_id = ${userId}
          and r.course_subsection_id = h.course_subsection_id and r.state = 'RUNNING')
        or exists (select from exam_accommodations a
          left join course_group_members m on ${ours('m')} and ${ours('a')}
            and m.course_group_id = a.course_group_id and m.user_id = ${userId}
          where a.course_subsection_id = h.course_subsection_id
            and (a.user_id = ${userId} or m.user_id is not null)))`,
    ),
);

/**
 * Published exams of courses that may open, close or run out of time for somebody in a span: by everybody's window, by one of
 * their own, by an attempt that runs.
 */
export const listExamsAround = (tx: Tx, around: Around) => tx.all(heldAround(around));

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

const MEMBER_IDS = sql<number[]>`array(select m.user_id from course_group_members m
  where ${ours('m')} and m.course_group_id = a.course_group_id)`.as('member_ids');

const grantsOf = statement(({ ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('exam_accommodations as a')
    .selectAll('a')
    .select(MEMBER_IDS)
    .where(sql<boolean>`a.course_subsection_id = any(${ids}::bigint[])`),
);

const grantsIn = statement(({ courseIds }: OfCourses) =>
  db
    .selectFrom('exam_accommodations as a')
    .innerJoin('subsection_exams as h', 'h.course_subsection_id', 'a.course_subsection_id')
    .selectAll('a')
    .select(MEMBER_IDS)
    .where(sql<boolean>`h.course_id = any(${courseIds}::bigint[])`),
);

type GrantRow = Selectable<DB['exam_accommodations']> & { member_ids: number[] };

const presentGrant = (row: GrantRow): GrantedAccommodation => ({
  courseSubsectionId: row.course_subsection_id,
  userIds: row.user_id === null ? row.member_ids : [row.user_id],
  scope: row.user_id === null ? 'GROUP' : 'LEARNER',
  extraMinutes: row.extra_minutes,
  extraPercent: row.extra_percent,
  extraAttempts: row.extra_attempts,
  opensAt: time(row.opens_at),
  closesAt: time(row.closes_at),
});

/** Everything granted in exams, to learners and to groups of their course. */
export async function findAccommodations(tx: Tx, ...ids: readonly number[]): Promise<GrantedAccommodation[]> {
  return (await tx.all(grantsOf({ ids }))).map(presentGrant);
}

/** Everything granted in the exams of these courses. */
export async function listAccommodations(tx: Tx, ...courseIds: readonly number[]): Promise<GrantedAccommodation[]> {
  return (await tx.all(grantsIn({ courseIds }))).map(presentGrant);
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
  tx: Tx,
  place: { courseId: number; courseSubsectionId: number },
  body: SubsectionExamChange,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const made = await tx.run(
    db
      .insertInto('subsection_exams')
      .values({
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
  tx: Tx,
  courseSubsectionId: number,
  body: SubsectionExamChange,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('subsection_exams')
      .set({ ...columnsOf(body, passwordHash), version: body.version + 1 })
      .where('course_subsection_id', '=', courseSubsectionId)
      .where('version', '=', body.version),
  );
  return touched === 1;
}

export async function setPublished(tx: Tx, id: number, isPublished: boolean): Promise<void> {
  await tx.run(
    db
      .updateTable('subsection_exams')
      .set({ is_published: isPublished, version: sql<number>`version + 1` })
      .where('course_subsection_id', '=', id),
  );
}

/** Has a learner sat it? Editors trying it out don't count. */
export async function hasBeenSat(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.one(
    db
      .selectFrom('exam_attempts')
      .select('exam_attempt_id')
      .where('course_subsection_id', '=', id)
      .where('is_preview', '=', false)
      .limit(1),
  );
  return row !== undefined;
}
