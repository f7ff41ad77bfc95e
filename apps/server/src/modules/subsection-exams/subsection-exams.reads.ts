import { releasedNow } from '@sullam/domain/exams/release.ts';
import { startRefusal } from '@sullam/domain/exams/sitting.ts';
import { type Selectable, sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import type { ExamAccommodationsTable } from '../../kernel/database/schema.gen.ts';
import { examFindings, type Findings, readDrawableSections } from '../exams/exams.public.ts';
import { presentInstructions } from './attempt-standing.reads.ts';
import { type AttemptRow, findAttempts, findAttemptsIn } from './exam-attempts.repository.ts';
import { everybodyClosesAt, sittingOf } from './personal-sitting.ts';
import { NOTHING_KNOWN, releasedOf, releasesOf, standingOf } from './standing.ts';
import { isLocked } from './subsection-exams.access.ts';
import {
  findAccommodations,
  type GrantedAccommodation,
  type HeldExam,
  listAccommodations as listGrantsIn,
  listSubsectionExams as listHeldIn,
  releaseRulesOf,
  titleOf,
} from './subsection-exams.repository.ts';
import type {
  AccommodationRow,
  AttemptSummary,
  GroupAccommodationRow,
  PageOnly,
  SubsectionExamCard,
  SubsectionExamDetail,
  SubsectionExamEditing,
} from './subsection-exams.schemas.ts';

type Title = SubsectionExamCard['title'];

const text = (date: Date | null): string | null => date?.toISOString() ?? null;
const moment = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();

/** What would go wrong when learners sit a held exam. */
export async function readFindings(context: MemberContext, tx: Tx, held: HeldExam): Promise<Findings> {
  const findings = examFindings({
    title: held.exam_title as Title,
    sections: await readDrawableSections(context, tx, held.exam_id),
    closesAt: held.closes_at?.getTime() ?? null,
    releases: releaseRulesOf(held),
    now: context.clock.now().getTime(),
  });
  return { isReady: findings.every(({ isRequired }) => !isRequired), findings };
}

export async function readHeldForEditing(
  context: MemberContext,
  tx: Tx,
  held: HeldExam,
): Promise<SubsectionExamEditing> {
  const counted = await tx.one(
    db
      .selectFrom('exam_attempts')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('organization_id', '=', context.organizationId)
      .where('course_subsection_id', '=', held.course_subsection_id)
      .where('is_preview', '=', false),
  );
  return {
    subsectionExamId: held.course_subsection_id,
    courseId: held.course_id,
    title: titleOf(held),
    examTitle: held.exam_title as Title,
    examId: held.exam_id,
    opensAt: text(held.opens_at),
    closesAt: text(held.closes_at),
    limitMinutes: held.limit_minutes,
    attemptsAllowed: held.attempts_allowed,
    gradingMethod: held.grading_method,
    passPercent: held.pass_percent,
    allowedAddresses: held.addresses,
    releaseScore: held.release_score,
    releaseAnswers: held.release_answers,
    releaseExplanations: held.release_explanations,
    releaseAt: text(held.release_at),
    isBlind: held.is_blind,
    markerCount: held.marker_count,
    hasPassword: held.password_hash !== null,
    isPublished: held.is_published,
    attemptCount: counted?.count ?? 0,
    version: held.version,
  };
}

export async function listAccommodations(context: MemberContext, tx: Tx, id: number): Promise<AccommodationRow[]> {
  const rows = await tx.all(
    db
      .selectFrom('exam_accommodations as a')
      .innerJoin('members as m', (join) =>
        join.onRef('m.organization_id', '=', 'a.organization_id').onRef('m.user_id', '=', 'a.user_id'),
      )
      .selectAll('a')
      .leftJoin('exam_attempts as r', (join) =>
        join
          .onRef('r.organization_id', '=', 'a.organization_id')
          .onRef('r.course_subsection_id', '=', 'a.course_subsection_id')
          .onRef('r.user_id', '=', 'a.user_id')
          .on('r.state', '=', 'RUNNING')
          .on('r.is_preview', '=', false),
      )
      .select(['m.user_id as learner_id', 'm.first_name', 'm.last_name'])
      .select(['r.exam_attempt_id as running_id', 'r.deadline as running_deadline'])
      .select(
        sql<number>`(select count(*)::int from exam_attempts u where u.organization_id = a.organization_id
          and u.course_subsection_id = a.course_subsection_id and u.user_id = a.user_id and not u.is_preview)`.as(
          'used',
        ),
      )
      .where('a.organization_id', '=', context.organizationId)
      .where('a.course_subsection_id', '=', id)
      .orderBy('m.last_name')
      .orderBy('m.user_id'),
  );
  return rows.map((row) => ({
    userId: row.learner_id,
    firstName: row.first_name,
    lastName: row.last_name,
    ...grantOf(row),
    attemptsUsed: row.used,
    isRunning: row.running_id !== null,
    runningDeadline: text(row.running_deadline),
  }));
}

const grantOf = (row: Selectable<ExamAccommodationsTable>) => ({
  extraMinutes: row.extra_minutes,
  extraPercent: row.extra_percent,
  extraAttempts: row.extra_attempts,
  opensAt: text(row.opens_at),
  closesAt: text(row.closes_at),
  note: row.note,
  version: row.version,
  grantedAt: row.granted_at.toISOString(),
});

/** What was granted to groups of the course. */
export async function listGroupAccommodations(
  context: MemberContext,
  tx: Tx,
  id: number,
): Promise<GroupAccommodationRow[]> {
  const rows = await tx.all(
    db
      .selectFrom('exam_accommodations as a')
      .innerJoin('course_groups as g', (join) =>
        join.onRef('g.organization_id', '=', 'a.organization_id').onRef('g.course_group_id', '=', 'a.course_group_id'),
      )
      .selectAll('a')
      .select([
        'g.course_group_id as group_id',
        'g.name',
        sql<number>`(select count(*)::int from course_group_members m
          where m.organization_id = g.organization_id and m.course_group_id = g.course_group_id)`.as('member_count'),
      ])
      .where('a.organization_id', '=', context.organizationId)
      .where('a.course_subsection_id', '=', id)
      .orderBy('g.course_group_id'),
  );
  return rows.map((row) => ({
    courseGroupId: row.group_id,
    name: row.name as Title,
    memberCount: row.member_count,
    ...grantOf(row),
  }));
}

/** An attempt in a list of its learner. */
export function summaryOf(row: AttemptRow, showsScore: boolean): AttemptSummary {
  return {
    examAttemptId: row.exam_attempt_id,
    number: row.number,
    state: row.state,
    isPreview: row.is_preview,
    startedAt: row.started_at.toISOString(),
    deadline: text(row.deadline),
    finishedAt: text(row.finished_at),
    score: showsScore ? row.score : null,
    marks: row.marks,
    isBeingMarked: row.score === null && (row.state === 'SUBMITTED' || row.state === 'EXPIRED'),
  };
}

interface Personal {
  held: HeldExam;
  grants: readonly GrantedAccommodation[];
  attempts: readonly AttemptRow[];
  isPreview: boolean;
}

function personalOf(context: MemberContext, { held, grants, attempts, isPreview }: Personal) {
  const now = context.clock.now().getTime();
  const sitting = sittingOf(held, grants, { userId: context.caller.userId, isPreview });
  const closes = everybodyClosesAt(held, grants);
  const mayKnow = releasedNow(releaseRulesOf(held), {
    now,
    isFinished: true,
    isMarked: true,
    everybodyClosesAt: closes,
  }).score;
  return {
    opensAt: moment(sitting.opensAt),
    closesAt: moment(sitting.closesAt),
    limitMinutes: sitting.limitMinutes,
    extraMinutes: sitting.extraMinutes,
    attemptsAllowed: sitting.attemptsAllowed,
    attemptsUsed: attempts.length,
    runningAttemptId: attempts.find(({ state }) => state === 'RUNNING')?.exam_attempt_id ?? null,
    refusal: startRefusal(sitting, now, attempts.length),
    standing: mayKnow ? standingOf(held, attempts) : NOTHING_KNOWN,
  };
}

const summariesOf = (context: MemberContext, { held, grants, attempts }: Personal): AttemptSummary[] => {
  const at = { now: context.clock.now().getTime(), everybodyClosesAt: everybodyClosesAt(held, grants) };
  return attempts.map((row) => summaryOf(row, releasedOf(held, row, at).score));
};

const readPersonal = async (context: MemberContext, tx: Tx, held: HeldExam, isPreview: boolean): Promise<Personal> => {
  const [grants, attempts] = await Promise.all([
    findAccommodations(context, tx, held.course_subsection_id),
    findAttempts(context, tx, {
      courseSubsectionId: held.course_subsection_id,
      userId: context.caller.userId,
      isPreview,
    }),
  ]);
  return { held, grants, attempts, isPreview };
};

/** An exam before it is sat: what awaits the learner, what was done, why it can't be started. */
export async function readSubsectionExam(
  context: MemberContext,
  tx: Tx,
  held: HeldExam,
  canEdit: boolean,
): Promise<SubsectionExamDetail> {
  const personal = await readPersonal(context, tx, held, canEdit);
  const isHidden = !canEdit && (await isLocked(context, tx, held));
  const sections = await tx.all(
    db
      .selectFrom('exam_sections as s')
      .select([
        's.navigation',
        sql<number>`(select coalesce(sum(d.take), 0)::int from exam_draws d where d.organization_id = s.organization_id
          and d.exam_section_id = s.exam_section_id)`.as('count'),
      ])
      .where('s.organization_id', '=', context.organizationId)
      .where('s.exam_id', '=', held.exam_id)
      .orderBy('s.position'),
  );
  return {
    subsectionExamId: held.course_subsection_id,
    courseId: held.course_id,
    title: titleOf(held),
    instructions: isHidden ? {} : presentInstructions(held.instructions),
    isPublished: held.is_published,
    hasPassword: held.password_hash !== null,
    gradingMethod: held.grading_method,
    passPercent: held.pass_percent,
    questionCount: sections.reduce((sum, { count }) => sum + count, 0),
    navigation: sections.map(({ navigation }) => navigation),
    releases: releasesOf(held, everybodyClosesAt(held, personal.grants)),
    ...personalOf(context, personal),
    serverTime: context.clock.now().toISOString(),
    attempts: summariesOf(context, personal).reverse(),
    canEdit,
  };
}

/** One's own attempts at an exam, the newest first. */
export async function listOwnAttempts(
  context: MemberContext,
  tx: Tx,
  held: HeldExam,
  canEdit: boolean,
  { skip = 0, take = 20 }: PageOnly,
): Promise<{ data: AttemptSummary[]; total: number }> {
  const all = summariesOf(context, await readPersonal(context, tx, held, canEdit)).reverse();
  return { data: all.slice(skip, skip + take), total: all.length };
}

/** The exams of a course in the order of its lessons, with how the learner stands: always as many statements. */
export async function listSubsectionExams(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  canEdit: boolean,
  { skip = 0, take = 20 }: PageOnly,
): Promise<{ data: SubsectionExamCard[]; total: number }> {
  const rows = await tx.all(
    db
      .selectFrom('subsection_exams as h')
      .innerJoin('course_subsections as s', (join) =>
        join
          .onRef('s.organization_id', '=', 'h.organization_id')
          .onRef('s.course_subsection_id', '=', 'h.course_subsection_id'),
      )
      .innerJoin('course_sections as p', (join) =>
        join
          .onRef('p.organization_id', '=', 's.organization_id')
          .onRef('p.course_section_id', '=', 's.course_section_id'),
      )
      .select([
        'h.course_subsection_id as id',
        sql<number>`count(*) over ()::int`.as('total'),
        sql<boolean>`exists (select from finished_subsections d where d.organization_id = h.organization_id
          and d.user_id = ${context.caller.userId} and d.course_id = h.course_id and d.course_subsection_id = h.course_subsection_id)`.as(
          'is_finished',
        ),
      ])
      .where('h.organization_id', '=', context.organizationId)
      .where('h.course_id', '=', courseId)
      .where(sql<boolean>`(h.is_published or ${canEdit}::boolean)`)
      .orderBy('p.position')
      .orderBy('s.position')
      .orderBy('h.course_subsection_id')
      .offset(skip)
      .limit(take),
  );
  const { userId } = context.caller;
  const [held, grants, attempts] = await Promise.all([
    listHeldIn(context, tx, courseId),
    listGrantsIn(context, tx, courseId),
    findAttemptsIn(context, tx, { courseId, userId, isPreview: canEdit }),
  ]);
  const heldById = new Map(held.map((exam) => [exam.course_subsection_id, exam]));
  const data = rows.flatMap(({ id, is_finished }): SubsectionExamCard[] => {
    const exam = heldById.get(id);
    if (!exam) return [];
    const personal = {
      held: exam,
      grants: grants.filter(({ courseSubsectionId }) => courseSubsectionId === id),
      attempts: attempts.filter((attempt) => attempt.course_subsection_id === id),
      isPreview: canEdit,
    };
    return [
      {
        subsectionExamId: id,
        title: titleOf(exam),
        isPublished: exam.is_published,
        isFinished: is_finished,
        ...personalOf(context, personal),
      },
    ];
  });
  return { data, total: rows[0]?.total ?? 0 };
}
