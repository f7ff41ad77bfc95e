import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';
import { json } from '../../kernel/database/json.ts';
import type { SubmissionContent } from './submission-content.ts';

/** Whose submission it is. */
export interface Owner {
  assignmentId: number;
  courseId: number;
  userId: number | null;
  courseGroupId: number | null;
}

/** Makes the submission of a learner or a group; nothing where it is there, whoever was first. */
export async function ensureSubmission(
  { organizationId }: Tenant,
  tx: Tx,
  { assignmentId, courseId, userId, courseGroupId }: Owner,
  now: Date,
): Promise<void> {
  await tx.run(
    db
      .insertInto('assignment_submissions')
      .values({
        organization_id: organizationId,
        course_subsection_id: assignmentId,
        course_id: courseId,
        user_id: userId,
        course_group_id: courseGroupId,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

const submissions = ({ organizationId }: Tenant) =>
  db
    .selectFrom('assignment_submissions')
    .select(['assignment_submission_id as assignmentSubmissionId', 'course_subsection_id as assignmentId'])
    .select(['course_id as courseId', 'user_id as userId', 'course_group_id as courseGroupId'])
    .select(['last_number as lastNumber', 'current_number as currentNumber', 'draft_saves as draftSaves'])
    .select('group_name as groupName')
    .select(
      sql<number | null>`coalesce(course_group_id, (select g.course_group_id from course_group_members g
        where g.organization_id = assignment_submissions.organization_id and g.course_id = assignment_submissions.course_id
          and g.user_id = assignment_submissions.user_id))`.as('datesGroupId'),
    )
    .where('organization_id', '=', organizationId);

export type SubmissionRecord = Awaited<ReturnType<ReturnType<typeof submissions>['execute']>>[number];

export const findSubmission = (tenant: Tenant, tx: Tx, id: number): Promise<SubmissionRecord | undefined> =>
  tx.one(submissions(tenant).where('assignment_submission_id', '=', id));

/** The submission of an owner, which nobody else changes until the transaction ends. */
export const lockSubmission = (tenant: Tenant, tx: Tx, owner: Owner): Promise<SubmissionRecord | undefined> => {
  const query = submissions(tenant).where('course_subsection_id', '=', owner.assignmentId).forUpdate();
  return tx.one(
    owner.userId === null
      ? query.where('course_group_id', '=', owner.courseGroupId)
      : query.where('user_id', '=', owner.userId),
  );
};

export const lockSubmissionById = (tenant: Tenant, tx: Tx, id: number): Promise<SubmissionRecord | undefined> =>
  tx.one(submissions(tenant).where('assignment_submission_id', '=', id).forUpdate());

export interface Draft extends SubmissionContent {
  version: number;
  savedBy: number;
  savedAt: Date;
}

export async function findDraft({ organizationId }: Tenant, tx: Tx, id: number): Promise<Draft | undefined> {
  return tx.one(
    db
      .selectFrom('submission_drafts')
      .select(['version', 'body', 'link', 'media_ids as mediaIds', 'saved_by as savedBy', 'saved_at as savedAt'])
      .where('organization_id', '=', organizationId)
      .where('assignment_submission_id', '=', id),
  );
}

/** Keeps a draft as the next version; the caller has compared the versions under the lock of the submission. */
export async function putDraft(
  { organizationId }: Tenant,
  tx: Tx,
  { assignmentSubmissionId: id, draftSaves }: SubmissionRecord,
  draft: Omit<Draft, 'version'>,
): Promise<number> {
  const version = draftSaves + 1;
  const values = {
    version,
    body: draft.body,
    link: draft.link,
    media_ids: [...draft.mediaIds],
    saved_by: draft.savedBy,
    saved_at: draft.savedAt,
  };
  await tx.run(
    db
      .insertInto('submission_drafts')
      .values({ organization_id: organizationId, assignment_submission_id: id, ...values })
      .onConflict((conflict) => conflict.columns(['organization_id', 'assignment_submission_id']).doUpdateSet(values)),
  );
  await tx.run(
    db
      .updateTable('assignment_submissions')
      .set({ draft_saves: version })
      .where('organization_id', '=', organizationId)
      .where('assignment_submission_id', '=', id),
  );
  return version;
}

export async function deleteDraft({ organizationId }: Tenant, tx: Tx, id: number): Promise<void> {
  await tx.run(
    db
      .deleteFrom('submission_drafts')
      .where('organization_id', '=', organizationId)
      .where('assignment_submission_id', '=', id),
  );
}

export interface NewVersion {
  number: number;
  content: SubmissionContent;
  files: readonly { mediaId: number; name: string; byteSize: number }[];
  wordCount: number;
  receiptCode: string;
  submittedBy: number;
  submittedAt: Date;
}

/** Writes down what was handed in, for good, and makes it what counts. */
export async function insertVersion(
  { organizationId }: Tenant,
  tx: Tx,
  id: number,
  version: NewVersion,
): Promise<void> {
  const key = { organization_id: organizationId, assignment_submission_id: id, number: version.number };
  await tx.run(
    db.insertInto('submission_versions').values({
      ...key,
      body: version.content.body,
      link: version.content.link,
      word_count: version.wordCount,
      receipt_code: version.receiptCode,
      submitted_by: version.submittedBy,
      submitted_at: version.submittedAt,
    }),
  );
  if (version.files.length > 0)
    await tx.run(
      db.insertInto('submission_files').values(
        version.files.map((file, position) => ({
          ...key,
          position,
          media_id: file.mediaId,
          file_name: file.name,
          byte_size: file.byteSize,
        })),
      ),
    );
}

export async function setCurrent(
  { organizationId }: Tenant,
  tx: Tx,
  id: number,
  {
    lastNumber,
    currentNumber,
    groupName,
  }: Pick<SubmissionRecord, 'lastNumber' | 'currentNumber'> & { groupName?: Localized },
): Promise<void> {
  await tx.run(
    db
      .updateTable('assignment_submissions')
      .set({
        last_number: lastNumber,
        current_number: currentNumber,
        ...(groupName ? { group_name: json(groupName) } : {}),
      })
      .where('organization_id', '=', organizationId)
      .where('assignment_submission_id', '=', id),
  );
}

/** The people to whom a version belongs; who has handed in with another group keeps that. */
export async function freezeMembers(
  { organizationId }: Tenant,
  tx: Tx,
  { assignmentSubmissionId, assignmentId }: Pick<SubmissionRecord, 'assignmentSubmissionId' | 'assignmentId'>,
  userIds: readonly number[],
  number: number,
): Promise<void> {
  await tx.sql`
    insert into submission_members (organization_id, assignment_submission_id, course_subsection_id, user_id, last_number)
    select ${organizationId}, ${assignmentSubmissionId}, ${assignmentId}, u, ${number} from unnest(${[...userIds]}::bigint[]) u
    on conflict (organization_id, course_subsection_id, user_id) do update set last_number = excluded.last_number
      where submission_members.assignment_submission_id = excluded.assignment_submission_id`;
}

/** Whose submission it is, with the newest version that was handed in while they were in the group. */
export const listMembers = ({ organizationId }: Tenant, tx: Tx, id: number) =>
  tx.all(
    db
      .selectFrom('submission_members')
      .select(['user_id as userId', 'last_number as lastNumber'])
      .where('organization_id', '=', organizationId)
      .where('assignment_submission_id', '=', id)
      .orderBy('user_id'),
  );

export const listMemberIds = async (tenant: Tenant, tx: Tx, id: number): Promise<number[]> =>
  (await listMembers(tenant, tx, id)).map(({ userId }) => userId);

/** Nobody's any more: what was handed in was withdrawn. */
export async function releaseMembers({ organizationId }: Tenant, tx: Tx, id: number): Promise<void> {
  await tx.run(
    db
      .deleteFrom('submission_members')
      .where('organization_id', '=', organizationId)
      .where('assignment_submission_id', '=', id),
  );
}

export async function markWithdrawn(
  { organizationId }: Tenant,
  tx: Tx,
  id: number,
  number: number,
  now: Date,
): Promise<void> {
  await tx.run(
    db
      .updateTable('submission_versions')
      .set({ withdrawn_at: now })
      .where('organization_id', '=', organizationId)
      .where('assignment_submission_id', '=', id)
      .where('number', '=', number),
  );
}

/** Has somebody begun to mark it? */
export async function hasReviews({ organizationId }: Tenant, tx: Tx, id: number): Promise<boolean> {
  const row = await tx.one(
    db.selectNoFrom(
      sql<boolean>`exists (select from submission_reviews where organization_id = ${organizationId} and assignment_submission_id = ${id})`.as(
        'there',
      ),
    ),
  );
  return row?.there === true;
}

/** The files of a version in their order. */
export const listFiles = ({ organizationId }: Tenant, tx: Tx, id: number, number: number) =>
  tx.all(
    db
      .selectFrom('submission_files')
      .select(['submission_file_id as submissionFileId', 'media_id as mediaId', 'file_name as name'])
      .where('organization_id', '=', organizationId)
      .where('assignment_submission_id', '=', id)
      .where('number', '=', number)
      .orderBy('position'),
  );

const versions = ({ organizationId }: Tenant, id: number) =>
  db
    .selectFrom('submission_versions as v')
    .leftJoin('members as m', (join) =>
      join.onRef('m.organization_id', '=', 'v.organization_id').onRef('m.user_id', '=', 'v.submitted_by'),
    )
    .select([
      'v.number',
      'v.submitted_at',
      'v.withdrawn_at',
      'v.receipt_code',
      'm.user_id',
      'm.first_name',
      'm.last_name',
    ])
    .where('v.organization_id', '=', organizationId)
    .where('v.assignment_submission_id', '=', id);

/** All that was handed in, the newest first, without what it holds. */
export const listVersions = (tenant: Tenant, tx: Tx, id: number) =>
  tx.all(versions(tenant, id).orderBy('v.number', 'desc'));

export const findVersion = (tenant: Tenant, tx: Tx, id: number, number: number) =>
  tx.one(versions(tenant, id).select(['v.body', 'v.link', 'v.word_count']).where('v.number', '=', number));

export async function findSubmittedAt(
  { organizationId }: Tenant,
  tx: Tx,
  id: number,
  number: number,
): Promise<Date | undefined> {
  const row = await tx.one(
    db
      .selectFrom('submission_versions')
      .select('submitted_at')
      .where('organization_id', '=', organizationId)
      .where('assignment_submission_id', '=', id)
      .where('number', '=', number),
  );
  return row?.submitted_at;
}

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];
