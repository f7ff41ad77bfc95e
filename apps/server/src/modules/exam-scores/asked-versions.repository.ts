import { db, type Tenant } from '../../kernel/database/database.ts';

/** Asked questions (q) with the version that was asked (v). */
export const askedVersions = ({ organizationId }: Tenant) =>
  db
    .selectFrom('asked_questions as q')
    .innerJoin('bank_versions as v', (join) =>
      join
        .onRef('v.organization_id', '=', 'q.organization_id')
        .onRef('v.question_id', '=', 'q.question_id')
        .onRef('v.version', '=', 'q.version'),
    )
    .where('q.organization_id', '=', organizationId);

/** The same where there is a mark (m): of attempts that were handed in (t). */
export const markedVersions = (tenant: Tenant) =>
  askedVersions(tenant)
    .innerJoin('answer_marks as m', (join) =>
      join
        .onRef('m.organization_id', '=', 'q.organization_id')
        .onRef('m.exam_attempt_id', '=', 'q.exam_attempt_id')
        .onRef('m.position', '=', 'q.position'),
    )
    .innerJoin('sat_exams as t', (join) =>
      join.onRef('t.organization_id', '=', 'q.organization_id').onRef('t.exam_attempt_id', '=', 'q.exam_attempt_id'),
    );
