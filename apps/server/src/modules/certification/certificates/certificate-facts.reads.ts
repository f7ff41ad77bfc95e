import type { Localized } from '@sullam/domain/localized.ts';
import { nameByLanguage } from '@sullam/domain/names.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { findCourseTotals, percentOf } from '../../learning/progress/progress.public.ts';
import { ofCourse, type Subject } from './certificate-subject.ts';

export interface NameRow {
  own_first_name: string;
  own_last_name: string;
  other_first_name: string | null;
  other_last_name: string | null;
}

const whole = (first: string, last: string): string => `${first} ${last}`.replace(/\s+/gu, ' ').trim();

/** A person's name in the scripts in which it is known. */
export function nameOf(row: NameRow): Localized {
  const { other_first_name: first, other_last_name: last } = row;
  return nameByLanguage(whole(row.own_first_name, row.own_last_name), first && last ? whole(first, last) : null);
}

/** What a course or a specialization is when its certificates are issued. */
export interface SubjectFacts {
  subject: Subject;
  title: Localized;
  hue: number | null;
  lessonCount: number;
  minutes: number;
  minimumGrade: string | null;
  instructors: Localized[];
  isIssuedManually: boolean;
}

export async function findCourseFacts(tx: Tx, courseId: number): Promise<SubjectFacts | undefined> {
  const row = await tx.one(
    db
      .selectFrom('course_overviews as c')
      .select([
        'c.title',
        'c.category_hue as hue',
        'c.duration_minutes as minutes',
        'c.is_certificate_issued_manually as isIssuedManually',
        sql<number | null>`(c.passing_criteria ->> 'minimumGrade')::int`.as('minimumGrade'),
        sql<number>`(select count(*)::int from lessons l where ${inOrganization('l')} and l.course_id = c.course_id)`.as(
          'lessonCount',
        ),
        sql<number>`(select coalesce(sum(l.duration_minutes), 0)::int from lessons l where ${inOrganization('l')} and l.course_id = c.course_id)`.as(
          'lessonMinutes',
        ),
      ])
      .where('c.course_id', '=', courseId),
  );
  if (!row) return undefined;
  const instructors = await tx.all(
    db
      .selectFrom('course_teachers as i')
      .innerJoin('member_records as m', 'm.user_id', 'i.user_id')
      .select(['m.own_first_name', 'm.own_last_name', 'm.other_first_name', 'm.other_last_name'])
      .where('i.course_id', '=', courseId)
      .orderBy('i.position')
      .orderBy('i.user_id')
      .limit(3),
  );
  return {
    subject: ofCourse(courseId),
    title: row.title,
    hue: row.hue,
    lessonCount: row.lessonCount,
    minutes: row.minutes > 0 ? row.minutes : row.lessonMinutes,
    minimumGrade: row.minimumGrade === null ? null : String(row.minimumGrade),
    isIssuedManually: row.isIssuedManually,
    instructors: instructors.map((person) => nameOf(person as NameRow)),
  };
}

export interface CompletedCourse {
  title: Localized;
  lessonCount: number;
  minutes: number;
}

/** What a learner is when their certificate is issued. */
export interface HolderFacts {
  userId: number;
  name: Localized;
  /** When the course was completed; null: it isn't. */
  completedAt: Date | null;
  result: string | null;
  edition: number;
  /** Of a specialization: what of it they have completed. */
  courses?: readonly CompletedCourse[];
}

/** Those of some people who learn or have learned in the course, and how far. */
export async function findHolderFacts(tx: Tx, courseId: number, userIds: readonly number[]): Promise<HolderFacts[]> {
  const rows = await tx.all(
    db
      .selectFrom('enrollment_records as n')
      .innerJoin('member_records as m', 'm.user_id', 'n.user_id')
      .select([
        'n.user_id as userId',
        'n.completed_at as completedAt',
        'm.own_first_name',
        'm.own_last_name',
        'm.other_first_name',
        'm.other_last_name',
        sql<number>`(select coalesce(max(x.edition), 0) from certificates x where ${inOrganization('x')} and x.course_id = n.course_id and x.user_id = n.user_id)::int`.as(
          'edition',
        ),
      ])
      .where('n.course_id', '=', courseId)
      .where(sql<boolean>`n.user_id = any(${[...userIds]}::bigint[])`)
      .orderBy('n.user_id'),
  );
  const totals = await findCourseTotals(tx, courseId, userIds);
  return rows.map((row) => ({
    userId: row.userId,
    name: nameOf(row as NameRow),
    completedAt: row.completedAt,
    result: percentOf(totals.get(row.userId)),
    edition: row.edition,
  }));
}
