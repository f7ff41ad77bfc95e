import { readNumber } from '@sullam/domain/certificates/certificate-number.ts';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { isAdministrator } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type PageOf, readPage } from '../../../kernel/database/paging.ts';
import { accessCourse, courseViewerOf, worksOnCourse } from '../../learning/courses/courses.public.ts';
import { accessEarned } from '../../learning/enrollments/enrollments.public.ts';
import {
  accessSpecialization,
  specializationAbilities,
} from '../../learning/specializations/specializations.public.ts';
import { manageSpecialization } from '../certificate-templates/certificate-templates.public.ts';
import { isRenewable, statusOf } from './certificate-status.ts';
import { ofCourse, ofSpecialization, type Subject } from './certificate-subject.ts';
import { accessCertificate } from './certificates.access.ts';
import { type CertificateRow, certificates, findNewestOf, type Origin } from './certificates.repository.ts';
import type { IssuedCertificate, OwnCertificate } from './certificates.schemas.ts';

const claimsOf = ({ claims }: CertificateRow) => ({
  name: claims.name,
  course: claims.course,
  courses: claims.courses ?? null,
  lessonCount: claims.lessonCount,
  minutes: claims.minutes,
  result: claims.result,
  earnedAt: claims.earnedAt,
  issuedAt: claims.issuedAt,
  validUntil: claims.validUntil,
});

export const presentOwn = (row: CertificateRow, now: Date): OwnCertificate => ({
  certificateId: row.certificateId,
  number: row.number,
  courseId: row.courseId,
  specializationId: row.specializationId,
  status: statusOf(row, now) as OwnCertificate['status'],
  ...claimsOf(row),
  reason: row.reason,
  replacedBy: row.replacedBy,
  isRenewable: isRenewable(row, now),
  sharing: { hidesResult: row.hidesResult, allowsDownload: row.allowsDownload },
});

/** Somebody's certificates, the newest first; those that were replaced are left out: the newer one stands for them. */
export async function listOwn(context: MemberContext, userId: number, page: PageOf) {
  await accessEarned(context, userId);
  return reading(context, async (tx) => {
    const own = certificates()
      .where('c.user_id', '=', userId)
      .where(
        sql<boolean>`not exists (select from certificates x where ${inOrganization('x')} and x.replaces_certificate_id = c.certificate_id)`,
      )
      .orderBy('c.issued_at', 'desc')
      .orderBy('c.certificate_id', 'desc');
    const { data, total } = await readPage(tx, own, page);
    const now = context.clock.now();
    return { data: data.map((row) => presentOwn(row, now)), total };
  });
}

/** The caller's newest certificate of a specialization, and how it is come by. */
export const readOwnOfSpecialization = (context: MemberContext, specializationId: number) =>
  reading(context, async (tx) => {
    await accessSpecialization(context, tx, specializationId);
    const { userId } = context.caller;
    const certificate = await findNewestOf(tx, ofSpecialization(specializationId), userId);
    const facts = await tx.one(
      db
        .selectFrom('specialization_overviews as s')
        .leftJoin('specialization_followers as n', (join) =>
          join.onRef('n.specialization_id', '=', 's.specialization_id').on('n.user_id', '=', userId),
        )
        .select(['s.is_certificate_issued_manually as isIssuedManually', 'n.completed_at as completedAt'])
        .where('s.specialization_id', '=', specializationId),
    );
    return {
      certificate: certificate ? presentOwn(certificate, context.clock.now()) : null,
      isIssuedManually: facts?.isIssuedManually ?? false,
      isComplete: facts?.completedAt != null,
    };
  });

/** The caller's newest certificate of a course, and how it is come by. */
export const readOwnOfCourse = (context: MemberContext, courseId: number) =>
  reading(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'learn');
    const { userId } = context.caller;
    const certificate = await findNewestOf(tx, ofCourse(courseId), userId);
    const facts = await tx.one(
      db
        .selectFrom('course_overviews as c')
        .leftJoin('learners as n', (join) => join.onRef('n.course_id', '=', 'c.course_id').on('n.user_id', '=', userId))
        .select(['c.is_certificate_issued_manually as isIssuedManually', 'n.completed_at as completedAt'])
        .where('c.course_id', '=', courseId),
    );
    return {
      certificate: certificate ? presentOwn(certificate, context.clock.now()) : null,
      isIssuedManually: facts?.isIssuedManually ?? false,
      isComplete: facts?.completedAt != null,
    };
  });

type IssuedStatus = 'VALID' | 'EXPIRED' | 'REVOKED' | 'REPLACED';

const isReplaced = sql<boolean>`exists (select from certificates x where ${inOrganization('x')} and x.replaces_certificate_id = c.certificate_id)`;

const hasStatus = (status: IssuedStatus, now: Date): RawBuilder<boolean> => {
  if (status === 'REVOKED') return sql<boolean>`(s.revoked_at is not null and not ${isReplaced})`;
  if (status === 'REPLACED') return sql<boolean>`(s.revoked_at is not null and ${isReplaced})`;
  const ended = sql<boolean>`coalesce(c.valid_until <= ${now}, false)`;
  return status === 'EXPIRED'
    ? sql<boolean>`(s.revoked_at is null and ${ended})`
    : sql<boolean>`(s.revoked_at is null and not ${ended})`;
};

/** What somebody typed is in a folded text; a number is found with and without its hyphens. */
const holds = (column: string, search: string): RawBuilder<boolean> => {
  const text = readNumber(search) ?? search;
  return sql<boolean>`${sql.ref(column)} like containing(fold_search(${text}))`;
};

interface IssuedQuery extends PageOf {
  search?: string | undefined;
  status?: IssuedStatus | undefined;
}

