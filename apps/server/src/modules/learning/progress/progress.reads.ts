import { progressFromCounts } from '@sullam/domain/progress.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { judge, percentOf, type StoredCriteria } from './completion.ts';
import { SHOWN_WHEN_FINISHED } from './finished-facts.reads.ts';
import type { Completion, CourseProgress } from './progress.schemas.ts';

interface SectionCounts {
  courseSectionId: number;
  requiredCount: number;
  finishedCount: number;
}

/** Required and finished subsections of each section, in the order of the course. */
export const readSectionCounts = async (
  context: MemberContext,
  tx: Tx,
  courseId: number,
): Promise<(SectionCounts & { fraction: number; percent: number })[]> => {
  const rows = await tx.sql<SectionCounts[]>`
    select k.course_section_id as "courseSectionId",
      count(*) filter (where s.is_required)::int as "requiredCount",
      count(d.finished_at) filter (where s.is_required)::int as "finishedCount"
    from sections k
    left join lessons s on ${inOrganization('s')} and s.course_id = k.course_id and s.course_section_id = k.course_section_id
    left join finished_subsections d on ${inOrganization('d')} and d.course_id = s.course_id
      and d.course_subsection_id = s.course_subsection_id and d.user_id = ${context.caller.userId}
    where ${inOrganization('k')} and k.course_id = ${courseId}
    group by k.course_section_id, k.position order by k.position, k.course_section_id`;
  return rows.map((row) => {
    const { fraction, percent } = progressFromCounts(row.finishedCount, row.requiredCount);
    return { ...row, fraction, percent };
  });
};

export const readEnrollment = (context: MemberContext, tx: Tx, courseId: number) =>
  tx.one(
    db
      .selectFrom('course_overviews as c')
      .leftJoin('learners as n', (join) =>
        join.onRef('n.course_id', '=', 'c.course_id').on('n.user_id', '=', context.caller.userId),
      )
      // the subsection of the last visit may be gone since, or have nothing any more
      .leftJoin('lessons as v', (join) =>
        join
          .onRef('v.course_id', '=', 'n.course_id')
          .onRef('v.course_subsection_id', '=', 'n.last_visited_subsection_id')
          .on('v.is_made', '=', true),
      )
      .leftJoin('course_totals as g', (join) =>
        join.onRef('g.course_id', '=', 'n.course_id').onRef('g.user_id', '=', 'n.user_id'),
      )
      .select([
        'c.passing_criteria as criteria',
        'g.percent as grade',
        'g.attendance',
        'n.enrollment_id as enrollmentId',
        'n.enrolled_at as enrolledAt',
        'n.completed_at as completedAt',
        'n.last_visited_at as visitedAt',
        'v.course_subsection_id as visitedSubsectionId',
      ])
      .where('c.course_id', '=', courseId),
  );

/** Where the caller stands in a course, by section and on the whole. */
export async function readCourseProgress(context: MemberContext, tx: Tx, courseId: number): Promise<CourseProgress> {
  const [sections, finished, enrollment] = await Promise.all([
    readSectionCounts(context, tx, courseId),
    tx.all(
      db
        .selectFrom('finished_subsections')
        .select('course_subsection_id')
        .where('user_id', '=', context.caller.userId)
        .where('course_id', '=', courseId)
        .orderBy('course_subsection_id'),
    ),
    readEnrollment(context, tx, courseId),
  ]);
  const progress = progressFromCounts(
    sections.reduce((sum, section) => sum + section.finishedCount, 0),
    sections.reduce((sum, section) => sum + section.requiredCount, 0),
  );
  return {
    fraction: progress.fraction,
    percent: progress.percent,
    finished: finished.map((row) => row.course_subsection_id),
    finishedCount: progress.finished,
    required: progress.required,
    isEnrolled: enrollment?.enrollmentId != null,
    enrollmentId: enrollment?.enrollmentId ?? null,
    isCompleted: enrollment?.completedAt != null,
    completedAt: enrollment?.completedAt?.toISOString() ?? null,
    sections,
    lastVisitedSubsectionId: enrollment?.visitedSubsectionId ?? null,
  };
}

/** Whether the caller has completed a course, and if not, what is missing. */
export async function readCompletion(context: MemberContext, tx: Tx, courseId: number): Promise<Completion> {
  const [sections, enrollment] = await Promise.all([
    readSectionCounts(context, tx, courseId),
    readEnrollment(context, tx, courseId),
  ]);
  const facts = {
    grade: enrollment?.grade ?? null,
    attendance: enrollment?.attendance ?? null,
    finishedCount: sections.reduce((sum, section) => sum + section.finishedCount, 0),
    requiredCount: sections.reduce((sum, section) => sum + section.requiredCount, 0),
  };
  const isCompleted = enrollment?.completedAt != null;
  const criteria = (enrollment?.criteria ?? {}) as StoredCriteria;
  return {
    isCompleted,
    completedAt: enrollment?.completedAt?.toISOString() ?? null,
    unmet: isCompleted ? [] : judge(facts, criteria).unmet,
    minimumGrade: criteria.minimumGrade ?? null,
    grade: percentOf(facts.grade),
    minimumAttendance: criteria.minimumAttendance ?? null,
    attendance: percentOf(facts.attendance),
  };
}

interface FinishedAsked {
  skip?: number;
  take?: number;
  courseId?: number;
  /** By nobody but the person; see LogReader of the activity log. */
  isOwn: boolean;
}

/**
 * What somebody has finished, latest first. Others learn of what is marked or answered without names that it is finished, and not
 * when: from the hour they could tell whose work it is.
 */
export async function listFinished(tx: Tx, userId: number, { isOwn, courseId, skip = 0, take = 20 }: FinishedAsked) {
  const base = db
    .selectFrom('finished_subsections as d')
    .where('d.user_id', '=', userId)
    .$if(courseId !== undefined, (all) => all.where('d.course_id', '=', courseId!));
  const moment = isOwn
    ? sql<Date | null>`d.finished_at`
    : sql<Date | null>`(select d.finished_at from lessons s where ${inOrganization('s')} and s.course_id = d.course_id
        and s.course_subsection_id = d.course_subsection_id and s.kind = any(${[...SHOWN_WHEN_FINISHED]}::text[]))`;
  const [rows, counted] = await Promise.all([
    tx.all(
      base
        .select(['d.course_id', 'd.course_subsection_id', moment.as('moment')])
        .orderBy(sql`moment desc nulls last`)
        .orderBy('d.course_subsection_id', 'desc')
        .offset(skip)
        .limit(take),
    ),
    tx.one(base.select(sql<number>`count(*)::int`.as('total'))),
  ]);
  return {
    data: rows.map((row) => ({
      courseId: row.course_id,
      courseSubsectionId: row.course_subsection_id,
      finishedAt: row.moment?.toISOString() ?? null,
    })),
    total: counted?.total ?? 0,
  };
}

/** Which course a section is in. */
export const findCourseOfSection = async (tx: Tx, sectionId: number): Promise<number | undefined> =>
  (await tx.one(db.selectFrom('sections').select('course_id').where('course_section_id', '=', sectionId)))?.course_id;
