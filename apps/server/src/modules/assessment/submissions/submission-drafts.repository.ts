import { db, type Tx } from '../../../kernel/database/database.ts';
import { upsert } from '../../../kernel/database/upsert.ts';
import type { SubmissionContent } from './submission-content.ts';
import type { SubmissionRecord } from './submissions.repository.ts';

export interface Draft extends SubmissionContent {
  version: number;
  savedBy: number;
  savedAt: Date;
}

export async function findDraft(tx: Tx, id: number): Promise<Draft | undefined> {
  return tx.one(
    db
      .selectFrom('submission_drafts')
      .select(['version', 'body', 'link', 'media_ids as mediaIds', 'saved_by as savedBy', 'saved_at as savedAt'])
      .where('assignment_submission_id', '=', id),
  );
}

/** Keeps a draft as the next version; the caller has compared the versions under the lock of the submission. */
export async function putDraft(
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
  await tx.run(upsert(db.insertInto('submission_drafts'), { assignment_submission_id: id }, values));
  await tx.run(
    db.updateTable('assignment_submissions').set({ draft_saves: version }).where('assignment_submission_id', '=', id),
  );
  return version;
}

export async function deleteDraft(tx: Tx, id: number): Promise<void> {
  await tx.run(db.deleteFrom('submission_drafts').where('assignment_submission_id', '=', id));
}
