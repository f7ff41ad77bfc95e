import type { Localized } from '@sullam/domain/localized.ts';
import type { TextRange } from '@sullam/domain/search-folding.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { TextPart } from './plagiarism.repository.ts';
import type { PlagiarismOverview, SubmissionShare } from './plagiarism.schemas.ts';

type Person = { userId: number; firstName: string; lastName: string };

/** One side of a finding as it is kept, whoever may see it. */
export interface SideRow {
  textId: number;
  submissionId: number;
  number: number;
  submittedAt: string;
  learner: Person | null;
  groupName: Localized | null;
  assignmentId: number;
  assignmentTitle: Localized;
  courseId: number;
  courseTitle: Localized;
  total: number;
}

export interface FindingRow {
  findingId: number;
  shared: number;
  passages: { own: TextRange; other: TextRange }[];
  foundAt: string;
  dismissal: { by: Person; at: string; reason: string } | null;
  own: SideRow;
  other: SideRow;
}

interface Wanted {
  assignmentId: number;
  /** Doesn't reveal who submitted later. */
  isAnonymous: boolean;
  state?: 'OPEN' | 'DISMISSED' | undefined;
  /** Only of one submission, and only this one finding. */
  submissionId?: number;
  findingId?: number;
  skip?: number;
  take?: number;
}

const side = (tx: Tx, name: 'own' | 'other') => tx.sql`jsonb_build_object(
  'textId', ${tx.sql(name)}.plagiarism_text_id, 'submissionId', ${tx.sql(name)}.assignment_submission_id,
  'number', ${tx.sql(name)}.number, 'submittedAt', ${tx.sql(`${name}_v`)}.submitted_at,
  'learner', case when ${tx.sql(`${name}_m`)}.user_id is not null then jsonb_build_object('userId', ${tx.sql(`${name}_m`)}.user_id,
    'firstName', ${tx.sql(`${name}_m`)}.first_name, 'lastName', ${tx.sql(`${name}_m`)}.last_name) end,
  'groupName', ${tx.sql(`${name}_s`)}.group_name, 'assignmentId', ${tx.sql(name)}.course_subsection_id,
  'assignmentTitle', ${tx.sql(`${name}_u`)}.title, 'courseId', ${tx.sql(`${name}_s`)}.course_id,
  'courseTitle', ${tx.sql(`${name}_c`)}.title, 'total', ${tx.sql(name)}.fingerprint_count)`;

const joins = (tx: Tx, name: 'own' | 'other') => tx.sql`
  join plagiarism_texts ${tx.sql(name)} on ${inOrganization(name)}
    and ${tx.sql(name)}.plagiarism_text_id = sides.${tx.sql(`${name}_id`)}
  join submitted_work ${tx.sql(`${name}_s`)} on ${inOrganization(`${name}_s`)}
    and ${tx.sql(`${name}_s`)}.assignment_submission_id = ${tx.sql(name)}.assignment_submission_id
  join submitted_versions ${tx.sql(`${name}_v`)} on ${inOrganization(`${name}_v`)}
    and ${tx.sql(`${name}_v`)}.assignment_submission_id = ${tx.sql(name)}.assignment_submission_id
    and ${tx.sql(`${name}_v`)}.number = ${tx.sql(name)}.number
  join lessons ${tx.sql(`${name}_u`)} on ${inOrganization(`${name}_u`)}
    and ${tx.sql(`${name}_u`)}.course_subsection_id = ${tx.sql(name)}.course_subsection_id
  join course_overviews ${tx.sql(`${name}_c`)} on ${inOrganization(`${name}_c`)}
    and ${tx.sql(`${name}_c`)}.course_id = ${tx.sql(`${name}_s`)}.course_id
  left join member_names ${tx.sql(`${name}_m`)} on ${inOrganization(`${name}_m`)}
    and ${tx.sql(`${name}_m`)}.user_id = ${tx.sql(`${name}_s`)}.user_id`;

/**
 * Findings of an assignment's submissions as they count now, the most alike first. Of two for the same assignment the
 * later one is `own`, or where names are hidden either one; of each other submission only its most alike version is there.
 */