/** Issued certificates with who holds them. */
const issued = () =>
  certificates()
    .innerJoin('member_names as m', 'm.user_id', 'c.user_id')
    .innerJoin('certificate_template_usage as t', 't.certificate_template_id', 'c.certificate_template_id')
    .select(['m.first_name as firstName', 'm.last_name as lastName', 't.published_version as publishedVersion']);

type IssuedRow = CertificateRow & { firstName: string; lastName: string; publishedVersion: number };

const presentIssued = (row: IssuedRow, now: Date): IssuedCertificate => ({
  certificateId: row.certificateId,
  number: row.number,
  courseId: row.courseId,
  specializationId: row.specializationId,
  holder: { userId: row.userId, firstName: row.firstName, lastName: row.lastName },
  status: statusOf(row, now) as IssuedCertificate['status'],
  ...claimsOf(row),
  origin: row.origin as Origin,
  edition: row.edition,
  templateVersion: row.templateVersion,
  isNewestVersion: row.templateVersion === row.publishedVersion,
  reason: row.reason,
  replacedBy: row.replacedBy,
  isRenewable: isRenewable(row, now),
});

/** Certificates of a course or specialization for who works on it; null: of all that the caller works on. */
export const listIssued = (context: MemberContext, subject: Subject | null, query: IssuedQuery) =>
  reading(context, async (tx) => {
    const now = context.clock.now();
    let rows = issued();
    if (subject?.courseId) {
      await accessCourse(context, tx, subject.courseId, 'edit');
      rows = rows.where('c.course_id', '=', subject.courseId);
    } else if (subject) {
      await manageSpecialization(context, tx, subject.specializationId as number);
      rows = rows.where('c.specialization_id', '=', subject.specializationId);
    } else if (!isAdministrator(context.caller))
      rows = rows.where(
        sql<boolean>`(exists (select from course_overviews o where ${inOrganization('o')} and o.course_id = c.course_id and ${worksOnCourse(courseViewerOf(context), 'o')})
          or (${specializationAbilities(context).canEdit}::boolean and c.specialization_id is not null))`,
      );
    if (query.status) rows = rows.where(hasStatus(query.status, now));
    if (query.search?.trim()) rows = rows.where(holds('c.search_text', query.search));
    const page = await readPage(tx, rows.orderBy('c.issued_at', 'desc').orderBy('c.certificate_id', 'desc'), query);
    return { data: page.data.map((row) => presentIssued(row, now)), total: page.total };
  });

export const readIssued = (context: MemberContext, certificateId: number) =>
  reading(context, async (tx) => {
    await accessCertificate(context, tx, certificateId, 'see');
    const row = await tx.one(issued().where('c.certificate_id', '=', certificateId));
    if (!row) throw new Error('a certificate has no holder');
    return presentIssued(row, context.clock.now());
  });

interface CandidateQuery extends PageOf {
  search?: string | undefined;
  completed?: number | undefined;
}

const candidateColumns = [
  'n.user_id as userId',
  'm.first_name as firstName',
  'm.last_name as lastName',
  'n.completed_at as completedAt',
] as const;

interface CandidateRow {
  userId: number;
  firstName: string;
  lastName: string;
  completedAt: Date | null;
}

/** Those who completed last stand first; `n` is who learns, `m` their record. */
async function readCandidates(
  tx: Tx,
  candidates: SelectQueryBuilder<never, never, CandidateRow>,
  query: CandidateQuery,
) {
  let rows = candidates;
  if (query.completed === 1) rows = rows.where(sql<boolean>`n.completed_at is not null`);
  if (query.search?.trim()) rows = rows.where(holds('m.search_text', query.search));
  const page = await readPage(tx, rows.orderBy(sql`n.completed_at desc nulls last`).orderBy(sql`n.user_id`), query);
  return {
    data: page.data.map((row) => ({ ...row, completedAt: row.completedAt?.toISOString() ?? null })),
    total: page.total,
  };
}

/** Learners of a course who hold no certificate of it. */
export const listCandidates = (context: MemberContext, courseId: number, query: CandidateQuery) =>
  reading(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'edit');
    const rows = db
      .selectFrom('learners as n')
      .innerJoin('member_records as m', 'm.user_id', 'n.user_id')
      .select(candidateColumns)
      .where('n.course_id', '=', courseId)
      .where(
        sql<boolean>`not exists (select from certificates c where ${inOrganization('c')} and c.course_id = n.course_id and c.user_id = n.user_id)`,
      );
    return readCandidates(tx, rows, query);
  });

/** Who follows a specialization and holds no certificate of it. */
export const listFollowersWithout = (context: MemberContext, specializationId: number, query: CandidateQuery) =>
  reading(context, async (tx) => {
    await manageSpecialization(context, tx, specializationId);
    const rows = db
      .selectFrom('specialization_followers as n')
      .innerJoin('member_records as m', 'm.user_id', 'n.user_id')
      .select(candidateColumns)
      .where('n.specialization_id', '=', specializationId)
      .where(
        sql<boolean>`not exists (select from certificates c where ${inOrganization('c')} and c.specialization_id = n.specialization_id and c.user_id = n.user_id)`,
      );
    return readCandidates(tx, rows, query);
  });

/** How many certificates were issued in each version of each template. */
export const countHolders = (tx: Tx) =>
  tx.all(
    db
      .selectFrom('certificates as c')
      .select([
        'c.certificate_template_id as certificateTemplateId',
        'c.template_version as templateVersion',
        sql<number>`count(*)::int`.as('holders'),
      ])
      .groupBy(['c.certificate_template_id', 'c.template_version']),
  );
