import type { Localized } from '@sullam/domain/localized.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { findAssignment } from '../assignments/assignments.public.ts';

export interface VersionToCheck {
  assignmentId: number;
  courseId: number;
  /** Cleaned HTML. */
  body: string;
  files: { mediaId: number; name: string }[];
  /** What is asked: HTML, and files beside it. */
  instructions: Localized;
  attachmentIds: number[];
}

/** A version that was handed in and not withdrawn, with its task; undefined when there is none. */
export async function findVersionToCheck(
  tx: Tx,
  submissionId: number,
  number: number,
): Promise<VersionToCheck | undefined> {
  const [version] = await tx.sql<Pick<VersionToCheck, 'assignmentId' | 'courseId' | 'body'>[]>`
    select s.course_subsection_id as "assignmentId", s.course_id as "courseId", v.body
    from submitted_versions v
    join submitted_work s on ${inOrganization('s')} and s.assignment_submission_id = v.assignment_submission_id
    where ${inOrganization('v')} and v.assignment_submission_id = ${submissionId} and v.number = ${number}
      and v.withdrawn_at is null`;
  if (!version) return undefined;
  const task = await findAssignment(tx, version.assignmentId);
  if (!task) return undefined;
  const files = await tx.all(
    db
      .selectFrom('submitted_files')
      .select(['media_id as mediaId', 'file_name as name'])
      .where('assignment_submission_id', '=', submissionId)
      .where('number', '=', number)
      .orderBy('position'),
  );
  const { instructions, attachmentIds } = task;
  return { ...version, files, instructions, attachmentIds };
}

/** The versions of an assignment that count now. */
export async function listCurrentVersions(
  tx: Tx,
  assignmentId: number,
): Promise<{ submissionId: number; number: number }[]> {
  return tx.sql<{ submissionId: number; number: number }[]>`
    select assignment_submission_id as "submissionId", current_number as number from submitted_work
    where ${inOrganization()} and course_subsection_id = ${assignmentId} and current_number is not null`;
}

export interface Candidate {
  textId: number;
  body: string;
  fingerprintCount: number;
  shared: number;
}

/** Fewer shared fingerprints are a phrase, not a passage. */
export const LEAST_SHARED = 3;
const MOST_CANDIDATES = 20;

/** A submission's text, whose fingerprints are kept already. */
export interface KeptText {
  submissionId: number;
  textId: number;
  fingerprintCount: number;
}

/**
 * Texts of others that share fingerprints: of each other submission the version that shares most, the most alike first.
 * Others are those with whom the submission has no author in common.
 */
export const findCandidates = (
  tx: Tx,
  { submissionId, textId, fingerprintCount }: KeptText,
  thresholdPercent: number,
): Promise<Candidate[]> => tx.sql<Candidate[]>`
    with counted as materialized (
      select f.plagiarism_text_id, count(*)::int as shared
      from plagiarism_fingerprints own
      join plagiarism_fingerprints f on ${inOrganization('f')} and f.hash = own.hash
      where ${inOrganization('own')} and own.plagiarism_text_id = ${textId}
      group by f.plagiarism_text_id having count(*) >= ${LEAST_SHARED}
    ), others as (
      select distinct on (t.assignment_submission_id) t.plagiarism_text_id, t.body, t.fingerprint_count, c.shared
      from counted c
      join plagiarism_texts t on ${inOrganization('t')} and t.plagiarism_text_id = c.plagiarism_text_id
      join submitted_versions v on ${inOrganization('v')}
        and v.assignment_submission_id = t.assignment_submission_id and v.number = t.number and v.withdrawn_at is null
      where t.assignment_submission_id <> ${submissionId}
        and c.shared * 100 >= ${thresholdPercent} * least(t.fingerprint_count, ${fingerprintCount}::int)
        and not exists (
          select from submission_people own
          join submission_people other on ${inOrganization('other')} and other.user_id = own.user_id
          where ${inOrganization('own')} and own.assignment_submission_id = ${submissionId}
            and other.assignment_submission_id = t.assignment_submission_id)
      order by t.assignment_submission_id, c.shared desc, t.number desc
    )
    select plagiarism_text_id as "textId", body, fingerprint_count as "fingerprintCount", shared
    from others order by shared desc, plagiarism_text_id limit ${MOST_CANDIDATES}`;

/** Which of a text's hashes each of these others has. */
export async function findSharedHashes(
  tx: Tx,
  textId: number,
  otherTextIds: readonly number[],
): Promise<Map<number, Set<bigint>>> {
  const known = new Map(otherTextIds.map((id) => [id, new Set<bigint>()]));
  if (known.size === 0) return known;
  const rows = await tx.sql<{ otherTextId: number; hash: string }[]>`
    select f.plagiarism_text_id as "otherTextId", f.hash::text as hash
    from plagiarism_fingerprints own
    join plagiarism_fingerprints f on ${inOrganization('f')} and f.hash = own.hash
    where ${inOrganization('own')} and own.plagiarism_text_id = ${textId}
      and f.plagiarism_text_id = any(${[...otherTextIds]}::bigint[])`;
  for (const { otherTextId, hash } of rows) known.get(otherTextId)?.add(BigInt(hash));
  return known;
}