export async function listFindings(
  tx: Tx,
  { assignmentId, isAnonymous, state, submissionId, findingId, skip = 0, take = 100 }: Wanted,
): Promise<{ data: FindingRow[]; total: number }> {
  const { sql } = tx;
  const rows = await sql<(FindingRow & { total: number })[]>`
    with seen as (
      select distinct on (own.assignment_submission_id, other.assignment_submission_id)
        f.plagiarism_finding_id as "findingId", f.shared, f.found_at as "foundAt",
        f.shared::numeric / own.fingerprint_count as similarity,
        (select jsonb_agg(jsonb_build_object('own', p -> sides.own_key, 'other', p -> sides.other_key)
            order by (p -> sides.own_key ->> 'start')::int)
          from jsonb_array_elements(f.passages) p) as passages,
        case when f.dismissed_by is not null then jsonb_build_object('at', f.dismissed_at, 'reason', f.dismiss_reason,
          'by', jsonb_build_object('userId', d.user_id, 'firstName', d.first_name, 'lastName', d.last_name)) end as dismissal,
        ${side(tx, 'own')} as own, ${side(tx, 'other')} as other
      from plagiarism_findings f
      cross join lateral (values (f.first_text_id, f.second_text_id, 'first', 'second'),
        (f.second_text_id, f.first_text_id, 'second', 'first')) sides (own_id, other_id, own_key, other_key)
      ${joins(tx, 'own')}
      ${joins(tx, 'other')}
      left join member_names d on ${inOrganization('d')} and d.user_id = f.dismissed_by
      where ${inOrganization('f')} and own.course_subsection_id = ${assignmentId}
        and own.number = own_s.current_number and other_v.withdrawn_at is null
        and (${submissionId ?? null}::bigint is null or own.assignment_submission_id = ${submissionId ?? null}::bigint)
        and (${submissionId ?? null}::bigint is not null or other.course_subsection_id <> own.course_subsection_id
          or case when ${isAnonymous} then own.assignment_submission_id > other.assignment_submission_id
            else (own_v.submitted_at, own.plagiarism_text_id) > (other_v.submitted_at, other.plagiarism_text_id) end)
        and (${findingId ?? null}::bigint is null or f.plagiarism_finding_id = ${findingId ?? null}::bigint)
      order by own.assignment_submission_id, other.assignment_submission_id, f.shared desc, f.plagiarism_finding_id
    )
    select *, count(*) over ()::int as total from seen
    where ${state ?? null}::text is null or (dismissal is null) = (${state ?? null}::text = 'OPEN')
    order by similarity desc, "findingId" offset ${skip} limit ${take}`;
  return { data: rows, total: rows[0]?.total ?? 0 };
}

/** Of each submission as it counts now that is like another one, the largest share. */
export const listShares = ({ sql }: Tx, assignmentId: number): Promise<SubmissionShare[]> => sql`
  select distinct on (own.assignment_submission_id) own.assignment_submission_id as "assignmentSubmissionId", f.shared,
    own.fingerprint_count as total
  from plagiarism_findings f
  cross join lateral (values (f.first_text_id, f.second_text_id), (f.second_text_id, f.first_text_id)) sides (own_id, other_id)
  join plagiarism_texts own on ${inOrganization('own')} and own.plagiarism_text_id = sides.own_id
  join submitted_work s on ${inOrganization('s')}
    and s.assignment_submission_id = own.assignment_submission_id and s.current_number = own.number
  join plagiarism_texts other on ${inOrganization('other')} and other.plagiarism_text_id = sides.other_id
  join submitted_versions v on ${inOrganization('v')}
    and v.assignment_submission_id = other.assignment_submission_id and v.number = other.number and v.withdrawn_at is null
  where ${inOrganization('f')} and own.course_subsection_id = ${assignmentId} and f.dismissed_by is null
  order by own.assignment_submission_id, f.shared desc`;

/** A compared text with its parts. */
export async function findText(tx: Tx, textId: number): Promise<{ text: string; parts: TextPart[] }> {
  const [row] = await tx.sql<{ text: string; parts: TextPart[] }[]>`
    select body as text, parts from plagiarism_texts
    where ${inOrganization()} and plagiarism_text_id = ${textId}`;
  return row!;
}

/** How far the versions that count have been checked. */
export async function countChecks(
  tx: Tx,
  assignmentId: number,
): Promise<Pick<PlagiarismOverview, 'waiting' | 'checked' | 'unreadable'>> {
  const [row] = await tx.sql<Pick<PlagiarismOverview, 'waiting' | 'checked' | 'unreadable'>[]>`
    select count(*) filter (where t.status <> 'CHECKED')::int as waiting,
      count(*) filter (where t.status = 'CHECKED' and t.body <> '')::int as checked,
      count(*) filter (where t.status = 'CHECKED' and t.body = '')::int as unreadable
    from plagiarism_texts t
    join submitted_work s on ${inOrganization('s')}
      and s.assignment_submission_id = t.assignment_submission_id and s.current_number = t.number
    where ${inOrganization('t')} and t.course_subsection_id = ${assignmentId}`;
  return row!;
}

export interface CheckRow {
  assignmentId: number;
  number: number | null;
  status: 'WAITING' | 'CHECKED' | 'FAILED' | null;
  checkedAt: Date | null;
  parts: TextPart[] | null;
}

/** How the version that counts of a submission was checked. */
export async function findCheck(tx: Tx, submissionId: number): Promise<CheckRow | undefined> {
  const [row] = await tx.sql<CheckRow[]>`
    select s.course_subsection_id as "assignmentId", s.current_number as number, t.status, t.checked_at as "checkedAt", t.parts
    from submitted_work s
    left join plagiarism_texts t on ${inOrganization('t')}
      and t.assignment_submission_id = s.assignment_submission_id and t.number = s.current_number
    where ${inOrganization('s')} and s.assignment_submission_id = ${submissionId}`;
  return row;
}
